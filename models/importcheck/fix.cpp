// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/fix.h"

#include "importcheck/maildomains.h"
#include "importcheck/repairs.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

#include <array>
#include <initializer_list>

namespace storedesk::importcheck {

using namespace Qt::StringLiterals;

namespace {

struct FixWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportFixes)
};

struct Offer
{
    FaultKind kind;
    std::array<Action, 3> actions;
};

constexpr auto no = Action::Count;

// Actions offered for each fault, the best first.
constexpr std::array offers{
    Offer{FaultKind::KeyMissing, {Action::LeaveOut, no, no}},
    Offer{FaultKind::Missing, {Action::LeaveOut, no, no}},
    Offer{FaultKind::TooManyCells, {Action::LeaveOut, no, no}},
    Offer{FaultKind::Blanks, {Action::Trim, no, no}},
    Offer{FaultKind::PhoneForm, {Action::Phone, Action::EmptyCell, no}},
    Offer{FaultKind::NotPhone, {Action::EmptyCell, Action::LeaveOut, no}},
    Offer{FaultKind::DateForm, {Action::IsoDate, Action::EmptyCell, no}},
    Offer{FaultKind::NotDate, {Action::EmptyCell, Action::LeaveOut, no}},
    Offer{FaultKind::LeadingZero, {Action::StripZeros, Action::EmptyCell, no}},
    Offer{FaultKind::NumberForm, {Action::PlainNumber, Action::EmptyCell, no}},
    Offer{FaultKind::NotNumber, {Action::EmptyCell, Action::LeaveOut, no}},
    Offer{FaultKind::TwoAt, {Action::SingleAt, Action::LeaveOut, no}},
    Offer{FaultKind::EmailForm, {Action::CleanEmail, Action::LeaveOut, no}},
    Offer{FaultKind::NotEmail, {Action::LeaveOut, Action::EmptyCell, no}},
    Offer{FaultKind::NotAnOption, {Action::ChooseOption, Action::EmptyCell, Action::LeaveOut}},
    Offer{FaultKind::UrlForm, {Action::AddScheme, Action::EmptyCell, no}},
    Offer{FaultKind::NotUrl, {Action::EmptyCell, Action::LeaveOut, no}},
    Offer{FaultKind::ForeignDomain, {Action::LeaveOut, no, no}},
    Offer{FaultKind::NotText, {Action::CleanText, Action::EmptyCell, no}},
    Offer{FaultKind::TooLong, {Action::Cut, Action::EmptyCell, Action::LeaveOut}},
    Offer{FaultKind::TooSmall, {Action::EmptyCell, Action::LeaveOut, no}},
    Offer{FaultKind::TooLarge, {Action::EmptyCell, Action::LeaveOut, no}},
    Offer{FaultKind::TooEarly, {Action::EmptyCell, Action::LeaveOut, no}},
    Offer{FaultKind::TooLate, {Action::EmptyCell, Action::LeaveOut, no}},
    Offer{FaultKind::RepeatedElement, {Action::RemoveRepeats, Action::EmptyCell, no}},
    Offer{FaultKind::Other, {Action::EmptyCell, Action::LeaveOut, no}},
    Offer{FaultKind::RepeatedCode, {Action::KeepLast, no, no}},
    Offer{FaultKind::RepeatedKey, {Action::KeepLast, no, no}},
    Offer{FaultKind::SentBefore, {Action::LeaveOut, no, no}},
    Offer{FaultKind::ImpossiblePhone, {Action::EmptyCell, Action::LeaveOut, no}},
    Offer{FaultKind::TooFewCells, {Action::LeaveOut, Action::Accept, no}},
    Offer{FaultKind::StrayQuote, {Action::LeaveOut, Action::Accept, no}},
    Offer{FaultKind::NulByte, {Action::LeaveOut, Action::Accept, no}},
    Offer{FaultKind::ErrorValue, {Action::LeaveOut, Action::EmptyCell, no}},
    Offer{FaultKind::TextBlanks, {Action::SqueezeBlanks, no, no}},
    Offer{FaultKind::ControlCharacter, {Action::CleanText, Action::EmptyCell, no}},
    Offer{FaultKind::Mojibake, {Action::FixEncoding, Action::EmptyCell, no}},
    Offer{FaultKind::MailTypo, {Action::MailDomain, Action::LeaveOut, no}},
};

constexpr auto dayFirst = "dmy"_L1;
constexpr auto monthFirst = "mdy"_L1;
constexpr auto point = "point"_L1;
constexpr auto comma = "comma"_L1;

values::DateOrder datesOf(const Fix &fix, const FixContext &context)
{
    if (fix.text == dayFirst)
        return values::DateOrder::DayFirst;
    return fix.text == monthFirst ? values::DateOrder::MonthFirst : context.format.dates;
}

values::DecimalSign decimalOf(const Fix &fix, const FixContext &context)
{
    if (fix.text == point)
        return values::DecimalSign::Point;
    return fix.text == comma ? values::DecimalSign::Comma : context.format.decimal;
}

// In a column with decimal commas, three decimals would be read as thousands again.
std::optional<QByteArray> numberText(QByteArrayView cell, values::DecimalSign decimal,
                                     const FixContext &context)
{
    auto text = importcheck::repairs::plainNumber(cell, decimal);
    if (text && decimal == values::DecimalSign::Point
        && context.format.decimal == values::DecimalSign::Comma
        && importcheck::repairs::isEitherNumber(*text))
        text->append('0');
    return text;
}

// Returns the alternative reading for ambiguous cells: 01/02/2026, 1.234.
std::optional<QLatin1StringView> otherWay(Action action, const FixContext &context,
                                          const DateOrders &dates)
{
    if (action == Action::IsoDate && dates.areOpen())
        return context.format.dates == values::DateOrder::DayFirst ? monthFirst : dayFirst;
    if (action == Action::PlainNumber)
        return context.format.decimal == values::DecimalSign::Comma ? point : comma;
    return std::nullopt;
}

// Returns the explicit format of dates or numbers. Required if the user has to choose, and if the
// column as a whole seems to have another format.
QString wayOf(Action action, const FixContext &context, const DateOrders &dates)
{
    if (action == Action::IsoDate && dates.areOpen())
        return context.format.dates == values::DateOrder::DayFirst ? dayFirst : monthFirst;
    if (action == Action::PlainNumber)
        return context.format.decimal == values::DecimalSign::Comma ? comma : point;
    const auto order = dates.order();
    if (action != Action::IsoDate || !order || *order == context.format.dates)
        return {};
    return *order == values::DateOrder::DayFirst ? dayFirst : monthFirst;
}

QString dateTitle(const Fix &fix, const FixContext &context, const DateOrders &dates)
{
    const auto order = datesOf(fix, context);
    const bool first = order == values::DateOrder::DayFirst;
    if (!dates.areOpen())
        return first ? FixWords::tr("dd/mm/yyyy → yyyy-mm-dd")
                     : FixWords::tr("mm/dd/yyyy → yyyy-mm-dd");
    const auto day = QDate::fromString(
        QString::fromLatin1(importcheck::repairs::isoDate(dates.either, order, catalogue::Type::Day)
                                .value_or(QByteArray())),
        Qt::ISODate);
    const auto text = QLocale().toString(day, u"d MMM yyyy"_s);
    return (first ? FixWords::tr("Day first: %1") : FixWords::tr("Month first: %1")).arg(text);
}

// Emptying the only key of a row leaves it without a record, and truncating it may select a
// different record.
bool isHarmful(Action action, const FixContext &context)
{
    const bool isNeeded =
        context.rule && context.rule->required && context.rule->unlessKey.isEmpty();
    return (action == Action::EmptyCell && (isNeeded || context.onlyKey))
        || (action == Action::Cut && context.onlyKey);
}

} // namespace

QString prefixOf(const FixContext &context)
{
    const bool own = context.rule && !context.rule->countryCode.isEmpty();
    return own ? context.rule->countryCode : context.phonePrefix;
}

std::optional<QByteArray> repaired(const Fix &fix, QByteArrayView cell, const FixContext &context)
{
    switch (fix.action) {
    case Action::Trim:
        return importcheck::repairs::trimmed(cell);
    case Action::Phone:
        return importcheck::repairs::phone(cell, prefixOf(context));
    case Action::IsoDate:
        return importcheck::repairs::isoDate(
            cell, datesOf(fix, context), context.rule ? context.rule->type : catalogue::Type::Date);
    case Action::PlainNumber:
        return numberText(cell, decimalOf(fix, context), context);
    case Action::StripZeros:
        return importcheck::repairs::withoutZeros(cell);
    case Action::SingleAt:
        return importcheck::repairs::singleAt(cell);
    case Action::CleanEmail:
        return importcheck::repairs::cleanEmail(cell);
    case Action::AddScheme:
        return importcheck::repairs::withScheme(cell);
    case Action::CleanText:
        return importcheck::repairs::cleanText(cell);
    case Action::Cut:
        return importcheck::repairs::cut(cell, context.rule ? context.rule->maxLength : 0);
    case Action::RemoveRepeats:
        return importcheck::repairs::withoutRepeats(cell);
    case Action::LowerCase:
        return QString::fromUtf8(cell).toLower().toUtf8();
    case Action::ChooseOption:
        return fix.text.toUtf8();
    case Action::EmptyCell:
        return QByteArray();
    case Action::Replace:
        return fix.text.isEmpty() ? std::nullopt
                                  : std::optional(cell.toByteArray().replace(
                                        fix.text.toUtf8(), fix.replacement.toUtf8()));
    case Action::SqueezeBlanks:
        return importcheck::repairs::squeezed(cell);
    case Action::FixEncoding:
        return importcheck::repairs::reencoded(cell);
    case Action::MailDomain:
        return likelyAddress(cell);
    case Action::KeepLast:
    case Action::LeaveOut:
    case Action::Accept:
    case Action::Count:
        break;
    }
    return std::nullopt;
}

QString titleOf(const Fix &fix, const FixContext &context, const DateOrders &dates,
                const QByteArray &number)
{
    switch (fix.action) {
    case Action::Trim:
        return FixWords::tr("Trim spaces");
    case Action::Phone:
        return prefixOf(context).isEmpty() ? FixWords::tr("Remove spaces")
                                           : FixWords::tr("Convert to +%1…").arg(prefixOf(context));
    case Action::IsoDate:
        return dateTitle(fix, context, dates);
    case Action::PlainNumber:
        if (const auto plain = numberText(number, decimalOf(fix, context), context))
            return FixWords::tr("%1 → %2").arg(QString::fromUtf8(number),
                                               QString::fromUtf8(*plain));
        return decimalOf(fix, context) == values::DecimalSign::Comma
            ? FixWords::tr("1.234,56 → 1234.56")
            : FixWords::tr("1,234.56 → 1234.56");
    case Action::StripZeros:
        return FixWords::tr("Remove leading zeros");
    case Action::SingleAt:
        return FixWords::tr("Fix doubled @");
    case Action::CleanEmail:
        return FixWords::tr("Remove stray characters");
    case Action::ChooseOption:
        return FixWords::tr("Choose option…");
    case Action::AddScheme:
        return FixWords::tr("Add https://");
    case Action::CleanText:
        return FixWords::tr("Remove unreadable characters");
    case Action::Cut:
        return FixWords::tr("Shorten to %L1 characters")
            .arg(context.rule ? context.rule->maxLength : 0);
    case Action::RemoveRepeats:
        return FixWords::tr("Remove duplicates");
    case Action::LowerCase:
        return FixWords::tr("Lower case");
    case Action::EmptyCell:
        return FixWords::tr("Clear the cell");
    case Action::Replace:
        return FixWords::tr("Replace “%1” with “%2”").arg(fix.text, fix.replacement);
    case Action::KeepLast:
        return FixWords::tr("Keep the last one");
    case Action::LeaveOut:
        return FixWords::tr("Exclude the rows");
    case Action::Accept:
        return FixWords::tr("Use the rows as they were read");
    case Action::SqueezeBlanks:
        return FixWords::tr("Remove extra spaces");
    case Action::FixEncoding:
        return FixWords::tr("Fix the encoding");
    case Action::MailDomain:
        return FixWords::tr("Correct the domain");
    case Action::Count:
        break;
    }
    return {};
}

std::vector<Fix> offeredFor(FaultKind kind, int column, const FixContext &context,
                            const DateOrders &dates)
{
    std::vector<Fix> fixes;
    for (const auto &offer : offers) {
        if (offer.kind != kind)
            continue;
        for (const auto action : offer.actions) {
            if (action == no || isHarmful(action, context))
                continue;
            fixes.push_back({.action = action,
                             .column = column,
                             .kind = kind,
                             .text = wayOf(action, context, dates)});
            if (const auto other = otherWay(action, context, dates))
                fixes.push_back(
                    {.action = action, .column = column, .kind = kind, .text = QString(*other)});
        }
    }
    return fixes;
}

bool losesNothing(Action action)
{
    switch (action) {
    case Action::Trim:
    case Action::Phone:
    case Action::IsoDate:
    case Action::PlainNumber:
    case Action::StripZeros:
    case Action::SingleAt:
    case Action::CleanEmail:
    case Action::AddScheme:
    case Action::RemoveRepeats:
    case Action::SqueezeBlanks:
        return true;
    default:
        return false;
    }
}

} // namespace storedesk::importcheck
