// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "storage/bin.h"

#include <QAbstractTableModel>

namespace storedesk::ui::changes {

// The copies in the bin, newest first.
class BinModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Title, Kind, State, Deleted, Until, ColumnCount };
    enum Role { NumberRole = Qt::UserRole, SortRole };

    // The bin and the clock outlive the model.
    BinModel(storage::Bin &bin, const base::Clock &clock, QObject *parent = nullptr);

    [[nodiscard]] const storage::BinEntry *entry(const QModelIndex &index) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    void follow();

    storage::Bin &m_bin;
    const base::Clock &m_clock;
    std::vector<storage::BinEntry> m_entries;
};

} // namespace storedesk::ui::changes
