// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "items/transfer.h"

#include <QAbstractTableModel>

namespace storedesk::ui {
struct Pill;
} // namespace storedesk::ui

namespace storedesk::ui::overview {

// The latest exports and imports as a table. Rows that stay keep their place, so that selection
// survives a refresh.
class RecentModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { What, StateColumn, Rows, When, File, ColumnCount };

    explicit RecentModel(const base::Clock &clock, QObject *parent = nullptr);

    void setTransfers(const std::vector<items::Transfer> &transfers);
    [[nodiscard]] const items::Transfer &transferAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

    // For the widths of the columns: a day with a long month, and what a file offers.
    [[nodiscard]] static QString longestWhen();
    [[nodiscard]] static QStringList fileWords(); // of exports and imports

private:
    const base::Clock &m_clock;
    std::vector<items::Transfer> m_transfers;
};

// Finished, but with rows refused, is no success.
[[nodiscard]] Pill pillOf(const items::Transfer &transfer);

} // namespace storedesk::ui::overview
