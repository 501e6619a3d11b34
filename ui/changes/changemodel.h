// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/columnmodel.h"
#include "jobs/recordchanges.h"

#include <functional>

namespace storedesk::base {
class Clock;
}
namespace storedesk::account {
class Account;
}

namespace storedesk::ui::changes {

// A field of a change, or a whole job.
struct ChangeRow
{
    // A change without a job is an edit.
    storedesk::jobs::RecordChange change;
    // Empty for a whole job.
    QString member = {};
};

// Changes made on this computer by edits, jobs and imports, newest first. Has one row for each
// changed field, or one row for a whole job.
class ChangeModel final : public itemmodels::ColumnModel<ChangeRow>
{
    Q_OBJECT

public:
    enum Column { When, Record, Field, Before, After, By, End, ColumnCount };
    // EndRole returns an int of storage::RecordEditResult.
    enum Role { EndRole = Qt::UserRole };

    using Wanted = std::function<bool(const storage::RecordEdit &)>;

    // The account and the clock must outlive the model. Without a condition all edits are shown.
    ChangeModel(account::Account &account, const base::Clock &clock, Wanted wanted = {},
                QObject *parent = nullptr);

    // Call when the condition returns different results.
    void look();
    // Shown together with the edits.
    void setJobChanges(std::vector<storedesk::jobs::RecordChange> changes);

private:
    account::Account &m_account;
    const base::Clock &m_clock;
    Wanted m_wanted;
    std::vector<storedesk::jobs::RecordChange> m_byJobs;
};

// Returns the display name of a member of a record, including custom fields of the account.
[[nodiscard]] QString titleOfMember(account::Account &account, catalogue::Resource resource,
                                    const QString &member);

} // namespace storedesk::ui::changes
