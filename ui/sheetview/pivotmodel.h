// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/columnmodel.h"
#include "query/filter.h"
#include "query/pivot.h"
#include "ui/sheetview/chartvalues.h"

namespace storedesk::ui::sheetview {

// How a key of a pivot table is shown.
struct PivotHeading
{
    query::GroupKey key = {};
    QString title = {};
    // Whether its values are masked on the screen.
    bool masked = false;
};

// An answered question with everything that is needed to show it.
struct PivotAnswer
{
    query::PivotQuestion question = {};
    query::Pivot pivot = {};
    // One for each row key.
    QList<PivotHeading> rows = {};
    PivotHeading across = {};
    // The title of the numbers, such as “Sum of amount”.
    QString figure = {};
};

// A row of a pivot table with the words for its keys.
struct PivotLine
{
    query::PivotRow row = {};
    QStringList names = {};
    // Whether these are the totals, which stay below all other rows.
    bool total = false;
};

// A pivot table: the row keys, a column for each column key, and the totals.
class PivotModel final : public itemmodels::ColumnModel<PivotLine>
{
    Q_OBJECT

public:
    using itemmodels::ColumnModel<PivotLine>::ColumnModel;

    void show(const PivotAnswer &answer);
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    [[nodiscard]] const PivotAnswer &answer() const { return m_answer; }
    // Returns the words for the column keys.
    [[nodiscard]] QStringList acrossNames() const;
    // Returns the values of a column key, or the totals for -1, as a chart. The smallest ones are
    // combined if there are many and if they can be added up.
    [[nodiscard]] ChartValues chartOf(int across) const;
    // Returns the rows for a file with these columns: titles and keys as on the screen, but periods
    // and numbers in a form that other programs can read.
    [[nodiscard]] QList<QStringList> plainRows(const QList<int> &columns) const;
    // Returns the conditions that select the rows behind a cell.
    [[nodiscard]] std::vector<query::Condition> conditionsOf(const QModelIndex &index) const;

private:
    [[nodiscard]] int keyCount() const { return static_cast<int>(m_answer.rows.size()); }
    // Returns the column key at this column, or -1 for the totals.
    [[nodiscard]] int acrossAt(int column) const;
    void setAnswerColumns(std::vector<PivotLine> lines);

    PivotAnswer m_answer;
    // The rows in the order of their keys.
    std::vector<PivotLine> m_lines;
};

} // namespace storedesk::ui::sheetview
