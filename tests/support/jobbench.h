// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobrun.h"
#include "journal/requestjson.h"
#include "support/goodrequests.h"

#include <QTemporaryDir>

namespace support {

// A job over a practice store with real data. Its rows are requests, and its journal is a file.
class JobBench
{
public:
    using Request = storedesk::http::Request;
    using Journal = storedesk::journal::Journal;

    [[nodiscard]] storedesk::jobs::JobRun &run() { return *m_run; }
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
        auto journal = Journal::create(
            path(),
            {.id = u"1"_s, .title = u"Test"_s, .kind = u"given"_s, .columns = {u"request"_s}},
            m_fixture.clock());
        if (!journal)
            qFatal("%s", qPrintable(journal.error().what));
        std::vector<storedesk::journal::NewRow> rows;
        for (const auto &request : requests)
            rows.push_back({.cells = {QString::fromUtf8(storedesk::journal::bytesOf(request))},
                            .key = request.values.value(0)});
        if (!(*journal)->append(rows))
            qFatal("Couldn't write the rows.");
        m_options = std::move(options);
        use(std::move(*journal));
        m_fixture.ledger().clear();
    }

    // Simulates a restart of the program.
    void reopen()
    {
        m_run.reset();
        m_thread.reset();
        auto journal = Journal::open(path(), m_fixture.clock());
        if (!journal)
            qFatal("%s", qPrintable(journal.error().what));
        use(std::move(*journal));
    }

    // Writes the journal of a program that was killed while this many rows were being sent.
    void leaveBehind(int count)
    {
        m_run.reset();
        m_thread.reset();
        auto journal = Journal::open(path(), m_fixture.clock());
        if (!journal
            || !(*journal)->step({.wanted = count}, Journal::Begin::Leaving, &JobBench::requestOf))
            qFatal("The rows could not be begun.");
        use(std::move(*journal));
    }

    template <typename IsSo>
    [[nodiscard]] bool until(IsSo isSo)
    {
        return runUntil(m_fixture.clock(), m_fixture.session().client(), isSo);
    }

    [[nodiscard]] bool untilEnded()
    {
        return until([this] { return m_run->state() == storedesk::jobs::JobRun::State::Done; });
    }

    [[nodiscard]] storedesk::http::Outcome end(const Request &request)
    {
        return m_fixture.end(request);
    }

    [[nodiscard]] std::vector<storedesk::journal::JobRow>
    rows(const storedesk::journal::RowFilter &filter = {})
    {
        auto journal = Journal::open(path(), m_fixture.clock());
        return journal ? (*journal)
                             ->rows()
                             .find(filter, 0, 10'000)
                             .value_or(std::vector<storedesk::journal::JobRow>())
                       : std::vector<storedesk::journal::JobRow>();
    }

private:
    static storedesk::base::Result<QByteArray> requestOf(const storedesk::journal::JobRow &row)
    {
        return row.cells.value(0).toUtf8();
    }

    void use(std::unique_ptr<Journal> journal)
    {
        m_thread = std::make_unique<storedesk::journal::JournalThread>(std::move(journal));
        m_run = std::make_unique<storedesk::jobs::JobRun>(m_fixture.session(), *m_thread,
                                                          &JobBench::requestOf, m_options);
    }

    SessionFixture m_fixture;
    GoodRequests m_good{m_fixture};
    QTemporaryDir m_folder;
    storedesk::journal::RunOptions m_options;
    std::unique_ptr<storedesk::journal::JournalThread> m_thread;
    std::unique_ptr<storedesk::jobs::JobRun> m_run;
};

} // namespace support
