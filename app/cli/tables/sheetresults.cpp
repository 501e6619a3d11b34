// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/tables/sheetresults.h"

#include "app/cli/terminal/output.h"

#include "query/distinctcounts.h"
#include "query/grouping.h"

#include <QCoreApplication>

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

struct GroupColumns
{
    std::vector<int> keys = {};
    std::vector<int> totals = {};
    std::vector<int> averages = {};
    std::vector<int> distinct = {};

    // Returns the aggregated columns: the totals, then the averages.
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
        const auto counts = query::distinctInGroups(sheet.source, columns->keys, groups->groups,
                                                    column, only, progress, matching);
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
