// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialectguess.h"

#include "csv/dialectstatistics.h"
#include "csv/headerguess.h"

#include <algorithm>
#include <array>

namespace storedesk::csv {

namespace {

// The line that sets the separator for spreadsheets: sep=;
struct SeparatorLine
{
    // 0 if there is no such line.
    char delimiter = 0;
    // Includes the line end.
    qsizetype size = 0;

    explicit SeparatorLine(QByteArrayView sample)
    {
        auto end = std::min(sample.indexOf('\n'), sample.indexOf('\r'));
        if (end < 0)
            end = std::max(sample.indexOf('\n'), sample.indexOf('\r'));
        auto line = end < 0 ? sample : sample.first(end);
        if (line.size() > 2 && line.startsWith('"') && line.endsWith('"'))
            line = line.sliced(1, line.size() - 2);
        if (line.size() != 5 || line.first(4).compare("sep=", Qt::CaseInsensitive) != 0)
            return;
        delimiter = line.back();
        size = end < 0 ? sample.size() : end + (sample.sliced(end).startsWith("\r\n") ? 2 : 1);
    }
};

// Candidate dialects: the given options, and otherwise the signs that occur in the sample.
class Candidates final
{
public:
    Candidates(QByteArrayView sample, bool whole, const DialectHints &wish)
        : m_sample(sample)
        , m_whole(whole)
        , m_wish(wish)
    { }

    // A sign that is missing in the first row, while another one splits every row, joins the
    // elements of lists: "email,interests" above "a@x.org,blog|shop|news".
    [[nodiscard]] DialectStatistics best()
    {
        tryQuotes();
        const bool isNested =
            m_best.columns > 1 && m_best.firstRowCells == 1 && m_coveringScore > 0;
        return isNested ? m_covering : m_best;
    }

private:
    void tryQuotes()
    {
        if (m_wish.quote)
            return tryAll(*m_wish.quote, 1);
        tryAll('"', 1);
        // Apostrophes are letters in most files. They are used as quotes only if there are no other
        // quotes, and if they make a clear difference or surround most cells.
        if (m_sample.contains('\'') && m_best.quoted == 0)
            tryAll('\'', 0.8);
        // If most quotes are well-formed, a malformed one is an error rather than a letter.
        if (m_best.malformed > 0 && m_best.quoted < 4 * m_best.malformed)
            tryAll('\0', 0.85);
    }

    void tryAll(char quote, double weight)
    {
        static constexpr std::array usual{',', ';', '\t', '|'};
        if (m_wish.delimiter)
            return tryQuoting({.delimiter = *m_wish.delimiter, .quote = quote}, weight);
        for (const char delimiter : usual)
            tryQuoting({.delimiter = delimiter, .quote = quote}, weight);
    }

    void tryQuoting(Dialect dialect, double weight)
    {
        dialect.comment = m_wish.comment.value_or('\0');
        const auto quote = QByteArray(1, dialect.quote);
        const bool quotes = dialect.quote != 0;
        const bool escapes = quotes && m_sample.contains('\\' + quote);
        const bool blanks =
            quotes && (m_sample.contains(' ' + quote) || m_sample.contains('\t' + quote));
        for (const char escape : {'\0', '\\'}) {
            dialect.escape = m_wish.escape.value_or(escape);
            if (escape != 0 && (m_wish.escape || !escapes))
                break;
            dialect.blanksAroundQuotes = m_wish.blanksAroundQuotes.value_or(false);
            tryOne(dialect, weight);
            if (!blanks || m_wish.blanksAroundQuotes)
                continue;
            dialect.blanksAroundQuotes = true;
            tryOne(dialect, weight);
        }
    }

    void tryOne(const Dialect &dialect, double weight)
    {
        // Prefer RFC 4180.
        static constexpr double looser = 0.99;
        static constexpr double aroundMost = 1.01;
        const auto figures = figuresOf(m_sample, m_whole, dialect);
        const bool apostrophes = dialect.quote == '\'' && !m_wish.quote;
        if (apostrophes && figures.quoted == 0)
            return;
        // Quotes are only ignored if they split or swallow rows.
        if (dialect.quote == 0 && !m_wish.quote && figures.rows <= m_best.rows
            && figures.ragged >= m_best.ragged)
            return;
        if (apostrophes && figures.quoted * 2 > figures.cells)
            weight = aroundMost;
        if (dialect.escape != 0 || dialect.blanksAroundQuotes)
            weight *= looser;
        if (const auto score = scoreOf(figures) * weight; score > m_score) {
            m_best = figures;
            m_score = score;
        }
        if (const auto score = scoreOf(figures) * weight;
            coversAllRows(figures) && score > m_coveringScore) {
            m_covering = figures;
            m_coveringScore = score;
        }
    }

    QByteArrayView m_sample;
    bool m_whole;
    const DialectHints &m_wish;
    DialectStatistics m_best;
    double m_score = -1;
    // The best candidate of those that split every row, including the header.
    DialectStatistics m_covering;
    double m_coveringScore = -1;
};

} // namespace

DialectHints wishFor(const Dialect &dialect)
{
    return {.delimiter = dialect.delimiter,
            .quote = dialect.quote,
            .escape = dialect.escape,
            .comment = dialect.comment,
            .blanksAroundQuotes = dialect.blanksAroundQuotes};
}

DialectGuess guessDialect(QByteArrayView sample, bool whole, const DialectHints &wish)
{
    const auto line = wish.startsHere ? SeparatorLine({}) : SeparatorLine(sample);
    auto wanted = wish;
    if (line.delimiter != 0 && !wish.delimiter)
        wanted.delimiter = line.delimiter;
    const auto rest = sample.sliced(line.size);
    const auto best = Candidates(rest, whole, wanted).best();
    const auto start = startOf(rest, whole, best.dialect,
                               {.columns = best.columns, .startsHere = wish.startsHere});
    auto dialect = best.dialect;
    dialect.comment = wish.comment.value_or(start.comment);
    const auto table = figuresOf(rest.sliced(start.begin), whole, dialect);
    return {.dialect = dialect,
            .columns = table.columns,
            .rows = table.rows,
            .ragged = table.ragged,
            .header = wish.header.value_or(start.header),
            .above = start.above + (line.size > 0 ? 1 : 0),
            .begin = line.size + start.begin};
}

} // namespace storedesk::csv
