// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sorter.h"

#include "base/parallel.h"
#include "query/codedsorter.h"
#include "statistics/celldictionary.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace storedesk::query {

namespace {

// Uses three 32-bit words, because a 64-bit member would pad the struct to 16 bytes.
struct Entry
{
    quint32 high = 0;
    quint32 low = 0;
    quint32 row = 0;

    [[nodiscard]] quint64 digit() const { return quint64(high) << 32 | low; }
    void setDigit(quint64 digit)
    {
        high = static_cast<quint32>(digit >> 32);
        low = static_cast<quint32>(digit);
    }
    bool operator<(const Entry &other) const
    {
        const auto mine = digit();
        const auto its = other.digit();
        return mine != its ? mine < its : row < other.row;
    }
};

// Adjacent entries that are still equal after the keys compared so far.
struct Tie
{
    quint32 begin = 0;
    quint32 end = 0;
};

// The row and position of entries that are waiting for their next digit, sorted by row.
using Waiting = std::vector<quint64>;

// With fewer entries, a second thread does not pay off.
constexpr quint32 worthIt = 100'000;

class Sorter final
{
public:
    Sorter(const csv::TableSource &source, const std::vector<SortKey> &keys,
           const csv::RowSet *only, base::Progress &progress)
        : m_source(source)
        , m_keys(keys)
        , m_only(only)
        , m_progress(progress)
    { }

    [[nodiscard]] base::Result<std::vector<quint32>> run()
    {
        fill();
        std::vector<Tie> ties;
        if (m_entries.size() > 1)
            ties.push_back({0, static_cast<quint32>(m_entries.size())});
        for (const auto &key : m_keys)
            ties = refine(key, std::move(ties));
        if (!m_read)
            return tl::unexpected(m_read.error());
        std::vector<quint32> rows;
        if (m_progress.cancelled())
            return rows;
        rows.reserve(m_entries.size());
        for (const auto &entry : m_entries)
            rows.push_back(entry.row);
        return rows;
    }

private:
    void fill()
    {
        const qint64 first = m_source.header ? 1 : 0;
        const auto count = m_only ? m_only->count() : std::max<qint64>(m_source.rows() - first, 0);
        m_entries.resize(static_cast<std::size_t>(count));
        for (qint64 place = 0; place < count; ++place)
            m_entries[static_cast<std::size_t>(place)].row =
                static_cast<quint32>(m_only ? m_only->rowAt(place) : place + first);
    }

    // Sorts each tie by one key, and returns the remaining ties.
    [[nodiscard]] std::vector<Tie> refine(const SortKey &key, std::vector<Tie> ties)
    {
        std::vector<Tie> equal;
        const SortDigit digit(key, m_source.formatOf(key.column));
        for (int depth = 0; !ties.empty() && m_read && !m_progress.cancelled(); ++depth) {
            fetch(key.column, digit, depth, ties);
            sortAll(ties);
            std::vector<Tie> open;
            for (const auto &tie : ties)
                split(tie, digit, depth, open, equal);
            ties = std::move(open);
        }
        std::ranges::sort(equal, {}, &Tie::begin);
        return equal;
    }

    // Sorts large ties one after another, each on all cores, and the others in parallel.
    void sortAll(const std::vector<Tie> &ties)
    {
        static constexpr std::size_t atOnce = 256;
        std::vector<Tie> small;
        for (const auto &tie : ties) {
            if (tie.end - tie.begin < worthIt)
                small.push_back(tie);
            else
                sort(tie);
        }
        const auto portions = static_cast<qsizetype>((small.size() + atOnce - 1) / atOnce);
        base::forEach(portions, m_progress, [&](qsizetype number, int /*thread*/) {
            const auto first = static_cast<std::size_t>(number) * atOnce;
            for (auto at = first; at < std::min(first + atOnce, small.size()); ++at)
                sort(small[at]);
        });
    }

    void sort(const Tie &tie)
    {
        const auto begin = m_entries.begin() + tie.begin;
        const auto end = m_entries.begin() + tie.end;
        if (tie.end - tie.begin < worthIt) {
            std::sort(begin, end);
            return;
        }
        const auto middle = begin + (end - begin) / 2;
        base::forEach(2, m_progress, [&](qsizetype half, int /*thread*/) {
            std::sort(half == 0 ? begin : middle, half == 0 ? middle : end);
        });
        std::inplace_merge(begin, middle, end);
    }

    void split(const Tie &tie, const SortDigit &digit, int depth, std::vector<Tie> &open,
               std::vector<Tie> &equal) const
    {
        for (auto begin = tie.begin; begin < tie.end;) {
            const auto value = m_entries[begin].digit();
            auto end = begin + 1;
            while (end < tie.end && m_entries[end].digit() == value)
                ++end;
            if (end - begin > 1)
                (digit.open(value, depth) ? open : equal).push_back({begin, end});
            begin = end;
        }
    }

    // Sorts by row with a counting sort, because a comparison sort would take longer than reading
    // the file.
    [[nodiscard]] Waiting waitingOf(const std::vector<Tie> &ties) const
    {
        Waiting waiting;
        for (const auto &tie : ties) {
            for (auto place = tie.begin; place < tie.end; ++place)
                waiting.push_back(quint64(m_entries[place].row) << 32 | place);
        }
        if (std::ranges::is_sorted(waiting))
            return waiting;
        const auto rows = static_cast<std::size_t>(m_source.rows());
        if (waiting.size() < rows / 8) {
            std::ranges::sort(waiting);
            return waiting;
        }
        static constexpr auto none = std::numeric_limits<quint32>::max();
        std::vector<quint32> places(rows, none);
        for (const auto one : waiting)
            places[one >> 32] = static_cast<quint32>(one);
        waiting.clear();
        for (std::size_t row = 0; row < rows; ++row) {
            if (places[row] != none)
                waiting.push_back(quint64(row) << 32 | places[row]);
        }
        return waiting;
    }

    // Reads the next digit of all tied entries in one pass through the file, whatever their order.
    void fetch(int column, const SortDigit &way, int depth, const std::vector<Tie> &ties)
    {
        const auto waiting = waitingOf(ties);
        std::vector<SortDigit> digits(static_cast<std::size_t>(base::threadCount()), way);
        std::vector<QByteArray> scratches(digits.size());
        m_read = csv::scan(
            m_source, m_progress,
            [&](const csv::RowRange &range, csv::RowScanner &rows, int thread) {
                auto &digit = digits[static_cast<std::size_t>(thread)];
                auto &scratch = scratches[static_cast<std::size_t>(thread)];
                rows.want(column + 1);
                auto next = std::ranges::lower_bound(waiting, quint64(range.firstRow) << 32);
                for (auto row = quint64(range.firstRow); next != waiting.end(); ++row, ++next) {
                    const auto wanted = *next >> 32;
                    rows.skip(static_cast<qint64>(wanted - row));
                    row = wanted;
                    if (!rows.next())
                        // The remaining entries are in other ranges.
                        break;
                    const auto place = *next & std::numeric_limits<quint32>::max();
                    m_entries[place].setDigit(digit.of(rows.text(column, scratch), depth));
                }
            });
    }

    const csv::TableSource &m_source;
    const std::vector<SortKey> &m_keys;
    const csv::RowSet *m_only;
    base::Progress &m_progress;
    std::vector<Entry> m_entries;
    base::Result<void> m_read = {};
};

} // namespace

// Texts that occur often are sorted once, after reading the file once. Otherwise, the file is read
// again for every eight bytes in which texts agree.
static base::Result<std::vector<quint32>>
sortCells(const csv::TableSource &source, const std::vector<SortKey> &keys,
          const std::vector<int> &columns, const csv::RowSet *only, base::Progress &progress)
{
    // With few rows, most texts would be coded in vain.
    static constexpr qint64 worthwhileShare = 4;
    if (!only || only->count() * worthwhileShare >= source.rows()) {
        const auto coded = statistics::codeCells(source, columns, progress);
        if (!coded)
            return tl::unexpected(coded.error());
        if (*coded)
            return sortCodes(**coded, source, keys, only, progress);
    }
    return Sorter(source, keys, only, progress).run();
}

base::Result<std::vector<quint32>> sortRows(const csv::TableSource &source,
                                            const std::vector<SortKey> &keys,
                                            const csv::RowSet *only, base::Progress &progress)
{
    if (source.rows() > std::numeric_limits<quint32>::max()) {
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("Sorter", "A table of this size cannot be sorted."),
            .why = QCoreApplication::translate("Sorter", "It has more than four billion rows."),
            .next = QCoreApplication::translate(
                "Sorter", "Filter it, save the visible data and sort the new file.")});
    }
    std::vector<int> columns;
    for (const auto &key : keys)
        columns.push_back(key.column);
    if (const auto coded = codes::CodedTable::of(source, columns))
        return sortCodes(*coded, source, keys, only, progress);
    auto rows = sortCells(source, keys, columns, only, progress);
    if (rows && !progress.cancelled())
        codes::askFor(source, columns);
    return rows;
}

} // namespace storedesk::query
