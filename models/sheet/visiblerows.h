// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/filter.h"
#include "query/sortkey.h"
#include "sheet/sheet.h"

namespace storedesk::sheet {

[[nodiscard]] inline bool isEmpty(const query::Filter &filter)
{
    return filter.conditions.empty() && filter.groups.empty();
}

// A sheet's visible rows and their order. Rows that match a filter are added as they are found. A
// new order is applied when it is complete, and the old rows remain until then.
class VisibleRows final : public QObject
{
    Q_OBJECT

public:
    using Order = std::shared_ptr<const std::vector<quint32>>;

    explicit VisibleRows(Sheet &sheet, QObject *parent = nullptr);

    void setFilter(const query::Filter &filter);
    [[nodiscard]] const query::Filter &filter() const { return m_filter; }
    void setKeys(const std::vector<query::SortKey> &keys);
    [[nodiscard]] const std::vector<query::SortKey> &keys() const { return m_keys; }

    [[nodiscard]] qint64 count() const;
    // Returns the row in the file, or -1 if it is unknown.
    [[nodiscard]] qint64 rowAt(qint64 position) const;
    // Returns -1 if the row is not visible. Searches linearly if the rows are sorted.
    [[nodiscard]] qint64 positionOf(qint64 row) const;
    // rows() returns null if all rows are visible. order() returns null if the rows are in file
    // order.
    [[nodiscard]] const std::shared_ptr<const csv::RowSet> &rows() const { return m_rows; }
    [[nodiscard]] const Order &order() const { return m_order; }

    [[nodiscard]] const base::BackgroundTask &filtering() const { return m_filtering; }
    [[nodiscard]] const base::BackgroundTask &sorting() const { return m_sorting; }
    [[nodiscard]] bool complete() const { return !m_filtering.running() && !m_partial; }
    // Returns the reason the last filter or sort failed.
    [[nodiscard]] const base::Problem &problem() const
    {
        return m_filterProblem.what.isEmpty() ? m_sortProblem : m_filterProblem;
    }
    // Columns with cells that the filter could not interpret. The rows of these cells are excluded.
    [[nodiscard]] const std::vector<statistics::UnreadableColumn> &unread() const
    {
        return m_unread;
    }
    // Reuses the rows found for another view of the same sheet. Must be called before
    // Sheet::share().
    void share(const VisibleRows &before);
    // Stops the work. Rows that have already been found are preserved, and the order is unchanged.
    void stop();

Q_SIGNALS:
    // Emitted when the rows have been replaced.
    void replaced();
    void grew();
    void workChanged();

private:
    void filterAgain();
    void failFilter(const base::Problem &problem);
    void sortAgain();
    void look();
    void sheetChanged();
    void formatsChanged(const QList<int> &columns);

    Sheet &m_sheet;
    query::Filter m_filter;
    std::vector<query::SortKey> m_keys;
    std::shared_ptr<const csv::RowSet> m_rows;
    Order m_order;
    base::Problem m_filterProblem;
    base::Problem m_sortProblem;
    std::vector<statistics::UnreadableColumn> m_unread;
    // Whether filtering failed or was stopped, so that m_rows is incomplete.
    bool m_partial = false;
    // The index to which the rows refer.
    std::shared_ptr<const csv::RowIndex> m_index;
    // The index for which another view's rows were reused.
    std::shared_ptr<const csv::RowIndex> m_shared;
    base::BackgroundTask m_filtering;
    base::BackgroundTask m_sorting;
    std::unique_ptr<base::Clock::Timer> m_timer;
};

} // namespace storedesk::sheet
