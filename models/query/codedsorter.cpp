// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "codedsorter.h"

#include "base/parallel.h"

#include <algorithm>
#include <numeric>
#include <ranges>

namespace storedesk::query {

namespace {

// Sorts the texts of one dictionary.
class DictionaryOrder final
{
public:
    DictionaryOrder(const codes::CodedColumn &column, const SortKey &key,
                    const values::ColumnFormat &format, const base::Progress &progress)
        : m_column(column)
        , m_digits(static_cast<std::size_t>(base::threadCount()), SortDigit(key, format))
        , m_progress(progress)
        , m_entries(column.texts())
        , m_isFirst(column.texts())
    { }

    // Returns the rank of each code. Texts that are sorted alike have the same rank.
    [[nodiscard]] std::vector<quint32> ranks()
    {
        for (quint32 code = 0; code < m_entries.size(); ++code)
            m_entries[code].code = code;
        std::vector<Tie> ties{{0, m_entries.size()}};
        for (int depth = 0; !ties.empty() && !m_progress.cancelled(); ++depth)
            ties = refined(ties, depth);
        std::vector<quint32> ranks(m_entries.size());
        quint32 rank = 0;
        for (std::size_t place = 0; place < m_entries.size(); ++place) {
            rank += place > 0 && m_isFirst[place] ? 1 : 0;
            ranks[m_entries[place].code] = rank;
        }
        return ranks;
    }

private:
    struct Entry
    {
        quint64 digit = 0;
        quint32 code = 0;
    };
    // Entries that are still equal.
    struct Tie
    {
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    // Sorts each tie by its next digit, and returns the remaining ties.
    [[nodiscard]] std::vector<Tie> refined(const std::vector<Tie> &ties, int depth)
    {
        std::vector<std::vector<Tie>> open(m_digits.size());
        if (ties.size() == 1) {
            fill(ties.front(), depth);
            sort(ties.front());
            split(ties.front(), depth, open.front());
            return std::move(open.front());
        }
        static constexpr std::size_t atOnce = 256;
        base::forEach(static_cast<qsizetype>((ties.size() + atOnce - 1) / atOnce), m_progress,
                      [&](qsizetype number, int thread) {
                          const auto first = static_cast<std::size_t>(number) * atOnce;
                          const auto last = std::min(first + atOnce, ties.size());
                          for (auto at = first; at < last; ++at) {
                              fillSome(ties[at].begin, ties[at].end, depth, thread);
                              std::sort(place(ties[at].begin), place(ties[at].end), isBefore);
                              split(ties[at], depth, open[static_cast<std::size_t>(thread)]);
                          }
                      });
        std::vector<Tie> all;
        for (const auto &some : open)
            all.insert(all.end(), some.begin(), some.end());
        return all;
    }

    [[nodiscard]] static bool isBefore(const Entry &one, const Entry &two)
    {
        return one.digit < two.digit;
    }
    [[nodiscard]] std::vector<Entry>::iterator place(std::size_t at)
    {
        return m_entries.begin() + static_cast<std::ptrdiff_t>(at);
    }

    void fill(const Tie &tie, int depth)
    {
        static constexpr std::size_t atOnce = 16 * 1024;
        base::forEach(static_cast<qsizetype>((tie.end - tie.begin + atOnce - 1) / atOnce),
                      m_progress, [&](qsizetype number, int thread) {
                          const auto begin = tie.begin + static_cast<std::size_t>(number) * atOnce;
                          fillSome(begin, std::min(begin + atOnce, tie.end), depth, thread);
                      });
    }
    void fillSome(std::size_t begin, std::size_t end, int depth, int thread)
    {
        auto &digit = m_digits[static_cast<std::size_t>(thread)];
        for (auto at = begin; at < end; ++at)
            m_entries[at].digit = digit.of(m_column.text(m_entries[at].code), depth);
    }

    // Sorts a large tie on two threads.
    void sort(const Tie &tie)
    {
        const auto begin = place(tie.begin);
        const auto end = place(tie.end);
        const auto middle = begin + (end - begin) / 2;
        base::forEach(2, m_progress, [&](qsizetype half, int /*thread*/) {
            std::sort(half == 0 ? begin : middle, half == 0 ? middle : end, isBefore);
        });
        std::inplace_merge(begin, middle, end, isBefore);
    }

    void split(const Tie &tie, int depth, std::vector<Tie> &open)
    {
        for (auto begin = tie.begin; begin < tie.end;) {
            const auto digit = m_entries[begin].digit;
            auto end = begin + 1;
            while (end < tie.end && m_entries[end].digit == digit)
                ++end;
            m_isFirst[begin] = 1;
            if (end - begin > 1 && m_digits.front().open(digit, depth))
                open.push_back({begin, end});
            begin = end;
        }
    }

    const codes::CodedColumn &m_column;
    // Indexed by thread.
    std::vector<SortDigit> m_digits;
    const base::Progress &m_progress;
    std::vector<Entry> m_entries;
    // Whether an entry differs from the previous entry. Not bits, because several threads write
    // them.
    std::vector<quint8> m_isFirst;
};

// Sorts rows by one key without changing the order of equal ones.
class RankSort final
{
public:
    RankSort(const codes::CodedColumn &column, const std::vector<quint32> &ranks,
             const base::Progress &progress)
        : m_column(column)
        , m_ranks(ranks)
        , m_progress(progress)
        , m_values(std::size_t(ranks.empty() ? 0 : std::ranges::max(ranks)) + 1)
    { }

    [[nodiscard]] std::vector<quint32> sorted(const std::vector<quint32> &rows)
    {
        // With few rows, a second thread does not pay off.
        const auto threads = rows.size() < 4 * m_values
            ? std::size_t(1)
            : static_cast<std::size_t>(base::threadCount());
        m_begins.assign(threads, std::vector<quint32>(m_values));
        const auto forEachPart = [&](const auto &visit) {
            base::forEach(static_cast<qsizetype>(threads), m_progress,
                          [&](qsizetype number, int /*thread*/) {
                              const auto part = static_cast<std::size_t>(number);
                              auto &begins = m_begins[part];
                              for (auto at = rows.size() * part / threads;
                                   at < rows.size() * (part + 1) / threads; ++at)
                                  visit(rows[at], begins[m_ranks[m_column.codeOf(rows[at])]]);
                          });
        };
        forEachPart([](quint32 /*row*/, quint32 &count) { ++count; });
        quint32 next = 0;
        for (std::size_t value = 0; value < m_values; ++value) {
            for (auto &begins : m_begins)
                next += std::exchange(begins[value], next);
        }
        std::vector<quint32> sorted(rows.size());
        forEachPart([&sorted](quint32 row, quint32 &place) { sorted[place++] = row; });
        return sorted;
    }

private:
    const codes::CodedColumn &m_column;
    const std::vector<quint32> &m_ranks;
    const base::Progress &m_progress;
    // The number of different ranks.
    std::size_t m_values;
    // For each part, the place of the next row of each rank.
    std::vector<std::vector<quint32>> m_begins;
};

} // namespace

static std::vector<quint32> rowsOf(const codes::CodedTable &table, const csv::RowSet *only)
{
    std::vector<quint32> rows;
    if (!only) {
        rows.resize(static_cast<std::size_t>(table.endRow() - table.firstRow()));
        std::iota(rows.begin(), rows.end(), static_cast<quint32>(table.firstRow()));
        return rows;
    }
    rows.reserve(static_cast<std::size_t>(only->count()));
    for (auto row = only->next(0); row >= 0; row = only->next(row + 1))
        rows.push_back(static_cast<quint32>(row));
    return rows;
}

base::Result<std::vector<quint32>> sortCodes(const codes::CodedTable &table,
                                             const csv::TableSource &source,
                                             const std::vector<SortKey> &keys,
                                             const csv::RowSet *only, base::Progress &progress)
{
    auto rows = rowsOf(table, only);
    progress.begin(std::ssize(keys));
    // The last key first, because later sorts do not change the order of equal rows.
    for (const auto &key : keys | std::views::reverse) {
        const auto &column = table.column(key.column);
        const auto ranks =
            DictionaryOrder(column, key, source.formatOf(key.column), progress).ranks();
        if (progress.cancelled())
            return std::vector<quint32>();
        rows = RankSort(column, ranks, progress).sorted(rows);
        progress.add(1);
    }
    if (const auto same = source.file->check(); !same)
        return tl::unexpected(same.error());
    if (progress.cancelled())
        rows.clear();
    return rows;
}

} // namespace storedesk::query
