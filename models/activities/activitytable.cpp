// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "activitytable.h"

#include "csv/rowindexer.h"
#include "csv/rowreader.h"

namespace storedesk::activities {

base::Result<ActivityTable> ActivityTable::open(const QString &path, insights::InputTable table,
                                                const tablefile::OpenOptions &options,
                                                base::Progress &progress)
{
    const auto opened = tablefile::openTable(path, options, progress);
    if (!opened)
        return tl::unexpected(opened.error());
    ActivityTable result;
    // Columns are found by their headings, so the first row is never data.
    result.m_source = {
        .file = opened->file, .index = {}, .dialect = opened->dialect.dialect, .header = true};
    auto index = std::make_shared<csv::RowIndex>(opened->begin);
    const auto built =
        csv::RowIndexer(result.m_source.file, result.m_source.dialect).build(*index, progress);
    if (!built)
        return tl::unexpected(built.error());
    result.m_source.index = index;
    csv::RowReader reader(result.m_source.file, index, result.m_source.dialect);
    QStringList headings;
    for (const auto &cell : reader.row(0))
        headings.append(QString::fromUtf8(cell));
    result.m_columns = insights::columnsByRole(table, headings, {});
    return result;
}

std::optional<query::Condition> ActivityTable::condition(insights::ColumnRole role,
                                                         const QStringList &texts) const
{
    if (columnOf(role) < 0 || texts.isEmpty())
        return std::nullopt;
    query::Condition condition{
        .column = columnOf(role), .test = query::Condition::Test::Equals, .exact = true};
    for (const auto &text : texts)
        condition.texts.append(text.toUtf8());
    return condition;
}

base::Result<void> ActivityTable::visit(const std::vector<query::Condition> &any,
                                        base::Progress &progress, const Visitor &visitor) const
{
    if (any.empty())
        return {};
    csv::RowSet rows;
    const auto found =
        query::filterRows(m_source, {.conditions = any, .any = true}, rows, progress);
    if (!found)
        return tl::unexpected(found.error());
    csv::RowReader reader(m_source.file, m_source.index, m_source.dialect);
    for (qint64 position = 0; position < rows.count(); ++position) {
        if (progress.cancelled())
            return tl::unexpected(base::Problem());
        visitor(Row(*this, reader.row(rows.rowAt(position))));
    }
    return reader.check();
}

base::Result<void> ActivityTable::visitAll(base::Progress &progress, const Visitor &visitor) const
{
    csv::RowReader reader(m_source.file, m_source.index, m_source.dialect);
    for (qint64 row = 1; row < m_source.rows(); ++row) {
        if (progress.cancelled())
            return tl::unexpected(base::Problem());
        visitor(Row(*this, reader.row(row)));
    }
    return reader.check();
}

} // namespace storedesk::activities
