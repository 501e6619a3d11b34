// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "dialectguess.h"

#include "table/cellvalue.h"
#include "table/rowscanner.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace storedesk::table {

static constexpr int rowsLookedAt = 500;
static constexpr std::array delimiters{',', ';', '\t', '|'};
static constexpr std::array quotes{'"', '\''};

// Names: all there, all different, none of them a value.
static bool looksLikeHeader(const RowScanner &row)
{
    QSet<QByteArray> seen;
    QByteArray scratch;
    for (int cell = 0; cell < row.count(); ++cell) {
        const auto name = row.text(cell, scratch).trimmed();
        if (name.isEmpty() || seen.contains(name.toByteArray()) || name.contains('@'))
            return false;
        if (numberOf(name) || momentOf(name))
            return false;
        seen.insert(name.toByteArray());
    }
    return true;
}

static DialectGuess figuresOf(QByteArrayView sample, bool whole, Dialect dialect)
{
    DialectGuess guess{.dialect = dialect};
    std::map<int, int> sizes;
    RowScanner scanner(sample, dialect);
    while (guess.rows < rowsLookedAt && scanner.next()) {
        if (!scanner.terminated() && !whole && guess.rows > 0)
            break; // cut by the end of the sample
        if (scanner.blank())
            continue;
        if (guess.rows++ == 0)
            guess.header = looksLikeHeader(scanner);
        ++sizes[scanner.count()];
    }
    const auto most = std::ranges::max_element(
        sizes, [](const auto &one, const auto &two) { return one.second < two.second; });
    if (most != sizes.end()) {
        guess.columns = most->first;
        guess.ragged = guess.rows - most->second;
    }
    return guess;
}

// Many columns are good, but only when the rows agree on how many.
static double scoreOf(const DialectGuess &guess)
{
    if (guess.rows == 0 || guess.columns < 2)
        return 0;
    const double agreement = 1.0 - static_cast<double>(guess.ragged) / guess.rows;
    return agreement * agreement * (1 + std::log2(guess.columns));
}

DialectGuess guessDialect(QByteArrayView sample, bool whole)
{
    auto best = figuresOf(sample, whole, {});
    auto bestScore = scoreOf(best);
    for (const char quote : quotes) {
        // Apostrophes are letters in most files: they must make a clear difference.
        const double handicap = quote == '"' ? 1.0 : 0.8;
        for (const char delimiter : delimiters) {
            const auto guess = figuresOf(sample, whole, {.delimiter = delimiter, .quote = quote});
            if (const auto score = handicap * scoreOf(guess); score > bestScore) {
                best = guess;
                bestScore = score;
            }
        }
    }
    return best;
}

} // namespace storedesk::table
