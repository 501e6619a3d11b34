// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tableoptions/conditionwords.h"

#include "base/utc.h"
#include "query/filterphrases.h"
#include "values/typedvalue.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <array>

namespace storedesk::ui::tableoptions {

using namespace Qt::StringLiterals;
using query::Condition;
using values::ColumnFormat;
using values::Decimal;
using Test = query::Condition::Test;

QString wordsOf(Compare compare)
{
    using enum query::FilterPhrase;
    static constexpr std::array phrases{
        Contains, ContainsNot, Is,      IsNot,      StartsWith, EndsWith, Matches,
        Empty,    Filled,      Changed, ChangedNot, AtLeast,    AtMost,   Between,
        Since,    Until,       Above,   Below,      NoNumber,   NoDate,
    };
    static_assert(phrases.size() == static_cast<std::size_t>(Compare::Count));
    return query::wordsOf(phrases[static_cast<std::size_t>(compare)]);
}

QList<Compare> comparesFor(values::ColumnKind kind)
{
    switch (kind) {
    case values::ColumnKind::Number:
        return {Compare::AtLeast, Compare::AtMost,   Compare::Between, Compare::Above,
                Compare::Below,   Compare::Is,       Compare::IsNot,   Compare::Empty,
                Compare::Filled,  Compare::Contains, Compare::NoNumber};
    case values::ColumnKind::Moment:
        return {Compare::Since, Compare::Until, Compare::Between, Compare::Is,
                Compare::IsNot, Compare::Empty, Compare::Filled,  Compare::NoDate};
    default:
        return {Compare::Is,     Compare::Contains,    Compare::StartsWith, Compare::IsNot,
                Compare::Empty,  Compare::ContainsNot, Compare::Filled,     Compare::AtLeast,
                Compare::AtMost, Compare::EndsWith,    Compare::Matches};
    }
}

int valuesOf(Compare compare)
{
    if ((compare >= Compare::Empty && compare <= Compare::ChangedNot)
        || compare == Compare::NoNumber || compare == Compare::NoDate)
        return 0;
    return compare == Compare::Between ? 2 : 1;
}

Compare compareOf(const Condition &condition)
{
    switch (condition.test) {
    case Test::Contains:
        return condition.negated ? Compare::ContainsNot : Compare::Contains;
    case Test::Equals:
        return condition.negated ? Compare::IsNot : Compare::Is;
    case Test::StartsWith:
        return Compare::StartsWith;
    case Test::EndsWith:
        return Compare::EndsWith;
    case Test::Matches:
        return Compare::Matches;
    case Test::Empty:
        return condition.negated ? Compare::Filled : Compare::Empty;
    case Test::Changed:
        return condition.negated ? Compare::ChangedNot : Compare::Changed;
    case Test::IsNumber:
        return Compare::NoNumber;
    case Test::IsMoment:
        return Compare::NoDate;
    case Test::Number:
    case Test::Moment:
        break;
    }
    const bool number = condition.test == Test::Number;
    if (query::phrased(condition).limits.size() == 1 && condition.low && condition.high)
        return condition.negated ? Compare::IsNot : Compare::Is;
    if (condition.low && condition.high)
        return Compare::Between;
    if (condition.high)
        return !number ? Compare::Until : condition.high->open ? Compare::Below : Compare::AtMost;
    return !number                             ? Compare::Since
        : condition.low && condition.low->open ? Compare::Above
                                               : Compare::AtLeast;
}

// Parses a number in the format of the file, then in that of the user's locale.
static std::optional<Decimal> numberFrom(const QString &text, const ColumnFormat &format)
{
    if (const auto number = values::typedNumber(text, format))
        return number;
    bool good = false;
    const auto number = QLocale().toDouble(text.trimmed(), &good);
    return good ? std::optional(Decimal::of(number)) : std::nullopt;
}

static std::optional<Decimal> momentFrom(const QString &text, const ColumnFormat &format,
                                         bool endOfDay)
{
    constexpr qint64 day = 24 * 60 * 60 * 1000;
    auto moment = values::typedMoment(text, format);
    if (!moment) {
        const auto date = QLocale().toDate(text.trimmed(), QLocale::ShortFormat);
        if (!date.isValid())
            return std::nullopt;
        moment = date.startOfDay(base::utc).toMSecsSinceEpoch();
    }
    return Decimal(*moment + (endOfDay && !text.contains(u':') ? day - 1 : 0));
}

// Sets the limits that the comparison uses.
static std::optional<Condition> rangeOf(Condition condition, Compare compare,
                                        const QStringList &values, const ColumnFormat &format)
{
    const bool dates = compare == Compare::Since || compare == Compare::Until
        || (compare == Compare::Between && format.kind == values::ColumnKind::Moment);
    const bool hasLow = compare == Compare::AtLeast || compare == Compare::Above
        || compare == Compare::Since || compare == Compare::Between;
    const bool hasHigh = !hasLow || compare == Compare::Between;
    const bool open = compare == Compare::Above || compare == Compare::Below;
    const auto read = [&](const QString &text, bool end) -> std::optional<query::Limit> {
        // Keep the date relative. The filter resolves it when it is applied.
        if (const auto period = dates ? query::periodFromText(text) : std::nullopt)
            return query::Limit(query::RelativeLimit{.period = *period, .atEnd = end},
                                QDate::currentDate());
        const auto number = dates ? momentFrom(text, format, end) : numberFrom(text, format);
        return number ? std::optional(query::Limit(*number, open)) : std::nullopt;
    };
    condition.test = dates ? Test::Moment : Test::Number;
    const auto low = read(values.value(0), false);
    const auto high = read(values.value(compare == Compare::Between ? 1 : 0), true);
    if (!low || !high)
        return std::nullopt;
    if (hasLow)
        condition.low = low;
    if (hasHigh)
        condition.high = high;
    return condition;
}

static QByteArrayList bytesOf(const QStringList &values)
{
    QByteArrayList bytes;
    for (const auto &value : values)
        bytes.append(value.toUtf8());
    return bytes;
}

std::optional<Condition> conditionOf(int column, Compare compare, const QStringList &values,
                                     int traceColumn, const ColumnFormat &format)
{
    Condition condition{.column = column};
    const auto first = values.value(0);
    switch (compare) {
    case Compare::Contains:
    case Compare::ContainsNot:
        condition.test = Test::Contains;
        condition.texts = bytesOf(values);
        condition.negated = compare == Compare::ContainsNot;
        break;
    case Compare::Is:
    case Compare::IsNot:
        condition.negated = compare == Compare::IsNot;
        if (format.kind == values::ColumnKind::Moment && values.size() == 1
            && query::periodFromText(first))
            return rangeOf(condition, Compare::Between, {first, first}, format);
        condition.test = Test::Equals;
        condition.texts = bytesOf(values);
        break;
    case Compare::StartsWith:
        condition.test = Test::StartsWith;
        condition.texts = bytesOf(values);
        break;
    case Compare::EndsWith:
        condition.test = Test::EndsWith;
        condition.texts = bytesOf(values);
        break;
    case Compare::Matches:
        condition.test = Test::Matches;
        condition.texts = bytesOf(values);
        if (!query::patternOf(first.toUtf8(), false).isValid())
            return std::nullopt;
        break;
    case Compare::Empty:
    case Compare::Filled:
        condition.test = Test::Empty;
        condition.negated = compare == Compare::Filled;
        return condition;
    case Compare::Changed:
    case Compare::ChangedNot:
        condition.test = Test::Changed;
        condition.negated = compare == Compare::ChangedNot;
        condition.traceColumn = traceColumn;
        return traceColumn < 0 ? std::nullopt : std::optional(condition);
    case Compare::NoNumber:
    case Compare::NoDate:
        condition.test = compare == Compare::NoNumber ? Test::IsNumber : Test::IsMoment;
        condition.negated = true;
        return condition;
    case Compare::AtLeast:
    case Compare::AtMost:
    case Compare::Between:
    case Compare::Above:
    case Compare::Below:
    case Compare::Since:
    case Compare::Until:
        return rangeOf(condition, compare, values, format);
    case Compare::Count:
        return std::nullopt;
    }
    return values.isEmpty() || first.isEmpty() ? std::nullopt : std::optional(condition);
}

static QString limitText(const query::Limit &limit, Test test)
{
    if (limit.relative)
        return query::wordsOf(limit.relative->period);
    if (test == Test::Moment)
        return QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(limit.value.toDouble()),
                                              base::utc)
            .date()
            .toString(Qt::ISODate);
    return QString::fromLatin1(limit.value.toText()).replace(u'.', QLocale().decimalPoint());
}

static QStringList textsOf(const Condition &condition)
{
    QStringList texts;
    for (const auto &text : condition.texts)
        texts.append(QString::fromUtf8(text));
    return texts;
}

QStringList valueTextsOf(const Condition &condition)
{
    if (condition.test != Test::Number && condition.test != Test::Moment)
        return textsOf(condition);
    QStringList values;
    for (const auto &limit : {condition.low, condition.high}) {
        if (!limit)
            continue;
        auto shown = *limit;
        // “After last month” is edited as “since” the day after that month.
        if (shown.relative && shown.relative->offset != 0)
            shown.relative.reset();
        values.append(condition.test == Test::Number ? values::typeableText(shown.value)
                                                     : limitText(shown, condition.test));
    }
    return values;
}

// Describes a range that excludes its upper limit, for example “100 up to 200, without it”.
static QString halfOpenWords(const QStringList &limits)
{
    return QCoreApplication::translate("Compare", "%1 and %2 (upper limit excluded)")
        .arg(limits.value(0), limits.value(1));
}

ConditionWords wordsOf(const Condition &condition, const QList<sheet::SheetColumn> &columns)
{
    const auto values = textsOf(condition);
    const auto [phrase, limits] = query::phrased(condition);
    ConditionWords words{.column = condition.column < 0
                             ? query::wordsOf(query::FilterPhrase::AnyColumn)
                             : columns.value(condition.column).heading(),
                         .compare = query::wordsOf(phrase),
                         .value = values.value(0)};
    if (!limits.empty()) {
        QStringList texts;
        for (const auto &limit : limits)
            texts.append(limitText(limit, condition.test));
        const bool halfOpen = condition.low && condition.high && condition.high->open;
        words.value = halfOpen
            ? halfOpenWords(texts)
            : texts.join(u" %1 "_s.arg(query::wordsOf(query::FilterPhrase::And)));
    } else if (values.size() > 1) {
        words.value = u"%1 +%2"_s.arg(values[0], QLocale().toString(values.size() - 1));
    }
    return words;
}

QString ConditionWords::sentence() const
{
    return QStringList{column, compare, value}.join(u' ').trimmed();
}

} // namespace storedesk::ui::tableoptions
