// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "visiblerows.h"

#include "query/sorter.h"

#include <algorithm>
#include <utility>

namespace storedesk::sheet {

using namespace std::chrono_literals;

static constexpr auto lookEvery = 60ms;

VisibleRows::VisibleRows(Sheet &sheet, QObject *parent)
    : QObject(parent)
    , m_sheet(sheet)
    , m_filtering(sheet.clock())
    , m_sorting(sheet.clock())
    , m_timer(sheet.clock().timer([this] { look(); }))
{
    connect(&sheet, &Sheet::stateChanged, this, &VisibleRows::sheetChanged);
    connect(&sheet, &Sheet::formatsChanged, this, &VisibleRows::formatsChanged);
    connect(&sheet, &Sheet::rowsKnown, this, [this] {
        if (!m_rows && !m_order)
            Q_EMIT grew();
    });
    connect(&m_filtering, &base::BackgroundTask::changed, this, &VisibleRows::workChanged);
    connect(&m_sorting, &base::BackgroundTask::changed, this, &VisibleRows::workChanged);
}

// If the file or its interpretation changes, all results become invalid.
void VisibleRows::sheetChanged()
{
    if (m_sheet.source().index != m_index) {
        m_index = m_sheet.source().index;
        m_filtering.stop();
        m_sorting.stop();
        if (!m_index || std::exchange(m_shared, nullptr) != m_index) {
            m_rows.reset();
            m_order.reset();
        }
        Q_EMIT replaced();
    }
    if (m_sheet.state() == Sheet::State::Ready && !m_rows && !m_order)
        filterAgain();
}

static bool asks(const query::Filter &filter, const QList<int> &columns)
{
    const bool here = std::ranges::any_of(filter.conditions, [&](const query::Condition &one) {
        return one.column == query::Condition::anyColumn || columns.contains(one.column);
    });
    return here || std::ranges::any_of(filter.groups, [&](const query::Filter &group) {
               return asks(group, columns);
           });
}

// Results based on the previous formats are invalid.
void VisibleRows::formatsChanged(const QList<int> &columns)
{
    if (m_sheet.state() != Sheet::State::Ready)
        return;
    const bool ordered = std::ranges::any_of(
        m_keys, [&](const query::SortKey &key) { return columns.contains(key.column); });
    if (asks(m_filter, columns))
        filterAgain();
    else if (ordered)
        sortAgain();
}

void VisibleRows::share(const VisibleRows &before)
{
    m_filter = before.m_filter;
    m_keys = before.m_keys;
    if (!before.complete() || before.m_sorting.running())
        return;
    m_rows = before.m_rows;
    m_order = before.m_order;
    m_unread = before.m_unread;
    m_filterProblem = before.m_filterProblem;
    m_sortProblem = before.m_sortProblem;
    m_shared = before.m_index;
}

void VisibleRows::setFilter(const query::Filter &filter)
{
    const auto today = m_sheet.clock().now().toLocalTime().date();
    const auto current = query::resolved(filter, today);
    if (current == m_filter && complete())
        return;
    m_filter = current;
    if (m_sheet.state() == Sheet::State::Ready)
        filterAgain();
}

void VisibleRows::setKeys(const std::vector<query::SortKey> &keys)
{
    if (keys == m_keys && m_order && !m_sorting.running())
        return;
    m_keys = keys;
    if (m_sheet.state() == Sheet::State::Ready)
        sortAgain();
}

void VisibleRows::filterAgain()
{
    m_sorting.stop();
    m_filterProblem = {};
    m_unread.clear();
    m_partial = false;
    m_order.reset();
    if (isEmpty(m_filter)) {
        m_filtering.stop();
        const bool were = static_cast<bool>(m_rows);
        m_rows.reset();
        if (were || !m_keys.empty())
            Q_EMIT replaced();
        if (!m_keys.empty())
            sortAgain();
        return;
    }
    auto rows = std::make_shared<csv::RowSet>();
    m_rows = rows;
    Q_EMIT replaced();
    m_filtering.start(
        [source = m_sheet.source(), filter = m_filter, rows](base::Progress &progress) {
            return query::filterRows(source, filter, *rows, progress);
        },
        [this](base::Result<std::vector<statistics::UnreadableColumn>> &&filtered) {
            if (!filtered)
                return failFilter(filtered.error());
            m_unread = std::move(*filtered);
            Q_EMIT grew();
            if (!m_keys.empty())
                sortAgain();
        });
    m_timer->start(lookEvery);
}

// The partial results of a failed filter are discarded.
void VisibleRows::failFilter(const base::Problem &problem)
{
    m_filterProblem = problem;
    m_partial = true;
    m_rows = std::make_shared<csv::RowSet>();
    Q_EMIT replaced();
}

void VisibleRows::sortAgain()
{
    m_sortProblem = {};
    if (m_keys.empty()) {
        m_sorting.stop();
        if (m_order) {
            m_order.reset();
            Q_EMIT replaced();
        }
        return;
    }
    // Sorting is started once filtering has finished.
    if (m_filtering.running())
        return;
    m_sorting.start(
        [source = m_sheet.source(), keys = m_keys, rows = m_rows](base::Progress &progress) {
            return query::sortRows(source, keys, rows.get(), progress);
        },
        [this](base::Result<std::vector<quint32>> &&order) {
            if (!order) {
                m_sortProblem = order.error();
                return;
            }
            m_order = std::make_shared<const std::vector<quint32>>(std::move(*order));
            Q_EMIT replaced();
        });
}

void VisibleRows::stop()
{
    m_partial = m_partial || m_filtering.running();
    m_filtering.stop();
    m_sorting.stop();
    Q_EMIT grew();
}

void VisibleRows::look()
{
    if (!m_filtering.running())
        return;
    Q_EMIT grew();
    m_timer->start(lookEvery);
}

qint64 VisibleRows::count() const
{
    if (m_order)
        return static_cast<qint64>(m_order->size());
    return m_rows ? m_rows->count() : m_sheet.rows();
}

qint64 VisibleRows::rowAt(qint64 position) const
{
    if (position < 0 || position >= count())
        return -1;
    if (m_order)
        return (*m_order)[static_cast<std::size_t>(position)];
    return m_rows ? m_rows->rowAt(position) : position + m_sheet.firstRow();
}

qint64 VisibleRows::positionOf(qint64 row) const
{
    if (m_order) {
        const auto found = std::ranges::find(*m_order, static_cast<quint32>(row));
        return found == m_order->end() ? -1 : found - m_order->begin();
    }
    if (m_rows)
        return m_rows->contains(row) ? m_rows->positionOf(row) : -1;
    const auto position = row - m_sheet.firstRow();
    return position >= 0 && position < count() ? position : -1;
}

} // namespace storedesk::sheet
