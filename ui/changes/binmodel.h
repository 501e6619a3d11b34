// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "itemmodels/columnmodel.h"
#include "storage/bin.h"

namespace storedesk::ui::changes {

// The copies in the bin, newest first. Follows the bin row by row, so that the selection survives.
class BinModel final : public itemmodels::ColumnModel<storage::BinEntry>
{
    Q_OBJECT

public:
    enum Column { Title, Kind, State, Deleted, Until, ColumnCount };
    enum Role { NumberRole = Qt::UserRole };

    // The bin and the clock outlive the model.
    BinModel(storage::Bin &bin, const base::Clock &clock, QObject *parent = nullptr);

    [[nodiscard]] const storage::BinEntry *entry(const QModelIndex &index) const;

private:
    storage::Bin &m_bin;
    const base::Clock &m_clock;
};

} // namespace storedesk::ui::changes
