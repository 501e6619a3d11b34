// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "kept/diagnosticreport.h"
#include "ui/frame/page.h"

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

// What somebody can hand to whoever helps: the whole of it is read here before it is saved or
// copied, and it is sent nowhere.
class ReportPage final : public Page
{
    Q_OBJECT

public:
    static constexpr QLatin1StringView word{"diagnostic-report"};

    explicit ReportPage(Frame &frame, QWidget *parent = nullptr);

    [[nodiscard]] Place place() const override { return {.page = word}; }
    [[nodiscard]] QString title() const override { return tr("Diagnostic report"); }
    [[nodiscard]] Icon icon() const override { return Icon::Info; }
    void refresh() override;
    void find() override;
    void focusFirst() override { find(); }
    [[nodiscard]] QList<QAction *> recordActions() const override { return {m_save, m_copy}; }
    [[nodiscard]] QList<QWidget *> panes() const override;
    [[nodiscard]] bool settled() const override { return m_report.isMade(); }
    void takeOver(Page &before) override;

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
    [[nodiscard]] kept::ReportParts parts() const;

    kept::DiagnosticReport m_report;
    PageHead *m_head;
    SearchField *m_search;
    QLabel *m_found;
    Notice *m_end; // of saving
    QPlainTextEdit *m_text;
    TextSearch *m_finder;
    QAction *m_save = nullptr;
    QAction *m_copy = nullptr;
    QList<Button *> m_buttons = {};
    QList<QCheckBox *> m_parts = {}; // in the order of the table
};

} // namespace storedesk::ui::preferences
