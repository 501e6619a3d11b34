// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "resourceview.h"

#include "cells.h"
#include "resourcemodel.h"

#include <algorithm>

// Applies source changes to the view with few signals.

namespace storedesk::itemmodels {

void ResourceView::rebuild()
{
    m_keys.clear();
    m_places.clear();
    m_shown = wanted();
}

void ResourceView::addRows(int first, int last)
{
    m_places.clear();
    // The model only appends; other insertions would have moved known rows.
    Q_ASSERT(last == m_records.rowCount() - 1);
    for (auto keys = m_keys.begin(); keys != m_keys.end(); ++keys)
        fill(keys.key(), static_cast<std::size_t>(first));
    std::vector<int> fresh;
    for (int row = first; row <= last; ++row) {
        if (matches(row))
            fresh.push_back(row);
    }
    if (m_sortColumn >= 0)
        keysOf(m_sortColumn).sort(fresh, m_order);
    addAtEnd(fresh);
    auto sorted = m_shown;
    const auto joint = sorted.end() - static_cast<std::ptrdiff_t>(fresh.size());
    std::ranges::inplace_merge(sorted, joint,
                               [this](int row, int other) { return before(row, other); });
    arrange(sorted);
}

void ResourceView::change(int first, int last)
{
    for (auto keys = m_keys.begin(); keys != m_keys.end(); ++keys) {
        const auto &field = m_records.fieldAt(keys.key());
        for (int row = first; row <= last; ++row)
            keys->set(static_cast<std::size_t>(row), m_records.textAt(row, keys.key()),
                      valueAt(m_records.recordAt(row), field.key));
    }
    // Changing each row separately would search among unsorted rows.
    if (first != last)
        show(wanted());
    for (int row = first; row <= last; ++row)
        changeRow(row);
}

void ResourceView::changeRow(int row)
{
    const int place = places()[static_cast<std::size_t>(row)];
    const bool matching = matches(row);
    if (place >= 0 && matching) {
        moveIntoPlace(row);
        const int now = places()[static_cast<std::size_t>(row)];
        Q_EMIT dataChanged(index(now, 0), index(now, columnCount() - 1));
    } else if (place >= 0) {
        dropAt(place);
    } else if (matching) {
        const auto before = std::ranges::lower_bound(
            m_shown, row, [this](int one, int other) { return this->before(one, other); });
        const int at = static_cast<int>(std::distance(m_shown.begin(), before));
        beginInsertRows({}, at, at);
        m_shown.insert(before, row);
        m_places.clear();
        endInsertRows();
    }
}

// All other rows are sorted; only this row may be out of place.
void ResourceView::moveIntoPlace(int row)
{
    const int place = places()[static_cast<std::size_t>(row)];
    const auto here = m_shown.begin() + place;
    const auto isBefore = [this](int one, int other) {
        return before(one, other);
    };
    const auto up = std::lower_bound(m_shown.begin(), here, row, isBefore);
    const auto down = std::lower_bound(here + 1, m_shown.end(), row, isBefore);
    if (up != here) {
        const int to = static_cast<int>(std::distance(m_shown.begin(), up));
        beginMoveRows({}, place, place, {}, to);
        std::rotate(up, here, here + 1);
    } else if (down != here + 1) {
        const int to = static_cast<int>(std::distance(m_shown.begin(), down));
        beginMoveRows({}, place, place, {}, to);
        std::rotate(here, here + 1, down);
    } else {
        return;
    }
    m_places.clear();
    endMoveRows();
}

// Removes a few rows one by one, so that a view makes the neighbour current; many are removed
// together.
void ResourceView::forget(int first, int last)
{
    constexpr int few = 32;
    if (last - first < few) {
        for (int row = first; row <= last; ++row)
            dropAt(places()[static_cast<std::size_t>(row)]);
        return;
    }
    std::vector<int> staying;
    std::ranges::copy_if(m_shown, std::back_inserter(staying),
                         [first, last](int row) { return row < first || row > last; });
    show(staying);
}

void ResourceView::closeGap(int first, int last)
{
    const int count = last - first + 1;
    for (auto &row : m_shown)
        row -= row > last ? count : 0;
    for (auto &keys : m_keys)
        keys.remove(static_cast<std::size_t>(first), static_cast<std::size_t>(count));
    m_places.clear();
}

void ResourceView::show(const std::vector<int> &rows)
{
    std::vector<char> stays(static_cast<std::size_t>(m_records.rowCount()), 0);
    for (const int row : rows)
        stays[static_cast<std::size_t>(row)] = 1;
    auto sorted = m_shown;
    const auto gone = std::ranges::stable_partition(
        sorted, [&stays](int row) { return stays[static_cast<std::size_t>(row)] != 0; });
    const auto kept = sorted.size() - gone.size();
    if (kept > 0)
        arrange(sorted);
    dropFrom(kept);

    for (const int row : m_shown)
        stays[static_cast<std::size_t>(row)] = 0;
    std::vector<int> coming;
    std::ranges::copy_if(rows, std::back_inserter(coming),
                         [&stays](int row) { return stays[static_cast<std::size_t>(row)] != 0; });
    addAtEnd(coming);
    arrange(rows);
}

void ResourceView::dropAt(int place)
{
    if (place < 0)
        return;
    beginRemoveRows({}, place, place);
    m_shown.erase(m_shown.begin() + place);
    m_places.clear();
    endRemoveRows();
}

void ResourceView::dropFrom(std::size_t place)
{
    if (place == m_shown.size())
        return;
    beginRemoveRows({}, static_cast<int>(place), rowCount() - 1);
    m_shown.resize(place);
    m_places.clear();
    endRemoveRows();
}

void ResourceView::addAtEnd(const std::vector<int> &rows)
{
    if (rows.empty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(rows.size()) - 1);
    m_shown.insert(m_shown.end(), rows.begin(), rows.end());
    m_places.clear();
    endInsertRows();
}

void ResourceView::arrange(const std::vector<int> &rows)
{
    if (rows == m_shown)
        return;
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const auto from = persistentIndexList();
    const auto old = std::exchange(m_shown, rows);
    m_places.clear();
    QModelIndexList to;
    to.reserve(from.size());
    for (const auto &index : from) {
        const auto row = static_cast<std::size_t>(old[static_cast<std::size_t>(index.row())]);
        to.append(createIndex(places()[row], index.column()));
    }
    changePersistentIndexList(from, to);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

} // namespace storedesk::itemmodels
