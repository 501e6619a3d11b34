// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "grouping.h"

#include "base/parallel.h"
#include "query/codedgrouping.h"
#include "query/groupparts.h"
#include "statistics/valuecounter.h"
#include "values/cellvalue.h"

#include <QCoreApplication>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <limits>

namespace storedesk::query {

// How many groups the processor needs to load the memory of a group.
static constexpr std::size_t groupsAhead = 16;

namespace {

// The groups found by one thread.
class GroupTable final
{
public:
    GroupTable(const csv::TableSource &source, const std::vector<GroupKey> &keys,
               const std::vector<int> &totals)
        : m_single(keys.size() == 1)
        , m_columns(totals)
        , m_unread(totals.size())
    {
        for (const auto &key : keys)
            m_readers.emplace_back(source, key);
        for (const int column : totals)
            m_formats.push_back(source.formatOf(column));
    }

    void add(const csv::RowScanner &row, qint64 number)
    {
        // This is the usual case and needs no copy.
        if (m_single) {
            auto &reader = m_readers.front();
            const auto cell = reader.textOf(row.text(reader.column(), m_scratch));
            if (m_columns.empty() && !reader.hasPeriods() && cell.data() != m_scratch.constData())
                postpone(cell, number);
            else
                count(row, cell, number);
            return;
        }
        m_key.resize(0);
        for (auto &reader : m_readers) {
            // The length before each cell distinguishes "a", "bc" from "ab", "c".
            const auto cell = reader.textOf(row.text(reader.column(), m_scratch));
            const auto size = static_cast<qint64>(cell.size());
            m_key.append(reinterpret_cast<const char *>(&size), sizeof size);
            m_key.append(cell);
        }
        count(row, m_key, number);
    }

    // Counts postponed rows. Must be called before the bytes of the rows are released.
    void flush()
    {
        for (const auto &cell : m_postponed)
            m_groups.prepareValue(cell.hash);
        for (const auto &cell : m_postponed)
            totalsOf(cell.text, cell.hash, cell.row, 1);
        m_postponed.clear();
    }

    void add(const GroupTable &other)
    {
        m_overflow = m_overflow || other.m_overflow;
        for (std::size_t index = 0; index < m_unread.size(); ++index)
            m_unread[index].add(other.m_unread[index]);
        const auto &others = other.m_groups.values();
        for (std::size_t number = 0; number < others.size(); ++number) {
            // Lets the processor load the memory for the next groups in the meantime.
            if (number + 2 * groupsAhead < others.size())
                m_groups.preparePlace(others[number + 2 * groupsAhead].hash);
            if (number + groupsAhead < others.size())
                m_groups.prepareValue(others[number + groupsAhead].hash);
            const auto &group = others[number];
            auto *mine =
                totalsOf(other.m_groups.textOf(group), group.hash, group.firstRow, group.count);
            for (std::size_t index = 0; mine && index < m_columns.size(); ++index)
                mine[index].add(other.m_totals[number * m_columns.size() + index]);
        }
    }

    [[nodiscard]] bool overflow() const { return m_overflow; }
    [[nodiscard]] const std::vector<statistics::UnreadableCells> &unread() const
    {
        return m_unread;
    }

    [[nodiscard]] std::vector<RowGroup> groups() const
    {
        std::vector<std::pair<qint64, std::size_t>> order;
        order.reserve(m_groups.values().size());
        for (const auto &value : m_groups.values())
            order.emplace_back(value.firstRow, order.size());
        std::ranges::sort(order);
        std::vector<RowGroup> groups(order.size());
        forEachGroup(std::ssize(groups), [&](std::size_t at, int /*thread*/) {
            const auto number = order[at].second;
            const auto &value = m_groups.values()[number];
            const auto begin = m_totals.begin() + static_cast<qsizetype>(number * m_columns.size());
            const auto key = m_groups.textOf(value);
            groups[at] = {.key = m_single ? GroupCells{key.toByteArray()} : cellsOf(key),
                          .rows = value.count,
                          .totals = {begin, begin + static_cast<qsizetype>(m_columns.size())}};
        });
        return groups;
    }

private:
    struct PostponedCell
    {
        QByteArrayView text;
        quint64 hash = 0;
        qint64 row = 0;
    };

    // Lets the processor load the memory for many cells at the same time.
    void postpone(QByteArrayView cell, qint64 number)
    {
        static constexpr std::size_t most = 64;
        const auto hash = statistics::hashOf(cell);
        m_groups.preparePlace(hash);
        m_postponed.push_back({.text = cell, .hash = hash, .row = number});
        if (m_postponed.size() == most)
            flush();
    }

    void count(const csv::RowScanner &row, QByteArrayView key, qint64 number)
    {
        auto *mine = totalsOf(key, statistics::hashOf(key), number, 1);
        for (std::size_t index = 0; mine && index < m_columns.size(); ++index) {
            const auto cell = row.text(m_columns[index], m_scratch);
            if (const auto value = values::decimalOf(cell, m_formats[index])) {
                mine[index].add(*value);
            } else if (!values::isBlank(cell)) {
                ++mine[index].unread;
                m_unread[index].add(cell, number);
            }
        }
    }

    // Returns null if there are too many groups.
    statistics::Total *totalsOf(QByteArrayView key, quint64 hash, qint64 row, qint64 count)
    {
        const auto number = m_groups.add(key, hash, row, count);
        m_overflow = m_overflow || number < 0;
        if (number < 0)
            return nullptr;
        if (!m_columns.empty())
            m_totals.resize(static_cast<std::size_t>(m_groups.size()) * m_columns.size());
        return m_totals.data() + static_cast<std::size_t>(number) * m_columns.size();
    }

    static GroupCells cellsOf(QByteArrayView key)
    {
        GroupCells cells;
        while (!key.isEmpty()) {
            qint64 size = 0;
            std::memcpy(&size, key.data(), sizeof size);
            cells.append(key.sliced(sizeof size, size).toByteArray());
            key = key.sliced(static_cast<qsizetype>(sizeof size) + size);
        }
        return cells;
    }

    // Whether the keys are single cells instead of lists.
    bool m_single;
    std::vector<GroupKeyReader> m_readers;
    std::vector<int> m_columns;
    std::vector<values::ColumnFormat> m_formats;
    std::vector<statistics::UnreadableCells> m_unread;
    statistics::ValueCounter m_groups{mostGroups};
    // The totals of all groups, concatenated.
    std::vector<statistics::Total> m_totals;
    std::vector<PostponedCell> m_postponed;
    QByteArray m_key;
    QByteArray m_scratch;
    bool m_overflow = false;
};

} // namespace

// Returns bytes that are equal for cells of the same meaning.
static QByteArrayView meaningOf(const GroupCells &cells, std::vector<GroupKeyReader> &readers,
                                QByteArray &scratch)
{
    if (cells.size() == 1)
        return readers.front().keyOf(cells.front());
    scratch.resize(0);
    for (std::size_t place = 0; place < readers.size(); ++place) {
        const auto cell = readers[place].keyOf(cells.at(static_cast<qsizetype>(place)));
        const auto size = static_cast<qint64>(cell.size());
        scratch.append(reinterpret_cast<const char *>(&size), sizeof size);
        scratch.append(cell);
    }
    return scratch;
}

// Returns whether all cells are their own meaning, so that different cells mean different things.
static bool areAllDistinct(const std::vector<RowGroup> &groups, const csv::TableSource &source,
                           const std::vector<GroupKey> &keys)
{
    std::vector<GroupKeyReader> readers;
    for (const auto &key : keys)
        readers.emplace_back(source, key);
    std::vector<std::vector<GroupKeyReader>> threads(static_cast<std::size_t>(base::threadCount()),
                                                     readers);
    std::atomic<bool> distinct = true;
    forEachGroup(std::ssize(groups), [&](std::size_t at, int thread) {
        auto &mine = threads[static_cast<std::size_t>(thread)];
        const auto &cells = groups[at].key;
        for (std::size_t place = 0; place < mine.size(); ++place) {
            const auto &cell = cells[static_cast<qsizetype>(place)];
            if (mine[place].keyOf(cell) != cell)
                distinct = false;
        }
    });
    return distinct;
}

// Merges groups whose cells mean the same, keeping the cells of the first group.
static std::vector<RowGroup> joined(std::vector<RowGroup> groups, const csv::TableSource &source,
                                    const std::vector<GroupKey> &keys)
{
    std::vector<GroupKeyReader> readers;
    for (const auto &key : keys)
        readers.emplace_back(source, key);
    if (areAllDistinct(groups, source, keys))
        return groups;
    statistics::ValueCounter known(std::ssize(groups));
    QByteArray scratch;
    std::vector<RowGroup> result;
    result.reserve(groups.size());
    for (auto &group : groups) {
        const auto key = meaningOf(group.key, readers, scratch);
        const auto place = static_cast<std::size_t>(known.add(key, statistics::hashOf(key), 0));
        if (place == result.size()) {
            result.push_back(std::move(group));
            continue;
        }
        auto &first = result[place];
        first.rows += group.rows;
        for (std::size_t index = 0; index < first.totals.size(); ++index)
            first.totals[index].add(group.totals[index]);
    }
    return result;
}

// Moves to the next row in the set. Returns false if there is none.
static bool skipOthers(const csv::RowSet *only, csv::RowScanner &rows, qint64 &row)
{
    if (!only)
        return true;
    const auto next = only->next(row);
    if (next < 0)
        return false;
    rows.skip(next - row);
    row = next;
    return true;
}

// Returns nothing if there are too many groups.
static base::Result<std::optional<Grouping>>
groupCells(const csv::TableSource &source, const std::vector<GroupKey> &keys,
           const std::vector<int> &totals, const std::vector<int> &columns, const csv::RowSet *only,
           base::Progress &progress)
{
    std::vector<GroupTable> tables(static_cast<std::size_t>(base::threadCount()),
                                   GroupTable(source, keys, totals));
    const int wanted = columns.empty() ? 1 : std::ranges::max(columns) + 1;
    const auto read = csv::scan(source, progress,
                                [&](const csv::RowRange &range, csv::RowScanner &rows, int thread) {
                                    rows.want(wanted);
                                    auto &table = tables[static_cast<std::size_t>(thread)];
                                    auto row = range.firstRow;
                                    while (skipOthers(only, rows, row) && rows.next()) {
                                        if (!rows.blank())
                                            table.add(rows, row);
                                        ++row;
                                    }
                                    table.flush();
                                });
    if (!read)
        return tl::unexpected(read.error());
    auto &all = tables.front();
    for (std::size_t thread = 1; thread < tables.size(); ++thread)
        all.add(tables[thread]);
    if (all.overflow())
        return std::nullopt;
    return Grouping{.groups = all.groups(), .unread = all.unread()};
}

base::Result<Grouping> groupRows(const csv::TableSource &source, const std::vector<GroupKey> &keys,
                                 const std::vector<int> &totals, const csv::RowSet *only,
                                 base::Progress &progress, values::TextMatching matching)
{
    auto columns = totals;
    for (const auto &key : keys)
        columns.push_back(key.column);
    const bool isHuge = source.rows() > std::numeric_limits<quint32>::max();
    const auto coded = isHuge ? std::nullopt : codes::CodedTable::of(source, columns);
    auto grouping = coded ? groupCodes(*coded, source, keys, totals, only, progress)
                          : groupCells(source, keys, totals, columns, only, progress);
    if (!grouping)
        return tl::unexpected(grouping.error());
    if (!coded && !progress.cancelled())
        codes::askFor(source, columns);
    if (!*grouping) {
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("Grouping", "There are too many groups."),
            .why =
                QCoreApplication::translate("Grouping", "More than %1 different values were found.")
                    .arg(mostGroups),
            .next = QCoreApplication::translate(
                "Grouping", "Group by a column with fewer values, or filter first.")});
    }
    auto &found = **grouping;
    if (matching != values::TextMatching::Exact)
        found.groups = joined(std::move(found.groups), source, keys);
    return std::move(found);
}

} // namespace storedesk::query
