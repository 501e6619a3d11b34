// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnguess.h"

#include "table/rowreader.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::table {

static constexpr qint64 rowsLookedAt = 500;

std::vector<ColumnKind> guessKinds(const Source &source)
{
    using Counts = std::array<int, 6>;
    RowReader reader(source.file, source.index, source.dialect);
    std::vector<Counts> counts(static_cast<std::size_t>(reader.row(0).size()));
    const qint64 first = source.header ? 1 : 0;
    for (auto row = first; row < std::min(source.rows(), first + rowsLookedAt); ++row) {
        const auto cells = reader.row(row);
        for (std::size_t column = 0; column < counts.size(); ++column) {
            const auto kind = kindOf(cells.value(static_cast<qsizetype>(column)));
            ++counts[column][static_cast<std::size_t>(kind)];
        }
    }
    std::vector<ColumnKind> kinds;
    for (const auto &count : counts) {
        int filled = 0;
        for (std::size_t kind = 1; kind < count.size(); ++kind)
            filled += count[kind];
        auto found = filled == 0 ? ColumnKind::Empty : ColumnKind::Text;
        for (const auto kind :
             {ColumnKind::Number, ColumnKind::Moment, ColumnKind::Email, ColumnKind::Boolean}) {
            if (filled > 0 && count[static_cast<std::size_t>(kind)] * 10 >= filled * 9)
                found = kind;
        }
        kinds.push_back(found);
    }
    return kinds;
}

QStringList columnNames(const Source &source)
{
    QStringList names;
    const auto cells = RowReader(source.file, source.index, source.dialect).row(0);
    for (qsizetype column = 0; column < cells.size(); ++column)
        names.append(
            source.header
                ? QString::fromUtf8(cells.at(column))
                : QCoreApplication::translate("TableColumns", "Column %1").arg(column + 1));
    return names;
}

} // namespace storedesk::table
