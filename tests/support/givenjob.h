// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/session.h"
#include "jobs/jobrun.h"
#include "journal/requestjson.h"

namespace support {

// Runs a job whose rows are requests given by the test, with any session and on any disk.
class GivenJob
{
public:
    using Request = storedesk::http::Request;
    using Journal = storedesk::journal::Journal;

    // All references must outlive this object.
    GivenJob(const QString &path, storedesk::api::Session &session,
             const storedesk::base::Clock &clock, const std::vector<Request> &requests,
             storedesk::journal::RunOptions options = {.width = 8}, const QByteArray &vfs = {})
        : m_path(path)
        , m_clock(clock)
        , m_options(std::move(options))
    {
        auto journal = Journal::create(path,
                                       {.id = QStringLiteral("1"),
                                        .title = QStringLiteral("Test"),
                                        .kind = QStringLiteral("given"),
                                        .columns = {QStringLiteral("request")}},
                                       clock, vfs);
        if (!journal)
            qFatal("%s", qPrintable(journal.error().what));
        std::vector<storedesk::journal::NewRow> rows;
        for (const auto &request : requests)
            rows.push_back({.cells = {QString::fromUtf8(storedesk::journal::bytesOf(request))},
                            .key = request.values.value(0)});
        if (!(*journal)->append(rows))
            qFatal("Couldn't write the rows.");
        use(std::move(*journal), session);
    }

    [[nodiscard]] storedesk::jobs::JobRun &run() { return *m_run; }
    [[nodiscard]] const storedesk::journal::RowCounts &counts() const
    {
        return m_run->head().counts;
    }

    // Simulates a restart of the program.
    void reopen(storedesk::api::Session &session) { use(closedJournal(), session); }

    // Leaves the journal as if the program had been killed while this many rows were being sent.
    void leaveBehind(int count, storedesk::api::Session &session)
    {
        auto journal = closedJournal();
        if (!journal->step({.wanted = count}, Journal::Begin::Leaving, &GivenJob::requestOf))
            qFatal("The rows could not be started.");
        use(std::move(journal), session);
    }

    // Reads the rows from the file as another process would.
    [[nodiscard]] std::vector<storedesk::journal::JobRow>
    rows(const storedesk::journal::RowFilter &filter = {}) const
    {
        using Rows = std::vector<storedesk::journal::JobRow>;
        auto journal = Journal::open(m_path, m_clock);
        return journal ? (*journal)->rows().find(filter, 0, 100'000).value_or(Rows()) : Rows();
    }

private:
    static storedesk::base::Result<QByteArray> requestOf(const storedesk::journal::JobRow &row)
    {
        return row.cells.value(0).toUtf8();
    }

    // Ends the run and reopens its journal.
    [[nodiscard]] std::unique_ptr<Journal> closedJournal()
    {
        m_run.reset();
        m_thread.reset();
        auto journal = Journal::open(m_path, m_clock);
        if (!journal)
            qFatal("%s", qPrintable(journal.error().what));
        return std::move(*journal);
    }

    void use(std::unique_ptr<Journal> journal, storedesk::api::Session &session)
    {
        m_thread = std::make_unique<storedesk::journal::JournalThread>(std::move(journal));
        m_run = std::make_unique<storedesk::jobs::JobRun>(session, *m_thread, &GivenJob::requestOf,
                                                          m_options);
    }

    const QString m_path;
    const storedesk::base::Clock &m_clock;
    storedesk::journal::RunOptions m_options;
    std::unique_ptr<storedesk::journal::JournalThread> m_thread;
    std::unique_ptr<storedesk::jobs::JobRun> m_run;
};

} // namespace support
