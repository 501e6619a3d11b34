// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheet.h"
#include "table/filter.h"
#include "table/sortkey.h"

namespace storedesk::sheet {

[[nodiscard]] inline bool isEmpty(const table::Filter &filter)
{
    return filter.conditions.empty() && filter.groups.empty();
}

// Which rows of a sheet are shown and in which order. Rows that pass a filter come as they are
// found; an order comes when it is complete, until then the old rows stay.
class Shown final : public QObject
{
    Q_OBJECT

public:
    using Order = std::shared_ptr<const std::vector<quint32>>;

    explicit Shown(Sheet &sheet, QObject *parent = nullptr);

    void setFilter(const table::Filter &filter);
    [[nodiscard]] const table::Filter &filter() const { return m_filter; }
    void setKeys(const std::vector<table::SortKey> &keys);
    [[nodiscard]] const std::vector<table::SortKey> &keys() const { return m_keys; }

    [[nodiscard]] qint64 count() const;
    [[nodiscard]] qint64 rowAt(qint64 position) const; // of the file; -1: not known
    [[nodiscard]] qint64 positionOf(qint64 row) const; // -1: not shown; walks along an order
    // Null: all rows; as in the file.
    [[nodiscard]] const std::shared_ptr<const table::RowSet> &rows() const { return m_rows; }
    [[nodiscard]] const Order &order() const { return m_order; }

    [[nodiscard]] const Work &filtering() const { return m_filtering; }
    [[nodiscard]] const Work &sorting() const { return m_sorting; }
    [[nodiscard]] bool complete() const { return !m_filtering.running() && !m_partial; }
    // Why the last filter or sort came to nothing.
    [[nodiscard]] const base::Problem &problem() const
    {
        return m_filterProblem.what.isEmpty() ? m_sortProblem : m_filterProblem;
    }
    // Cells the filter could not read, so that their rows are left out.
    [[nodiscard]] const std::vector<table::UnreadableColumn> &unread() const { return m_unread; }
    // The rows that were found for another view of the same sheet; call it before the sheet shares.
    void share(const Shown &before);
    void stop(); // rows found so far stay; the order stays as it was

Q_SIGNALS:
    void replaced(); // the rows are others now
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
    table::Filter m_filter;
    std::vector<table::SortKey> m_keys;
    std::shared_ptr<const table::RowSet> m_rows;
    Order m_order;
    base::Problem m_filterProblem;
    base::Problem m_sortProblem;
    std::vector<table::UnreadableColumn> m_unread;
    bool m_partial = false; // stopped before the end
    std::shared_ptr<const table::RowIndex> m_index; // these rows are of
    std::shared_ptr<const table::RowIndex> m_shared; // rows were found for it elsewhere
    Work m_filtering;
    Work m_sorting;
    std::unique_ptr<base::Clock::Timer> m_timer;
};

} // namespace storedesk::sheet
