// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "imports/importlaunch.h"
#include "ui/host/assistantstep.h"

class QButtonGroup;
class QCheckBox;
class QLabel;

namespace storedesk::ui {
class Button;
class CountGuard;
class Notice;
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

class ComparisonBar;
class EffectTable;

// Previews the effect of the import on every record, lets the user choose how existing records are
// handled, and asks for confirmation before the file is sent.
class ImportPreviewStep final : public AssistantStep
{
    Q_OBJECT

public:
    static constexpr qint64 trialRows = 5;

    ImportPreviewStep(storedesk::imports::ImportDraft &draft, PageHost &host,
                      QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] QString act() const override;
    void goToProblem() override;
    void enter() override;
    void focusFirst() override;
    [[nodiscard]] bool settled() const;
    // Returns the predicted effects. Null if there is no prediction.
    [[nodiscard]] std::shared_ptr<const storedesk::imports::EffectSource> effects() const;

private:
    void build();
    void listen();
    [[nodiscard]] QWidget *policies();
    void setPolicy(storedesk::importcheck::Policy policy);
    void setTrial(bool trial);
    void keepValues();
    void showState();
    void showEffect();
    [[nodiscard]] qint64 rowsToSend() const;
    [[nodiscard]] QString blankWords() const;
    [[nodiscard]] QStringList brokenGuards() const;
    void showBlanks();
    void showErased();
    void showUndo();
    void showGuards();

    storedesk::imports::ImportDraft &m_draft;
    PageHost &m_host;
    QLabel *m_sum;
    QButtonGroup *m_policies;
    QWidget *m_policyLine = nullptr;
    QLabel *m_policyHint;
    // Explains how coupons are handled.
    QLabel *m_codes;
    Notice *m_blanks;
    Notice *m_broken;
    QCheckBox *m_trial;
    Button *m_guards;
    ComparisonBar *m_comparison;
    EffectTable *m_effects;
    QLabel *m_erased;
    Button *m_keep;
    QLabel *m_undo;
    // Warns that the import can't be undone, and offers to look up the records.
    Notice *m_noUndo;
    Button *m_lookUp;
    CountGuard *m_guard;
    // Reads the current values of blank cells.
    base::BackgroundTask m_keeping;
};

} // namespace storedesk::ui::imports
