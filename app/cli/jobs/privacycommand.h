// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/account/commandaccount.h"
#include "app/cli/account/outagelimit.h"

#include "account/account.h"
#include "base/privatefolder.h"
#include "privacy/erasurerequests.h"

#include <QEventLoop>

namespace storedesk::cli {

struct PrivacyQuestion
{
    // The list of contacts; empty if an earlier request is continued.
    QString file = {};
    QString reference = {};
    // An earlier request whose remaining contacts are tried again, or left out.
    QString again = {};
    QString finish = {};
    std::optional<qint64> expectedRows = {};
    // The number of invalid rows that are left out.
    qint64 mostRejects = 0;
    // Where a copy of the certificate is written.
    QString output = {};
    bool dryRun = false;
    bool asJson = false;
};

// Deletes contacts in the service and on this computer, and reports the certificate, as the window
// does.
class PrivacyCommand final : public QObject
{
    Q_OBJECT

public:
    PrivacyCommand(PrivacyQuestion question, const CommandAccount &account,
                   const profiles::Profile &profile, const base::Places &places);
    ~PrivacyCommand() override;

    // Returns an ExitCode.
    [[nodiscard]] int exec();

private:
    [[nodiscard]] base::Result<privacy::ErasureList> readList() const;
    // Reports the list, and returns the exit code that its limits demand.
    [[nodiscard]] std::optional<int> checkList(const privacy::ErasureList &list) const;
    [[nodiscard]] int stop(const base::Problem &problem, int code) const;
    void open();
    void begin();
    void continueEarlier();
    void look();
    [[nodiscard]] const privacy::ErasureRequests::Entry *entry() const;
    void reportOpen(const privacy::ErasureRequests::Entry &entry);
    void reportCertificate();
    void leave(int code);

    PrivacyQuestion m_question;
    CommandAccount m_commandAccount;
    profiles::Profile m_profile;
    base::Places m_places;
    base::SystemClock m_clock;
    privacy::ErasureList m_list;
    // Each object is destroyed before those above it.
    std::unique_ptr<account::Account> m_account;
    std::unique_ptr<jobs::JobManager> m_jobManager;
    std::unique_ptr<privacy::ErasureRequests> m_requests;
    std::unique_ptr<OutageLimit> m_outage;
    QEventLoop m_loop;
    QString m_id;
    bool m_begun = false;
};

} // namespace storedesk::cli
