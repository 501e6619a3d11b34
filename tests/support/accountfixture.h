// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "account/account.h"
#include "jobs/jobmanager.h"
#include "journal/journal.h"
#include "practice/service/service.h"
#include "support/fastclock.h"
#include "support/seededstores.h"
#include "workspace/workspace.h"

#include <QTemporaryDir>
#include <QTest>

namespace support {

// Provides an account in a practice store with its jobs, for tests of files that are sent or
// downloaded.
class AccountFixture
{
public:
    using Options = storedesk::practice::ServiceOptions;
    using Id = storedesk::catalogue::OperationId;

    explicit AccountFixture(const Options &options)
    {
        auto started = storedesk::practice::Service::start(copied(options), m_clock);
        if (!started)
            qFatal("%s", qPrintable(started.error().what));
        m_service = std::move(*started);
        open();
    }
    Q_DISABLE_COPY_MOVE(AccountFixture)

    void open()
    {
        m_account = std::make_unique<storedesk::account::Account>(
            storedesk::profiles::Profile{.id = QStringLiteral("test"),
                                         .name = QStringLiteral("Casa Oliva"),
                                         .address = m_service->url(),
                                         .guard = storedesk::profiles::ProtectionLevel::Free,
                                         .requestsPerMinute = 0},
            m_service->apiKey(), m_clock, m_folder.path());
        m_workspace = std::make_unique<storedesk::workspace::Workspace>(*m_account);
        (void)jobManager();
    }
    // Closes the account abruptly, without notifications.
    void close()
    {
        m_workspace.reset();
        m_account.reset();
    }

    [[nodiscard]] storedesk::jobs::JobManager &jobManager() { return m_workspace->jobManager(); }
    [[nodiscard]] storedesk::account::Account &account() { return *m_account; }
    [[nodiscard]] storedesk::workspace::Workspace &workspace() { return *m_workspace; }
    [[nodiscard]] storedesk::practice::Ledger &ledger() { return m_service->ledger(); }
    [[nodiscard]] storedesk::practice::Service &service() { return *m_service; }
    [[nodiscard]] storedesk::base::Clock &clock() { return m_clock; }
    [[nodiscard]] QDate today() const { return m_clock.now().date(); }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    template <typename IsSo>
    [[nodiscard]] static bool until(IsSo isSo)
    {
        return QTest::qWaitFor(isSo, 60'000);
    }

    [[nodiscard]] std::vector<storedesk::journal::JobRow> rows(const QString &job)
    {
        auto journal =
            storedesk::journal::Journal::openAgain(jobManager().folder().pathOf(job), m_clock);
        return journal ? (*journal)
                             ->rows()
                             .find({}, 0, 1'000)
                             .value_or(std::vector<storedesk::journal::JobRow>())
                       : std::vector<storedesk::journal::JobRow>();
    }
    // Returns how often the service applied the operation.
    [[nodiscard]] int applied(Id operation) { return ledger().applied(operation); }

protected:
    ~AccountFixture() { close(); }

private:
    FastClock m_clock;
    QTemporaryDir m_folder;
    std::unique_ptr<storedesk::practice::Service> m_service;
    std::unique_ptr<storedesk::account::Account> m_account;
    std::unique_ptr<storedesk::workspace::Workspace> m_workspace;
};

} // namespace support
