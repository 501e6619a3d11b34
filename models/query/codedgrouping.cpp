// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "codedgrouping.h"

#include "base/parallel.h"
#include "query/groupparts.h"
#include "statistics/valuecounter.h"
#include "values/cellvalue.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>

namespace storedesk::query {

namespace {

// One column to group by.
class KeyColumn final
{
public:
    KeyColumn(const codes::CodedColumn &column, const csv::TableSource &source, const GroupKey &key)
        : m_column(column)
    {
        GroupKeyReader reader(source, key);
        if (!reader.hasPeriods())
            return;
        QHash<QByteArray, quint32> known;
        for (quint32 code = 0; code < column.texts(); ++code) {
            const auto text = reader.textOf(column.text(code)).toByteArray();
            auto period = known.constFind(text);
            if (period == known.constEnd()) {
                period = known.insert(text, static_cast<quint32>(m_periods.size()));
                m_periods.append(text);
            }
            m_periodOf.push_back(*period);
        }
    }

    // Returns a number that rows of the same group share.
    [[nodiscard]] quint32 numberOf(qint64 row) const
    {
        const auto code = m_column.codeOf(row);
        return m_periodOf.empty() ? code : m_periodOf[code];
    }
    // Returns how many different numbers there are.
    [[nodiscard]] std::size_t numbers() const
    {
        return m_periodOf.empty() ? m_column.texts() : static_cast<std::size_t>(m_periods.size());
    }
    // Lets the processor load the texts of some numbers in the meantime.
    void prepare(std::span<const std::size_t> numbers) const
    {
        static constexpr std::size_t ahead = 16;
        if (!m_periodOf.empty())
            return;
        if (numbers.size() > 2 * ahead)
            m_column.preparePosition(static_cast<quint32>(numbers[2 * ahead]));
        if (numbers.size() > ahead)
            m_column.prepareText(static_cast<quint32>(numbers[ahead]));
    }
    [[nodiscard]] QByteArray textOf(quint32 number) const
    {
        return m_periodOf.empty() ? m_column.text(number).toByteArray() : m_periods[number];
    }

private:
    const codes::CodedColumn &m_column;
    // The period of each code, if rows are grouped by periods.
    std::vector<quint32> m_periodOf;
    QByteArrayList m_periods;
};

// One column whose numbers are added up.
class TotalColumn final
{
public:
    TotalColumn(const codes::CodedColumn &column, const values::ColumnFormat &format)
        : m_column(column)
    {
        m_numbers.reserve(column.texts());
        for (quint32 code = 0; code < column.texts(); ++code)
            m_numbers.push_back(values::decimalOf(column.text(code), format));
    }

    void add(qint64 row, statistics::Total &total, statistics::UnreadableCells &unread) const
    {
        const auto code = m_column.codeOf(row);
        if (const auto &number = m_numbers[code]) {
            total.add(*number);
        } else if (const auto text = m_column.text(code); !values::isBlank(text)) {
            ++total.unread;
            unread.add(text, row);
        }
    }

private:
    const codes::CodedColumn &m_column;
    // The number in each text.
    std::vector<std::optional<values::Decimal>> m_numbers;
};

// The groups that one thread found.
class CodedGroups final
{
public:
    // Both must outlive this object.
    CodedGroups(const std::vector<KeyColumn> &keys, const std::vector<TotalColumn> &totals)
        : m_keys(keys)
        , m_totalColumns(totals)
        , m_unread(totals.size())
    { }

    void add(qint64 row)
    {
        const auto number = numberOf(row);
        if (number < 0)
            return;
        const auto group = roomFor(number);
        auto &count = m_counts[group];
        const auto here = static_cast<quint32>(row);
        count.firstRow = count.rows == 0 ? here : std::min(count.firstRow, here);
        ++count.rows;
        for (std::size_t index = 0; index < m_totalColumns.size(); ++index)
            m_totalColumns[index].add(row, m_totals[group * m_totalColumns.size() + index],
                                      m_unread[index]);
    }

    void add(const CodedGroups &other)
    {
        m_overflow = m_overflow || other.m_overflow;
        for (std::size_t index = 0; index < m_unread.size(); ++index)
            m_unread[index].add(other.m_unread[index]);
        for (std::size_t number = 0; number < other.m_counts.size(); ++number) {
            if (other.m_counts[number].rows == 0)
                continue;
            const auto mine = m_keys.size() < 2 ? static_cast<qsizetype>(number)
                                                : combinedNumber(other.combinationOf(number));
            if (mine >= 0)
                add(roomFor(mine), other, number);
        }
    }

    [[nodiscard]] bool hasOverflown() const { return m_overflow; }

    [[nodiscard]] Grouping grouping() const
    {
        const auto order = groupsInOrder();
        Grouping result{.groups = std::vector<RowGroup>(order.size()), .unread = m_unread};
        const auto width = static_cast<std::ptrdiff_t>(m_totalColumns.size());
        forEachGroup(std::ssize(order), [&](std::size_t at, int /*thread*/) {
            const auto number = order[at];
            if (m_keys.size() == 1)
                m_keys.front().prepare(std::span(order).subspan(at));
            const auto begin = m_totals.begin() + static_cast<std::ptrdiff_t>(number) * width;
            result.groups[at] = {.key = keyOf(number),
                                 .rows = m_counts[number].rows,
                                 .totals = {begin, begin + width}};
        });
        return result;
    }

private:
    struct RowCount
    {
        // Smaller numbers than elsewhere, because the time depends on memory.
        quint32 rows = 0;
        quint32 firstRow = 0;
    };

    // Returns the groups in the order of their first rows.
    [[nodiscard]] std::vector<std::size_t> groupsInOrder() const
    {
        std::vector<std::size_t> order;
        if (m_keys.size() != 1) {
            for (std::size_t number = 0; number < m_counts.size(); ++number) {
                if (m_counts[number].rows > 0)
                    order.push_back(number);
            }
            std::ranges::sort(order, {},
                              [this](std::size_t number) { return m_counts[number].firstRow; });
            return order;
        }
        // Marks the first rows, because sorting would take longer than counting.
        std::vector<quint64> firstRows;
        qsizetype groups = 0;
        for (const auto &count : m_counts) {
            const auto word = static_cast<std::size_t>(count.firstRow / 64);
            if (count.rows == 0)
                continue;
            if (word >= firstRows.size())
                firstRows.resize(std::max(word + 1, 2 * firstRows.size()));
            firstRows[word] |= quint64(1) << (count.firstRow % 64);
            ++groups;
        }
        order.reserve(static_cast<std::size_t>(groups));
        for (std::size_t word = 0; word < firstRows.size(); ++word) {
            for (auto bits = firstRows[word]; bits != 0; bits &= bits - 1) {
                const auto row = static_cast<qint64>(word) * 64 + std::countr_zero(bits);
                order.push_back(m_keys.front().numberOf(row));
            }
        }
        return order;
    }

    // Returns the number of the row's group, or -1 if there are too many groups.
    [[nodiscard]] qsizetype numberOf(qint64 row)
    {
        if (m_keys.empty())
            return 0;
        if (m_keys.size() == 1)
            return m_keys.front().numberOf(row);
        m_combination.clear();
        for (const auto &key : m_keys)
            m_combination.push_back(key.numberOf(row));
        return combinedNumber({reinterpret_cast<const char *>(m_combination.data()),
                               std::ssize(m_combination) * qsizetype(sizeof(quint32))});
    }
    [[nodiscard]] qsizetype combinedNumber(QByteArrayView combination)
    {
        const auto number = m_combinations.add(combination, statistics::hashOf(combination), 0, 1);
        m_overflow = m_overflow || number < 0;
        return number;
    }
    [[nodiscard]] QByteArrayView combinationOf(std::size_t number) const
    {
        return m_combinations.textOf(m_combinations.values()[number]);
    }

    std::size_t roomFor(qsizetype number)
    {
        const auto group = static_cast<std::size_t>(number);
        if (group >= m_counts.size()) {
            // A single key has as many groups as numbers.
            const auto size = m_keys.size() == 1 ? m_keys.front().numbers()
                                                 : std::max(group + 1, 2 * m_counts.size());
            m_counts.resize(size);
            m_totals.resize(size * m_totalColumns.size());
        }
        return group;
    }

    void add(std::size_t group, const CodedGroups &other, std::size_t number)
    {
        auto &mine = m_counts[group];
        const auto &its = other.m_counts[number];
        mine.firstRow = mine.rows == 0 ? its.firstRow : std::min(mine.firstRow, its.firstRow);
        mine.rows += its.rows;
        const auto width = m_totalColumns.size();
        for (std::size_t index = 0; index < width; ++index)
            m_totals[group * width + index].add(other.m_totals[number * width + index]);
    }

    [[nodiscard]] GroupCells keyOf(std::size_t number) const
    {
        if (m_keys.empty())
            return {};
        if (m_keys.size() == 1)
            return {m_keys.front().textOf(static_cast<quint32>(number))};
        GroupCells cells;
        const auto combination = combinationOf(number);
        for (std::size_t key = 0; key < m_keys.size(); ++key) {
            quint32 part = 0;
            std::memcpy(&part, combination.data() + key * sizeof part, sizeof part);
            cells.append(m_keys[key].textOf(part));
        }
        return cells;
    }

    const std::vector<KeyColumn> &m_keys;
    const std::vector<TotalColumn> &m_totalColumns;
    // Indexed by group.
    std::vector<RowCount> m_counts;
    // The totals of all groups, concatenated.
    std::vector<statistics::Total> m_totals;
    // Indexed by totalled column.
    std::vector<statistics::UnreadableCells> m_unread;
    // The groups of several keys.
    statistics::ValueCounter m_combinations{mostGroups};
    std::vector<quint32> m_combination;
    bool m_overflow = false;
};

} // namespace

base::Result<std::optional<Grouping>> groupCodes(const codes::CodedTable &table,
                                                 const csv::TableSource &source,
                                                 const std::vector<GroupKey> &keys,
                                                 const std::vector<int> &totals,
                                                 const csv::RowSet *only, base::Progress &progress)
{
    std::vector<KeyColumn> keyColumns;
    for (const auto &key : keys)
        keyColumns.emplace_back(table.column(key.column), source, key);
    std::vector<TotalColumn> totalColumns;
    for (const int column : totals)
        totalColumns.emplace_back(table.column(column), source.formatOf(column));
    std::vector<CodedGroups> threads(static_cast<std::size_t>(base::threadCount()),
                                     CodedGroups(keyColumns, totalColumns));
    const auto bits = table.filledRows(only);
    const auto read = table.scan(progress, [&](const codes::CodedTable::Part &part) {
        auto &groups = threads[static_cast<std::size_t>(part.thread)];
        codes::forEachRow(part, bits, [&groups](qint64 row) { groups.add(row); });
    });
    if (!read)
        return tl::unexpected(read.error());
    auto &all = threads.front();
    for (std::size_t thread = 1; thread < threads.size(); ++thread)
        all.add(threads[thread]);
    return all.hasOverflown() ? std::nullopt : std::optional(all.grouping());
}

} // namespace storedesk::query
