// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobrowsmodel.h"

namespace storedesk::ui {
class ColumnArrangement;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::jobs {

// Arranges the columns in the table of a job's rows. The reason column gets the remaining width of
// the view, so that reasons can be read without scrolling; the data columns follow it.
class JobColumns final : public QObject
{
    Q_OBJECT

public:
    // The table owns this object. The model outlives both.
    JobColumns(TableView &table, const storedesk::jobs::JobRowsModel &rows);

    // Call when the model shows another job, because each job has its own columns.
    void arrange();
    // Returns the user's arrangement of the columns, which all jobs share.
    [[nodiscard]] ColumnArrangement &arrangement() const { return *m_arrangement; }
    // Copies the selected rows and returns their number.
    [[nodiscard]] int copySelected() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fitKeys();
    void fitReasons();

    TableView &m_table;
    const storedesk::jobs::JobRowsModel &m_rows;
    ColumnArrangement *m_arrangement;
    // Whether the width of the key column was fitted to the rows of this job.
    bool m_fitted = false;
};

} // namespace storedesk::ui::jobs
