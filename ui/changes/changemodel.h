// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/recordchanges.h"

#include <QAbstractTableModel>

#include <functional>

namespace storedesk::base {
class Clock;
}
namespace storedesk::desk {
class Desk;
}

namespace storedesk::ui::changes {

// What was changed from this computer, by edits, jobs and imports, newest first: a row for each
// field, or one for a whole job.
class ChangeModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { When, Record, Field, Before, After, By, End, ColumnCount };
    enum Role { EndRole = Qt::UserRole }; // int of local::ChangeEnd

    using Wanted = std::function<bool(const local::Change &)>;

    // Both outlive it. Without a condition all edits are shown.
    ChangeModel(desk::Desk &desk, const base::Clock &clock, Wanted wanted = {},
                QObject *parent = nullptr);

    void look(); // the condition answers otherwise now
    void setJobChanges(std::vector<jobs::RecordChange> changes); // beside the edits
    // Without a job it is an edit.
    [[nodiscard]] const jobs::RecordChange &changeAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    struct Row
    {
        std::size_t change = 0; // in m_changes
        QString member = {};
    };

    desk::Desk &m_desk;
    const base::Clock &m_clock;
    Wanted m_wanted;
    std::vector<jobs::RecordChange> m_byJobs;
    std::vector<jobs::RecordChange> m_changes;
    std::vector<Row> m_rows;
};

// What a person calls a member of a record; fields of the account itself too.
[[nodiscard]] QString titleOfMember(desk::Desk &desk, catalogue::Resource resource,
                                    const QString &member);

} // namespace storedesk::ui::changes
