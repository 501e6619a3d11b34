// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/columnmodel.h"
#include "ui/charts/chartdata.h"

namespace storedesk::ui::charts {

struct ChartDay
{
    QDate date;
    // One value for each band.
    std::vector<qint64> values = {};
};

// The values of a chart as a table with one row for each day, latest first.
class ChartTable final : public itemmodels::ColumnModel<ChartDay>
{
    Q_OBJECT

public:
    explicit ChartTable(QObject *parent = nullptr);

    void setData(const ChartData &data);
    [[nodiscard]] const ChartData &chart() const { return m_data; }

private:
    using QAbstractTableModel::setData;

    ChartData m_data;
};

} // namespace storedesk::ui::charts
