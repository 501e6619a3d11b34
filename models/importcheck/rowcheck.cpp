// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/rowcheck.h"

#include "csv/rowreader.h"
#include "importcheck/cellrepairs.h"
#include "importcheck/repeatedkeys.h"
#include "importcheck/rowfaults.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace storedesk::importcheck {

namespace {

using GroupKey = std::pair<FaultKind, int>;

// The maximum size of a row that is shown as an example.
constexpr qsizetype exampleSize = 200;

struct Example
{
    quint32 row = 0;
    QByteArray text;
};

// The result for a part of the table.
struct Found
{
    std::vector<CellFault> faults;
    std::vector<quint32> blanks;
    std::vector<KeyMark> keys;
    std::map<GroupKey, Example> examples;
    // Columns with dates in another format.
    std::map<int, DateOrders> dates;
    // The first ambiguous number in each column.
    std::map<int, QByteArray> numbers;
    // The number of blank cells in rows that will be sent, indexed by target.
    std::vector<qint64> blankCells;
    qint64 rows = 0;
};

// Checks the rows in one range.
class RangeCheck final
{
public:
    RangeCheck(const Conversion &conversion, const RowFaults &rowFaults, Found &found)
        : m_conversion(conversion)
        , m_rowFaults(rowFaults)
        , m_found(found)
        , m_goodTexts(conversion.edits().hasCells() ? 0 : conversion.targets().size())
        , m_blank(conversion.targets().size())
    {
        m_found.blankCells.resize(conversion.targets().size());
    }

    void check(quint32 row, const csv::RowScanner &rows)
    {
        ++m_found.rows;
        // The row's cells may be in the wrong columns, so they are not checked.
        if (const auto fault = m_rowFaults.faultOf(row, rows); fault != FaultKind::None)
            return note(row, m_rowFaults.column(), fault,
                        rows.rowBytes().first(std::min(rows.rowBytes().size(), exampleSize)));
        const auto first = m_found.faults.size();
        std::optional<KeyMark> key;
        int rank = 0;
        std::size_t number = 0;
        for (const auto &target : m_conversion.targets()) {
            auto *good = m_goodTexts.empty() || target.keyRank >= 0 || target.derived
                ? nullptr
                : &m_goodTexts[number];
            const auto at = number++;
            const auto raw = rows.raw(target.column);
            if (good && good->data() && *good == raw)
                continue;
            const auto cell =
                m_conversion.cell(target, row, rawCell(target, rows, m_raw), m_scratch);
            m_blank[at] = cell.text.isEmpty() ? 1 : 0;
            if (cell.fault != FaultKind::None)
                note(row, target.column, cell.fault, cell.text);
            else if (good)
                *good = raw;
            if (target.keyRank < 0 || cell.text.isEmpty() || (key && rank < target.keyRank))
                continue;
            rank = target.keyRank;
            key = KeyMark{.hash = hashOfKey(cell.text, rank, m_lower),
                          .row = row,
                          .column = static_cast<quint16>(target.column)};
        }
        if (key)
            m_found.keys.push_back(*key);
        else
            keyMissing(row);
        const auto mine = m_found.faults.begin() + static_cast<std::ptrdiff_t>(first);
        if (m_found.faults.size() - first > 1)
            std::ranges::sort(mine, m_found.faults.end(), {}, &CellFault::column);
        const auto keepsBack = [](const CellFault &fault) {
            return !isWarning(fault.kind);
        };
        if (std::none_of(mine, m_found.faults.end(), keepsBack))
            countBlanks();
    }

private:
    void note(quint32 row, int column, FaultKind kind, QByteArrayView text)
    {
        m_found.faults.push_back(
            {.row = row, .column = static_cast<quint16>(column), .kind = kind});
        if (!m_found.examples.contains({kind, column}))
            m_found.examples.emplace(GroupKey(kind, column), Example{row, text.toByteArray()});
        if (kind == FaultKind::DateForm)
            m_found.dates[column].add(text);
        if (kind == FaultKind::NumberForm && !m_found.numbers.contains(column)
            && importcheck::cellrepairs::isEitherNumber(text))
            m_found.numbers.emplace(column, text.toByteArray());
    }

    void countBlanks()
    {
        for (std::size_t at = 0; at < m_blank.size(); ++at)
            m_found.blankCells[at] += m_blank[at];
    }

    // If there is only one key field, its own rule already reports the fault.
    void keyMissing(quint32 row)
    {
        const ColumnTarget *named = nullptr;
        for (const auto &target : m_conversion.targets()) {
            const auto &rule = m_conversion.ruleOf(target);
            if (target.keyRank >= 0 && (!rule.required || !rule.unlessKey.isEmpty())
                && (!named || target.keyRank > named->keyRank))
                named = &target;
        }
        if (named)
            note(row, named->column, FaultKind::KeyMissing, {});
    }

    const Conversion &m_conversion;
    const RowFaults &m_rowFaults;
    Found &m_found;
    // The last valid cell for each target, because values are often repeated in a column. Empty if
    // cells were edited, because edits apply to individual rows.
    std::vector<QByteArrayView> m_goodTexts;
    // 1 for targets whose cell in this row is blank, indexed by target.
    std::vector<char> m_blank;
    Conversion::Scratch m_scratch;
    QByteArray m_raw;
    QByteArray m_lower;
};

// Merges all ranges in file order.
Found joined(std::vector<Found> &parts)
{
    Found all;
    for (auto &part : parts) {
        all.rows += part.rows;
        std::ranges::copy(part.faults, std::back_inserter(all.faults));
        std::ranges::copy(part.blanks, std::back_inserter(all.blanks));
        for (auto &[group, example] : part.examples)
            all.examples.try_emplace(group, std::move(example));
        for (const auto &[column, dates] : part.dates)
            all.dates[column].add(dates);
        for (const auto &[column, number] : part.numbers)
            all.numbers.try_emplace(column, number);
        all.blankCells.resize(std::max(all.blankCells.size(), part.blankCells.size()));
        for (std::size_t at = 0; at < part.blankCells.size(); ++at)
            all.blankCells[at] += part.blankCells[at];
        part = {};
    }
    return all;
}

// Reads an example from the file, because only hashes of the keys were stored.
void addExample(Found &found, const std::vector<CellFault> &repeats, const ImportTable &table,
                const Conversion &conversion)
{
    if (repeats.empty())
        return;
    const auto &first = repeats.front();
    csv::RowReader reader(table.source.file, table.source.index, table.source.dialect);
    const auto cells = reader.row(first.row);
    Conversion::Scratch scratch;
    const auto &target = *conversion.targetOf(first.column);
    const auto cell = conversion.cell(target, first.row, rawCell(target, cells), scratch);
    for (const auto &repeat : repeats)
        found.examples.try_emplace({repeat.kind, repeat.column},
                                   Example{first.row, cell.text.toByteArray()});
}

// A cell that is already reported as invalid is not reported as a duplicate.
void mergeRepeats(std::vector<CellFault> &faults, const std::vector<CellFault> &repeats)
{
    const auto place = [](const CellFault &fault) {
        return std::pair(fault.row, fault.column);
    };
    std::vector<CellFault> all;
    all.reserve(faults.size() + repeats.size());
    std::ranges::merge(faults, repeats, std::back_inserter(all), {}, place, place);
    const auto rest = std::ranges::unique(all, {}, place);
    all.erase(rest.begin(), rest.end());
    faults = std::move(all);
}

std::vector<quint32> leftOutRows(const Found &found, const std::vector<CellFault> &repeats,
                                 const Edits &edits)
{
    std::vector<quint32> rows;
    if (edits.keepsLast()) {
        for (const auto &repeat : repeats)
            rows.push_back(repeat.row);
    }
    for (const auto &fault : found.faults) {
        if (edits.leavesOut(fault.kind, fault.column))
            rows.push_back(fault.row);
    }
    // The user's own choices take precedence. Rows without content are no rows of the import.
    std::erase_if(rows, [&edits](quint32 row) {
        const auto chosen = edits.exclusions().find(row);
        return chosen != edits.exclusions().end() && !chosen->second;
    });
    for (const auto &[row, excluded] : edits.exclusions()) {
        const auto number = static_cast<quint32>(row);
        if (excluded && !std::ranges::binary_search(found.blanks, number))
            rows.push_back(number);
    }
    std::ranges::sort(rows);
    const auto rest = std::ranges::unique(rows);
    rows.erase(rest.begin(), rest.end());
    return rows;
}

// Subtracts the blank cells in valid rows that are left out, because these erase nothing.
std::vector<BlankCells> blanksSent(const Found &found, const CheckResult &result,
                                   const ImportTable &table, const Conversion &conversion)
{
    auto cells = found.blankCells;
    csv::RowReader reader(table.source.file, table.source.index, table.source.dialect);
    Conversion::Scratch scratch;
    const auto &targets = conversion.targets();
    for (const auto row : *result.leftOutRows) {
        const auto faults = result.faultsOf(row);
        if (std::ranges::any_of(faults, [](const auto &one) { return !isWarning(one.kind); }))
            continue;
        const auto texts = reader.row(row);
        for (std::size_t at = 0; at < targets.size(); ++at) {
            const auto raw = rawCell(targets[at], texts);
            cells[at] -= conversion.cell(targets[at], row, raw, scratch).text.isEmpty() ? 1 : 0;
        }
    }
    std::vector<BlankCells> blanks;
    for (std::size_t at = 0; at < cells.size(); ++at) {
        if (cells[at] > 0 && targets[at].keyRank < 0)
            blanks.push_back({.column = targets[at].column, .cells = cells[at]});
    }
    return blanks;
}

// Computes the counts, and the repairs offered for each kind of fault.
void sumUp(CheckResult &result, const Found &found, const Conversion &conversion)
{
    std::map<GroupKey, qint64> cells;
    qint64 last = -1;
    bool bad = false;
    bool warned = false;
    const auto endRow = [&] {
        result.faulty += bad ? 1 : 0;
        result.warned += warned && !bad ? 1 : 0;
        bad = warned = false;
    };
    for (const auto &fault : *result.faults) {
        if (result.isLeftOut(fault.row))
            continue;
        if (fault.row != last)
            endRow();
        last = fault.row;
        ++cells[{fault.kind, fault.column}];
        (isWarning(fault.kind) ? warned : bad) = true;
    }
    endRow();
    result.leftOut = static_cast<qint64>(result.leftOutRows->size());
    result.good = result.rows - result.faulty - result.leftOut;
    for (const auto &[key, count] : cells) {
        FaultGroup group{.kind = key.first, .column = key.second, .cells = count};
        if (const auto example = found.examples.find(key); example != found.examples.end())
            group.example = QString::fromUtf8(example->second.text);
        const auto *target = conversion.targetOf(group.column);
        const auto context = target ? target->context : RepairContext();
        DateOrders dates;
        if (const auto mine = found.dates.find(group.column);
            group.kind == FaultKind::DateForm && mine != found.dates.end())
            dates = mine->second;
        if (const auto telling = dates.example(); !telling.isEmpty())
            group.example = QString::fromUtf8(telling);
        QByteArray number;
        if (const auto mine = found.numbers.find(group.column);
            group.kind == FaultKind::NumberForm && mine != found.numbers.end())
            number = mine->second;
        if (!number.isEmpty())
            group.example = QString::fromUtf8(number);
        group.ambiguous = dates.areOpen() || !number.isEmpty();
        group.repairs = offeredFor(group.kind, group.column, context, dates);
        for (const auto &repair : group.repairs)
            group.titles.push_back(titleOf(repair, context, dates, number));
        result.groups.push_back(std::move(group));
    }
    std::ranges::sort(result.groups, [](const FaultGroup &one, const FaultGroup &other) {
        return std::tuple(isWarning(one.kind), -one.cells, one.column)
            < std::tuple(isWarning(other.kind), -other.cells, other.column);
    });
}

} // namespace

base::Result<CheckResult> checkRows(const ImportTable &table, const Conversion &conversion,
                                    base::Progress &progress)
{
    const auto ranges = csv::rangesOf(table.source);
    std::vector<Found> parts(ranges.size());
    const int columns = static_cast<int>(table.columns.size());
    const RowFaults rowFaults(table, conversion);
    progress.begin(ranges.empty() ? 0 : ranges.back().end - ranges.front().begin);
    const auto checkRange = [&](const csv::RowRange &range, csv::RowScanner &rows, int /*thread*/) {
        const auto number = static_cast<std::size_t>(range.number);
        auto &found = parts[number];
        if (number + 1 < ranges.size())
            found.keys.reserve(
                static_cast<std::size_t>(ranges[number + 1].firstRow - range.firstRow));
        RangeCheck check(conversion, rowFaults, found);
        rows.want(columns + 1);
        for (auto row = static_cast<quint32>(range.firstRow); rows.next(); ++row) {
            if (rows.blank())
                found.blanks.push_back(row);
            else
                check.check(row, rows);
        }
    };
    const auto read = csv::scan(table.source, ranges, progress, checkRange);
    if (!read)
        return tl::unexpected(read.error());
    if (progress.cancelled())
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("ImportCheck", "The check was cancelled.")});
    std::vector<std::vector<KeyMark>> keys;
    for (auto &part : parts)
        keys.push_back(std::move(part.keys));
    const auto repeats =
        repeatsIn(keys,
                  conversion.kind() == ImportKind::Coupons ? FaultKind::RepeatedCode
                                                           : FaultKind::RepeatedKey);
    auto found = joined(parts);
    CheckResult result{.rows = found.rows};
    result.firstRow = table.source.header ? 1 : 0;
    addExample(found, repeats, table, conversion);
    result.leftOutRows = std::make_shared<const std::vector<quint32>>(
        leftOutRows(found, repeats, conversion.edits()));
    mergeRepeats(found.faults, repeats);
    result.faults = std::make_shared<const std::vector<CellFault>>(std::move(found.faults));
    if (!found.blankCells.empty())
        result.blanks = blanksSent(found, result, table, conversion);
    result.blankRows = std::make_shared<const std::vector<quint32>>(std::move(found.blanks));
    sumUp(result, found, conversion);
    return result;
}

std::vector<BlankCells> blanksInTrial(const ImportTable &table, const Conversion &conversion,
                                      const CheckResult &result, qint64 rows)
{
    const auto &targets = conversion.targets();
    std::vector<qint64> cells(targets.size());
    csv::RowReader reader(table.source.file, table.source.index, table.source.dialect);
    Conversion::Scratch scratch;
    const auto all = table.source.rows();
    for (qint64 row = result.firstRow; row < all && rows > 0; ++row) {
        const auto isBlank = result.blankRows
            && std::ranges::binary_search(*result.blankRows, static_cast<quint32>(row));
        if (isBlank || !result.isGood(row))
            continue;
        --rows;
        const auto texts = reader.row(row);
        for (std::size_t at = 0; at < targets.size(); ++at) {
            const auto raw = rawCell(targets[at], texts);
            cells[at] += conversion.cell(targets[at], row, raw, scratch).text.isEmpty() ? 1 : 0;
        }
    }
    std::vector<BlankCells> blanks;
    for (std::size_t at = 0; at < cells.size(); ++at) {
        if (cells[at] > 0 && targets[at].keyRank < 0)
            blanks.push_back({.column = targets[at].column, .cells = cells[at]});
    }
    return blanks;
}

// The result for a part of the table.
struct PreviewPart
{
    RepairPreview preview = {};
    DateOrders dates = {};
};

static RepairPreview joined(const std::vector<PreviewPart> &parts, const Repair &repair,
                            const Conversion &conversion, const ColumnTarget &target)
{
    RepairPreview all{.repair = repair};
    DateOrders dates;
    for (const auto &[part, orders] : parts) {
        if (all.changed == 0 && part.changed > 0) {
            all.before = part.before;
            all.after = part.after;
        }
        all.changed += part.changed;
        all.stays += part.stays;
        dates.add(orders);
    }
    // For dates, use the cell that determines the order as the example.
    Conversion::Scratch scratch;
    const auto telling = dates.example();
    if (const auto better = telling.isEmpty()
            ? std::nullopt
            : conversion.repairedCell(target, repair, telling, scratch)) {
        all.before = QString::fromUtf8(telling);
        all.after = QString::fromUtf8(*better);
    }
    return all;
}

base::Result<RepairPreview> previewOf(const ImportTable &table, const Conversion &conversion,
                                      const Repair &repair, base::Progress &progress)
{
    const auto *target = conversion.targetOf(repair.column);
    if (!target)
        return RepairPreview{.repair = repair};
    const auto ranges = csv::rangesOf(table.source);
    std::vector<PreviewPart> parts(ranges.size());
    const RowFaults rowFaults(table, conversion);
    progress.begin(ranges.empty() ? 0 : ranges.back().end - ranges.front().begin);
    const auto read =
        csv::scan(table.source, ranges, progress,
                  [&](const csv::RowRange &range, csv::RowScanner &rows, int /*thread*/) {
                      auto &[part, dates] = parts[static_cast<std::size_t>(range.number)];
                      Conversion::Scratch scratch;
                      Conversion::Scratch other;
                      QByteArray raw;
                      rows.want(static_cast<int>(table.columns.size()) + 1);
                      for (auto row = range.firstRow; rows.next(); ++row) {
                          if (rows.blank() || rowFaults.faultOf(row, rows) != FaultKind::None)
                              continue;
                          const auto cell =
                              conversion.cell(*target, row, rawCell(*target, rows, raw), scratch);
                          if (repair.kind != FaultKind::None && cell.fault != repair.kind)
                              continue;
                          const auto better =
                              conversion.repairedCell(*target, repair, cell.text, other);
                          if (repair.action == Action::IsoDate)
                              dates.add(cell.text);
                          if (better && part.changed++ == 0) {
                              part.before = QString::fromUtf8(cell.text);
                              part.after = QString::fromUtf8(*better);
                          } else if (!better && repair.kind != FaultKind::None) {
                              ++part.stays;
                          }
                      }
                  });
    if (!read)
        return tl::unexpected(read.error());
    if (progress.cancelled())
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("ImportCheck", "The check was cancelled.")});
    return joined(parts, repair, conversion, *target);
}

} // namespace storedesk::importcheck
