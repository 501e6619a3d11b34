// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formatwords.h"

#include "base/utc.h"
#include "ui/widgets/visibletext.h"
#include "values/cellvalue.h"
#include "values/numberunits.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <array>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;
using statistics::FormatBasis;
using statistics::FormatChoice;
using values::ColumnKind;

namespace {
struct ColumnFormatWords
{
    Q_DECLARE_TR_FUNCTIONS(ColumnFormat)
};
} // namespace

// clang-format off
static constexpr std::array choices{
    QT_TRANSLATE_NOOP("ColumnFormat", "Detect automatically"),
    QT_TRANSLATE_NOOP("ColumnFormat", "Text"),
    QT_TRANSLATE_NOOP("ColumnFormat", "Numbers like 1,234.56"),
    QT_TRANSLATE_NOOP("ColumnFormat", "Numbers like 1.234,56"),
    QT_TRANSLATE_NOOP("ColumnFormat", "Dates like 31/01/2026"),
    QT_TRANSLATE_NOOP("ColumnFormat", "Dates like 01/31/2026"),
};
// clang-format on
static_assert(choices.size() == statistics::formatChoices);

QString wordsOf(FormatChoice choice)
{
    return QCoreApplication::translate("ColumnFormat", choices[static_cast<std::size_t>(choice)]);
}

QString wordsOf(const values::ColumnFormat &format, bool signsMatter)
{
    const auto unit = QString::fromUtf8(values::unitText(format.unit));
    const auto withUnit = unit.isEmpty() ? unit : u' ' + unit;
    switch (format.kind) {
    case ColumnKind::Number:
        if (!signsMatter)
            return ColumnFormatWords::tr("whole numbers") + withUnit;
        return (format.decimal == values::DecimalSign::Point
                    ? ColumnFormatWords::tr("numbers like 1,234.56")
                    : ColumnFormatWords::tr("numbers like 1.234,56"))
            + withUnit;
    case ColumnKind::Moment:
        if (!signsMatter)
            return ColumnFormatWords::tr("dates");
        return format.dates == values::DateOrder::DayFirst
            ? ColumnFormatWords::tr("dates like 31/01/2026")
            : ColumnFormatWords::tr("dates like 01/31/2026");
    case ColumnKind::Email:
        return ColumnFormatWords::tr("email addresses");
    default:
        return ColumnFormatWords::tr("text");
    }
}

bool isDoubtful(const statistics::DeducedFormat &reading)
{
    return reading.basis == FormatBasis::Guessed || reading.against > 0;
}

QString basisWords(const statistics::DeducedFormat &reading)
{
    if (reading.against > 0)
        return ColumnFormatWords::tr("%n cells use the other format and are ignored.", nullptr,
                                     static_cast<int>(reading.against));
    if (reading.basis == FormatBasis::Guessed)
        return ColumnFormatWords::tr(
            "Every cell fits both formats, so your language's format was used.");
    if (reading.basis == FormatBasis::Likely)
        return ColumnFormatWords::tr(
            "No single cell is conclusive. This is the most likely format.");
    return {};
}

static QString valueOf(const QByteArray &cell, const values::ColumnFormat &format)
{
    QLocale locale;
    // Omit the group separator, by which the two interpretations differ.
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    if (format.kind == ColumnKind::Number) {
        const auto number = values::numberOf(cell, format);
        return number ? locale.toString(*number, 'g', QLocale::FloatingPointShortest) : QString();
    }
    const auto moment = values::momentOf(cell, format);
    return moment ? locale.toString(QDateTime::fromMSecsSinceEpoch(*moment, base::utc).date(),
                                    u"d MMM yyyy"_s)
                  : QString();
}

QString unclearWords(const sheet::SheetColumn &column)
{
    const bool number = column.kind == ColumnKind::Number;
    if (!column.evidence || (!number && column.kind != ColumnKind::Moment)
        || (column.reading.basis != FormatBasis::Guessed
            && column.reading.basis != FormatBasis::Likely))
        return {};
    const auto &cell = number ? column.evidence->unclearNumber : column.evidence->unclearDate;
    const auto &format = column.reading.format;
    auto other = format;
    other.decimal = format.decimal == values::DecimalSign::Point ? values::DecimalSign::Comma
                                                                 : values::DecimalSign::Point;
    other.dates = format.dates == values::DateOrder::DayFirst ? values::DateOrder::MonthFirst
                                                              : values::DateOrder::DayFirst;
    const auto is = valueOf(cell, format);
    const auto otherwise = valueOf(cell, other);
    if (is.isEmpty() || otherwise.isEmpty())
        return {};
    return ColumnFormatWords::tr("“%1” is read as %2. In the other format it would be %3.")
        .arg(visibleText(QString::fromUtf8(cell)), is, otherwise);
}

static QString examplesOf(const statistics::UnreadableCells &cells)
{
    static constexpr qsizetype mostNamed = 3;
    QStringList names;
    for (const auto &example : cells.examples.first(std::min(cells.examples.size(), mostNamed)))
        names.append(
            ColumnFormatWords::tr("“%1”").arg(visibleText(QString::fromUtf8(example.text))));
    return names.join(u", "_s);
}

QString leftOutWords(const statistics::UnreadableCells &cells, bool dates, bool hidden)
{
    const auto count = static_cast<int>(cells.count);
    const auto words = dates
        ? ColumnFormatWords::tr("%n cells ignored: not a date", nullptr, count)
        : ColumnFormatWords::tr("%n cells ignored: not a number", nullptr, count);
    return hidden || cells.examples.isEmpty() ? words : u"%1 (%2)"_s.arg(words, examplesOf(cells));
}

QString leftOutWords(const std::vector<statistics::UnreadableColumn> &odd,
                     const QList<sheet::SheetColumn> &columns, const QList<int> &masked)
{
    QStringList all;
    for (const auto &[number, cells] : odd) {
        const auto column = columns.value(number);
        const auto count = static_cast<int>(cells.count);
        const auto words =
            (column.kind == ColumnKind::Moment
                 ? ColumnFormatWords::tr("%n rows ignored: %1 is not a date", nullptr, count)
                 : ColumnFormatWords::tr("%n rows ignored: %1 is not a number", nullptr, count))
                .arg(visibleText(column.heading()));
        all.append(masked.contains(number) ? words : u"%1 (%2)"_s.arg(words, examplesOf(cells)));
    }
    return all.join(u" · "_s);
}

} // namespace storedesk::ui::sheetview
