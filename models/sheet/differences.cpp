// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "differences.h"

#include "sheet/comparedwords.h"

namespace storedesk::sheet {

QString wordOf(RowChange change)
{
    switch (change) {
    case RowChange::New:
        return ComparedWords::tr("New");
    case RowChange::Gone:
        return ComparedWords::tr("Deleted");
    case RowChange::Changed:
        return ComparedWords::tr("Changed");
    case RowChange::UnpairedBefore:
    case RowChange::UnpairedAfter:
        break;
    }
    return ComparedWords::tr("Cannot be matched");
}

QByteArray traceOf(const QByteArray &was, const QByteArray &is)
{
    return was == is ? QByteArray(1, sameMark) : query::Condition::changedMark + was;
}

std::optional<QString> formerText(const QString &trace)
{
    if (!trace.startsWith(QLatin1Char(query::Condition::changedMark)))
        return std::nullopt;
    return trace.sliced(1);
}

DifferenceColumns::DifferenceColumns(QStringList names, std::vector<qint64> changedCells,
                                     const QList<int> &columns)
    : m_names(std::move(names))
{
    for (const int place : columns) {
        if (changedCells[static_cast<std::size_t>(place)] == 0) {
            m_columns.push_back({place, Part::Both});
            continue;
        }
        m_columns.push_back({place, Part::Before});
        m_columns.push_back({place, Part::After});
    }
}

QStringList DifferenceColumns::titles() const
{
    QStringList titles;
    for (const auto &column : m_columns) {
        const auto &name = m_names.at(column.place);
        titles.append(column.part == Part::Both         ? name
                          : column.part == Part::Before ? ComparedWords::tr("%1 before").arg(name)
                                                        : ComparedWords::tr("%1 after").arg(name));
    }
    return titles;
}

QList<int> DifferenceColumns::places() const
{
    QList<int> places;
    for (const auto &column : m_columns)
        places.append(column.place);
    return places;
}

QByteArrayList DifferenceColumns::cells(const QByteArrayList &row) const
{
    const auto code = row.value(m_names.size());
    const auto change = code.isEmpty() ? RowChange::Changed : static_cast<RowChange>(code.front());
    const bool onlyBefore = change == RowChange::Gone || change == RowChange::UnpairedBefore;
    const bool onlyAfter = change == RowChange::New || change == RowChange::UnpairedAfter;
    QByteArrayList cells;
    for (const auto &column : m_columns) {
        const auto shown = row.value(column.place);
        const auto trace = row.value(m_names.size() + column.place);
        const bool changed = trace.startsWith(query::Condition::changedMark);
        const bool missing = (column.part == Part::Before && onlyAfter)
            || (column.part == Part::After && onlyBefore);
        cells.append(missing                                      ? QByteArray()
                         : column.part == Part::Before && changed ? trace.sliced(1)
                                                                  : shown);
    }
    return cells;
}

} // namespace storedesk::sheet
