// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pivot.h"

#include "query/distinctvalues.h"
#include "query/grouping.h"

#include <QCoreApplication>
#include <QLocale>

namespace storedesk::query {

using Figure = PivotQuestion::Figure;

namespace {

// Words of messages about pivot tables.
struct PivotText
{
    Q_DECLARE_TR_FUNCTIONS(PivotText)
};

// The counts of one cell or total.
struct PivotCount
{
    qint64 rows = 0;
    statistics::Total total = {};
    qint64 distinct = 0;

    void add(const RowGroup &group)
    {
        rows += group.rows;
        if (!group.totals.empty())
            total.add(group.totals.front());
    }
    [[nodiscard]] PivotValue value(Figure figure) const
    {
        switch (figure) {
        case Figure::Rows:
            break;
        case Figure::Sum:
            return total.numbers > 0 ? PivotValue(total.sum) : std::nullopt;
        case Figure::Average:
            return total.numbers > 0 ? PivotValue(values::Decimal::of(total.mean())) : std::nullopt;
        case Figure::Distinct:
            return rows > 0 ? PivotValue(values::Decimal(distinct)) : std::nullopt;
        }
        return rows > 0 ? PivotValue(values::Decimal(rows)) : std::nullopt;
    }
};

// Collects the groups of rows in a grid.
class PivotGrid final
{
public:
    PivotGrid(const csv::TableSource &source, const PivotQuestion &question,
              values::TextMatching matching)
        : m_figure(question.figure)
        , m_rowKeys(source, question.rows, matching)
        , m_columnKeys(source,
                       question.across ? std::vector{*question.across} : std::vector<GroupKey>(),
                       matching)
        , m_keySize(static_cast<qsizetype>(question.rows.size()))
        , m_across(question.across.has_value())
    { }

    // Finds the place of each group. Returns false if there are too many.
    [[nodiscard]] bool place(const std::vector<RowGroup> &groups)
    {
        for (const auto &group : groups) {
            const auto cells = QByteArrayList(group.key.begin(), group.key.end());
            m_places.push_back({m_rowKeys.numberOf(cells.first(m_keySize)),
                                m_columnKeys.numberOf(cells.sliced(m_keySize))});
        }
        m_width = m_columnKeys.cells().size();
        if ((m_across && m_width > mostPivotColumns)
            || m_rowKeys.cells().size() * std::max<qsizetype>(m_width, 1) > mostPivotCells)
            return false;
        m_cells.resize(static_cast<std::size_t>(m_rowKeys.cells().size() * m_width));
        m_rowTotals.resize(static_cast<std::size_t>(m_rowKeys.cells().size()));
        m_columnTotals.resize(static_cast<std::size_t>(m_width));
        for (std::size_t at = 0; at < groups.size(); ++at) {
            cellOf(at).add(groups[at]);
            m_rowTotals[m_places[at].row].add(groups[at]);
            m_columnTotals[m_places[at].column].add(groups[at]);
            m_total.add(groups[at]);
        }
        return true;
    }

    [[nodiscard]] base::Result<void>
    countDistinct(const std::vector<RowGroup> &groups, const csv::TableSource &source,
                  const PivotQuestion &question, const csv::RowSet *only, base::Progress &progress,
                  values::TextMatching matching)
    {
        const auto count = [&](const std::vector<GroupKey> &keys,
                               const QList<QByteArrayList> &cells, const auto &store) {
            const auto counts =
                distinctValues(source, keys, cells, question.value, only, progress, matching);
            if (!counts)
                return base::Result<void>(tl::unexpected(counts.error()));
            for (std::size_t at = 0; at < counts->size(); ++at)
                store(at).distinct = (*counts)[at];
            return base::Result<void>();
        };
        auto all = question.rows;
        const auto across = m_across ? std::vector{*question.across} : std::vector<GroupKey>();
        all.insert(all.end(), across.begin(), across.end());
        QList<QByteArrayList> keys;
        for (const auto &group : groups)
            keys.append(QByteArrayList(group.key.begin(), group.key.end()));
        auto done = count(all, keys, [this](std::size_t at) -> PivotCount & { return cellOf(at); });
        if (done)
            done = count(question.rows, m_rowKeys.cells(),
                         [this](std::size_t at) -> PivotCount & { return m_rowTotals[at]; });
        if (done)
            done = count(across, m_columnKeys.cells(),
                         [this](std::size_t at) -> PivotCount & { return m_columnTotals[at]; });
        if (done)
            done = count({}, QList<QByteArrayList>(1),
                         [this](std::size_t) -> PivotCount & { return m_total; });
        return done;
    }

    [[nodiscard]] Pivot pivot() const
    {
        Pivot result{.total = {.total = m_total.value(m_figure)}};
        const auto columns = m_across ? m_columnKeys.sorted() : std::vector<std::size_t>();
        for (const auto column : columns) {
            result.across.append(m_columnKeys.cells()[static_cast<qsizetype>(column)].front());
            result.total.cells.push_back(m_columnTotals[column].value(m_figure));
        }
        for (const auto row : m_rowKeys.sorted()) {
            auto &added = result.rows.emplace_back(
                PivotRow{.key = m_rowKeys.cells()[static_cast<qsizetype>(row)],
                         .total = m_rowTotals[row].value(m_figure)});
            for (const auto column : columns)
                added.cells.push_back(
                    m_cells[row * static_cast<std::size_t>(m_width) + column].value(m_figure));
        }
        return result;
    }

private:
    struct Place
    {
        std::size_t row = 0;
        std::size_t column = 0;
    };

    [[nodiscard]] PivotCount &cellOf(std::size_t group)
    {
        const auto &place = m_places[group];
        return m_cells[place.row * static_cast<std::size_t>(m_width) + place.column];
    }

    Figure m_figure;
    GroupKeyList m_rowKeys;
    GroupKeyList m_columnKeys;
    qsizetype m_keySize;
    bool m_across;
    qsizetype m_width = 0;
    // By group.
    std::vector<Place> m_places;
    std::vector<PivotCount> m_cells;
    std::vector<PivotCount> m_rowTotals;
    std::vector<PivotCount> m_columnTotals;
    PivotCount m_total;
};

} // namespace

base::Result<Pivot> pivotOf(const csv::TableSource &source, const PivotQuestion &question,
                            const csv::RowSet *only, base::Progress &progress,
                            values::TextMatching matching)
{
    auto keys = question.rows;
    if (question.across)
        keys.push_back(*question.across);
    std::vector<int> totals;
    if (question.figure == Figure::Sum || question.figure == Figure::Average)
        totals.push_back(question.value);
    const auto grouping = groupRows(source, keys, totals, only, progress, matching);
    if (!grouping)
        return tl::unexpected(grouping.error());
    PivotGrid grid(source, question, matching);
    if (!grid.place(grouping->groups)) {
        const QLocale locale;
        return tl::unexpected(base::Problem{
            .what = PivotText::tr("The table is too large to show."),
            .why = PivotText::tr("A pivot table has at most %1 columns and %2 cells.")
                       .arg(locale.toString(mostPivotColumns), locale.toString(mostPivotCells)),
            .next = PivotText::tr("Choose columns with fewer values, group dates by month or year, "
                                  "or filter the rows first.")});
    }
    if (question.figure == Figure::Distinct) {
        const auto counted =
            grid.countDistinct(grouping->groups, source, question, only, progress, matching);
        if (!counted)
            return tl::unexpected(counted.error());
    }
    auto pivot = grid.pivot();
    if (!grouping->unread.empty())
        pivot.unread = grouping->unread.front();
    return pivot;
}

} // namespace storedesk::query
