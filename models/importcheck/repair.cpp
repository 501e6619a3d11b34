// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/repair.h"

#include "importcheck/cellrepairs.h"
#include "importcheck/maildomains.h"
#include "values/numbertext.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

#include <array>
#include <initializer_list>

namespace storedesk::importcheck {

using namespace Qt::StringLiterals;

namespace {

struct RepairWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportFixes)
};

struct Offer
{
    FaultKind kind;
    std::array<Action, 3> actions;
};

constexpr auto no = Action::Count;

// The actions offered for each fault, best first.
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
    Offer{FaultKind::Mojibake, {Action::RepairEncoding, Action::EmptyCell, no}},
    Offer{FaultKind::MailTypo, {Action::MailDomain, Action::LeaveOut, no}},
};

constexpr auto dayFirst = "dmy"_L1;
constexpr auto monthFirst = "mdy"_L1;
constexpr auto point = "point"_L1;
constexpr auto comma = "comma"_L1;

values::DateOrder datesOf(const Repair &repair, const RepairContext &context)
{
    if (repair.text == dayFirst)
        return values::DateOrder::DayFirst;
    return repair.text == monthFirst ? values::DateOrder::MonthFirst : context.format.dates;
}

values::DecimalSign decimalOf(const Repair &repair, const RepairContext &context)
{
    if (repair.text == point)
        return values::DecimalSign::Point;
    return repair.text == comma ? values::DecimalSign::Comma : context.format.decimal;
}

// In a column with decimal commas, a number with three decimal places would be mistaken for
// thousands again, so append a zero.
std::optional<QByteArray> numberText(QByteArrayView cell, values::DecimalSign decimal,
                                     const RepairContext &context)
{
    auto text = importcheck::cellrepairs::plainNumber(cell, decimal);
    if (text && decimal == values::DecimalSign::Point
        && context.format.decimal == values::DecimalSign::Comma
        && importcheck::cellrepairs::isEitherNumber(*text))
        text->append('0');
    return text;
}

// Returns the alternative reading of ambiguous cells, such as 01/02/2026 or 1.234.
std::optional<QLatin1StringView> otherWay(Action action, const RepairContext &context,
                                          const DateOrders &dates)
{
    if (action == Action::IsoDate && dates.areOpen())
        return context.format.dates == values::DateOrder::DayFirst ? monthFirst : dayFirst;
    if (action == Action::PlainNumber)
        return context.format.decimal == values::DecimalSign::Comma ? point : comma;
    return std::nullopt;
}

// Returns the explicit format of dates or numbers. It is needed if the user has to choose, or if
// the column as a whole seems to have another format.
QString wayOf(Action action, const RepairContext &context, const DateOrders &dates)
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

QString dateTitle(const Repair &repair, const RepairContext &context, const DateOrders &dates)
{
    const auto order = datesOf(repair, context);
    const bool first = order == values::DateOrder::DayFirst;
    if (!dates.areOpen())
        return first ? RepairWords::tr("dd/mm/yyyy → yyyy-mm-dd")
                     : RepairWords::tr("mm/dd/yyyy → yyyy-mm-dd");
    const auto day =
        QDate::fromString(QString::fromLatin1(importcheck::cellrepairs::isoDate(
                                                  dates.either, order, catalogue::Type::Day)
                                                  .value_or(QByteArray())),
                          Qt::ISODate);
    const auto text = QLocale().toString(day, u"d MMM yyyy"_s);
    return (first ? RepairWords::tr("Day first: %1") : RepairWords::tr("Month first: %1"))
        .arg(text);
}

// Returns the replacement for a cell, ignoring its case.
std::optional<QByteArray> replacementFor(QByteArrayView cell, const QString &lines)
{
    const auto text = QString::fromUtf8(values::trimmedText(cell));
    for (const auto &[from, to] : replacementsOf(lines)) {
        if (from.compare(text, Qt::CaseInsensitive) == 0)
            return to.toUtf8();
    }
    return std::nullopt;
}

// Returns the cell with the text before or after it.
std::optional<QByteArray> extended(QByteArrayView cell, const QByteArray &text, bool before)
{
    if (cell.isEmpty() || (before ? cell.startsWith(text) : cell.endsWith(text)))
        return std::nullopt;
    return before ? text + cell.toByteArray() : cell.toByteArray() + text;
}

// Returns the title of a change that is only made to whole columns.
QString columnTitle(const Repair &repair)
{
    switch (repair.action) {
    case Action::UpperCase:
        return RepairWords::tr("Upper case");
    case Action::TitleCase:
        return RepairWords::tr("Capitalise each word");
    case Action::AddPrefix:
        return RepairWords::tr("Add “%1” before").arg(repair.text);
    case Action::AddSuffix:
        return RepairWords::tr("Add “%1” after").arg(repair.text);
    case Action::SetText:
        return RepairWords::tr("Set all to “%1”").arg(repair.text);
    case Action::FillBlank:
        return RepairWords::tr("Fill blanks with “%1”").arg(repair.text);
    case Action::ReplaceByTable:
        return RepairWords::tr("Replace using a table");
    default:
        return {};
    }
}

// Applies a change that is only made to whole columns.
std::optional<QByteArray> changedCell(const Repair &repair, QByteArrayView cell)
{
    switch (repair.action) {
    case Action::UpperCase:
        return QString::fromUtf8(cell).toUpper().toUtf8();
    case Action::TitleCase:
        return importcheck::cellrepairs::titleCased(cell);
    case Action::AddPrefix:
    case Action::AddSuffix:
        return extended(cell, repair.text.toUtf8(), repair.action == Action::AddPrefix);
    case Action::SetText:
        return repair.text.toUtf8();
    case Action::FillBlank:
        return values::trimmedText(cell).isEmpty() ? std::optional(repair.text.toUtf8())
                                                   : std::nullopt;
    case Action::ReplaceByTable:
        return replacementFor(cell, repair.text);
    default:
        return std::nullopt;
    }
}

// Without its only key, a row no longer identifies a record, and a truncated key may identify a
// different one.
bool isHarmful(Action action, const RepairContext &context)
{
    const bool isNeeded =
        context.rule && context.rule->required && context.rule->unlessKey.isEmpty();
    return (action == Action::EmptyCell && (isNeeded || context.onlyKey))
        || (action == Action::Cut && context.onlyKey);
}

} // namespace

QString prefixOf(const RepairContext &context)
{
    const bool own = context.rule && !context.rule->countryCode.isEmpty();
    return own ? context.rule->countryCode : context.phonePrefix;
}

std::vector<std::pair<QString, QString>> replacementsOf(const QString &lines)
{
    std::vector<std::pair<QString, QString>> table;
    for (const auto &line : lines.split(u'\n', Qt::SkipEmptyParts)) {
        for (const auto sign : {u'\t', u';', u'='}) {
            const auto at = line.indexOf(sign);
            if (at < 0)
                continue;
            table.emplace_back(line.left(at).trimmed(), line.mid(at + 1).trimmed());
            break;
        }
    }
    return table;
}

std::optional<QByteArray> repaired(const Repair &repair, QByteArrayView cell,
                                   const RepairContext &context)
{
    switch (repair.action) {
    case Action::Trim:
        return importcheck::cellrepairs::trimmed(cell);
    case Action::Phone:
        return importcheck::cellrepairs::phone(cell, prefixOf(context));
    case Action::IsoDate:
        return importcheck::cellrepairs::isoDate(cell, datesOf(repair, context),
                                                 context.rule ? context.rule->type
                                                              : catalogue::Type::Date);
    case Action::PlainNumber:
        return numberText(cell, decimalOf(repair, context), context);
    case Action::StripZeros:
        return importcheck::cellrepairs::withoutZeros(cell);
    case Action::SingleAt:
        return importcheck::cellrepairs::singleAt(cell);
    case Action::CleanEmail:
        return importcheck::cellrepairs::cleanEmail(cell);
    case Action::AddScheme:
        return importcheck::cellrepairs::withScheme(cell);
    case Action::CleanText:
        return importcheck::cellrepairs::cleanText(cell);
    case Action::Cut:
        return importcheck::cellrepairs::cut(cell, context.rule ? context.rule->maxLength : 0);
    case Action::RemoveRepeats:
        return importcheck::cellrepairs::withoutRepeats(cell);
    case Action::LowerCase:
        return QString::fromUtf8(cell).toLower().toUtf8();
    case Action::ChooseOption:
        return repair.text.toUtf8();
    case Action::EmptyCell:
        return QByteArray();
    case Action::Replace:
        return repair.text.isEmpty() ? std::nullopt
                                     : std::optional(cell.toByteArray().replace(
                                           repair.text.toUtf8(), repair.replacement.toUtf8()));
    case Action::SqueezeBlanks:
        return importcheck::cellrepairs::squeezed(cell);
    case Action::RepairEncoding:
        return importcheck::cellrepairs::reencoded(cell);
    case Action::MailDomain:
        return likelyAddress(cell);
    default:
        return changedCell(repair, cell);
    }
}

QString titleOf(const Repair &repair, const RepairContext &context, const DateOrders &dates,
                const QByteArray &number)
{
    switch (repair.action) {
    case Action::Trim:
        return RepairWords::tr("Trim spaces");
    case Action::Phone:
        return prefixOf(context).isEmpty()
            ? RepairWords::tr("Remove spaces")
            : RepairWords::tr("Convert to +%1…").arg(prefixOf(context));
    case Action::IsoDate:
        return dateTitle(repair, context, dates);
    case Action::PlainNumber:
        if (const auto plain = numberText(number, decimalOf(repair, context), context))
            return RepairWords::tr("%1 → %2").arg(QString::fromUtf8(number),
                                                  QString::fromUtf8(*plain));
        return decimalOf(repair, context) == values::DecimalSign::Comma
            ? RepairWords::tr("1.234,56 → 1234.56")
            : RepairWords::tr("1,234.56 → 1234.56");
    case Action::StripZeros:
        return RepairWords::tr("Remove leading zeros");
    case Action::SingleAt:
        return RepairWords::tr("Fix doubled @");
    case Action::CleanEmail:
        return RepairWords::tr("Remove stray characters");
    case Action::ChooseOption:
        return RepairWords::tr("Choose option…");
    case Action::AddScheme:
        return RepairWords::tr("Add https://");
    case Action::CleanText:
        return RepairWords::tr("Remove unreadable characters");
    case Action::Cut:
        return RepairWords::tr("Shorten to %L1 characters")
            .arg(context.rule ? context.rule->maxLength : 0);
    case Action::RemoveRepeats:
        return RepairWords::tr("Remove duplicates");
    case Action::LowerCase:
        return RepairWords::tr("Lower case");
    case Action::EmptyCell:
        return RepairWords::tr("Clear the cell");
    case Action::Replace:
        return RepairWords::tr("Replace “%1” with “%2”").arg(repair.text, repair.replacement);
    case Action::KeepLast:
        return RepairWords::tr("Keep the last one");
    case Action::LeaveOut:
        return RepairWords::tr("Exclude the rows");
    case Action::Accept:
        return RepairWords::tr("Use the rows as they were read");
    case Action::SqueezeBlanks:
        return RepairWords::tr("Remove extra spaces");
    case Action::RepairEncoding:
        return RepairWords::tr("Fix the encoding");
    case Action::MailDomain:
        return RepairWords::tr("Correct the domain");
    default:
        break;
    }
    return columnTitle(repair);
}

std::vector<Repair> offeredFor(FaultKind kind, int column, const RepairContext &context,
                               const DateOrders &dates)
{
    std::vector<Repair> repairs;
    for (const auto &offer : offers) {
        if (offer.kind != kind)
            continue;
        for (const auto action : offer.actions) {
            if (action == no || isHarmful(action, context))
                continue;
            repairs.push_back({.action = action,
                               .column = column,
                               .kind = kind,
                               .text = wayOf(action, context, dates)});
            if (const auto other = otherWay(action, context, dates))
                repairs.push_back(
                    {.action = action, .column = column, .kind = kind, .text = QString(*other)});
        }
    }
    return repairs;
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
