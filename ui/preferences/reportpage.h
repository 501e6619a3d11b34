// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "diagnostics/diagnosticreport.h"
#include "ui/host/page.h"
#include "ui/host/pageid.h"

class QCheckBox;
class QLabel;
class QPlainTextEdit;

namespace storedesk::ui {
class Button;
class Notice;
class PageHead;
class SearchField;
} // namespace storedesk::ui

namespace storedesk::ui::preferences {

class TextSearch;

// Shows the diagnostic report for a support contact. The user can read the whole text before saving
// or copying it; it is never sent.
class ReportPage final : public Page
{
    Q_OBJECT

public:
    explicit ReportPage(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Diagnostic report"); }
    [[nodiscard]] Icon icon() const override { return Icon::Info; }
    void refresh() override;
    void find() override;
    void focusFirst() override { find(); }
    [[nodiscard]] QList<QAction *> recordActions() const override { return {m_save, m_copy}; }
    [[nodiscard]] QList<QWidget *> panes() const override;
    [[nodiscard]] bool settled() const override { return m_report.isMade(); }
    void adoptStateOf(Page &before) override;

    void saveAs(const QString &path);

private:
    void build();
    void buildActions();
    void buildHead();
    QWidget *buildPromise();
    QWidget *buildParts();
    void show();
    void askWhere();
    void saved(const QString &path, const base::Result<void> &result);
    void copy();
    [[nodiscard]] diagnostics::ReportParts parts() const;

    diagnostics::DiagnosticReport m_report;
    PageHead *m_head;
    SearchField *m_search;
    QLabel *m_found;
    // Shows the result of saving.
    Notice *m_end;
    QPlainTextEdit *m_text;
    TextSearch *m_finder;
    QAction *m_save = nullptr;
    QAction *m_copy = nullptr;
    QList<Button *> m_buttons = {};
    // The check boxes in table order.
    QList<QCheckBox *> m_parts = {};
};

} // namespace storedesk::ui::preferences
