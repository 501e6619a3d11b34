// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "itemmodels/columnmodel.h"
#include "ui/schedules/runtexts.h"

namespace storedesk::ui::schedules {

// A schedule of any account.
struct ScheduleRow
{
    // The ID of another account. Empty for the account that is open.
    QString account = {};
    QString accountName = {};
    storedesk::schedules::Schedule schedule = {};
    RunHalt halt = RunHalt::None;

    bool operator==(const ScheduleRow &) const = default;
    [[nodiscard]] QString key() const { return account + u'/' + schedule.id; }
};

// The schedules, in the order in which they were created.
class ScheduleModel final : public itemmodels::ColumnModel<ScheduleRow>
{
    Q_OBJECT

public:
    enum Column { On, Name, Account, Kind, When, LastRun, Result, NextRun, ColumnCount };

    // The clock must outlive the model.
    explicit ScheduleModel(const base::Clock &clock, QObject *parent = nullptr);

    void show(std::vector<ScheduleRow> rows) { updateRows(std::move(rows), &ScheduleRow::key); }
    [[nodiscard]] bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    // Emitted when the user turns a schedule on or off. The row changes once the change is saved.
    void switched(const storedesk::ui::schedules::ScheduleRow &row, bool on);

private:
    const base::Clock &m_clock;
};

} // namespace storedesk::ui::schedules
