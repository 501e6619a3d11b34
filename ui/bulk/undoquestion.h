// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QString>

class QWidget;

namespace storedesk::jobs {
class JobBoard;
struct BulkPlan;
struct UndoSize;
} // namespace storedesk::jobs

namespace storedesk::ui {
class Frame;
}

namespace storedesk::ui::bulk {

// Whether the import stored the previous values. Such an import is undone on a separate page.
[[nodiscard]] bool keptBefore(const jobs::JobBoard &board, const QString &job);

// Asks whether to undo a job, states how many records will be restored, and starts the undo job.
class UndoQuestion final
{
    Q_DECLARE_TR_FUNCTIONS(UndoQuestion)

public:
    static void ask(Frame &frame, jobs::JobBoard &board, const QString &job, QWidget *parent);

private:
    static void open(Frame &frame, jobs::JobBoard &board, const QString &job,
                     const jobs::UndoSize &size, QWidget *parent);
    [[nodiscard]] static QString text(const jobs::BulkPlan &plan, const jobs::UndoSize &size);
};

} // namespace storedesk::ui::bulk
