// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/jobrow.h"

#include <QObject>

class QWidget;

namespace storedesk::jobs {
class JobManager;
}

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::jobs {

// Actions on a job or on the rows that failed for one reason: sends rows again, opens them for
// correction, saves rows or a report, undoes the job or deletes it. Asks for confirmation before
// permanent changes.
class JobDetailActions final : public QObject
{
    Q_OBJECT

public:
    // The arguments must outlive this object, which is a child of the view. Dialogs are opened over
    // the view.
    JobDetailActions(storedesk::jobs::JobManager &jobManager, PageHost &host, QWidget &view);

    void retry(const QString &id, const journal::RowReason &reason);
    void fix(const QString &id, const journal::RowReason &reason);
    void saveRows(const QString &id, const journal::RowReason &reason);
    // Opens a bulk job that creates the products which the purchases in these rows lack.
    void createProducts(const QString &id, const journal::RowReason &reason);
    // Asks for a folder and saves the report there.
    void saveReport(const QString &id);
    void undo(const QString &id);
    // Whether the job has a copy of its source file.
    [[nodiscard]] bool hasSource(const QString &id) const;
    void openSource(const QString &id);
    // Whether the orders of the job can be corrected, because their file is stored with it.
    [[nodiscard]] bool canFixOrders(const QString &id) const;
    [[nodiscard]] QString whyNoUndo(const QString &id) const;
    void remove(const QString &id);
    // Opens the page that starts a similar job.
    void newLike(const QString &id);
    [[nodiscard]] QString whyNoSimilar(const QString &id) const;

private:
    [[nodiscard]] QString storedRecipeOf(const QString &id) const;
    void fixOrders(const QString &id, const journal::RowReason &reason);
    void decide(const QString &id, const journal::RowReason &reason);
    void saveReportIn(const QString &id, const QString &folder);

    storedesk::jobs::JobManager &m_jobManager;
    PageHost &m_host;
    QWidget &m_view;
};

} // namespace storedesk::ui::jobs
