// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filtersyntax.h"

#include "base/utc.h"
#include "query/filterparser.h"
#include "query/filterphrases.h"
#include "values/typedvalue.h"

#include <QDateTime>

namespace storedesk::query {

using namespace Qt::StringLiterals;

tl::expected<Filter, FilterFault> filterFromText(const QString &text, const FilterContext &context)
{
    return FilterParser(text, context).read();
}

tl::expected<Filter, FilterFault> filterFromText(const QString &text, const QStringList &columns,
                                                 FilteredTable table,
                                                 const QList<values::ColumnFormat> &formats)
{
    return filterFromText(text, {.columns = columns, .table = table, .formats = formats});
}

static QString quoted(const QString &text)
{
    return u'"' + QString(text).replace(u'"', "\"\""_L1) + u'"';
}

static QString columnText(int column, const QStringList &columns)
{
    if (column == Condition::anyColumn)
        return wordsOf(FilterPhrase::AnyColumn);
    const auto name = columns.value(column);
    // Columns with a repeated name are identified by number.
    if (name.isEmpty() || columns.indexOf(name) != column)
        return u"#%1"_s.arg(column + 1);
    return quoted(name);
}

static QString limitText(const Limit &limit, Condition::Test test)
{
    if (limit.relative)
        return wordsOf(limit.relative->period);
    if (test == Condition::Test::Number)
        return values::typeableText(limit.value);
    return QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(limit.value.toDouble()), base::utc)
        .toString(u"yyyy-MM-ddThh:mm:ss.zzz"_s);
}

static QString testText(const Condition &condition)
{
    const auto [phrase, limits] = phrased(condition);
    const auto words = wordsOf(phrase);
    QStringList values;
    for (const auto &text : condition.texts)
        values.append(quoted(QString::fromUtf8(text)));
    const auto behind = condition.exact ? u' ' + wordsOf(FilterPhrase::Exactly) : QString();
    switch (condition.test) {
    case Condition::Test::Empty:
    case Condition::Test::Changed:
    case Condition::Test::IsNumber:
    case Condition::Test::IsMoment:
        return words;
    case Condition::Test::Number:
    case Condition::Test::Moment:
        values.clear();
        for (const auto &limit : limits)
            values.append(limitText(limit, condition.test));
        return words + u' ' + values.join(u" %1 "_s.arg(wordsOf(FilterPhrase::And)));
    case Condition::Test::Contains:
    case Condition::Test::StartsWith:
    case Condition::Test::EndsWith:
    case Condition::Test::Matches:
        return u"%1 %2%3"_s.arg(words, values.value(0, u"\"\""_s), behind);
    case Condition::Test::Equals:
        break;
    }
    return values.size() == 1 ? u"%1 %2%3"_s.arg(words, values.first(), behind)
                              : u"%1 (%2%3)"_s.arg(words, values.join(", "_L1), behind);
}

static QString joined(const QStringList &parts, bool any)
{
    return parts.join(u" %1 "_s.arg(wordsOf(any ? FilterPhrase::Or : FilterPhrase::And)));
}

// Returns whether exactly one end of a range is inclusive, for which there is no single phrase.
static bool isHalfOpen(const Condition &condition)
{
    return condition.low && condition.high && (condition.low->open || condition.high->open);
}

static QString halfOpenText(const Condition &condition, const QString &column)
{
    auto least = condition;
    auto most = condition;
    least.high.reset();
    most.low.reset();
    const auto text = joined({column + u' ' + testText(least), column + u' ' + testText(most)},
                             condition.negated);
    return u'(' + text + u')';
}

static QString partText(const Condition &condition, const QStringList &columns)
{
    const bool several = condition.texts.size() > 1 && condition.test != Condition::Test::Equals;
    const auto column = columnText(condition.column, columns);
    if (isHalfOpen(condition))
        return halfOpenText(condition, column);
    if (!several)
        return column + u' ' + testText(condition);
    // Only "is" has a phrase for several values, so join several conditions.
    QStringList parts;
    for (const auto &text : condition.texts) {
        auto one = condition;
        one.texts = {text};
        parts.append(column + u' ' + testText(one));
    }
    return u'(' + joined(parts, !condition.negated) + u')';
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
    const auto all = joined(parts, filter.any);
    return filter.negated ? u"%1 (%2)"_s.arg(wordsOf(FilterPhrase::Not), all) : all;
}

} // namespace storedesk::query
