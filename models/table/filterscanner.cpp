// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filterscanner.h"

#include "table/columnguess.h"
#include "table/filterwords.h"

#include <algorithm>

namespace storedesk::table {

using namespace Qt::StringLiterals;

static std::vector<QString> ownWords()
{
    std::vector<QString> words;
    words.reserve(static_cast<std::size_t>(FilterPhrase::Count));
    for (int phrase = 0; phrase < static_cast<int>(FilterPhrase::Count); ++phrase)
        words.push_back(wordsOf(static_cast<FilterPhrase>(phrase)));
    return words;
}

FilterScanner::FilterScanner(QString text, const QStringList &columns)
    : m_text(std::move(text))
    , m_columns(columns)
    , m_own(ownWords())
{ }

int FilterScanner::column()
{
    skipSpace();
    if (m_at == m_text.size()) {
        fail(m_at, 0, FilterWords::tr("A column name is missing here."));
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

// Fields of the service begin with an underscore that nobody says.
static QStringView spokenName(QStringView name)
{
    while (name.startsWith(u'_'))
        name = name.sliced(1);
    return name;
}

int FilterScanner::namedColumn()
{
    const int written = namedColumn([](QStringView name) { return name; });
    return written >= 0 ? written : namedColumn(spokenName);
}

// The longest name that comes next, so that "name" does not hide "name of the dog"; the very same
// letters before others. -1: none.
int FilterScanner::namedColumn(QStringView (*asSaid)(QStringView name))
{
    int best = -1;
    qsizetype bestScore = 0;
    for (qsizetype index = 0; index < m_columns.size(); ++index) {
        const auto name = asSaid(m_columns.at(index));
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

int FilterScanner::numberedColumn()
{
    const auto begin = m_at++;
    while (m_at < m_text.size() && m_text.at(m_at).isDigit())
        ++m_at;
    const int number = QStringView(m_text).mid(begin + 1, m_at - begin - 1).toInt();
    if (number < 1 || number > m_columns.size())
        return noColumn(begin, m_at);
    return number - 1;
}

int FilterScanner::quotedColumn()
{
    const auto begin = m_at;
    const auto name = quotedValue().text;
    for (const auto sensitivity : {Qt::CaseSensitive, Qt::CaseInsensitive}) {
        for (qsizetype index = 0; index < m_columns.size(); ++index) {
            if (m_columns.at(index).compare(name, sensitivity) == 0)
                return static_cast<int>(index);
        }
    }
    for (qsizetype index = 0; index < m_columns.size(); ++index) {
        if (spokenName(m_columns.at(index)).compare(name, Qt::CaseInsensitive) == 0)
            return static_cast<int>(index);
    }
    return noColumn(begin, m_at);
}

int FilterScanner::noColumn(qsizetype at, qsizetype end)
{
    fail(at, end - at,
         FilterWords::tr("The table has no column “%1”.").arg(m_text.mid(at, end - at)),
         FilterWords::tr("Its columns are: %1.").arg(fewNames(m_columns)));
    return 0;
}

FilterScanner::Value FilterScanner::value(Condition &condition, bool inList)
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
            fail(value.at, 0, FilterWords::tr("A value is missing here."),
                 FilterWords::tr("Write \"\" for an empty one."));
    }
    condition.exact = take(FilterPhrase::Exactly) || take(u"matching case") || condition.exact;
    return value;
}

qsizetype FilterScanner::endOfValue(bool inList)
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
        value.text += u'"'; // doubled: one of them
    }
    fail(value.at, 1, FilterWords::tr("This quote is not closed."));
    return value;
}

void FilterScanner::skipSpace()
{
    while (m_at < m_text.size() && m_text.at(m_at).isSpace())
        ++m_at;
}

bool FilterScanner::atEnd()
{
    skipSpace();
    return m_at == m_text.size();
}

static bool belongsToWord(QChar letter)
{
    return letter.isLetterOrNumber() || letter == u'_';
}

qsizetype FilterScanner::lengthOf(QStringView words) const
{
    const auto rest = QStringView(m_text).mid(m_at);
    if (words.isEmpty() || !rest.startsWith(words, Qt::CaseInsensitive))
        return 0;
    const bool goesOn = rest.size() > words.size() && belongsToWord(words.back())
        && belongsToWord(rest.at(words.size()));
    return goesOn ? 0 : words.size();
}

bool FilterScanner::take(QStringView words)
{
    skipSpace();
    const auto length = lengthOf(words);
    m_at += length;
    return length > 0;
}

bool FilterScanner::takeSign(QChar sign)
{
    return take(QStringView(&sign, 1));
}

qsizetype FilterScanner::lengthOf(FilterPhrase phrase) const
{
    const auto own = lengthOf(m_own[static_cast<std::size_t>(phrase)]);
    return own > 0 ? own : lengthOf(QString::fromLatin1(englishOf(phrase)));
}

bool FilterScanner::take(FilterPhrase phrase)
{
    skipSpace();
    const auto length = lengthOf(phrase);
    m_at += length;
    return length > 0;
}

// The longest: “no es ninguno de” begins with “no es”.
std::optional<FilterPhrase> FilterScanner::ownPhrase()
{
    skipSpace();
    std::optional<FilterPhrase> found;
    qsizetype longest = 0;
    for (int number = 0; number <= static_cast<int>(lastTest); ++number) {
        const auto phrase = static_cast<FilterPhrase>(number);
        const auto &words = m_own[static_cast<std::size_t>(number)];
        const auto length = lengthOf(words);
        // English has a grammar of its own: “is at least” is no “is”.
        if (length > longest && words != QLatin1StringView(englishOf(phrase))) {
            found = phrase;
            longest = length;
        }
    }
    m_at += longest;
    return found;
}

void FilterScanner::fail(qsizetype at, qsizetype length, const QString &why, const QString &next)
{
    if (m_fault)
        return; // the first one is the one to mend
    m_fault = FilterFault{.at = at,
                          .length = length,
                          .problem = {.what = FilterWords::tr("The filter cannot be understood."),
                                      .why = why,
                                      .next = next}};
}

} // namespace storedesk::table
