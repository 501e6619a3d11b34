// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importundo/importundo.h"
#include "ui/host/importaddress.h"
#include "ui/host/page.h"

class QLabel;

namespace storedesk::ui {
class Button;
class CountGuard;
class Notice;
class PageHead;
class ProgressLine;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

class ImportUndoSummary;

// Shows the effects of undoing an import before anything is sent: rows that can be undone, rows
// changed since the import, and rows with unknown previous values.
class ImportUndoPage final : public Page
{
    Q_OBJECT

public:
    ImportUndoPage(PageHost &host, const PageAddress &place, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Undo; }
    [[nodiscard]] bool settled() const override;
    void focusFirst() override;
    [[nodiscard]] const storedesk::imports::ImportUndo &undo() const { return m_undo; }
    void savePlan(const QString &path);

private:
    void build();
    void showState();
    void showWords();
    void act();
    void askToSave();

    storedesk::imports::ImportUndo m_undo;
    PageHead *m_head;
    Notice *m_notice;
    QLabel *m_phase;
    ProgressLine *m_bar;
    ImportUndoSummary *m_summary;
    CountGuard *m_guard;
    // The reason why nothing can be undone yet.
    QLabel *m_whyNot;
    Button *m_save;
    Button *m_stop;
    Button *m_act;
};

} // namespace storedesk::ui::imports
