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

// Asks before anything is deleted, shows the deletes as they go, and what was left over. It closes
// by itself when everything is gone.
class DeleteDialog final : public QDialog
{
    Q_OBJECT

public:
    using Gone = std::function<void(const QList<jobs::DeleteTarget> &)>;

    DeleteDialog(Frame &frame, catalogue::OperationId operation,
                 const QList<jobs::DeleteTarget> &targets, Gone gone);
    ~DeleteDialog() override;

    void reject() override; // while it works: stops

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] DeleteQuestion *makeQuestion();
    [[nodiscard]] QWidget *buildFoot();
    void ask();
    void tellAlong();
    [[nodiscard]] bool mayDelete() const; // all is answered, and all that goes is known
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
    TypesGoing *m_along = nullptr; // of integrations
    DeleteRun *m_run;
    QStackedLayout *m_stack;
    QCheckBox *m_keeps;
    Button *m_cancel;
    Button *m_unkept; // goes on without copies when none can be kept
    Button *m_delete;
};

} // namespace storedesk::ui::changes
