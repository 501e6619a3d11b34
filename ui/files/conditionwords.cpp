// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "conditionwords.h"

#include "base/utc.h"
#include "table/cellvalue.h"
#include "table/filterphrases.h"

#include <QDateTime>
#include <QLocale>

#include <array>

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using table::Condition;
using Test = table::Condition::Test;

QString wordsOf(Compare compare)
{
    using enum table::FilterPhrase;
    static constexpr std::array phrases{
        Contains, ContainsNot, Is,         IsNot,   StartsWith, EndsWith, Matches, Empty,
        Filled,   Changed,     ChangedNot, AtLeast, AtMost,     Between,  Since,   Until,
    };
    static_assert(phrases.size() == static_cast<std::size_t>(Compare::Count));
    return table::wordsOf(phrases[static_cast<std::size_t>(compare)]);
}

QList<Compare> comparesFor(table::ColumnKind kind)
{
    switch (kind) {
    case table::ColumnKind::Number:
        return {Compare::AtLeast, Compare::AtMost, Compare::Between, Compare::Is,
                Compare::IsNot,   Compare::Empty,  Compare::Filled,  Compare::Contains};
    case table::ColumnKind::Moment:
        return {Compare::Since, Compare::Until, Compare::Is,
                Compare::IsNot, Compare::Empty, Compare::Filled};
    default:
        return {Compare::Is,     Compare::Contains,    Compare::StartsWith, Compare::IsNot,
                Compare::Empty,  Compare::ContainsNot, Compare::Filled,     Compare::AtLeast,
                Compare::AtMost, Compare::EndsWith,    Compare::Matches};
    }
}

int valuesOf(Compare compare)
{
    if (compare >= Compare::Empty && compare <= Compare::ChangedNot)
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
    case Test::Number:
        if (condition.high == Condition::unlimited)
            return Compare::AtLeast;
        return condition.low == -Condition::unlimited ? Compare::AtMost : Compare::Between;
    case Test::Moment:
        return condition.high == Condition::unlimited ? Compare::Since : Compare::Until;
    }
    return Compare::Contains;
}

// As the file writes numbers, or as the person does.
static std::optional<double> typedNumber(const QString &text)
{
    if (const auto number = table::numberOf(text.toUtf8()))
        return number;
    bool good = false;
    const auto number = QLocale().toDouble(text.trimmed(), &good);
    return good ? std::optional(number) : std::nullopt;
}

static std::optional<double> typedMoment(const QString &text, bool endOfDay)
{
    constexpr double day = 24.0 * 60 * 60 * 1000;
    std::optional<qint64> moment = table::momentOf(text.toUtf8());
    if (!moment) {
        const auto date = QLocale().toDate(text.trimmed(), QLocale::ShortFormat);
        if (!date.isValid())
            return std::nullopt;
        moment = date.startOfDay(base::utc).toMSecsSinceEpoch();
    }
    const bool wholeDay = text.trimmed().size() <= 10;
    return static_cast<double>(*moment) + (endOfDay && wholeDay ? day - 1 : 0);
}

static QByteArrayList bytesOf(const QStringList &values)
{
    QByteArrayList bytes;
    for (const auto &value : values)
        bytes.append(value.toUtf8());
    return bytes;
}

std::optional<Condition> conditionOf(int column, Compare compare, const QStringList &values,
                                     int traceColumn)
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
        condition.test = Test::Equals;
        condition.texts = bytesOf(values);
        condition.negated = compare == Compare::IsNot;
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
        if (!table::patternOf(first.toUtf8(), false).isValid())
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
    case Compare::AtLeast:
    case Compare::AtMost:
    case Compare::Between: {
        condition.test = Test::Number;
        const auto low = typedNumber(first);
        const auto high = typedNumber(compare == Compare::Between ? values.value(1) : first);
        if (!low || !high)
            return std::nullopt;
        if (compare != Compare::AtMost)
            condition.low = *low;
        if (compare != Compare::AtLeast)
            condition.high = *high;
        return condition;
    }
    case Compare::Since:
    case Compare::Until: {
        condition.test = Test::Moment;
        const auto moment = typedMoment(first, compare == Compare::Until);
        if (!moment)
            return std::nullopt;
        (compare == Compare::Since ? condition.low : condition.high) = *moment;
        return condition;
    }
    case Compare::Count:
        return std::nullopt;
    }
    return values.isEmpty() || first.isEmpty() ? std::nullopt : std::optional(condition);
}

static QString momentText(double milliseconds)
{
    const auto moment =
        QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(milliseconds), base::utc);
    return moment.date().toString(Qt::ISODate);
}

static QString limitText(double limit, Test test)
{
    return test == Test::Moment ? momentText(limit)
                                : QLocale().toString(limit, 'f', QLocale::FloatingPointShortest);
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
    const auto number = [](double value) {
        return limitText(value, Test::Number);
    };
    switch (compareOf(condition)) {
    case Compare::AtLeast:
        return {number(condition.low)};
    case Compare::AtMost:
        return {number(condition.high)};
    case Compare::Between:
        return {number(condition.low), number(condition.high)};
    case Compare::Since:
        return {momentText(condition.low)};
    case Compare::Until:
        return {momentText(condition.high)};
    default:
        break;
    }
    return textsOf(condition);
}

ConditionWords wordsOf(const Condition &condition, const QList<sheet::SheetColumn> &columns)
{
    const auto values = textsOf(condition);
    const auto [phrase, limits] = table::phrased(condition);
    ConditionWords words{.column = condition.column < 0
                             ? table::wordsOf(table::FilterPhrase::AnyColumn)
                             : columns.value(condition.column).name,
                         .compare = table::wordsOf(phrase),
                         .value = values.value(0)};
    if (!limits.empty()) {
        QStringList texts;
        for (const double limit : limits)
            texts.append(limitText(limit, condition.test));
        words.value = texts.join(u" %1 "_s.arg(table::wordsOf(table::FilterPhrase::And)));
    } else if (values.size() > 1) {
        words.value = u"%1 +%2"_s.arg(values[0], QLocale().toString(values.size() - 1));
    }
    return words;
}

QString ConditionWords::sentence() const
{
    return QStringList{column, compare, value}.join(u' ').trimmed();
}

} // namespace storedesk::ui
