// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cellrow.h"

#include <algorithm>

namespace storedesk::spreadsheet {

void CellRow::clear()
{
    m_places.clear();
    m_texts.resize(0);
    m_begun = 0;
    m_filled = 0;
}

CellRow::Place &CellRow::at(int column)
{
    const auto index = static_cast<std::size_t>(column);
    if (m_places.size() <= index)
        m_places.resize(index + 1);
    return m_places[index];
}

void CellRow::put(int column)
{
    at(column) = {.kept = nullptr, .begin = m_begun, .size = m_texts.size() - m_begun};
    if (m_texts.size() > m_begun)
        m_filled = std::max(m_filled, column + 1);
    m_begun = m_texts.size();
}

void CellRow::drop()
{
    m_texts.resize(m_begun);
}

void CellRow::refer(int column, QByteArrayView text)
{
    at(column) = {.kept = text.data(), .begin = 0, .size = text.size()};
    if (!text.isEmpty())
        m_filled = std::max(m_filled, column + 1);
}

void CellRow::repeat(int column, int times)
{
    const auto place = at(column);
    if (place.size == 0)
        return;
    for (int more = 1; more < times; ++more)
        at(column + more) = place;
    m_filled = std::max(m_filled, column + times);
}

std::span<const QByteArrayView> CellRow::cells()
{
    m_cells.resize(static_cast<std::size_t>(m_filled));
    for (std::size_t index = 0; index < m_cells.size(); ++index) {
        const auto &place = m_places[index];
        m_cells[index] = {place.kept ? place.kept : m_texts.constData() + place.begin, place.size};
    }
    return m_cells;
}

} // namespace storedesk::spreadsheet
