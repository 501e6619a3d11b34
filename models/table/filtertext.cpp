// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filtertext.h"

#include "table/filterparser.h"

#include <QDateTime>

#include <cmath>

namespace storedesk::table {

using namespace Qt::StringLiterals;

tl::expected<Filter, FilterFault> filterFromText(const QString &text, const QStringList &columns)
{
    return FilterParser(text, columns).read();
}

static QString quoted(const QString &text)
{
    return u'"' + QString(text).replace(u'"', "\"\""_L1) + u'"';
}

static QString columnText(int column, const QStringList &columns)
{
    if (column == Condition::anyColumn)
        return u"anything"_s;
    const auto name = columns.value(column);
    // Two columns of one name can only be told apart by their number.
    if (name.isEmpty() || columns.indexOf(name) != column)
        return u"#%1"_s.arg(column + 1);
    return quoted(name);
}

static QString limitText(double value, Condition::Test test)
{
    if (test == Condition::Test::Number)
        return QString::number(value, 'g', QLocale::FloatingPointShortest);
    return QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(value), Qt::UTC)
        .toString(u"yyyy-MM-ddThh:mm:ss.zzz"_s);
}

static QString rangeText(const Condition &condition)
{
    const auto not_ = condition.negated ? u"not "_s : QString();
    const auto low = limitText(condition.low, condition.test);
    const auto high = limitText(condition.high, condition.test);
    const bool hasLow = std::isfinite(condition.low);
    const bool hasHigh = std::isfinite(condition.high);
    if (hasLow && hasHigh)
        return u"is %1between %2 and %3"_s.arg(not_, low, high);
    // The number just above 100 is better said as "above 100".
    const auto plainer = [&](double value, double step) {
        return condition.test == Condition::Test::Number
            ? limitText(std::nextafter(value, step), condition.test)
            : QString();
    };
    if (hasLow) {
        const auto other = plainer(condition.low, -Condition::unlimited);
        return !other.isEmpty() && other.size() < low.size() ? u"is %1above %2"_s.arg(not_, other)
                                                             : u"is %1at least %2"_s.arg(not_, low);
    }
    if (hasHigh) {
        const auto other = plainer(condition.high, Condition::unlimited);
        return !other.isEmpty() && other.size() < high.size()
            ? u"is %1below %2"_s.arg(not_, other)
            : u"is %1at most %2"_s.arg(not_, high);
    }
    // Any number, any date.
    return condition.test == Condition::Test::Number
        ? u"is %1between -1e308 and 1e308"_s.arg(not_)
        : u"is %1between 0000-01-01 and 9999-12-31"_s.arg(not_);
}

static QString testText(const Condition &condition)
{
    const auto plain = [&](const QString &is, const QString &isNot) {
        return condition.negated ? isNot : is;
    };
    QStringList texts;
    for (const auto &text : condition.texts)
        texts.append(quoted(QString::fromUtf8(text)));
    const auto behind = condition.matchCase ? u" matching case"_s : QString();
    switch (condition.test) {
    case Condition::Test::Empty:
        return plain(u"is empty"_s, u"is filled"_s);
    case Condition::Test::Number:
    case Condition::Test::Moment:
        return rangeText(condition);
    case Condition::Test::Contains:
        return plain(u"contains "_s, u"does not contain "_s) + texts.value(0, u"\"\""_s) + behind;
    case Condition::Test::StartsWith:
        return plain(u"starts with "_s, u"does not start with "_s) + texts.value(0, u"\"\""_s)
            + behind;
    case Condition::Test::Equals:
        break;
    }
    if (texts.size() == 1)
        return plain(u"is "_s, u"is not "_s) + texts.first() + behind;
    return plain(u"is one of "_s, u"is not one of "_s) + u'(' + texts.join(", "_L1) + behind + u')';
}

static QString partText(const Condition &condition, const QStringList &columns)
{
    const bool several = condition.texts.size() > 1 && condition.test != Condition::Test::Equals;
    const auto column = columnText(condition.column, columns);
    if (!several)
        return column + u' ' + testText(condition);
    // Only "is" has a word for one of several.
    QStringList parts;
    for (const auto &text : condition.texts) {
        auto one = condition;
        one.texts = {text};
        parts.append(column + u' ' + testText(one));
    }
    return u'(' + parts.join(condition.negated ? " and "_L1 : " or "_L1) + u')';
}

QString textOf(const Filter &filter, const QStringList &columns)
{
    QStringList parts;
    for (const auto &condition : filter.conditions)
        parts.append(partText(condition, columns));
    for (const auto &group : filter.groups) {
        const auto inner = textOf(group, columns);
        if (!inner.isEmpty())
            parts.append(group.negated ? inner : u'(' + inner + u')');
    }
    const auto joined = parts.join(filter.any ? " or "_L1 : " and "_L1);
    return filter.negated ? u"not (%1)"_s.arg(joined) : joined;
}

} // namespace storedesk::table
