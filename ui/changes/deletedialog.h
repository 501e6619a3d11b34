// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/changes/deleting.h"

#include <QDialog>
#include <QPointer>

class QCheckBox;
class QStackedLayout;

namespace storedesk::jobs {
class Deletion;
}
namespace storedesk::ui {
class Button;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

class DeleteQuestion;
class DeleteRun;
class TypesGoing;

// Asks before deleting, then shows the progress and the records that could not be deleted. Closes
// automatically once all are deleted.
class DeleteDialog final : public QDialog
{
    Q_OBJECT

public:
    using Gone = std::function<void(const QList<jobs::DeleteTarget> &)>;

    DeleteDialog(Frame &frame, catalogue::OperationId operation,
                 const QList<jobs::DeleteTarget> &targets, Gone gone);
    ~DeleteDialog() override;

    // Stops a running deletion.
    void reject() override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] DeleteQuestion *makeQuestion();
    [[nodiscard]] QWidget *buildFoot();
    void ask();
    void tellAlong();
    // Whether all questions are answered and all dependent records are known.
    [[nodiscard]] bool mayDelete() const;
    void start(bool keepCopies);
    void startJob(bool keepCopies);
    void showRun();
    void take(const QList<jobs::DeleteTarget> &gone);
    [[nodiscard]] std::function<void()> undoOf() const;
    [[nodiscard]] bool working() const;
    [[nodiscard]] int left() const;

    Frame &m_frame;
    const catalogue::Operation &m_operation;
    const QList<jobs::DeleteTarget> m_targets;
    Gone m_gone;
    QPointer<jobs::Deletion> m_deletion;
    DeleteQuestion *m_question;
    // Only for integrations.
    TypesGoing *m_along = nullptr;
    DeleteRun *m_run;
    QStackedLayout *m_stack;
    QCheckBox *m_keeps;
    Button *m_cancel;
    // Deletes without copies if none can be stored.
    Button *m_unkept;
    Button *m_delete;
};

} // namespace storedesk::ui::changes
