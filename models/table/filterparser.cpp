// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filterparser.h"

#include "table/filterwords.h"

#include <algorithm>
#include <array>

namespace storedesk::table {

using namespace Qt::StringLiterals;

static constexpr int deepest = 50;

FilterParser::FilterParser(QString text, const QStringList &columns, FilteredTable table,
                           const QList<ColumnFormat> &formats)
    : FilterScanner(std::move(text), columns)
    , m_table(table)
    , m_formats(formats)
{ }

tl::expected<Filter, FilterFault> FilterParser::read()
{
    if (atEnd())
        return Filter{};
    auto filter = alternatives();
    if (!m_fault && !atEnd())
        fail(m_at, m_text.size() - m_at, FilterWords::tr("The filter has already ended here."),
             FilterWords::tr("Join parts with “and” or “or”."));
    if (m_fault)
        return tl::unexpected(*m_fault);
    return filter;
}

// A part that stands alone needs no group of its own.
static void add(Filter &&part, Filter &into)
{
    if (part.groups.empty() && part.conditions.size() == 1 && !part.negated)
        into.conditions.push_back(std::move(part.conditions.front()));
    else
        into.groups.push_back(std::move(part));
}

Filter FilterParser::alternatives()
{
    auto first = conjunction();
    if (m_fault || !take(FilterPhrase::Or))
        return first;
    Filter all{.any = true};
    add(std::move(first), all);
    do {
        add(conjunction(), all);
    } while (!m_fault && take(FilterPhrase::Or));
    return all;
}

Filter FilterParser::conjunction()
{
    Filter all;
    do {
        part(all);
    } while (!m_fault && take(FilterPhrase::And));
    if (all.conditions.empty() && all.groups.size() == 1) {
        auto only = std::move(all.groups.front());
        return only;
    }
    return all;
}

void FilterParser::part(Filter &into)
{
    const auto begin = m_at;
    const bool negated = take(FilterPhrase::Not);
    if (!takeSign(u'(')) {
        m_at = begin; // "not" may begin a column's name
        into.conditions.push_back(condition());
        return;
    }
    if (++m_depth > deepest) {
        fail(begin, 1, FilterWords::tr("Too many nested brackets."));
        return;
    }
    auto group = alternatives();
    --m_depth;
    if (!m_fault && !takeSign(u')'))
        fail(m_at, 0, FilterWords::tr("A bracket is not closed."));
    if (negated)
        group.negated = !group.negated;
    add(std::move(group), into);
}

Condition FilterParser::condition()
{
    Condition condition{.column = column()};
    if (!m_fault)
        test(condition);
    return condition;
}

std::optional<FilterParser::Phrase> FilterParser::phrase()
{
    struct Row
    {
        const char16_t *words;
        Phrase phrase;
    };
    // Longer ones before those they begin with.
    static constexpr std::array table{
        Row{u"contains", Phrase::Contains},
        Row{u"contain", Phrase::Contains},
        Row{u"one of", Phrase::OneOf},
        Row{u"in", Phrase::OneOf},
        Row{u"none of", Phrase::NoneOf},
        Row{u"equals", Phrase::Equals},
        Row{u"equal to", Phrase::Equals},
        Row{u"equal", Phrase::Equals},
        Row{u"starts with", Phrase::Starts},
        Row{u"start with", Phrase::Starts},
        Row{u"begins with", Phrase::Starts},
        Row{u"starts", Phrase::Starts},
        Row{u"ends with", Phrase::Ends},
        Row{u"end with", Phrase::Ends},
        Row{u"ends", Phrase::Ends},
        Row{u"matches", Phrase::Matches},
        Row{u"match", Phrase::Matches},
        Row{u"a number", Phrase::Number},
        Row{u"a date", Phrase::Date},
        Row{u"empty", Phrase::Empty},
        Row{u"filled", Phrase::Filled},
        Row{u"changed", Phrase::Changed},
        Row{u"change", Phrase::Changed},
        Row{u"between", Phrase::Between},
        Row{u"at least", Phrase::AtLeast},
        Row{u"from", Phrase::AtLeast},
        Row{u"since", Phrase::AtLeast},
        Row{u"at most", Phrase::AtMost},
        Row{u"until", Phrase::AtMost},
        Row{u"above", Phrase::Above},
        Row{u"over", Phrase::Above},
        Row{u"more than", Phrase::Above},
        Row{u"after", Phrase::Above},
        Row{u"below", Phrase::Below},
        Row{u"under", Phrase::Below},
        Row{u"less than", Phrase::Below},
        Row{u"before", Phrase::Below},
        Row{u"on", Phrase::On},
        Row{u"!=", Phrase::Differs},
        Row{u"<>", Phrase::Differs},
        Row{u">=", Phrase::AtLeast},
        Row{u"<=", Phrase::AtMost},
        Row{u">", Phrase::Above},
        Row{u"<", Phrase::Below},
        Row{u"==", Phrase::Equals},
        Row{u"=", Phrase::Equals},
    };
    for (const auto &row : table) {
        if (take(row.words))
            return row.phrase;
    }
    return std::nullopt;
}

void FilterParser::test(Condition &condition)
{
    if (const auto own = ownPhrase()) {
        tellOwn(condition, *own);
        return;
    }
    const bool is = take(u"is");
    if (!is && !take(u"does"))
        take(u"did");
    condition.negated = take(u"not");
    if (const auto found = phrase()) {
        tell(condition, *found);
        return;
    }
    if (is) {
        tell(condition, Phrase::Equals);
        return;
    }
    fail(m_at, std::max<qsizetype>(m_text.indexOf(u' ', m_at) - m_at, 0),
         FilterWords::tr("A comparison is missing here."),
         FilterWords::tr(
             "For example: contains, is, starts with, ends with, matches, is empty, above, "
             "below, between."));
}

void FilterParser::tell(Condition &condition, Phrase phrase)
{
    using Test = Condition::Test;
    switch (phrase) {
    case Phrase::Empty:
    case Phrase::Filled:
        condition.test = Test::Empty;
        condition.negated = condition.negated != (phrase == Phrase::Filled);
        return;
    case Phrase::Changed:
        changed(condition);
        return;
    case Phrase::Number:
    case Phrase::Date:
        condition.test = phrase == Phrase::Number ? Test::IsNumber : Test::IsMoment;
        return;
    case Phrase::Between:
        between(condition);
        return;
    case Phrase::OneOf:
    case Phrase::NoneOf: {
        condition.test = Test::Equals;
        condition.negated = condition.negated != (phrase == Phrase::NoneOf);
        const bool bracket = takeSign(u'(');
        do {
            condition.texts.append(value(condition, true).text.toUtf8());
        } while (!m_fault && takeSign(u','));
        if (!m_fault && bracket && !takeSign(u')'))
            fail(m_at, 0, FilterWords::tr("A bracket is not closed."));
        return;
    }
    case Phrase::Contains:
    case Phrase::Starts:
    case Phrase::Ends:
    case Phrase::Matches:
    case Phrase::Equals:
    case Phrase::Differs:
        text(condition, phrase);
        return;
    default:
        limit(condition, phrase);
    }
}

void FilterParser::changed(Condition &condition)
{
    if (m_table == FilteredTable::Plain || condition.column == Condition::anyColumn) {
        fail(m_at, 0, FilterWords::tr("“Changed” works only when two tables are compared."));
        return;
    }
    condition.test = Condition::Test::Changed;
    condition.traceColumn = condition.column + static_cast<int>(m_columns.size());
}

void FilterParser::text(Condition &condition, Phrase phrase)
{
    using Test = Condition::Test;
    condition.test = phrase == Phrase::Contains ? Test::Contains
        : phrase == Phrase::Starts              ? Test::StartsWith
        : phrase == Phrase::Ends                ? Test::EndsWith
        : phrase == Phrase::Matches             ? Test::Matches
                                                : Test::Equals;
    condition.negated = condition.negated != (phrase == Phrase::Differs);
    const auto given = value(condition);
    condition.texts = {given.text.toUtf8()};
    if (phrase != Phrase::Matches || m_fault)
        return;
    const auto pattern = patternOf(condition.texts.front(), condition.exact);
    if (!pattern.isValid())
        fail(given.at, m_at - given.at,
             FilterWords::tr("“%1” is not a valid regular expression: %2.")
                 .arg(given.text, pattern.errorString()),
             FilterWords::tr("To match a special character itself, put \\ before it: \\. \\( \\+"));
}

} // namespace storedesk::table
