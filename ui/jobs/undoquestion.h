// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QString>

class QWidget;

namespace storedesk::jobs {
class JobManager;
struct BulkPlan;
struct UndoSize;
} // namespace storedesk::jobs

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::jobs {

// Asks whether to undo a job, states how many records will be restored, and starts the undo job.
class UndoQuestion final
{
    Q_DECLARE_TR_FUNCTIONS(UndoQuestion)

public:
    static void ask(PageHost &host, storedesk::jobs::JobManager &jobManager, const QString &job,
                    QWidget *parent);

private:
    static void open(PageHost &host, storedesk::jobs::JobManager &jobManager, const QString &job,
                     const storedesk::jobs::UndoSize &size, QWidget *parent);
    [[nodiscard]] static QString text(const storedesk::jobs::BulkPlan &plan,
                                      const storedesk::jobs::UndoSize &size);
};

} // namespace storedesk::ui::jobs
