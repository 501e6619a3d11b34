// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/checkresult.h"

#include <algorithm>

namespace storedesk::importcheck {

std::span<const CellFault> CheckResult::faultsOf(qint64 row) const
{
    if (!faults)
        return {};
    const auto [first, last] =
        std::ranges::equal_range(*faults, static_cast<quint32>(row), {}, &CellFault::row);
    return {first, last};
}

FaultKind CheckResult::faultOf(qint64 row, int column) const
{
    const auto mine = faultsOf(row);
    const auto found = std::ranges::find(mine, static_cast<quint16>(column), &CellFault::column);
    return found == mine.end() ? FaultKind::None : found->kind;
}

bool CheckResult::isLeftOut(qint64 row) const
{
    return leftOutRows && std::ranges::binary_search(*leftOutRows, static_cast<quint32>(row));
}

bool CheckResult::isGood(qint64 row) const
{
    const bool bad = std::ranges::any_of(
        faultsOf(row), [](const CellFault &fault) { return !isWarning(fault.kind); });
    return !bad && !isLeftOut(row);
}

// Returns the rows with at least one matching fault.
template <typename Fits>
static std::vector<quint32> rowsWith(const CheckResult &result, Fits fits)
{
    std::vector<quint32> rows;
    for (const auto &fault : *result.faults) {
        if ((rows.empty() || rows.back() != fault.row) && fits(fault))
            rows.push_back(fault.row);
    }
    return rows;
}

static std::vector<quint32> without(const std::vector<quint32> &rows,
                                    const std::vector<quint32> &others)
{
    std::vector<quint32> rest;
    std::ranges::set_difference(rows, others, std::back_inserter(rest));
    return rest;
}

// Returns all rows except blank ones.
static std::vector<quint32> allRows(const CheckResult &result)
{
    std::vector<quint32> rows;
    rows.reserve(static_cast<std::size_t>(result.rows));
    auto blank = result.blankRows->cbegin();
    for (quint32 row = result.firstRow; static_cast<qint64>(rows.size()) < result.rows; ++row) {
        if (blank != result.blankRows->cend() && *blank == row)
            ++blank;
        else
            rows.push_back(row);
    }
    return rows;
}

std::vector<Repair> CheckResult::safeRepairs() const
{
    std::vector<Repair> safe;
    for (const auto &group : groups) {
        if (!group.ambiguous && !group.repairs.empty()
            && losesNothing(group.repairs.front().action))
            safe.push_back(group.repairs.front());
    }
    return safe;
}

std::vector<quint32> CheckResult::rowsOf(const RowChoice &choice) const
{
    using Which = RowChoice::Which;
    if (!faults)
        return {};
    const auto faultyRows = [this] {
        return without(rowsWith(*this, [](const CellFault &one) { return !isWarning(one.kind); }),
                       *leftOutRows);
    };
    switch (choice.which) {
    case Which::All:
        return allRows(*this);
    case Which::Good:
        return without(without(allRows(*this), *leftOutRows), faultyRows());
    case Which::Faulty:
        return faultyRows();
    case Which::Warned:
        return without(rowsWith(*this, [](const CellFault &one) { return isWarning(one.kind); }),
                       *leftOutRows);
    case Which::LeftOut:
        return *leftOutRows;
    case Which::Group:
        break;
    }
    return without(rowsWith(*this,
                            [&choice](const CellFault &one) {
                                return one.kind == choice.kind && one.column == choice.column;
                            }),
                   *leftOutRows);
}

} // namespace storedesk::importcheck
