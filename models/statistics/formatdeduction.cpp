// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "formatdeduction.h"

#include "values/textfold.h"

#include <algorithm>

namespace storedesk::statistics {

using namespace Qt::StringLiterals;

FormatHints FormatHints::of(const QString &name, const QLocale &locale)
{
    const auto format = locale.dateFormat(QLocale::ShortFormat);
    const auto month = format.indexOf(u'M');
    return {.name = name,
            .decimal = locale.decimalPoint() == ","_L1 ? values::DecimalSign::Comma
                                                       : values::DecimalSign::Point,
            .dates = month >= 0 && month < format.indexOf(u'd') ? values::DateOrder::MonthFirst
                                                                : values::DateOrder::DayFirst};
}

// Returns whether a heading indicates that the column's digits are codes rather than amounts, in
// the supported languages.
static bool namesCodes(const QString &name)
{
    static constexpr std::array<QByteArrayView, 36> words{
        "zip",    "zipcode",   "postcode", "postal",       "plz",      "cp",  "cap",   "phone",
        "mobile", "telephone", "telefono", "telefon",      "telefone", "tel", "tfno",  "tlf",
        "movil",  "celular",   "fax",      "whatsapp",     "iban",     "ean", "ean13", "gtin",
        "upc",    "isbn",      "barcode",  "sku",          "dni",      "nif", "nie",   "cif",
        "vat",    "iva_id",    "mobil",    "codigo_postal"};
    QByteArray scratch;
    const auto plain = QString::fromUtf8(values::folded(name.toUtf8(), scratch));
    QStringList parts;
    for (const auto letter : plain) {
        if (!letter.isLetterOrNumber())
            parts.append(QString());
        else if (parts.isEmpty())
            parts.append(letter);
        else
            parts.last().append(letter);
    }
    return std::ranges::any_of(parts, [](const QString &part) {
        return std::ranges::find(words, part.toUtf8()) != words.end();
    });
}

static bool holdsCodes(const ColumnEvidence &evidence, const QString &name)
{
    const auto numbers = evidence.numbers();
    if (evidence.codes > 0 && evidence.codes * 100 >= numbers + evidence.codes)
        return true;
    const bool digitsOnly = evidence.plain == numbers && evidence.amounts == 0;
    const bool phones = evidence.spaced > 0 && evidence.fewestDigits == evidence.mostDigits
        && evidence.mostDigits >= 7;
    return digitsOnly && (phones || namesCodes(name));
}

static void decideDecimal(const ColumnEvidence &evidence, const FormatHints &hints,
                          DeducedFormat &deduced)
{
    const auto decide = [&deduced](values::DecimalSign decimal, FormatBasis basis) {
        deduced.format.decimal = decimal;
        deduced.basis = basis;
    };
    if (evidence.pointOnly != evidence.commaOnly)
        return decide(evidence.pointOnly > evidence.commaOnly ? values::DecimalSign::Point
                                                              : values::DecimalSign::Comma,
                      FormatBasis::Evident);
    if (evidence.pointOnly == 0 && evidence.pointGroups == 0 && evidence.commaGroups == 0)
        return decide(hints.decimal, FormatBasis::Plain);
    const bool oneSign =
        evidence.pointOnly == 0 && (evidence.pointGroups == 0 || evidence.commaGroups == 0);
    // The column contains numbers such as 1.234 and 999.
    const bool groups = evidence.longWhole == 0 && evidence.shortWhole > 0;
    // The column contains numbers such as 1.234 and 1500.
    const bool decimals = evidence.longWhole > 0;
    if (!oneSign || (!groups && !decimals))
        return decide(hints.decimal, FormatBasis::Guessed);
    const bool point = evidence.pointGroups > 0;
    decide(point == decimals ? values::DecimalSign::Point : values::DecimalSign::Comma,
           FormatBasis::Likely);
}

static void decideDates(const ColumnEvidence &evidence, const FormatHints &hints,
                        DeducedFormat &deduced)
{
    const auto decide = [&deduced](values::DateOrder dates, FormatBasis basis) {
        deduced.format.dates = dates;
        deduced.basis = basis;
    };
    if (evidence.dayFirst != evidence.monthFirst)
        return decide(evidence.dayFirst > evidence.monthFirst ? values::DateOrder::DayFirst
                                                              : values::DateOrder::MonthFirst,
                      FormatBasis::Evident);
    if (evidence.dayFirst == 0 && evidence.unclearDates == 0)
        return decide(hints.dates, FormatBasis::Plain);
    if (evidence.dayFirst == 0 && evidence.dottedDates == evidence.unclearDates)
        return decide(values::DateOrder::DayFirst, FormatBasis::Likely);
    decide(hints.dates, FormatBasis::Guessed);
}

static quint8 mainUnit(const ColumnEvidence &evidence)
{
    // The first element is noUnit.
    const auto first = evidence.units.begin() + 1;
    const auto most = std::max_element(first, evidence.units.end());
    return *most > 0 ? static_cast<quint8>(most - evidence.units.begin()) : values::noUnit;
}

static qint64 readableNumbers(const ColumnEvidence &evidence, const values::ColumnFormat &format)
{
    auto readable = evidence.numbers()
        - (format.decimal == values::DecimalSign::Point ? evidence.commaOnly : evidence.pointOnly);
    for (std::size_t unit = 1; unit < evidence.units.size(); ++unit)
        readable -= unit != format.unit ? evidence.units[unit] : 0;
    return std::max<qint64>(readable, 0);
}

static values::ColumnKind kindOf(const ColumnEvidence &evidence, const FormatHints &hints,
                                 const values::ColumnFormat &number,
                                 const values::ColumnFormat &date)
{
    if (evidence.filled == 0)
        return values::ColumnKind::Empty;
    const auto valued = evidence.filled - evidence.placeholders;
    const auto nearlyAll = [valued](qint64 count) {
        return valued > 0 && count * 10 >= valued * 9;
    };
    const auto dates = evidence.dates()
        - (date.dates == values::DateOrder::DayFirst ? evidence.monthFirst : evidence.dayFirst);
    if (nearlyAll(readableNumbers(evidence, number)) && !holdsCodes(evidence, hints.name))
        return values::ColumnKind::Number;
    return nearlyAll(dates)            ? values::ColumnKind::Moment
        : nearlyAll(evidence.emails)   ? values::ColumnKind::Email
        : nearlyAll(evidence.booleans) ? values::ColumnKind::Boolean
                                       : values::ColumnKind::Text;
}

static values::ColumnFormat chosen(FormatChoice choice, values::ColumnFormat format)
{
    switch (choice) {
    case FormatChoice::Automatic:
        break;
    case FormatChoice::Text:
        format.kind = values::ColumnKind::Text;
        break;
    case FormatChoice::PointNumber:
    case FormatChoice::CommaNumber:
        format.kind = values::ColumnKind::Number;
        format.codes = true;
        format.decimal = choice == FormatChoice::PointNumber ? values::DecimalSign::Point
                                                             : values::DecimalSign::Comma;
        break;
    case FormatChoice::DayFirst:
    case FormatChoice::MonthFirst:
        format.kind = values::ColumnKind::Moment;
        format.dates = choice == FormatChoice::DayFirst ? values::DateOrder::DayFirst
                                                        : values::DateOrder::MonthFirst;
        break;
    }
    return format;
}

DeducedFormat deducedFormat(const ColumnEvidence &evidence, const FormatHints &hints,
                            FormatChoice choice)
{
    DeducedFormat number;
    DeducedFormat date;
    decideDecimal(evidence, hints, number);
    decideDates(evidence, hints, date);
    number.format.unit = mainUnit(evidence);
    number.format.wide = evidence.wide > 0 || evidence.codes > 0;
    number.format.dates = date.format.dates;
    number.format.kind = kindOf(evidence, hints, number.format, date.format);
    number.format = chosen(choice, number.format);
    const bool isDate = number.format.kind == values::ColumnKind::Moment;
    const bool isNumber = number.format.kind == values::ColumnKind::Number;
    const auto basis = isDate ? date.basis : isNumber ? number.basis : FormatBasis::Plain;
    return {.format = number.format,
            .basis = choice == FormatChoice::Automatic ? basis : FormatBasis::Chosen,
            .against = isDate ? number.format.dates == values::DateOrder::DayFirst
                    ? evidence.monthFirst
                    : evidence.dayFirst
                : !isNumber   ? 0
                : number.format.decimal == values::DecimalSign::Point ? evidence.commaOnly
                                                                      : evidence.pointOnly};
}

base::Result<std::vector<DeducedFormat>> deduceFormats(const csv::TableSource &source,
                                                       const std::vector<int> &columns,
                                                       const QStringList &names,
                                                       base::Progress &progress)
{
    const auto evidence = evidenceOf(source, columns, progress);
    if (!evidence)
        return tl::unexpected(evidence.error());
    std::vector<DeducedFormat> deduced;
    for (std::size_t index = 0; index < columns.size(); ++index)
        deduced.push_back(
            deducedFormat((*evidence)[index], FormatHints::of(names.value(columns[index]))));
    return deduced;
}

static constexpr std::array<QLatin1StringView, formatChoices> choiceNames{
    "auto"_L1, "text"_L1, "1,234.56"_L1, "1.234,56"_L1, "d/m/y"_L1, "m/d/y"_L1};

QLatin1StringView nameOf(FormatChoice choice)
{
    return choiceNames[static_cast<std::size_t>(choice)];
}

std::optional<FormatChoice> formatChoiceOf(QStringView name)
{
    const auto found = std::ranges::find_if(choiceNames, [name](QLatin1StringView one) {
        return name.compare(one, Qt::CaseInsensitive) == 0;
    });
    return found == choiceNames.end()
        ? std::nullopt
        : std::optional(static_cast<FormatChoice>(found - choiceNames.begin()));
}

} // namespace storedesk::statistics
