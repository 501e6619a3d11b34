// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobrowsmodel.h"

namespace storedesk::ui {
class TableView;
}

namespace storedesk::ui::jobs {

// Arranges the columns of a job's rows. The reason column gets the remaining width of the view, so
// that reasons can be read without scrolling; the data columns follow it.
class JobColumns final : public QObject
{
    Q_OBJECT

public:
    // Owned by the table. The model outlives both.
    JobColumns(TableView &table, const storedesk::jobs::JobRowsModel &rows);

    // Call after the model shows another job, which has different columns.
    void arrange();
    // Returns the number of copied rows.
    [[nodiscard]] int copySelected() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fitKeys();
    void fitReasons();

    TableView &m_table;
    const storedesk::jobs::JobRowsModel &m_rows;
    // Whether the key column was fitted to the rows of this job.
    bool m_fitted = false;
};

} // namespace storedesk::ui::jobs
