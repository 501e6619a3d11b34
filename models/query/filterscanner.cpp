// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filterscanner.h"

#include "query/columnnames.h"
#include "query/filterlexicon.h"

#include <algorithm>

namespace storedesk::query {

using namespace Qt::StringLiterals;

FilterScanner::FilterScanner(QString text, const FilterContext &context)
    : m_text(std::move(text))
    , m_context(context)
{ }

int FilterScanner::column()
{
    skipSpace();
    if (m_at == m_text.size()) {
        fail(m_at, 0, tr("A column name is missing here."));
        return 0;
    }
    if (const auto named = namedColumn(m_at); named.column >= 0) {
        if (named.ambiguous)
            fail(m_at, named.length,
                 tr("Several columns are called “%1”.").arg(m_text.mid(m_at, named.length)),
                 tr("Use the column's technical name or number, such as #%1.")
                     .arg(named.column + 1));
        m_at += named.length;
        return named.column;
    }
    if (take(FilterPhrase::AnyColumn))
        return Condition::anyColumn;
    if (m_text.at(m_at) == u'#')
        return numberedColumn();
    if (m_text.at(m_at) == u'"')
        return quotedColumn();
    const auto space = m_text.indexOf(u' ', m_at);
    return noColumn(m_at, space < 0 ? m_text.size() : space);
}

namespace {

// A better match has a higher rank. A label ranks lower than a name, so that a column can always be
// addressed by its name.
enum NameRank : int { Label = 1, SpokenName, FoldedName, NameInOtherCase, ExactName };

// The service's field names start with underscores, which are optional in filters.
QStringView spokenName(QStringView name)
{
    while (name.startsWith(u'_'))
        name = name.sliced(1);
    return name;
}

} // namespace

void FilterScanner::compareColumn(Found &best, int column, QStringView name, int rank,
                                  qsizetype at) const
{
    const auto length = name.isEmpty() ? 0 : matchedLength(rest(at), name);
    if (length == 0)
        return;
    if (rank == FoldedName) {
        const auto written = rest(at).first(length);
        if (written == name)
            rank = ExactName;
        else if (written.compare(name, Qt::CaseInsensitive) == 0)
            rank = NameInOtherCase;
    }
    if (length == best.length && rank == best.rank && column != best.column)
        best.ambiguous = best.ambiguous || rank <= Label;
    if (std::tie(length, rank) > std::tie(best.length, best.rank))
        best = {column, length, rank};
}

// Finds the longest name, so that "name" does not hide "name of the dog".
FilterScanner::Found FilterScanner::namedColumn(qsizetype at) const
{
    Found best;
    for (qsizetype index = 0; index < m_context.columns.size(); ++index) {
        const auto column = static_cast<int>(index);
        const QStringView name(m_context.columns.at(index));
        compareColumn(best, column, name, FoldedName, at);
        compareColumn(best, column, spokenName(name), SpokenName, at);
        for (const auto &label : m_context.labels.value(index))
            compareColumn(best, column, label, Label, at);
    }
    return best;
}

int FilterScanner::numberedColumn()
{
    const auto begin = m_at++;
    while (m_at < m_text.size() && m_text.at(m_at).isDigit())
        ++m_at;
    const int number = QStringView(m_text).mid(begin + 1, m_at - begin - 1).toInt();
    if (number < 1 || number > m_context.columns.size())
        return noColumn(begin, m_at);
    return number - 1;
}

int FilterScanner::quotedColumn()
{
    const auto begin = m_at;
    const auto name = quotedValue().text;
    const FilterScanner inner(name, m_context);
    const auto found = name.isEmpty() ? Found() : inner.namedColumn(0);
    if (found.length < name.size())
        return noColumn(begin, m_at);
    return found.column;
}

int FilterScanner::noColumn(qsizetype at, qsizetype end)
{
    fail(at, end - at, tr("The table has no column “%1”.").arg(m_text.mid(at, end - at)),
         tr("Its columns are: %1.").arg(fewNames(m_context.columns)));
    return 0;
}

FilterScanner::Value FilterScanner::value(Condition &condition, ValueIn where)
{
    skipSpace();
    Value value{.at = m_at};
    if (m_at < m_text.size() && m_text.at(m_at) == u'"') {
        value = quotedValue();
        condition.exact = take(FilterPhrase::Exactly) || condition.exact;
        return value;
    }
    const auto end = endOfValue(where);
    for (auto at = m_at; at < end; ++at) {
        const auto length =
            at > 0 && m_text.at(at - 1).isSpace() ? lengthOf(FilterPhrase::Exactly, at) : 0;
        if (length == 0 || skippedSpace(at + length) < end)
            continue;
        value.text = m_text.mid(m_at, at - m_at).trimmed();
        condition.exact = true;
    }
    if (!condition.exact || value.text.isEmpty())
        value.text = m_text.mid(m_at, end - m_at).trimmed();
    m_at = end;
    if (value.text.isEmpty())
        fail(value.at, 0, tr("A value is missing here."), tr("Use \"\" for an empty value."));
    return value;
}

qsizetype FilterScanner::endOfValue(ValueIn where) const
{
    for (auto at = m_at; at < m_text.size(); ++at) {
        const auto letter = m_text.at(at);
        const bool wordBegins = at == m_at || m_text.at(at - 1).isSpace();
        if (letter == u')' || (where == ValueIn::List && letter == u',')
            || (wordBegins && joinsAt(at, m_at, where)))
            return at;
    }
    return m_text.size();
}

// The Spanish words for “and” and “or” have one letter and are common in names (“Ramón y Cajal”)
// and codes (“Y”), so they only count as operators if a condition follows.
bool FilterScanner::joinsAt(qsizetype at, qsizetype begin, ValueIn where) const
{
    const auto length = std::max(lengthOf(FilterPhrase::And, at), lengthOf(FilterPhrase::Or, at));
    if (length == 0)
        return false;
    if (length > 1 || (where == ValueIn::Between && lengthOf(FilterPhrase::And, at) > 0))
        return true;
    const auto behind = skippedSpace(at + length);
    return behind == m_text.size() ? at > begin : conditionFollows(behind);
}

// Returns whether a column follows, or words followed by a test.
bool FilterScanner::conditionFollows(qsizetype at) const
{
    // In “is y or …”, the letter “y” is a value.
    if (lengthOf(FilterPhrase::And, at) > 0 || lengthOf(FilterPhrase::Or, at) > 0)
        return false;
    if (QStringView(u"(#\"").contains(m_text.at(at)) || namedColumn(at).column >= 0
        || lengthOf(FilterPhrase::AnyColumn, at) > 0)
        return true;
    if (const auto length = lengthOf(FilterPhrase::Not, at); length > 0) {
        const auto bracket = skippedSpace(at + length);
        if (bracket < m_text.size() && m_text.at(bracket) == u'(')
            return true;
    }
    for (auto word = m_text.indexOf(u' ', at); word >= 0; word = m_text.indexOf(u' ', word)) {
        word = skippedSpace(word);
        if (word == m_text.size() || lengthOf(FilterPhrase::And, word) > 0
            || lengthOf(FilterPhrase::Or, word) > 0)
            return false;
        FilterScanner ahead(m_text, m_context);
        ahead.m_at = word;
        if (ahead.test())
            return true;
    }
    return false;
}

FilterScanner::Value FilterScanner::quotedValue()
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
        // A doubled quote represents one quote.
        value.text += u'"';
    }
    fail(value.at, 1, tr("This quote is not closed."));
    return value;
}

qsizetype FilterScanner::skippedSpace(qsizetype at) const
{
    while (at < m_text.size() && m_text.at(at).isSpace())
        ++at;
    return at;
}

void FilterScanner::skipSpace()
{
    m_at = skippedSpace(m_at);
}

bool FilterScanner::atEnd()
{
    skipSpace();
    return m_at == m_text.size();
}

bool FilterScanner::parseSign(QChar sign)
{
    skipSpace();
    if (m_at == m_text.size() || m_text.at(m_at) != sign)
        return false;
    ++m_at;
    return true;
}

qsizetype FilterScanner::lengthOf(FilterPhrase phrase, qsizetype at) const
{
    qsizetype longest = 0;
    for (const auto *words : wordsInAllLanguages(phrase))
        longest = std::max(longest, matchedLength(rest(at), words));
    for (const auto &synonym : filterSynonyms()) {
        if (synonym.phrase == phrase)
            longest = std::max(longest, matchedLength(rest(at), synonym.words));
    }
    return longest;
}

bool FilterScanner::take(FilterPhrase phrase)
{
    skipSpace();
    const auto length = lengthOf(phrase, m_at);
    m_at += length;
    return length > 0;
}

namespace {

struct LongestPhrase
{
    FilterPhrase phrase = FilterPhrase::Is;
    qsizetype length = 0;
    bool ofAmount = false;
};

LongestPhrase longestTest(QStringView text)
{
    LongestPhrase best;
    const auto look = [&best, text](FilterPhrase phrase, QStringView words, bool ofAmount = false) {
        if (const auto length = matchedLength(text, words); length > best.length)
            best = {phrase, length, ofAmount};
    };
    for (int number = 0; number <= static_cast<int>(lastTest); ++number) {
        const auto phrase = static_cast<FilterPhrase>(number);
        for (const auto *words : wordsInAllLanguages(phrase))
            look(phrase, words);
    }
    for (const auto &synonym : filterSynonyms()) {
        if (synonym.phrase <= lastTest)
            look(synonym.phrase, synonym.words, synonym.ofAmount);
    }
    return best;
}

} // namespace

// A test is a complete phrase (“is none of”), or a phrase that follows particles (“is not” + “at
// least”). The longer match is used.
std::optional<FilterScanner::Test> FilterScanner::test()
{
    skipSpace();
    const auto alone = longestTest(rest(m_at));
    auto behind = m_at;
    bool negated = false;
    for (bool found = true; found;) {
        found = false;
        for (const auto &particle : filterParticles()) {
            const auto length = matchedLength(rest(behind), particle.words);
            if (length == 0)
                continue;
            behind = skippedSpace(behind + length);
            negated = negated != particle.negates;
            found = true;
            break;
        }
    }
    const auto combined = behind > m_at ? longestTest(rest(behind)) : LongestPhrase();
    const bool isCombined = combined.length > 0 && behind + combined.length > m_at + alone.length;
    if (!isCombined && alone.length == 0)
        return std::nullopt;
    const auto &longest = isCombined ? combined : alone;
    const auto plain = plainTest(longest.phrase);
    Test found{.phrase = plain.phrase,
               .negated = plain.negated != (isCombined && negated),
               .ofAmount = longest.ofAmount};
    const auto first = plainTest(alone.phrase);
    if (isCombined && alone.length > 0 && first.phrase == FilterPhrase::Is) {
        found.afterIs = m_at + alone.length;
        found.isNot = first.negated;
    }
    m_at = isCombined ? behind + combined.length : m_at + alone.length;
    return found;
}

void FilterScanner::fail(qsizetype at, qsizetype length, const QString &why, const QString &next)
{
    // Only the first fault is reported.
    if (m_fault)
        return;
    m_fault = FilterFault{
        .at = at,
        .length = length,
        .problem = {.what = tr("Couldn't interpret the filter."), .why = why, .next = next}};
}

} // namespace storedesk::query
