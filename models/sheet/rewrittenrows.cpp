// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rewrittenrows.h"

#include "csv/rowreader.h"

namespace storedesk::sheet {

CellSameness::CellSameness(const QList<SheetColumn> &before, const QList<SheetColumn> &after,
                           const std::vector<query::ComparedColumn> &columns, bool alike)
{
    for (const auto &column : columns) {
        const auto was = before.value(column.before).reading.format;
        const auto is = after.value(column.after).reading.format;
        const bool read = was.kind == is.kind
            && (is.kind == values::ColumnKind::Number || is.kind == values::ColumnKind::Moment);
        m_keys.push_back(
            {.was = values::ValueKey(was), .is = values::ValueKey(is), .read = alike && read});
    }
}

bool CellSameness::operator()(std::size_t column, const QByteArray &was, const QByteArray &is)
{
    auto &keys = m_keys[column];
    return was == is
        || (keys.read && !was.isEmpty() && !is.isEmpty() && keys.was.of(was) == keys.is.of(is));
}

base::Result<qint64> passOverRewritten(query::Comparison &comparison, const ReadTable &before,
                                       const ReadTable &after, const base::Progress &progress)
{
    csv::RowReader old(before.source.file, before.source.index, before.source.dialect);
    csv::RowReader now(after.source.file, after.source.index, after.source.dialect);
    CellSameness isSame(before.columns, after.columns, comparison.columns, true);
    const auto rewritten = std::erase_if(comparison.changed, [&](const query::PairedRows &rows) {
        if (progress.cancelled())
            return false;
        const auto was = old.row(rows.before);
        const auto is = now.row(rows.after);
        for (std::size_t at = 0; at < comparison.columns.size(); ++at) {
            const auto &column = comparison.columns[at];
            if (!isSame(at, was.value(column.before), is.value(column.after)))
                return false;
        }
        return true;
    });
    for (const auto *side : {&old, &now}) {
        if (const auto read = side->check(); !read)
            return tl::unexpected(read.error());
    }
    comparison.same += static_cast<qint64>(rewritten);
    return static_cast<qint64>(rewritten);
}

} // namespace storedesk::sheet
