// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filterparser.h"

#include "table/columnguess.h"
#include "table/typedvalue.h"

#include <QCoreApplication>

#include <algorithm>

// The words of a filter: columns, values, and where they end.
namespace storedesk::table {

using namespace Qt::StringLiterals;

namespace {
struct FilterPhraseWords
{
    Q_DECLARE_TR_FUNCTIONS(FilterText)
};
} // namespace

int FilterParser::column()
{
    skipSpace();
    if (m_at == m_text.size()) {
        fail(m_at, 0, FilterPhraseWords::tr("A column name is missing here."));
        return 0;
    }
    if (const int named = namedColumn(); named >= 0)
        return named;
    if (take(u"anything") || take(FilterPhrase::AnyColumn))
        return Condition::anyColumn;
    if (m_text.at(m_at) == u'#')
        return numberedColumn();
    if (m_text.at(m_at) == u'"')
        return quotedColumn();
    const auto space = m_text.indexOf(u' ', m_at);
    return noColumn(m_at, space < 0 ? m_text.size() : space);
}

// The longest name that comes next, so that "name" does not hide "name of the dog"; the very same
// letters before others. -1: none.
int FilterParser::namedColumn()
{
    int best = -1;
    qsizetype bestScore = 0;
    for (qsizetype index = 0; index < m_columns.size(); ++index) {
        const auto &name = m_columns.at(index);
        const auto length = lengthOf(name);
        const bool same = QStringView(m_text).mid(m_at, length) == name;
        const auto score = length == 0 ? 0 : 2 * length + (same ? 1 : 0);
        if (score > bestScore) {
            best = static_cast<int>(index);
            bestScore = score;
        }
    }
    m_at += bestScore / 2;
    return best;
}

int FilterParser::numberedColumn()
{
    const auto begin = m_at++;
    while (m_at < m_text.size() && m_text.at(m_at).isDigit())
        ++m_at;
    const int number = QStringView(m_text).mid(begin + 1, m_at - begin - 1).toInt();
    if (number < 1 || number > m_columns.size())
        return noColumn(begin, m_at);
    return number - 1;
}

int FilterParser::quotedColumn()
{
    const auto begin = m_at;
    const auto name = quotedValue().text;
    for (const auto sensitivity : {Qt::CaseSensitive, Qt::CaseInsensitive}) {
        for (qsizetype index = 0; index < m_columns.size(); ++index) {
            if (m_columns.at(index).compare(name, sensitivity) == 0)
                return static_cast<int>(index);
        }
    }
    return noColumn(begin, m_at);
}

int FilterParser::noColumn(qsizetype at, qsizetype end)
{
    fail(at, end - at,
         FilterPhraseWords::tr("The table has no column “%1”.").arg(m_text.mid(at, end - at)),
         FilterPhraseWords::tr("Its columns are: %1.").arg(fewNames(m_columns)));
    return 0;
}

FilterParser::Value FilterParser::value(Condition &condition, bool inList)
{
    skipSpace();
    Value value{.at = m_at};
    if (m_at < m_text.size() && m_text.at(m_at) == u'"') {
        value = quotedValue();
    } else {
        const auto end = endOfValue(inList);
        value.text = m_text.mid(m_at, end - m_at).trimmed();
        m_at = end;
        for (const auto &marking :
             {u" exactly"_s, u" matching case"_s, u' ' + wordsOf(FilterPhrase::Exactly)}) {
            if (!value.text.endsWith(marking, Qt::CaseInsensitive))
                continue;
            value.text = value.text.chopped(marking.size()).trimmed();
            condition.exact = true;
        }
        if (value.text.isEmpty())
            fail(value.at, 0, FilterPhraseWords::tr("A value is missing here."),
                 FilterPhraseWords::tr("Write \"\" for an empty one."));
    }
    condition.exact = take(FilterPhrase::Exactly) || take(u"matching case") || condition.exact;
    return value;
}

qsizetype FilterParser::endOfValue(bool inList)
{
    const auto begin = m_at;
    auto end = m_text.size();
    for (; m_at < m_text.size(); ++m_at) {
        const auto letter = m_text.at(m_at);
        const bool wordBegins = m_at == begin || m_text.at(m_at - 1).isSpace();
        if (letter == u')' || (inList && letter == u',')
            || (wordBegins
                && (lengthOf(FilterPhrase::And) > 0 || lengthOf(FilterPhrase::Or) > 0))) {
            end = m_at;
            break;
        }
    }
    m_at = begin;
    return end;
}

FilterParser::Value FilterParser::quotedValue()
{
    Value value{.at = m_at++, .quoted = true};
    for (; m_at < m_text.size(); ++m_at) {
        if (m_text.at(m_at) != u'"') {
            value.text += m_text.at(m_at);
            continue;
        }
        ++m_at;
        if (m_at == m_text.size() || m_text.at(m_at) != u'"')
            return value;
        value.text += u'"'; // doubled: one of them
    }
    fail(value.at, 1, FilterPhraseWords::tr("This quote is not closed."));
    return value;
}

std::optional<FilterRange> rangeOf(const QString &text, const ColumnFormat &format)
{
    static constexpr qint64 day = 86'400'000;
    if (const auto number = typedNumber(text, format))
        return FilterRange{Condition::Test::Number, *number, *number};
    const auto moment = typedMoment(text, format);
    if (!moment)
        return std::nullopt;
    const bool wholeDay = !text.contains(u':');
    return FilterRange{Condition::Test::Moment, Decimal(*moment),
                       Decimal(wholeDay ? *moment + day - 1 : *moment)};
}

FilterRange FilterParser::range(const Value &value, int column)
{
    const auto range = rangeOf(value.text, m_formats.value(column));
    if (!range && !m_fault)
        fail(value.at, m_at - value.at,
             FilterPhraseWords::tr("“%1” is neither a number nor a date.").arg(value.text),
             FilterPhraseWords::tr("Write a date like 2026-01-31."));
    return range.value_or(FilterRange{});
}

void FilterParser::limit(Condition &condition, Phrase phrase)
{
    const auto given = value(condition);
    const auto found = range(given, condition.column);
    condition.test = found.test;
    // Of dates the next millisecond is as good, and easier to say.
    const bool number = found.test == Condition::Test::Number;
    const auto beside = [number](Decimal limit, int step) {
        if (number)
            return Limit(limit, true);
        limit += Decimal(step);
        return Limit(limit);
    };
    switch (phrase) {
    case Phrase::Above:
        condition.low = beside(found.high, 1);
        break;
    case Phrase::AtLeast:
        condition.low = Limit(found.low);
        break;
    case Phrase::Below:
        condition.high = beside(found.low, -1);
        break;
    case Phrase::AtMost:
        condition.high = Limit(found.high);
        break;
    default:
        condition.low = Limit(found.low);
        condition.high = Limit(found.high);
    }
}

void FilterParser::between(Condition &condition)
{
    const auto lowText = value(condition);
    const auto low = range(lowText, condition.column);
    if (!m_fault && !take(FilterPhrase::And))
        fail(m_at, 0, FilterPhraseWords::tr("Between needs two values with “and” in the middle."));
    if (m_fault)
        return;
    const auto highText = value(condition);
    const auto high = range(highText, condition.column);
    if (!m_fault && low.test != high.test)
        fail(highText.at, m_at - highText.at,
             FilterPhraseWords::tr("Between needs two numbers or two dates, not one of each."));
    condition.test = low.test;
    condition.low = Limit(low.low);
    condition.high = Limit(high.high);
}

void FilterParser::skipSpace()
{
    while (m_at < m_text.size() && m_text.at(m_at).isSpace())
        ++m_at;
}

bool FilterParser::atEnd()
{
    skipSpace();
    return m_at == m_text.size();
}

static bool belongsToWord(QChar letter)
{
    return letter.isLetterOrNumber() || letter == u'_';
}

qsizetype FilterParser::lengthOf(QStringView words) const
{
    const auto rest = QStringView(m_text).mid(m_at);
    if (words.isEmpty() || !rest.startsWith(words, Qt::CaseInsensitive))
        return 0;
    const bool goesOn = rest.size() > words.size() && belongsToWord(words.back())
        && belongsToWord(rest.at(words.size()));
    return goesOn ? 0 : words.size();
}

bool FilterParser::take(QStringView words)
{
    skipSpace();
    const auto length = lengthOf(words);
    m_at += length;
    return length > 0;
}

bool FilterParser::takeSign(QChar sign)
{
    return take(QStringView(&sign, 1));
}

void FilterParser::fail(qsizetype at, qsizetype length, const QString &why, const QString &next)
{
    if (m_fault)
        return; // the first one is the one to mend
    m_fault =
        FilterFault{.at = at,
                    .length = length,
                    .problem = {.what = FilterPhraseWords::tr("The filter cannot be understood."),
                                .why = why,
                                .next = next}};
}

} // namespace storedesk::table
