// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "selectionsum.h"

#include "csv/rowreader.h"
#include "values/cellvalue.h"

#include <algorithm>

namespace storedesk::ui::sheetview {

SelectionSum::SelectionSum(const sheet::Sheet &sheet, const sheet::VisibleRows &shown,
                           QObject *parent)
    : QObject(parent)
    , m_sheet(sheet)
    , m_shown(shown)
    , m_work(sheet.clock())
{ }

void SelectionSum::clear()
{
    m_work.stop();
    m_total.reset();
    m_problem = {};
}

static base::Result<statistics::Total> totalOf(const csv::TableSource &source,
                                               const std::vector<qint64> &rows, int column,
                                               const base::Progress &progress)
{
    csv::RowReader reader(source.file, source.index, source.dialect);
    const auto format = source.formatOf(column);
    statistics::Total total;
    for (const auto row : rows) {
        if (progress.cancelled())
            break;
        const auto cell = reader.row(row).value(column);
        if (const auto number = values::decimalOf(cell, format))
            total.add(*number);
        else if (!values::isBlank(cell))
            ++total.unread;
    }
    if (const auto read = reader.check(); !read)
        return tl::unexpected(read.error());
    return total;
}

void SelectionSum::add(const QList<int> &positions, int column)
{
    clear();
    std::vector<qint64> rows;
    rows.reserve(static_cast<std::size_t>(positions.size()));
    for (const int position : positions)
        rows.push_back(m_shown.rowAt(position));
    std::ranges::sort(rows);
    m_work.start([source = m_sheet.source(), rows = std::move(rows), column](
                     base::Progress &progress) { return totalOf(source, rows, column, progress); },
                 [this](base::Result<statistics::Total> &&total) {
                     if (total)
                         m_total = *total;
                     else
                         m_problem = total.error();
                     Q_EMIT changed();
                 });
}

} // namespace storedesk::ui::sheetview
