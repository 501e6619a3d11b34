// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheetresults.h"

#include "output.h"

#include "base/utc.h"
#include "table/comparison.h"
#include "table/distinctcounts.h"
#include "table/grouping.h"
#include "table/profile.h"
#include "table/rowbalance.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

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

static QByteArray numberText(double value)
{
    return QByteArray::number(value, 'g', QLocale::FloatingPointShortest);
}

static QByteArray valueText(double value, ColumnKind kind)
{
    if (kind == ColumnKind::Number)
        return numberText(value);
    if (kind != ColumnKind::Moment)
        return {};
    const auto moment = QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(value), base::utc);
    return moment
        .toString(moment.time().msecsSinceStartOfDay() == 0 ? u"yyyy-MM-dd"_s
                                                            : u"yyyy-MM-ddThh:mm:ssZ"_s)
        .toUtf8();
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
        complain(SheetResults::tr("Columns taken for renamed: %1.").arg(renamed.join(", "_L1)));
    if (const auto aside = comparison.repeatedBefore.size() + comparison.repeatedAfter.size())
        complain(SheetResults::tr("%n row(s) were not compared: the key is empty there, or stands "
                                  "in several rows. They are listed as unpaired.",
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
    if (sheet)
        sheet->complete = comparison->repeatedBefore.empty() && comparison->repeatedAfter.empty();
    return sheet;
}

Result<SheetTable> groupedSheet(const SheetTable &sheet, const SheetQuestion &question,
                                const table::RowSet *only, const QString &temporaryFolder,
                                table::Progress &progress)
{
    const auto keys = sheet.columnsOf(question.group);
    const auto totals = keys ? sheet.columnsOf(question.total) : keys;
    if (!totals)
        return tl::unexpected(totals.error());
    const auto averages = sheet.columnsOf(question.average);
    const auto distinct = averages ? sheet.columnsOf(question.distinct) : averages;
    if (!distinct)
        return tl::unexpected(distinct.error());
    auto figures = *totals;
    figures.insert(figures.end(), averages->begin(), averages->end());
    const auto groups = table::groupRows(sheet.source, *keys, figures, only, progress);
    if (!groups)
        return tl::unexpected(groups.error());
    std::vector<std::vector<qint64>> counts;
    for (const int column : *distinct) {
        auto count = table::distinctInGroups(sheet.source, *keys, *groups, column, only, progress);
        if (!count)
            return tl::unexpected(count.error());
        counts.push_back(std::move(*count));
    }
    QByteArrayList header;
    for (const int key : *keys)
        header.append(sheet.names.at(key).toUtf8());
    header.append("rows");
    for (const int total : *totals) {
        const auto name = sheet.names.at(total).toUtf8();
        header << name + " sum" << name + " min" << name + " max";
    }
    for (const int column : *averages)
        header.append(sheet.names.at(column).toUtf8() + " average");
    for (const int column : *distinct)
        header.append(sheet.names.at(column).toUtf8() + " distinct");
    QList<QByteArrayList> rows{header};
    for (std::size_t number = 0; number < groups->size(); ++number) {
        const auto &group = (*groups)[number];
        auto row = group.key;
        row.append(QByteArray::number(group.rows));
        for (std::size_t index = 0; index < figures.size(); ++index) {
            const auto &total = group.totals[index];
            const bool any = total.numbers > 0;
            if (index < totals->size())
                row << numberText(total.sum) << (any ? numberText(total.low) : QByteArray())
                    << (any ? numberText(total.high) : QByteArray());
            else
                row.append(any ? numberText(total.sum / static_cast<double>(total.numbers))
                               : QByteArray());
        }
        for (const auto &count : counts)
            row.append(QByteArray::number(count[number]));
        rows.append(row);
    }
    return sheetOf(rows, temporaryFolder, progress);
}

static QByteArrayList profileRow(const QString &name, const table::ColumnProfile &profile)
{
    static constexpr qsizetype shownValues = 5;
    const auto listed = [](const QList<table::ValueCount> &values) {
        QByteArrayList parts;
        for (const auto &value : values.first(std::min(values.size(), shownValues)))
            parts.append(value.text + " (" + QByteArray::number(value.count) + ')');
        return parts.join("; ");
    };
    return {name.toUtf8(),
            kindText(profile.kind),
            QByteArray::number(profile.filled),
            QByteArray::number(profile.empty),
            QByteArray::number(profile.distinct),
            profile.exact ? "exact" : "estimated",
            valueText(profile.low, profile.kind),
            valueText(profile.high, profile.kind),
            valueText(profile.mean, profile.kind),
            valueText(profile.median, profile.kind),
            QByteArray::number(profile.longest),
            QByteArray::number(profile.odd),
            listed(profile.oddExamples),
            listed(profile.top)};
}

Result<SheetTable> profiledSheet(const SheetTable &sheet, const SheetQuestion &question,
                                 const table::RowSet *only, const QString &temporaryFolder,
                                 table::Progress &progress)
{
    auto columns = sheet.columnsOf(question.columns);
    if (!columns)
        return tl::unexpected(columns.error());
    for (int column = 0; question.columns.isEmpty() && column < sheet.names.size(); ++column)
        columns->push_back(column);
    const auto profiles = table::profileColumns(sheet.source, *columns, only, progress);
    if (!profiles)
        return tl::unexpected(profiles.error());
    QList<QByteArrayList> rows{{"column", "kind", "filled", "empty", "distinct", "counted", "min",
                                "max", "mean", "median", "longest", "odd", "odd values",
                                "top values"}};
    for (std::size_t index = 0; index < profiles->size(); ++index)
        rows.append(profileRow(sheet.names.at((*columns)[index]), (*profiles)[index]));
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
