// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/jobs/jobcolumns.h"

#include "ui/jobs/jobtexts.h"
#include "ui/tables/clipboardtable.h"
#include "ui/tables/columnarrangement.h"
#include "ui/tables/rowcollector.h"
#include "ui/tables/tableview.h"

#include <QEvent>
#include <QHeaderView>

#include <algorithm>

namespace storedesk::ui::jobs {

using namespace Qt::StringLiterals;
using journal::RowState;
using storedesk::jobs::JobRowsModel;

// The columns of the file are known by their titles, which differ between jobs.
static QString nameOf(const JobRowsModel &rows, int column)
{
    if (column == JobRowsModel::lineColumn)
        return u"line"_s;
    if (column == rows.stateColumn())
        return u"state"_s;
    if (column == rows.reasonColumn())
        return u"reason"_s;
    return column < rows.stateColumn()
        ? u"key"_s
        : u"column "_s + rows.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
}

JobColumns::JobColumns(TableView &table, const JobRowsModel &rows)
    : QObject(&table)
    , m_table(table)
    , m_rows(rows)
    , m_arrangement(
          new ColumnArrangement(table, [&rows](int column) { return nameOf(rows, column); }))
{
    table.viewport()->installEventFilter(this);
    connect(&rows, &QAbstractItemModel::dataChanged, this, &JobColumns::fitKeys);
}

static Pill pillAt(const QModelIndex &index)
{
    const auto state = index.data(JobRowsModel::StateRole);
    if (index.data(JobRowsModel::MissingRole).toBool())
        return {index.data().toString(), Icon::Minus, Tone::Neutral};
    return state.isValid() ? pillOf(static_cast<RowState>(state.toInt()), index.data().toString())
                           : Pill{};
}

void JobColumns::arrange()
{
    m_table.setPillColumn(m_rows.stateColumn(), &pillAt);
    m_table.setColumnWidth(JobRowsModel::lineColumn, m_table.scaled(56));
    for (int column = 1; column < m_rows.columnCount(); ++column)
        m_table.setColumnAtLeast(column, 90);
    m_table.setColumnAtLeast(1, 170);
    m_table.setColumnAtLeast(m_rows.stateColumn(), 110);
    m_fitted = false;
    m_arrangement->apply();
    fitKeys();
    fitReasons();
}

// Makes the key column wide enough for the first rows. The width is set once, so that the column
// does not jump while the job runs.
void JobColumns::fitKeys()
{
    // Number of rows to measure.
    static constexpr int looksAt = 30;
    static constexpr int widest = 280;
    if (m_fitted || m_rows.stateColumn() < 2 || m_arrangement->isSized(1))
        return;
    int wanted = 0;
    for (int row = 0; row < std::min(m_rows.rowCount(), looksAt) && m_rows.row(row); ++row)
        wanted = std::max(
            wanted,
            m_table.fontMetrics().horizontalAdvance(m_rows.index(row, 1).data().toString()));
    if (wanted == 0)
        return;
    m_fitted = true;
    m_table.setColumnAtLeast(1, 170);
    m_table.setColumnWidth(
        1, std::clamp(wanted + m_table.scaled(26), m_table.columnWidth(1), m_table.scaled(widest)));
    fitReasons();
}

void JobColumns::fitReasons()
{
    const int reasons = m_rows.reasonColumn();
    if (m_rows.columnCount() <= reasons || m_arrangement->isSized(reasons))
        return;
    const int left =
        m_table.viewport()->width() - m_table.horizontalHeader()->sectionPosition(reasons);
    m_table.setColumnWidth(reasons, std::clamp(left, m_table.scaled(200), m_table.scaled(420)));
}

bool JobColumns::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        fitReasons();
    return QObject::eventFilter(watched, event);
}

int JobColumns::copySelected() const
{
    QList<int> rows;
    for (const auto &index : m_table.selectionModel()->selectedRows())
        rows.append(index.row());
    std::ranges::sort(rows);
    copyTable(ClipboardTable(tableOf(m_rows, rows, visibleColumns(m_table))));
    return static_cast<int>(rows.size());
}

} // namespace storedesk::ui::jobs
