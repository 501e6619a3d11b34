// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/tables/sheetresults.h"

#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/output.h"

#include "query/distinctvalues.h"
#include "query/grouping.h"
#include "query/pivot.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
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
        ? SheetResults::tr("%n cell(s) in %1 ignored: not a date (%2).", nullptr, count)
        : SheetResults::tr("%n cell(s) in %1 ignored: not a number (%2).", nullptr, count);
    return words.arg(sheet.names.value(column), examples.join(u", "_s));
}

namespace {

struct GroupColumns
{
    std::vector<query::GroupKey> keys = {};
    std::optional<query::GroupKey> across = {};
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
    [[nodiscard]] std::vector<int> keyColumns() const
    {
        std::vector<int> columns;
        for (const auto &key : keys)
            columns.push_back(key.column);
        if (across)
            columns.push_back(across->column);
        return columns;
    }
};

} // namespace

// Parses the names of columns to group by, such as "country" or "date by month".
static Result<std::vector<query::GroupKey>> groupKeysOf(const SheetTable &sheet,
                                                        const QStringList &texts)
{
    using values::CalendarUnit;
    static constexpr std::array units{std::pair(" by day"_L1, CalendarUnit::Day),
                                      std::pair(" by week"_L1, CalendarUnit::Week),
                                      std::pair(" by month"_L1, CalendarUnit::Month),
                                      std::pair(" by year"_L1, CalendarUnit::Year)};
    std::vector<query::GroupKey> keys;
    for (const auto &text : texts) {
        const auto unit = std::ranges::find_if(units, [&text](const auto &one) {
            return text.endsWith(one.first, Qt::CaseInsensitive);
        });
        if (const auto whole = sheet.columnOf(text); whole || unit == units.end()) {
            const auto columns = sheet.columnsOf({text});
            if (!columns)
                return tl::unexpected(columns.error());
            keys.insert(keys.end(), columns->begin(), columns->end());
            continue;
        }
        const auto column = sheet.columnOf(text.chopped(unit->first.size()));
        if (!column)
            return tl::unexpected(column.error());
        keys.emplace_back(*column, unit->second);
    }
    return keys;
}

static Result<GroupColumns> groupColumnsOf(const SheetTable &sheet, const SheetQuestion &question)
{
    const auto keys = groupKeysOf(sheet, question.group);
    if (!keys)
        return tl::unexpected(keys.error());
    const auto across = groupKeysOf(
        sheet, question.across.isEmpty() ? QStringList() : QStringList{question.across});
    if (!across)
        return tl::unexpected(across.error());
    const auto totals = sheet.columnsOf(question.total);
    const auto averages = totals ? sheet.columnsOf(question.average) : totals;
    const auto distinct = averages ? sheet.columnsOf(question.distinct) : averages;
    if (!distinct)
        return tl::unexpected(distinct.error());
    return GroupColumns{.keys = *keys,
                        .across = across->empty() ? std::nullopt : std::optional(across->front()),
                        .totals = *totals,
                        .averages = *averages,
                        .distinct = *distinct};
}

static QByteArrayList groupHeader(const SheetTable &sheet, const GroupColumns &columns)
{
    QByteArrayList header;
    const auto name = [&sheet](int column) {
        return sheet.names.at(column).toUtf8();
    };
    for (const auto &key : columns.keys)
        header.append(name(key.column));
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
    QByteArrayList cells(group.key.begin(), group.key.end());
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

// Returns the only figure of a pivot table.
static Result<query::PivotQuestion> pivotQuestionOf(const GroupColumns &columns)
{
    using Figure = query::PivotQuestion::Figure;
    query::PivotQuestion question{.rows = columns.keys, .across = columns.across};
    const auto count = columns.totals.size() + columns.averages.size() + columns.distinct.size();
    if (count > 1)
        return tl::unexpected(
            Problem{.what = CommandWords::tr("--across shows only one measure."),
                    .why = {},
                    .next = CommandWords::tr("Use one of --total, --average or --distinct once, or "
                                             "none of them to count rows.")});
    const std::array figures{std::pair(Figure::Sum, columns.totals),
                             std::pair(Figure::Average, columns.averages),
                             std::pair(Figure::Distinct, columns.distinct)};
    for (const auto &[figure, values] : figures) {
        if (values.empty())
            continue;
        question.figure = figure;
        question.value = values.front();
    }
    return question;
}

// Returns a table with one column for each value of the column given by --across.
static Result<SheetTable> pivotSheet(SheetTable &sheet, const GroupColumns &columns,
                                     const SheetQuestion &question, const csv::RowSet *only,
                                     const QString &temporaryFolder, base::Progress &progress)
{
    const auto asked = pivotQuestionOf(columns);
    if (!asked)
        return tl::unexpected(asked.error());
    const auto pivot = query::pivotOf(sheet.source, *asked, only, progress, question.matching());
    if (!pivot)
        return tl::unexpected(pivot.error());
    if (pivot->unread.count > 0)
        complain(leftOutWords(sheet, asked->value, pivot->unread));
    QByteArrayList header;
    for (const auto &key : columns.keys)
        header.append(sheet.names.at(key.column).toUtf8());
    QList<QByteArrayList> rows{header + pivot->across + QByteArrayList{"total"}};
    for (const auto &row : pivot->rows) {
        auto cells = row.key;
        for (const auto &cell : row.cells)
            cells.append(cell ? cell->toText() : QByteArray());
        cells.append(row.total ? row.total->toText() : QByteArray());
        rows.append(cells);
    }
    return sheetOf(rows, temporaryFolder, progress);
}

Result<SheetTable> groupedSheet(SheetTable &sheet, const SheetQuestion &question,
                                const csv::RowSet *only, const QString &temporaryFolder,
                                base::Progress &progress)
{
    const auto columns = groupColumnsOf(sheet, question);
    if (!columns)
        return tl::unexpected(columns.error());
    const auto figures = columns->figures();
    for (const auto &named : {columns->keyColumns(), figures, columns->distinct}) {
        if (const auto read = sheet.readFormats(named, question, progress); !read)
            return tl::unexpected(read.error());
    }
    if (columns->across)
        return pivotSheet(sheet, *columns, question, only, temporaryFolder, progress);
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
    QList<QByteArrayList> keys;
    for (const auto &group : groups->groups)
        keys.append(QByteArrayList(group.key.begin(), group.key.end()));
    for (const int column : columns->distinct) {
        const auto counts = query::distinctValues(sheet.source, columns->keys, keys, column, only,
                                                  progress, matching);
        if (!counts)
            return tl::unexpected(counts.error());
        for (std::size_t group = 0; group < counts->size(); ++group)
            rows[static_cast<qsizetype>(group) + 1].append(QByteArray::number((*counts)[group]));
    }
    auto result = sheetOf(rows, temporaryFolder, progress);
    if (!result)
        return result;
    // The key cells are copied from the table. Periods are sorted as text.
    result->readAs(sheet, columns->keyColumns());
    for (std::size_t place = 0; place < columns->keys.size(); ++place) {
        if (!columns->keys[place].unit)
            continue;
        result->readings.insert(static_cast<int>(place), {});
        result->source.formats[static_cast<qsizetype>(place)] = {};
    }
    return result;
}

} // namespace storedesk::cli
