// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "comparison.h"

#include "csv/tablesaver.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::query {

static constexpr std::size_t rowsComparedAtOnce = 100'000;

namespace {

// One of the two tables.
struct Side
{
    const csv::TableSource &source;
    // The member that contains the column index in this table.
    int ComparedColumn::*place;

    [[nodiscard]] base::Result<std::vector<QByteArray>> rows(std::span<const quint32> numbers,
                                                             base::Progress &progress) const
    {
        return csv::rawRows(source, numbers, progress);
    }

    // Returns a raw row's cells in these columns.
    [[nodiscard]] QByteArrayList cells(const QByteArray &raw,
                                       const std::vector<ComparedColumn> &columns) const
    {
        csv::RowScanner row(raw, source.dialect);
        QByteArrayList result;
        QByteArray scratch;
        // If there is no row, the cells are empty.
        (void)row.next();
        for (const auto &column : columns)
            result.append(row.text(column.*place, scratch).toByteArray());
        return result;
    }
};

class ComparisonTable final
{
public:
    ComparisonTable(const Comparison &comparison, QIODevice &device, base::Progress &progress)
        : m_comparison(comparison)
        , m_writer(device)
        , m_progress(progress)
    { }

    [[nodiscard]] base::Result<qint64> write(const Side &before, const Side &after)
    {
        QByteArrayList head{"Change"};
        for (const auto &key : m_comparison.keys)
            head.append(key.name);
        m_writer.row(head + QByteArrayList{"Column", "Before", "After"});
        struct Part
        {
            const char *change;
            const std::vector<quint32> &rows;
            const Side &side;
        };
        for (const auto &part :
             {Part{"gone", m_comparison.gone, before}, Part{"added", m_comparison.added, after},
              Part{"unpaired", m_comparison.repeatedBefore, before},
              Part{"unpaired", m_comparison.repeatedAfter, after}}) {
            if (auto read = writeRows(part.change, part.rows, part.side); !read)
                return tl::unexpected(read.error());
        }
        const std::span changed(m_comparison.changed);
        for (std::size_t begin = 0; begin < changed.size(); begin += rowsComparedAtOnce) {
            const auto some =
                changed.subspan(begin, std::min(rowsComparedAtOnce, changed.size() - begin));
            if (auto read = writeChanges(some, before, after); !read)
                return tl::unexpected(read.error());
        }
        if (auto done = m_writer.finish(); !done)
            return tl::unexpected(done.error());
        return m_writer.rows() - 1;
    }

private:
    [[nodiscard]] base::Result<void> writeRows(const QByteArray &change,
                                               const std::vector<quint32> &rows, const Side &side)
    {
        const std::span all(rows);
        for (std::size_t begin = 0; begin < all.size(); begin += rowsComparedAtOnce) {
            const auto some = side.rows(
                all.subspan(begin, std::min(rowsComparedAtOnce, all.size() - begin)), m_progress);
            if (!some)
                return tl::unexpected(some.error());
            for (const auto &raw : *some)
                m_writer.row(QByteArrayList{change} + side.cells(raw, m_comparison.keys)
                             + QByteArrayList{{}, {}, {}});
        }
        return {};
    }

    [[nodiscard]] base::Result<void> writeChanges(std::span<const PairedRows> pairs,
                                                  const Side &before, const Side &after)
    {
        std::vector<quint32> oldRows;
        std::vector<quint32> newRows;
        for (const auto &pair : pairs) {
            oldRows.push_back(pair.before);
            newRows.push_back(pair.after);
        }
        const auto old = before.rows(oldRows, m_progress);
        const auto now = after.rows(newRows, m_progress);
        if (!old || !now)
            return tl::unexpected(old ? now.error() : old.error());
        const auto &columns = m_comparison.columns;
        for (std::size_t index = 0; index < pairs.size(); ++index) {
            const auto oldCells = before.cells((*old)[index], columns);
            const auto newCells = after.cells((*now)[index], columns);
            const auto keys = after.cells((*now)[index], m_comparison.keys);
            for (qsizetype column = 0; column < oldCells.size(); ++column) {
                if (oldCells.at(column) != newCells.at(column))
                    m_writer.row(QByteArrayList{"changed"} + keys
                                 + QByteArrayList{columns[static_cast<std::size_t>(column)].name,
                                                  oldCells.at(column), newCells.at(column)});
            }
        }
        return {};
    }

    const Comparison &m_comparison;
    csv::CsvWriter m_writer;
    base::Progress &m_progress;
};

} // namespace

base::Result<qint64> writeComparison(const Comparison &comparison, const csv::TableSource &before,
                                     const csv::TableSource &after, QIODevice &device,
                                     base::Progress &progress)
{
    return ComparisonTable(comparison, device, progress)
        .write({before, &ComparedColumn::before}, {after, &ComparedColumn::after});
}

} // namespace storedesk::query
