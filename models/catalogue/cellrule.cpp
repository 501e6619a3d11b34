// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cellrule.h"

#include "isodate.h"
#include "valuechecks.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace storedesk::catalogue {

using namespace valuechecks;

// JSON numbers are exact up to this value.
static constexpr double largestInteger = 9'007'199'254'740'991;
static constexpr qint64 day = 24LL * 60 * 60 * 1000;

static bool comesBefore(std::string_view left, std::string_view right) noexcept
{
    return left.size() != right.size() ? left.size() < right.size() : left < right;
}

// A limit that cannot be parsed is ignored.
static qint64 limitOf(const QString &text, qint64 none, qint64 untilItsEnd)
{
    const std::string bytes = text.toStdString();
    if (const auto start = catalogue::isodate::day(bytes))
        return *start + untilItsEnd;
    return catalogue::isodate::moment(bytes).value_or(none);
}

CellRule::CellRule(const FieldRule &rule)
    : m_type(rule.type)
    , m_national(rule.national)
    , m_bounded(std::isfinite(rule.minimum) || std::isfinite(rule.maximum))
    , m_maxLength(static_cast<std::size_t>(std::max(rule.maxLength, 0)))
    , m_minimum(rule.minimum)
    , m_maximum(rule.maximum)
    , m_earliest(limitOf(rule.earliest, std::numeric_limits<qint64>::min(), 0))
    , m_latest(limitOf(rule.latest, std::numeric_limits<qint64>::max(), day - 1))
{
    if (m_type == Type::Percent && !m_bounded) {
        m_bounded = true;
        m_minimum = 0;
        m_maximum = 100;
    }
    for (const Option &option : rule.options)
        m_choices.push_back(option.id.toStdString());
    std::ranges::sort(m_choices, comesBefore);
}

Reason CellRule::check(std::string_view cell) const noexcept
{
    return isList() ? checkList(cell) : checkSingle(cell);
}

Reason CellRule::checkList(std::string_view cell) const noexcept
{
    qsizetype count = 0;
    for (std::size_t from = 0; from <= cell.size(); ++count) {
        const auto end = std::min(cell.find('|', from), cell.size());
        const auto element = cell.substr(from, end - from);
        if (const Reason reason = checkSingle(element); reason != Reason::None)
            return reason;
        // An element that occurs twice ends the loop, so there are never more elements than
        // choices.
        for (std::size_t before = 0; m_type == Type::Choices && before < from;) {
            const auto stop = cell.find('|', before);
            if (cell.substr(before, stop - before) == element)
                return Reason::Repeated;
            before = stop + 1;
        }
        from = end + 1;
    }
    return checkCount(count);
}

static Reason when(bool good, Reason otherwise) noexcept
{
    return good ? Reason::None : otherwise;
}

Reason CellRule::checkSingle(std::string_view text) const noexcept
{
    switch (m_type) {
    case Type::Text:
        return isText(text) ? checkLength(text) : Reason::NotText;
    case Type::Email:
        return isEmail(text) ? checkLength(text) : Reason::NotEmail;
    case Type::Phone:
        return when(isPhone(text, m_national), Reason::NotPhone);
    case Type::Url:
        return isUrl(text) ? checkLength(text) : Reason::NotUrl;
    case Type::ObjectId:
        return when(isObjectId(text), Reason::NotObjectId);
    case Type::Colour:
        return when(isColour(text), Reason::NotColour);
    case Type::Pointer:
        return when(isPointer(text), Reason::NotPointer);
    case Type::Identifier:
        return isIdentifier(text) ? checkLength(text) : Reason::NotIdentifier;
    case Type::PhonePrefix:
        return when(isPhonePrefix(text), Reason::NotPrefix);
    case Type::Integer:
        return checkInteger(text);
    case Type::Decimal:
    case Type::Money:
    case Type::Percent:
        if (!isDecimal(text))
            return Reason::NotNumber;
        return m_bounded ? checkNumber(numberOf(text)) : Reason::None;
    case Type::Moment:
    case Type::Day:
    case Type::Date:
        return checkDate(text);
    case Type::Boolean:
        return when(text == "true" || text == "false", Reason::NotBoolean);
    case Type::Choice:
    case Type::Choices:
        return when(isChoice(text), Reason::NotAChoice);
    case Type::Texts:
    case Type::Address:
    case Type::Object:
    case Type::Objects:
    case Type::Any:
        return when(isText(text), Reason::NotText);
    case Type::File:
        break;
    }
    return Reason::None;
}

Reason CellRule::checkNumber(double value) const noexcept
{
    if (m_type == Type::Integer && (value != std::trunc(value)))
        return Reason::NotInteger;
    if (value < m_minimum || (m_type == Type::Integer && value < -largestInteger))
        return Reason::TooSmall;
    if (value > m_maximum || (m_type == Type::Integer && value > largestInteger))
        return Reason::TooLarge;
    return Reason::None;
}

Reason CellRule::checkCount(qsizetype elements) const noexcept
{
    const bool tooMany = m_maxLength > 0 && static_cast<std::size_t>(elements) > m_maxLength;
    return tooMany ? Reason::TooLong : Reason::None;
}

Reason CellRule::checkInteger(std::string_view text) const noexcept
{
    // Integers with at most this many digits are certainly exact as a double.
    constexpr std::size_t certainlyExact = 15;
    if (!isInteger(text))
        return Reason::NotInteger;
    if (startsWithZero(text))
        return Reason::LeadingZero;
    if (!m_bounded && text.size() <= certainlyExact)
        return Reason::None;
    return checkNumber(numberOf(text));
}

Reason CellRule::checkDate(std::string_view text) const noexcept
{
    std::optional<qint64> value;
    if (m_type != Type::Moment)
        value = catalogue::isodate::day(text);
    if (!value && m_type != Type::Day)
        value = catalogue::isodate::moment(text);
    if (!value)
        return m_type == Type::Moment ? Reason::NotMoment : Reason::NotDay;
    if (*value < m_earliest)
        return Reason::TooEarly;
    return *value > m_latest ? Reason::TooLate : Reason::None;
}

Reason CellRule::checkLength(std::string_view text) const noexcept
{
    return m_maxLength > 0 && isLongerThan(text, m_maxLength) ? Reason::TooLong : Reason::None;
}

bool CellRule::isChoice(std::string_view text) const noexcept
{
    return std::ranges::binary_search(m_choices, text, comesBefore);
}

} // namespace storedesk::catalogue
