// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charttable.h"

#include <QLocale>

namespace storedesk::ui::charts {

static std::vector<ChartTable::Definition> columnsOf(const ChartData &data)
{
    std::vector<ChartTable::Definition> columns{{.title = [] { return ChartTable::tr("Day"); },
                                                 .text =
                                                     [](const ChartDay &day) {
                                                         return QLocale().toString(
                                                             day.date, QLocale::ShortFormat);
                                                     }}};
    for (std::size_t at = 0; at < data.bands.size(); ++at)
        columns.push_back({.column = static_cast<int>(at) + 1,
                           .title = [name = data.bands[at].name] { return name; },
                           .alignment = Qt::AlignRight | Qt::AlignVCenter,
                           .text =
                               [at](const ChartDay &day) {
                                   return QLocale().toString(day.values[at]);
                               }});
    return columns;
}

ChartTable::ChartTable(QObject *parent)
    : ColumnModel(parent)
{
    setColumns(columnsOf(m_data));
}

void ChartTable::setData(const ChartData &data)
{
    if (data == m_data)
        return;
    m_data = data;
    std::vector<ChartDay> days;
    for (int day = data.days() - 1; day >= 0; --day) {
        days.push_back({.date = data.first.addDays(day)});
        for (const auto &band : data.bands)
            days.back().values.push_back(band.values[static_cast<std::size_t>(day)]);
    }
    setColumnsAndRows(columnsOf(data), std::move(days));
}

} // namespace storedesk::ui::charts
