// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobrowsmodel.h"

namespace storedesk::ui {
class TableView;
}

namespace storedesk::ui::bulk {

// How the rows of a job stand in their table. Why a row was refused can be read without scrolling:
// it has the room that is left of the view, and the other cells of the row are behind it.
class JobColumns final : public QObject
{
    Q_OBJECT

public:
    // Goes with the table; the model outlives both.
    JobColumns(TableView &table, const jobs::JobRowsModel &rows);

    void arrange(); // another job has other columns
    [[nodiscard]] int copySelected() const; // how many rows

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fitKeys();
    void fitReasons();

    TableView &m_table;
    const jobs::JobRowsModel &m_rows;
    bool m_fitted = false; // to rows of this job
};

} // namespace storedesk::ui::bulk
