// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialectguess.h"

#include "csv/cell.h"
#include "csv/headerguess.h"
#include "csv/rowscanner.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace storedesk::csv {

namespace {

// Statistics about a sample of a file read in one dialect.
struct DialectStatistics
{
    Dialect dialect = {};
    // Number of sampled rows, not counting blank rows.
    int rows = 0;
    // Number of columns in most rows.
    int columns = 1;
    // Number of rows with a different number of cells.
    int ragged = 0;
    int cells = 0;
    // Cells with well-formed quotes.
    int quoted = 0;
    // Cells with malformed quotes.
    int malformed = 0;
    // Unquoted cells that another delimiter would split.
    int untidy = 0;
    // Number of cells in the first row that is not blank.
    int firstRowCells = 0;

    bool operator==(const DialectStatistics &) const = default;
};

constexpr int rowsSampled = 500;

// Returns whether the cell is a list in the service's notation: words joined by bars, such as
// "blog|shop". A list with numbers does not count, because it may be two cells.
bool looksLikeList(QByteArrayView cell)
{
    for (qsizetype from = 0; from <= cell.size();) {
        auto end = cell.indexOf('|', from);
        end = end < 0 ? cell.size() : end;
        const auto element = cell.sliced(from, end - from).trimmed();
        if (element.isEmpty() || element.contains('@') || looksLikeNumber(element))
            return false;
        from = end + 1;
    }
    return true;
}

// Whether the cell contains another delimiter that is not part of its text. A delimiter before a
// blank belongs to a sentence, a comma to a number, and a bar to a list.
bool isUntidy(QByteArrayView cell, char delimiter)
{
    static constexpr QByteArrayView others = ",;\t|";
    std::optional<bool> figure;
    std::optional<bool> list;
    for (qsizetype at = 0; at < cell.size(); ++at) {
        const char byte = cell.at(at);
        if (byte == delimiter || !others.contains(byte))
            continue;
        const bool sentence = byte != '\t' && at + 1 < cell.size() && cell.at(at + 1) == ' ';
        if (!figure && byte == ',')
            // Evaluated once, because a cell may be as long as the sample.
            figure = looksLikeNumber(cell);
        if (byte == '|' && !list)
            list = looksLikeList(cell);
        if (!sentence && !(byte == ',' && *figure) && !(byte == '|' && *list))
            return true;
    }
    return false;
}

void addCell(DialectStatistics &figures, QByteArrayView raw)
{
    const auto &dialect = figures.dialect;
    const auto cell = raw.trimmed();
    ++figures.cells;
    if (dialect.quote == 0 || !cell.startsWith(dialect.quote)) {
        figures.untidy += isUntidy(cell, dialect.delimiter) ? 1 : 0;
        return;
    }
    // A quote after a blank is text in this dialect, but was probably meant as a quote.
    const bool meant = raw.startsWith(dialect.quote) || dialect.blanksAroundQuotes;
    ++(meant && quoteFaultOf(raw, dialect) == QuoteFault::None ? figures.quoted
                                                               : figures.malformed);
}

// Reads up to a few hundred rows. `whole` means that the sample is the complete file, so that its
// last row is not truncated.
DialectStatistics figuresOf(QByteArrayView sample, bool whole, const Dialect &dialect)
{
    DialectStatistics figures{.dialect = dialect};
    std::map<int, int> sizes;
    RowScanner scanner(sample, dialect);
    while (figures.rows < rowsSampled && scanner.next()) {
        if (!scanner.terminated() && !whole && figures.rows > 0)
            // The row is truncated by the end of the sample.
            break;
        if (scanner.blank())
            continue;
        ++figures.rows;
        ++sizes[scanner.count()];
        if (figures.rows == 1)
            figures.firstRowCells = scanner.count();
        for (int cell = 0; cell < scanner.count(); ++cell)
            addCell(figures, scanner.raw(cell));
    }
    const auto most = std::ranges::max_element(
        sizes, [](const auto &one, const auto &two) { return one.second < two.second; });
    if (most != sizes.end()) {
        figures.columns = most->first;
        figures.ragged = figures.rows - most->second;
    }
    return figures;
}

// Whether nearly every row, including the first, has the same number of cells and more than one
// cell.
bool coversAllRows(const DialectStatistics &figures)
{
    static constexpr int rowsPerFault = 20;
    return figures.columns > 1 && figures.rows > 1 && figures.ragged * rowsPerFault <= figures.rows
        && figures.firstRowCells == figures.columns;
}

// Returns a score for the dialect, which is high for many columns, consistent rows and plausible
// cells.
double scoreOf(const DialectStatistics &figures)
{
    // The score that a delimiter has to exceed.
    static constexpr double oneColumn = 0.35;
    if (figures.rows == 0)
        return 0;
    const auto share = [](int part, int whole) {
        return whole == 0 ? 0.0 : static_cast<double>(part) / whole;
    };
    const double agreement = 1 - share(figures.ragged, figures.rows);
    const double tidy = 1 - share(figures.untidy, figures.cells);
    const double sound = 1 - share(figures.malformed, figures.malformed + figures.quoted);
    if (figures.columns < 2)
        return oneColumn * agreement * sound;
    return agreement * agreement * tidy * (0.5 + 0.5 * sound) * (1 + std::log2(figures.columns));
}

// The line that specifies the separator for spreadsheets: sep=;
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

// Candidate dialects. Special characters that are not specified in the options are chosen from
// those in the sample.
class Candidates final
{
public:
    Candidates(QByteArrayView sample, bool whole, const DialectHints &wish)
        : m_sample(sample)
        , m_whole(whole)
        , m_wish(wish)
    { }

    // If a character is missing from the first row, but another character splits every row, the
    // missing character probably joins list elements, as in "email,interests" above
    // "a@x.org,blog|shop|news".
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
        // quotes, and if they clearly improve the score or surround most cells.
        if (m_sample.contains('\'') && m_best.quoted == 0)
            tryAll('\'', 0.8);
        // If most quotes are well-formed, a malformed quote is an error and not a letter.
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
        // Slightly prefers dialects that follow RFC 4180.
        static constexpr double looser = 0.99;
        static constexpr double aroundMost = 1.01;
        const auto figures = figuresOf(m_sample, m_whole, dialect);
        const bool apostrophes = dialect.quote == '\'' && !m_wish.quote;
        if (apostrophes && figures.quoted == 0)
            return;
        // Quotes are interpreted as text only if they would otherwise split or merge rows.
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
