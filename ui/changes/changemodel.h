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

// One changed field, or a whole job.
struct ChangeRow
{
    // The change. If it has no job, it is an edit.
    storedesk::jobs::RecordChange change;
    // The changed member; empty for a whole job.
    QString member = {};
};

// Changes made on this computer by edits, jobs and imports, newest first. There is one row for each
// changed field, or one row for a whole job.
class ChangeModel final : public itemmodels::ColumnModel<ChangeRow>
{
    Q_OBJECT

public:
    enum Column { When, Record, Field, Before, After, By, End, ColumnCount };
    // EndRole returns a storage::RecordEditResult as an int.
    enum Role { EndRole = Qt::UserRole };

    using Wanted = std::function<bool(const storage::RecordEdit &)>;

    // The account and the clock must outlive the model. Without a condition, all edits are shown.
    ChangeModel(account::Account &account, const base::Clock &clock, Wanted wanted = {},
                QObject *parent = nullptr);

    // Evaluates the condition again. Call this when its results may have changed.
    void look();
    // Sets changes made by jobs, which are shown together with the edits.
    void setJobChanges(std::vector<storedesk::jobs::RecordChange> changes);

private:
    account::Account &m_account;
    const base::Clock &m_clock;
    Wanted m_wanted;
    std::vector<storedesk::jobs::RecordChange> m_byJobs;
};

// Returns the display name of a record member, including the account's custom fields.
[[nodiscard]] QString titleOfMember(account::Account &account, catalogue::Resource resource,
                                    const QString &member);

} // namespace storedesk::ui::changes
