// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheetresults.h"

#include "output.h"

#include "base/utc.h"
#include "table/comparison.h"
#include "table/distinctcounts.h"
#include "table/grouping.h"
#include "table/numberunits.h"
#include "table/profile.h"
#include "table/rowbalance.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <array>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Result;
using table::ColumnKind;

namespace {
struct SheetResults
{
    Q_DECLARE_TR_FUNCTIONS(SheetResults)
};
} // namespace

static QByteArray valueText(const table::Decimal &value, ColumnKind kind)
{
    if (kind == ColumnKind::Number)
        return value.toText();
    if (kind != ColumnKind::Moment)
        return {};
    const auto moment =
        QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(value.toDouble()), base::utc);
    return moment
        .toString(moment.time().msecsSinceStartOfDay() == 0 ? u"yyyy-MM-dd"_s
                                                            : u"yyyy-MM-ddThh:mm:ssZ"_s)
        .toUtf8();
}

QString leftOutWords(const SheetTable &sheet, int column, const table::OddCells &cells)
{
    QStringList examples;
    for (const auto &example : cells.examples.first(std::min<qsizetype>(cells.examples.size(), 3)))
        examples.append(u"“%1”"_s.arg(QString::fromUtf8(example.text)));
    const bool dates = sheet.source.formatOf(column).kind == ColumnKind::Moment;
    const auto count = static_cast<int>(cells.count);
    const auto words = dates
        ? SheetResults::tr("%n cell(s) of %1 left out: not a date (%2).", nullptr, count)
        : SheetResults::tr("%n cell(s) of %1 left out: not a number (%2).", nullptr, count);
    return words.arg(sheet.names.value(column), examples.join(u", "_s));
}

static QByteArray kindText(ColumnKind kind)
{
    static constexpr std::array names{"empty", "number", "date", "email", "boolean", "text"};
    return names[static_cast<std::size_t>(kind)];
}

// What the table of a comparison cannot say.
static void tellColumns(const table::Comparison &comparison, const SheetQuestion &question)
{
    const auto list = [](const QByteArrayList &names) {
        return QString::fromUtf8(names.join(", "));
    };
    QStringList renamed;
    for (const auto &column : comparison.columns) {
        if (!column.formerName.isEmpty())
            renamed.append(QString::fromUtf8(column.formerName + " → " + column.name));
    }
    if (!comparison.onlyBefore.isEmpty())
        complain(SheetResults::tr("Columns only in %1: %2.")
                     .arg(question.files.join(", "_L1), list(comparison.onlyBefore)));
    if (!comparison.onlyAfter.isEmpty())
        complain(SheetResults::tr("Columns only in %1: %2.")
                     .arg(question.compare, list(comparison.onlyAfter)));
    if (!renamed.isEmpty())
        complain(SheetResults::tr("Columns treated as renamed: %1.").arg(renamed.join(", "_L1)));
    if (const auto aside = comparison.repeatedBefore.size() + comparison.repeatedAfter.size())
        complain(SheetResults::tr("%n row(s) were not compared: their key is empty or appears in "
                                  "several rows. They are listed as unpaired.",
                                  nullptr, static_cast<int>(aside)));
}

Result<SheetTable> comparedSheet(const SheetTable &before, const SheetQuestion &question,
                                 const QString &temporaryFolder, table::Progress &progress)
{
    auto other = question;
    other.entry.clear();
    const auto after = openSheet({question.compare}, other, temporaryFolder, progress);
    if (!after)
        return tl::unexpected(after.error());
    QByteArrayList keys;
    for (const auto &name : question.key) {
        const auto column = before.columnOf(name);
        if (!column)
            return tl::unexpected(column.error());
        keys.append(before.names.at(*column).toUtf8());
    }
    auto comparison = table::compareTables(before.source, after->source, keys, progress);
    if (!comparison)
        return tl::unexpected(comparison.error());
    tellColumns(*comparison, question);
    table::Spool spool(temporaryFolder);
    const auto saved =
        table::writeComparison(*comparison, before.source, after->source, spool, progress);
    if (!saved)
        return tl::unexpected(saved.error());
    auto sheet = ownSheet(spool, progress);
    if (sheet) {
        sheet->own = false; // its cells are those of the files
        sheet->complete = comparison->repeatedBefore.empty() && comparison->repeatedAfter.empty();
    }
    return sheet;
}

static table::Matching matchingOf(const SheetQuestion &question)
{
    return question.exact ? table::Matching::Exact : table::Matching::Alike;
}

namespace {

// The columns that a question about groups names.
struct GroupColumns
{
    std::vector<int> keys = {};
    std::vector<int> totals = {};
    std::vector<int> averages = {};
    std::vector<int> distinct = {};

    // What is added up: the totals, then the averages.
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

static QByteArrayList groupCells(const table::Group &group, const GroupColumns &columns)
{
    auto cells = group.key;
    cells.append(QByteArray::number(group.rows));
    for (std::size_t index = 0; index < group.totals.size(); ++index) {
        const auto &total = group.totals[index];
        const bool any = total.numbers > 0;
        if (index >= columns.totals.size()) {
            cells.append(any ? table::Decimal::of(total.mean()).toText() : QByteArray());
            continue;
        }
        for (const auto *value : {&total.sum, &total.low, &total.high})
            cells.append(any ? value->toText() : QByteArray());
        cells.append(QByteArray::number(total.unread));
    }
    return cells;
}

Result<SheetTable> groupedSheet(SheetTable &sheet, const SheetQuestion &question,
                                const table::RowSet *only, const QString &temporaryFolder,
                                table::Progress &progress)
{
    const auto columns = groupColumnsOf(sheet, question);
    if (!columns)
        return tl::unexpected(columns.error());
    const auto figures = columns->figures();
    for (const auto &named : {columns->keys, figures, columns->distinct}) {
        if (const auto read = sheet.readFormats(named, question, progress); !read)
            return tl::unexpected(read.error());
    }
    const auto matching = matchingOf(question);
    const auto groups =
        table::groupRows(sheet.source, columns->keys, figures, only, progress, matching);
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
        const auto counts = table::distinctInGroups(sheet.source, columns->keys, groups->groups,
                                                    column, only, progress, matching);
        if (!counts)
            return tl::unexpected(counts.error());
        for (std::size_t group = 0; group < counts->size(); ++group)
            rows[static_cast<qsizetype>(group) + 1].append(QByteArray::number((*counts)[group]));
    }
    auto result = sheetOf(rows, temporaryFolder, progress);
    if (result)
        result->readAs(sheet, columns->keys); // their cells are those of the table
    return result;
}

// How the column is read: its form, its unit, and whether the cells prove it.
static QByteArrayList readingTexts(const table::DeducedFormat &reading)
{
    using enum table::FormatChoice;
    static constexpr std::array bases{"plain", "evident", "likely", "guessed", "chosen"};
    const auto &format = reading.format;
    const bool point = format.decimal == table::DecimalSign::Point;
    const bool dayFirst = format.dates == table::DateOrder::DayFirst;
    const auto choice = format.kind == ColumnKind::Number ? (point ? PointNumber : CommaNumber)
        : format.kind == ColumnKind::Moment               ? (dayFirst ? DayFirst : MonthFirst)
                                                          : Text;
    return {QByteArray(table::nameOf(choice).data()),
            table::unitText(format.kind == ColumnKind::Number ? format.unit : table::noUnit)
                .toByteArray(),
            bases[static_cast<std::size_t>(reading.basis)]};
}

static QByteArrayList profileRow(const QString &name, const table::ColumnProfile &profile,
                                 const table::DeducedFormat &reading)
{
    static constexpr qsizetype shownValues = 5;
    const auto listed = [](const QList<table::ValueCount> &values) {
        QByteArrayList parts;
        for (const auto &value : values.first(std::min(values.size(), shownValues)))
            parts.append(value.text + " (" + QByteArray::number(value.count) + ')');
        return parts.join("; ");
    };
    const bool any = profile.measured() && profile.filled > profile.odd;
    const auto value = [&](const table::Decimal &number) {
        return any ? valueText(number, profile.kind) : QByteArray();
    };
    const bool number = profile.kind == ColumnKind::Number;
    const QByteArrayList row{name.toUtf8(),
                             kindText(profile.kind),
                             QByteArray::number(profile.filled),
                             QByteArray::number(profile.empty),
                             QByteArray::number(profile.distinct),
                             profile.exact ? "exact" : "estimated",
                             value(profile.low),
                             value(profile.high),
                             value(table::Decimal::of(profile.mean)),
                             value(profile.median),
                             QByteArray::number(profile.longest),
                             QByteArray::number(profile.odd),
                             listed(profile.oddExamples),
                             listed(profile.top),
                             any && number ? profile.sum.toText() : QByteArray()};
    return row + readingTexts(reading);
}

Result<SheetTable> profiledSheet(SheetTable &sheet, const SheetQuestion &question,
                                 const table::RowSet *only, const QString &temporaryFolder,
                                 table::Progress &progress)
{
    auto columns = sheet.columnsOf(question.columns);
    if (!columns)
        return tl::unexpected(columns.error());
    for (int column = 0; question.columns.isEmpty() && column < sheet.names.size(); ++column)
        columns->push_back(column);
    if (const auto read = sheet.readFormats(*columns, question, progress); !read)
        return tl::unexpected(read.error());
    const auto profiles = table::profileColumns(sheet.source, *columns, only, progress,
                                                {.matching = matchingOf(question)});
    if (!profiles)
        return tl::unexpected(profiles.error());
    QList<QByteArrayList> rows{{"column", "kind", "filled", "empty", "distinct", "counted", "min",
                                "max", "mean", "median", "longest", "odd", "odd values",
                                "top values", "sum", "read as", "unit", "basis"}};
    for (std::size_t index = 0; index < profiles->size(); ++index)
        rows.append(profileRow(sheet.names.at((*columns)[index]), (*profiles)[index],
                               sheet.readings.value((*columns)[index])));
    return sheetOf(rows, temporaryFolder, progress);
}

static QByteArray signText(char sign)
{
    if (sign == '\t')
        return "tab";
    return sign == '\0' ? QByteArray("none") : QByteArray(1, sign);
}

Result<SheetReport> reportOf(const SheetTable &sheet, table::Progress &progress)
{
    const auto counted = table::balanceOf(sheet.source, progress);
    if (!counted)
        return tl::unexpected(counted.error());
    const auto &balance = *counted;
    const auto &opened = sheet.opened;
    const auto count = [](qint64 value) {
        return QByteArray::number(value);
    };
    SheetReport report{
        .rows = {{"what", "value"},
                 {"entries", opened.entries.join("; "_L1).toUtf8()},
                 {"entry", opened.entry.toUtf8()},
                 {"left out", opened.leftOut.join("; "_L1).toUtf8()},
                 {"encoding", opened.encoding.name},
                 {"encoding proof", opened.encoding.proof.join("; "_L1).toUtf8()},
                 {"unreadable bytes", count(opened.replaced)},
                 {"delimiter", signText(sheet.source.dialect.delimiter)},
                 {"quote", signText(sheet.source.dialect.quote)},
                 {"escape", signText(sheet.source.dialect.escape)},
                 {"comment", signText(sheet.source.dialect.comment)},
                 {"blanks around quotes", sheet.source.dialect.blanksAroundQuotes ? "yes" : "no"},
                 {"columns", count(balance.columns)},
                 {"lines", count(sheet.source.index->lines() + opened.cutAbove)},
                 {"above the table", count(balance.above + opened.cutAbove)},
                 {"comments", count(balance.comments)},
                 {"rows", count(balance.rows())},
                 {"header", count(balance.header)},
                 {"regular", count(balance.regular)},
                 {"ragged", count(balance.ragged)},
                 {"blank", count(balance.blank)},
                 {"faults", count(balance.malformed)}},
        .sound = balance.ragged == 0 && balance.malformed == 0 && opened.replaced == 0
            && opened.leftOut.isEmpty()};
    for (const auto &fault : balance.faults)
        report.rows.append({"fault", table::wordsOf(fault).toUtf8()});
    return report;
}

} // namespace storedesk::cli
