// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/tables/sheetresults.h"

#include "base/utc.h"
#include "statistics/profile.h"
#include "values/numberunits.h"

#include <QDateTime>

#include <algorithm>
#include <array>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Result;
using values::ColumnKind;

static QByteArray valueText(const values::Decimal &value, ColumnKind kind)
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

static QByteArray kindText(ColumnKind kind)
{
    static constexpr std::array names{"empty", "number", "date", "email", "boolean", "text"};
    return names[static_cast<std::size_t>(kind)];
}

// Returns the column's format as strings: its notation, its unit, and whether the cells confirm it.
static QByteArrayList readingTexts(const statistics::DeducedFormat &reading)
{
    using enum statistics::FormatChoice;
    static constexpr std::array bases{"plain", "evident", "likely", "guessed", "chosen"};
    const auto &format = reading.format;
    const bool point = format.decimal == values::DecimalSign::Point;
    const bool dayFirst = format.dates == values::DateOrder::DayFirst;
    const auto choice = format.kind == ColumnKind::Number ? (point ? PointNumber : CommaNumber)
        : format.kind == ColumnKind::Moment               ? (dayFirst ? DayFirst : MonthFirst)
                                                          : Text;
    return {QByteArray(statistics::nameOf(choice).data()),
            values::unitText(format.kind == ColumnKind::Number ? format.unit : values::noUnit)
                .toByteArray(),
            bases[static_cast<std::size_t>(reading.basis)]};
}

static QByteArrayList profileRow(const QString &name, const statistics::ColumnProfile &profile,
                                 const statistics::DeducedFormat &reading)
{
    static constexpr qsizetype shownValues = 5;
    const auto listed = [](const QList<statistics::ValueCount> &values) {
        QByteArrayList parts;
        for (const auto &value : values.first(std::min(values.size(), shownValues)))
            parts.append(value.text + " (" + QByteArray::number(value.count) + ')');
        return parts.join("; ");
    };
    const bool any = profile.measured() && profile.filled > profile.odd;
    const auto value = [&](const values::Decimal &number) {
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
                             value(values::Decimal::of(profile.mean)),
                             value(profile.median),
                             QByteArray::number(profile.longest),
                             QByteArray::number(profile.odd),
                             listed(profile.oddExamples),
                             listed(profile.top),
                             any && number ? profile.sum.toText() : QByteArray()};
    return row + readingTexts(reading);
}

Result<SheetTable> profiledSheet(SheetTable &sheet, const SheetQuestion &question,
                                 const csv::RowSet *only, const QString &temporaryFolder,
                                 base::Progress &progress)
{
    auto columns = sheet.columnsOf(question.columns);
    if (!columns)
        return tl::unexpected(columns.error());
    for (int column = 0; question.columns.isEmpty() && column < sheet.names.size(); ++column)
        columns->push_back(column);
    if (const auto read = sheet.readFormats(*columns, question, progress); !read)
        return tl::unexpected(read.error());
    const auto profiles = statistics::profileColumns(sheet.source, *columns, only, progress,
                                                     {.matching = question.matching()});
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

} // namespace storedesk::cli
