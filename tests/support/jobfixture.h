// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/givenjob.h"
#include "support/goodrequests.h"

#include <QTemporaryDir>

namespace support {

// Runs a job in a practice store with real data. Its rows are requests, and its journal is a file.
class JobFixture
{
public:
    using Request = storedesk::http::Request;

    [[nodiscard]] storedesk::jobs::JobRun &run() { return m_job->run(); }
    [[nodiscard]] storedesk::api::Session &session() { return m_fixture.session(); }
    [[nodiscard]] storedesk::practice::Service &service() { return m_fixture.service(); }
    [[nodiscard]] storedesk::practice::Ledger &ledger() { return m_fixture.ledger(); }
    [[nodiscard]] ManualClock &clock() { return m_fixture.clock(); }
    [[nodiscard]] QString path() const { return m_folder.filePath(u"job.sqlite"_s); }

    // Returns requests that succeed, each with a unique name and existing prerequisites.
    [[nodiscard]] std::vector<Request> good(storedesk::catalogue::OperationId operation, int count)
    {
        std::vector<Request> requests;
        for (int number = 0; number < count; ++number)
            requests.push_back(m_good.of(operation));
        return requests;
    }

    void make(const std::vector<Request> &requests,
              storedesk::journal::RunOptions options = {.width = 8})
    {
        m_job.emplace(path(), session(), clock(), requests, std::move(options));
        ledger().clear();
    }

    // Simulates a restart of the program.
    void reopen() { m_job->reopen(session()); }

    // Leaves the journal as if the program had been killed while this many rows were being sent.
    void leaveBehind(int count) { m_job->leaveBehind(count, session()); }

    template <typename IsSo>
    [[nodiscard]] bool until(IsSo isSo)
    {
        return runUntil(clock(), session().client(), isSo);
    }

    [[nodiscard]] bool untilEnded()
    {
        return until([this] { return run().state() == storedesk::jobs::JobRun::State::Done; });
    }

    [[nodiscard]] storedesk::http::Outcome end(const Request &request)
    {
        return m_fixture.end(request);
    }

    [[nodiscard]] std::vector<storedesk::journal::JobRow>
    rows(const storedesk::journal::RowFilter &filter = {}) const
    {
        return m_job->rows(filter);
    }

private:
    SessionFixture m_fixture;
    GoodRequests m_good{m_fixture};
    QTemporaryDir m_folder;
    std::optional<GivenJob> m_job;
};

} // namespace support
