// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "chartcolumn.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <functional>

namespace storedesk::ui::sheetview {

using values::ColumnKind;

// Number of rows to examine.
static constexpr int mostRows = 2000;
static constexpr int mostColumns = 100;
// Number of values that a chart shows.
static constexpr qsizetype fewValues = 12;

namespace {

struct SeenValues
{
    QSet<QByteArray> values = {};
    int filled = 0;

    // Returns false if there are only a few values, from which nothing can be concluded.
    [[nodiscard]] bool allDifferent() const
    {
        return values.size() > fewValues && values.size() * 10 >= qsizetype(filled) * 9;
    }
    [[nodiscard]] bool few() const { return values.size() > 1 && values.size() <= fewValues; }
};

} // namespace

static std::vector<SeenValues> valuesOf(const csv::TableSource &source, int columns,
                                        base::Progress &progress)
{
    std::vector<SeenValues> seen(static_cast<std::size_t>(columns));
    const auto ranges = csv::rangesOf(source);
    if (ranges.empty())
        return seen;
    (void)csv::scan(source, std::span(ranges).first(1), progress,
                    [&](const csv::RowRange &, csv::RowScanner &rows, int) {
                        QByteArray scratch;
                        for (int row = 0; row < mostRows && rows.next(); ++row) {
                            for (int column = 0; column < columns; ++column) {
                                const auto text = rows.text(column, scratch).trimmed();
                                if (text.isEmpty())
                                    continue;
                                auto &one = seen[static_cast<std::size_t>(column)];
                                one.values.insert(text.toByteArray());
                                ++one.filled;
                            }
                        }
                    });
    return seen;
}

static bool isIdentifier(const sheet::SheetColumn &column, const SeenValues &seen)
{
    // Prices may be unique in each row and still be worth a chart, unlike customer numbers.
    const bool measured = column.kind == ColumnKind::Number || column.kind == ColumnKind::Moment;
    const bool called = column.name.endsWith(QLatin1StringView("id"), Qt::CaseInsensitive)
        || column.name.contains(QLatin1StringView("phone"), Qt::CaseInsensitive);
    return seen.allDifferent() && (!measured || (column.kind == ColumnKind::Number && called));
}

int chartColumnFor(const csv::TableSource &source, const QList<sheet::SheetColumn> &columns,
                   int wanted, base::Progress &progress)
{
    const int looked = static_cast<int>(std::min<qsizetype>(columns.size(), mostColumns));
    if (wanted < 0 || wanted >= looked)
        return wanted;
    const auto seen = valuesOf(source, looked, progress);
    const auto at = [&seen](int column) -> const SeenValues & {
        return seen[static_cast<std::size_t>(column)];
    };
    if (!isIdentifier(columns[wanted], at(wanted)))
        return wanted;
    using Test = std::function<bool(int)>;
    const std::array<Test, 4> tests{
        [&](int column) { return at(column).few() && !columns[column].personal; },
        [&](int column) { return columns[column].kind == ColumnKind::Moment; },
        [&](int column) {
            return columns[column].kind == ColumnKind::Number
                && !isIdentifier(columns[column], at(column));
        },
        [&](int column) { return at(column).values.size() > 1 && !at(column).allDifferent(); },
    };
    for (const auto &test : tests) {
        for (int column = 0; column < looked; ++column) {
            if (test(column))
                return column;
        }
    }
    return wanted;
}

} // namespace storedesk::ui::sheetview
