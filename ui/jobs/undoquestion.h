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

// Asks whether to undo a job, states how many records will be restored or deleted, and starts the
// undo. Records that the job created are deleted if the user chooses that, and after their number
// was typed if there are many.
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
    [[nodiscard]] static QString headline(const storedesk::jobs::BulkPlan &plan,
                                          const storedesk::jobs::UndoSize &size);
    [[nodiscard]] static QString actText(const storedesk::jobs::BulkPlan &plan,
                                         const storedesk::jobs::UndoSize &size, bool deletes);
    [[nodiscard]] static QString textOfCreated(const storedesk::jobs::UndoSize &size,
                                               qint64 mostDeletes);
};

} // namespace storedesk::ui::jobs
