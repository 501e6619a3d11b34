// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/changes/deleting.h"

#include <QDialog>
#include <QPointer>

class QCheckBox;
class QStackedLayout;

namespace storedesk::records {
class Deletion;
}
namespace storedesk::ui {
class Button;
} // namespace storedesk::ui

namespace storedesk::ui::changes {

class DeleteQuestion;
class DeleteRun;
class DependentEventTypes;

// Asks before deleting, then shows the progress and the records that could not be deleted. Closes
// automatically once all records are deleted.
class DeleteDialog final : public QDialog
{
    Q_OBJECT

public:
    using Gone = std::function<void(const QList<storedesk::records::DeleteTarget> &)>;

    DeleteDialog(PageHost &host, catalogue::OperationId operation,
                 const QList<storedesk::records::DeleteTarget> &targets, Gone gone);
    ~DeleteDialog() override;

    // Stops a running deletion.
    void reject() override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] DeleteQuestion *
    makeQuestion(const QList<storedesk::records::DeleteTarget> &targets);
    void askWithoutCopies();
    [[nodiscard]] QWidget *buildFoot();
    [[nodiscard]] QWidget *buildErasure();
    void ask();
    void tellAlong();
    void countValues();
    void growLater();
    // Whether all questions are answered and all dependent records are known.
    [[nodiscard]] bool mayDelete() const;
    void start(bool keepCopies);
    void startJob(bool keepCopies);
    void showRun();
    void take(const QList<storedesk::records::DeleteTarget> &gone);
    [[nodiscard]] std::function<void()> undoOf() const;
    [[nodiscard]] bool working() const;
    [[nodiscard]] int left() const;

    PageHost &m_host;
    const catalogue::Operation &m_operation;
    const QList<storedesk::records::DeleteTarget> m_targets;
    Gone m_gone;
    QPointer<storedesk::records::Deletion> m_deletion;
    DeleteQuestion *m_question;
    // Null unless integrations are deleted.
    DependentEventTypes *m_along = nullptr;
    DeleteRun *m_run;
    QStackedLayout *m_stack;
    // Opens a privacy request instead. Null unless contacts are deleted.
    QWidget *m_erasure = nullptr;
    QCheckBox *m_keeps;
    Button *m_cancel;
    // Button to delete without copies, shown only if copies could not be stored.
    Button *m_unkept;
    Button *m_delete;
};

} // namespace storedesk::ui::changes
