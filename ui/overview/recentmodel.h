// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "itemmodels/transfer.h"

#include <QAbstractTableModel>

namespace storedesk::ui {
struct Pill;
} // namespace storedesk::ui

namespace storedesk::ui::overview {

// The latest exports and imports as a table. A refresh does not reset remaining rows, so that the
// selection survives.
class RecentModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { What, StateColumn, Rows, When, File, ColumnCount };

    explicit RecentModel(const base::Clock &clock, QObject *parent = nullptr);

    void setTransfers(const std::vector<itemmodels::Transfer> &transfers);
    [[nodiscard]] const itemmodels::Transfer &transferAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

    // Returns a date with a long month name, to measure the width of the column.
    [[nodiscard]] static QString longestWhen();
    // Returns the texts of the file column for exports and imports.
    [[nodiscard]] static QStringList fileWords();

private:
    const base::Clock &m_clock;
    std::vector<itemmodels::Transfer> m_transfers;
};

// A finished transfer with rejected rows is not shown as a success.
[[nodiscard]] Pill pillOf(const itemmodels::Transfer &transfer);

} // namespace storedesk::ui::overview
