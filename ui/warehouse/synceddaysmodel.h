// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/columnmodel.h"
#include "warehouse/syncplan.h"

namespace storedesk::ui::warehouse {

// The days that were synced, newest first.
class SyncedDaysModel final : public itemmodels::ColumnModel<storedesk::warehouse::SyncedDay>
{
    Q_OBJECT

public:
    enum Column { Day, Rows, Repeated, Asked, State, ColumnCount };

    explicit SyncedDaysModel(QObject *parent = nullptr);

    // Returns permanent names of all columns.
    [[nodiscard]] static QStringList columnNames();

    void setDays(std::vector<storedesk::warehouse::SyncedDay> days);
};

} // namespace storedesk::ui::warehouse
