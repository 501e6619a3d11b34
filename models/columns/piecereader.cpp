// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "piecereader.h"

#include "columns/cellreading.h"
#include "statistics/valuecounter.h"

#include <algorithm>
#include <limits>

namespace storedesk::columns {

void PieceReader::add(std::span<const QByteArrayView> cells)
{
    switch (m_kind) {
    case StoredKind::Text: {
        const auto begin = m_codes.size();
        m_codes.resize(begin + cells.size());
        m_pool.codesOfPadded(cells, std::span(m_codes).subspan(begin));
        break;
    }
    case StoredKind::Key:
        for (const auto cell : cells)
            m_numbers.push_back(cell.isEmpty() ? 0
                                               : static_cast<qint64>(statistics::hashOf(cell) | 1));
        break;
    case StoredKind::Time:
        for (const auto cell : cells)
            addTime(cell);
        break;
    case StoredKind::Money:
        for (const auto cell : cells)
            addAmount(cell);
        break;
    }
}

ColumnPiece PieceReader::finish(int thread, NumberSpool &spool)
{
    m_piece.thread = thread;
    if (m_kind == StoredKind::Text)
        narrowCodes();
    else
        storeNumbers(spool);
    m_codes.clear();
    m_numbers.clear();
    return std::exchange(m_piece, {});
}

void PieceReader::addTime(QByteArrayView cell)
{
    if (const auto time = m_times.read(cell)) {
        m_numbers.push_back(*time);
        ++m_piece.first;
        ++m_piece.second;
        return;
    }
    const auto times = timesOf(cell);
    addReadings(cell, times.dayFirst, times.monthFirst);
}

void PieceReader::addAmount(QByteArrayView cell)
{
    // Check this case first, because most cells in an activities file have no amount.
    if (cell.isEmpty()) {
        m_numbers.push_back(blank);
        return;
    }
    const auto amounts = moneyOf(cell);
    addReadings(cell, amounts.point, amounts.comma);
}

void PieceReader::addReadings(QByteArrayView cell, std::optional<qint64> first,
                              std::optional<qint64> second)
{
    if (first && first == second) {
        m_numbers.push_back(*first);
        ++m_piece.first;
        ++m_piece.second;
        return;
    }
    const auto without = cell.trimmed().isEmpty() ? blank : unreadable;
    if (first != second)
        m_piece.alternatives.push_back(
            {static_cast<quint32>(m_numbers.size()), second.value_or(without)});
    m_numbers.push_back(first.value_or(without));
    m_piece.first += first.has_value();
    m_piece.second += second.has_value();
}

void PieceReader::narrowCodes()
{
    m_piece.rows = static_cast<qsizetype>(m_codes.size());
    const auto highest = m_codes.empty() ? 0 : *std::ranges::max_element(m_codes);
    if (highest <= 0xFF)
        m_piece.narrow.assign(m_codes.begin(), m_codes.end());
    else if (highest <= 0xFFFF)
        m_piece.medium.assign(m_codes.begin(), m_codes.end());
    else
        m_piece.wide = std::move(m_codes);
}

void PieceReader::storeNumbers(NumberSpool &spool)
{
    m_piece.rows = static_cast<qsizetype>(m_numbers.size());
    const auto usual = emptyNumber(m_kind);
    const auto empty = static_cast<std::size_t>(std::ranges::count(m_numbers, usual));
    if (m_numbers.size() - empty > m_numbers.size() / 4) {
        if (m_kind == StoredKind::Time && storeOffsets())
            return;
        if (spool.isUsed())
            m_piece.spooledAt = spool.add(m_numbers);
        else
            m_piece.numbers = std::move(m_numbers);
        return;
    }
    m_piece.rare.reserve(m_numbers.size() - empty);
    for (std::size_t row = 0; row < m_numbers.size(); ++row) {
        if (m_numbers[row] != usual)
            m_piece.rare.push_back({static_cast<quint32>(row), m_numbers[row]});
    }
}

// Returns false if the values are too far from each other. The times of consecutive rows are close.
bool PieceReader::storeOffsets()
{
    auto lowest = std::numeric_limits<qint64>::max();
    auto highest = std::numeric_limits<qint64>::min();
    for (const auto number : m_numbers) {
        lowest = std::min(lowest, number > blank ? number : lowest);
        highest = std::max(highest, number);
    }
    static constexpr auto most = std::numeric_limits<quint32>::max() - ColumnPiece::firstOffset;
    if (highest <= blank || static_cast<quint64>(highest) - static_cast<quint64>(lowest) > most)
        return false;
    m_piece.base = lowest - ColumnPiece::firstOffset;
    m_piece.offsets.resize(m_numbers.size());
    std::ranges::transform(
        m_numbers, m_piece.offsets.begin(), [base = m_piece.base](qint64 number) {
            return static_cast<quint32>(number - (number > blank ? base : unreadable));
        });
    return true;
}

} // namespace storedesk::columns
