// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importdraft.h"
#include "ui/host/assistantstep.h"
#include "ui/importeffect/kindsuggestion.h"

class QLabel;
class QStandardItemModel;

namespace storedesk::ui {
class PageHost;
class Button;
class Notice;
class ProgressLine;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::tableoptions {
class ReadingForm;
} // namespace storedesk::ui::tableoptions

namespace storedesk::ui::imports {

// Shows how the file is parsed, with a preview of its first rows.
class ImportReadStep final : public AssistantStep
{
    Q_OBJECT

public:
    ImportReadStep(storedesk::imports::ImportDraft &draft, PageHost &host,
                   QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] bool isNeeded() const override { return !m_draft.origin().generated; }
    void enter() override;
    void focusFirst() override;
    [[nodiscard]] KindSuggestion *suggestion() const { return m_suggestion; }

private:
    void build();
    void showState();
    void showSample(const storedesk::importcheck::ImportTable &table);
    void showProgress();
    [[nodiscard]] QString balanceWords() const;

    storedesk::imports::ImportDraft &m_draft;
    PageHost &m_host;
    Notice *m_notice;
    KindSuggestion *m_suggestion;
    tableoptions::ReadingForm *m_form;
    QStandardItemModel *m_sample;
    TableView *m_table;
    QLabel *m_balance;
    ProgressLine *m_bar;
    Button *m_stop;
    const storedesk::importcheck::ImportTable *m_shown = nullptr;
};

} // namespace storedesk::ui::imports
