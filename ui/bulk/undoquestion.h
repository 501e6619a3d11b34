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

// Whether an import wrote down what stood there before: then a page of its own undoes it.
[[nodiscard]] bool keptBefore(const jobs::JobBoard &board, const QString &job);

// Asks whether a job is to be undone, saying how many records that restores, and begins it.
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
