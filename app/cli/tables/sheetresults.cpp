// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/tables/sheetresults.h"

#include "app/cli/terminal/output.h"

#include "base/parallel.h"
#include "query/grouping.h"
#include "statistics/valuecounter.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Result;
using values::ColumnKind;

QString leftOutWords(const SheetTable &sheet, int column, const statistics::UnreadableCells &cells)
{
    QStringList examples;
    for (const auto &example : cells.examples.first(std::min<qsizetype>(cells.examples.size(), 3)))
        examples.append(u"“%1”"_s.arg(QString::fromUtf8(example.text)));
    const bool dates = sheet.source.formatOf(column).kind == ColumnKind::Moment;
    const auto count = static_cast<int>(cells.count);
    const auto words = dates
        ? SheetResults::tr("%n cell(s) of %1 ignored: not a date (%2).", nullptr, count)
        : SheetResults::tr("%n cell(s) of %1 ignored: not a number (%2).", nullptr, count);
    return words.arg(sheet.names.value(column), examples.join(u", "_s));
}

namespace {

// The hash of a group, and the hash of a value in it.
using SeenHash = std::pair<quint64, quint64>;

quint64 joined(quint64 number, QByteArrayView text)
{
    const quint64 both[] = {number, statistics::hashOf(text)};
    return statistics::hashOf(QByteArrayView(reinterpret_cast<const char *>(both), sizeof both));
}

void removeRepeated(std::vector<SeenHash> &seen)
{
    std::ranges::sort(seen);
    const auto repeated = std::ranges::unique(seen);
    seen.erase(repeated.begin(), repeated.end());
}

// Computes the hash of a row's group from its key cells.
class GroupNumber final
{
public:
    GroupNumber(const csv::TableSource &source, const std::vector<int> &columns,
                values::TextMatching matching)
    {
        for (const int column : columns)
            m_keys.emplace_back(source.formatOf(column), matching);
    }

    template <typename CellAt>
    [[nodiscard]] quint64 of(const CellAt &cellAt)
    {
        quint64 number = 0;
        for (std::size_t place = 0; place < m_keys.size(); ++place)
            number = joined(number, m_keys[place].of(cellAt(place)));
        return number;
    }

private:
    std::vector<values::ValueKey> m_keys;
};

// The results of one thread.
struct SeenHashes
{
    std::vector<SeenHash> seen = {};
    // Duplicates are removed when the list reaches this size.
    std::size_t tidied = 1'000'000;

    void tidy()
    {
        if (seen.size() <= tidied)
            return;
        removeRepeated(seen);
        tidied = std::max(tidied, 2 * seen.size());
    }
};

// Counts the distinct values in a column for each of these groups, in the order of the groups.
// Ignores empty cells. The counts are exact except for hash collisions, which affect one pair in
// 10^19.
Result<std::vector<qint64>> distinctInGroups(const csv::TableSource &source,
                                             const std::vector<int> &keys,
                                             const std::vector<query::RowGroup> &groups, int column,
                                             const csv::RowSet *only, base::Progress &progress,
                                             values::TextMatching matching)
{
    std::vector<SeenHashes> threads(static_cast<std::size_t>(base::threadCount()));
    const auto read = csv::scan(source, progress,
                                [&](const csv::RowRange &range, csv::RowScanner &rows, int thread) {
                                    auto &found = threads[static_cast<std::size_t>(thread)];
                                    GroupNumber groupNumber(source, keys, matching);
                                    values::ValueKey valueKey(source.formatOf(column), matching);
                                    QByteArray scratch;
                                    for (auto row = range.firstRow; rows.next(); ++row) {
                                        if (rows.blank() || (only && !only->contains(row)))
                                            continue;
                                        const auto value = rows.text(column, scratch);
                                        if (value.trimmed().isEmpty())
                                            continue;
                                        const auto number = statistics::hashOf(valueKey.of(value));
                                        const auto group = groupNumber.of([&](std::size_t place) {
                                            return rows.text(keys[place], scratch);
                                        });
                                        found.seen.emplace_back(group, number);
                                    }
                                    found.tidy();
                                });
    if (!read)
        return tl::unexpected(read.error());
    auto &all = threads.front().seen;
    for (std::size_t thread = 1; thread < threads.size(); ++thread)
        all.insert(all.end(), threads[thread].seen.begin(), threads[thread].seen.end());
    removeRepeated(all);
    QHash<quint64, qint64> counts;
    for (const auto &[group, value] : all)
        ++counts[group];
    GroupNumber groupNumber(source, keys, matching);
    std::vector<qint64> result;
    result.reserve(groups.size());
    for (const auto &group : groups) {
        result.push_back(counts.value(groupNumber.of([&group](std::size_t place) -> QByteArrayView {
            return group.key.at(static_cast<qsizetype>(place));
        })));
    }
    return result;
}

struct GroupColumns
{
    std::vector<int> keys = {};
    std::vector<int> totals = {};
    std::vector<int> averages = {};
    std::vector<int> distinct = {};

    // Returns the aggregated columns, starting with the totals, followed by the averages.
    [[nodiscard]] std::vector<int> figures() const
    {
        auto all = totals;
        all.insert(all.end(), averages.begin(), averages.end());
        return all;
    }
};

} // namespace

static Result<GroupColumns> groupColumnsOf(const SheetTable &sheet, const SheetQuestion &question)
{
    const auto keys = sheet.columnsOf(question.group);
    const auto totals = keys ? sheet.columnsOf(question.total) : keys;
    const auto averages = totals ? sheet.columnsOf(question.average) : totals;
    const auto distinct = averages ? sheet.columnsOf(question.distinct) : averages;
    if (!distinct)
        return tl::unexpected(distinct.error());
    return GroupColumns{
        .keys = *keys, .totals = *totals, .averages = *averages, .distinct = *distinct};
}

static QByteArrayList groupHeader(const SheetTable &sheet, const GroupColumns &columns)
{
    QByteArrayList header;
    const auto name = [&sheet](int column) {
        return sheet.names.at(column).toUtf8();
    };
    for (const int key : columns.keys)
        header.append(name(key));
    header.append("rows");
    for (const int total : columns.totals) {
        for (const auto *figure : {" sum", " min", " max", " unread"})
            header.append(name(total) + figure);
    }
    for (const int column : columns.averages)
        header.append(name(column) + " average");
    for (const int column : columns.distinct)
        header.append(name(column) + " distinct");
    return header;
}

static QByteArrayList groupCells(const query::RowGroup &group, const GroupColumns &columns)
{
    auto cells = group.key;
    cells.append(QByteArray::number(group.rows));
    for (std::size_t index = 0; index < group.totals.size(); ++index) {
        const auto &total = group.totals[index];
        const bool any = total.numbers > 0;
        if (index >= columns.totals.size()) {
            cells.append(any ? values::Decimal::of(total.mean()).toText() : QByteArray());
            continue;
        }
        for (const auto *value : {&total.sum, &total.low, &total.high})
            cells.append(any ? value->toText() : QByteArray());
        cells.append(QByteArray::number(total.unread));
    }
    return cells;
}

Result<SheetTable> groupedSheet(SheetTable &sheet, const SheetQuestion &question,
                                const csv::RowSet *only, const QString &temporaryFolder,
                                base::Progress &progress)
{
    const auto columns = groupColumnsOf(sheet, question);
    if (!columns)
        return tl::unexpected(columns.error());
    const auto figures = columns->figures();
    for (const auto &named : {columns->keys, figures, columns->distinct}) {
        if (const auto read = sheet.readFormats(named, question, progress); !read)
            return tl::unexpected(read.error());
    }
    const auto matching = question.matching();
    const auto groups =
        query::groupRows(sheet.source, columns->keys, figures, only, progress, matching);
    if (!groups)
        return tl::unexpected(groups.error());
    for (std::size_t index = 0; index < figures.size(); ++index) {
        if (groups->unread[index].count > 0)
            complain(leftOutWords(sheet, figures[index], groups->unread[index]));
    }
    QList<QByteArrayList> rows{groupHeader(sheet, *columns)};
    for (const auto &group : groups->groups)
        rows.append(groupCells(group, *columns));
    for (const int column : columns->distinct) {
        const auto counts = distinctInGroups(sheet.source, columns->keys, groups->groups, column,
                                             only, progress, matching);
        if (!counts)
            return tl::unexpected(counts.error());
        for (std::size_t group = 0; group < counts->size(); ++group)
            rows[static_cast<qsizetype>(group) + 1].append(QByteArray::number((*counts)[group]));
    }
    auto result = sheetOf(rows, temporaryFolder, progress);
    // The key cells are copied from the table.
    if (result)
        result->readAs(sheet, columns->keys);
    return result;
}

} // namespace storedesk::cli
