// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charts/chartdata.h"

#include <QAbstractTableModel>

namespace storedesk::ui::charts {

// The values of a chart as a table with one row for each day, latest first.
class ChartTable final : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setData(const ChartData &data);
    [[nodiscard]] const ChartData &chart() const { return m_data; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    using QAbstractTableModel::setData;

    ChartData m_data;
};

} // namespace storedesk::ui::charts
