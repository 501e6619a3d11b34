// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "resourceview.h"

#include "cells.h"
#include "resourcemodel.h"

#include <algorithm>
#include <numeric>

namespace storedesk::itemmodels {

using catalogue::Type;

ResourceView::ResourceView(ResourceModel &records, QObject *parent)
    : QAbstractProxyModel(parent)
    , m_records(records)
    , m_day(records.now().toLocalTime().date())
{
    setSourceModel(&records);
    connect(&records, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { addRows(first, last); });
    connect(&records, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [this](const QModelIndex &, int first, int last) { forget(first, last); });
    connect(&records, &QAbstractItemModel::rowsRemoved, this,
            [this](const QModelIndex &, int first, int last) { closeGap(first, last); });
    connect(
        &records, &QAbstractItemModel::dataChanged, this,
        [this](const QModelIndex &from, const QModelIndex &to) { change(from.row(), to.row()); });
    connect(
        &records, &QAbstractItemModel::columnsAboutToBeInserted, this,
        [this](const QModelIndex &, int first, int last) { beginInsertColumns({}, first, last); });
    connect(&records, &QAbstractItemModel::columnsInserted, this, [this] { endInsertColumns(); });
    connect(&records, &QAbstractItemModel::modelAboutToBeReset, this,
            [this] { beginResetModel(); });
    connect(&records, &QAbstractItemModel::modelReset, this, [this] {
        rebuild();
        endResetModel();
    });
    rebuild();
}

void ResourceView::setSearched(const QList<int> &columns)
{
    m_searched = columns;
    // From now on, keys are computed as records arrive, because computing the keys of 100,000
    // records when the first letter is typed would take a second.
    makeKeys();
    if (!m_words.isEmpty())
        show(wanted());
}

void ResourceView::setWords(const QString &words)
{
    const auto split = searchText(words).split(u' ', Qt::SkipEmptyParts);
    if (split == m_words)
        return;
    m_words = split;
    show(wanted());
}

void ResourceView::setChoice(int column, const std::optional<QString> &value)
{
    if (value)
        m_choices.insert(column, *value);
    else
        m_choices.remove(column);
    show(wanted());
}

void ResourceView::clearFilter()
{
    m_words.clear();
    m_choices.clear();
    show(wanted());
}

void ResourceView::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_order = order;
    show(wanted());
}

QModelIndex ResourceView::indexOf(const QString &key) const
{
    return mapFromSource(m_records.indexOf(key));
}

int ResourceView::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int ResourceView::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_records.columnCount();
}

QVariant ResourceView::headerData(int section, Qt::Orientation orientation, int role) const
{
    // The base class would query the first row, which may be filtered out.
    return orientation == Qt::Horizontal ? m_records.headerData(section, orientation, role)
                                         : QVariant();
}

QModelIndex ResourceView::index(int row, int column, const QModelIndex &parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column) : QModelIndex();
}

QModelIndex ResourceView::parent(const QModelIndex &child) const
{
    Q_UNUSED(child)
    return {};
}

QModelIndex ResourceView::mapToSource(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    return m_records.index(m_shown[static_cast<std::size_t>(index.row())], index.column());
}

QModelIndex ResourceView::mapFromSource(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    const int row = places()[static_cast<std::size_t>(index.row())];
    return row < 0 ? QModelIndex() : createIndex(row, index.column());
}

const std::vector<int> &ResourceView::places() const
{
    if (m_places.empty()) {
        m_places.assign(static_cast<std::size_t>(m_records.rowCount()), -1);
        for (std::size_t place = 0; place < m_shown.size(); ++place)
            m_places[static_cast<std::size_t>(m_shown[place])] = static_cast<int>(place);
    }
    return m_places;
}

ColumnKeys &ResourceView::keysOf(int column)
{
    auto keys = m_keys.find(column);
    if (keys == m_keys.end()) {
        keys = m_keys.insert(column, ColumnKeys(m_records.fieldAt(column).type));
        fill(column, 0);
    }
    return *keys;
}

void ResourceView::fill(int column, std::size_t first)
{
    auto &keys = *m_keys.find(column);
    const auto rows = static_cast<std::size_t>(m_records.rowCount());
    const auto &field = m_records.fieldAt(column);
    keys.resize(rows);
    for (auto row = first; row < rows; ++row) {
        const int at = static_cast<int>(row);
        keys.set(row, m_records.textAt(at, column), valueAt(m_records.recordAt(at), field.key));
    }
}

// Computes the keys for filtering and sorting. Relative times in strings depend on the current day,
// so the keys are recomputed when the day changes.
void ResourceView::makeKeys()
{
    const auto today = m_records.now().toLocalTime().date();
    if (today != m_day) {
        m_day = today;
        m_keys.removeIf([this](const auto &entry) {
            return m_records.fieldAt(entry.key()).type == Type::Moment;
        });
    }
    for (const int column : m_searched)
        (void)keysOf(column);
    (void)keysOf(m_records.keyColumn());
    if (m_sortColumn >= 0)
        (void)keysOf(m_sortColumn);
}

bool ResourceView::matches(int row) const
{
    for (auto choice = m_choices.cbegin(); choice != m_choices.cend(); ++choice) {
        const auto &field = m_records.fieldAt(choice.key());
        if (valueAt(m_records.recordAt(row), field.key).toString() != choice.value())
            return false;
    }
    const auto at = static_cast<std::size_t>(row);
    const auto holds = [this, at](int column, const QString &word) {
        return m_keys.constFind(column)->text(at).contains(word);
    };
    return std::ranges::all_of(m_words, [this, &holds](const QString &word) {
        return holds(m_records.keyColumn(), word)
            || std::ranges::any_of(m_searched, [&](int column) { return holds(column, word); });
    });
}

bool ResourceView::before(int row, int other) const
{
    if (m_sortColumn < 0)
        return row < other;
    const auto &keys = *m_keys.constFind(m_sortColumn);
    const auto a = static_cast<std::size_t>(row);
    const auto b = static_cast<std::size_t>(other);
    if (keys.before(a, b, m_order))
        return true;
    return !keys.before(b, a, m_order) && row < other;
}

std::vector<int> ResourceView::wanted()
{
    makeKeys();
    std::vector<int> rows(static_cast<std::size_t>(m_records.rowCount()));
    std::iota(rows.begin(), rows.end(), 0);
    if (isFiltered())
        std::erase_if(rows, [this](int row) { return !matches(row); });
    if (m_sortColumn >= 0)
        keysOf(m_sortColumn).sort(rows, m_order);
    return rows;
}

void ResourceView::rebuild()
{
    m_keys.clear();
    m_places.clear();
    m_shown = wanted();
}

void ResourceView::addRows(int first, int last)
{
    m_places.clear();
    // The model only appends rows. Other insertions would have moved known rows.
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
    // Moving each row separately would search among unsorted rows.
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

// All other rows are sorted, so only this row may be out of place.
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

// Removes a few rows one by one, so that a view makes a neighbour current. Many rows are removed
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
