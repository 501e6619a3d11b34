// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importlaunch.h"
#include "ui/host/assistantstep.h"

class QButtonGroup;
class QCheckBox;
class QLabel;

namespace storedesk::ui {
class CountGuard;
class PageHost;
class Notice;
class Panel;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

class ForecastPanel;

// Chooses how existing records are handled, and asks for confirmation before the file is sent.
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
    // The predicted effects, if all rows could be compared.
    [[nodiscard]] std::optional<storedesk::imports::ForeseenRows> foreseen() const;

private:
    void build();
    void buildPolicies(Panel *panel);
    void setPolicy(storedesk::importcheck::Policy policy);
    void setTrial(bool trial);
    void showState();
    [[nodiscard]] qint64 rowsToSend() const;
    [[nodiscard]] QString blankWords() const;
    void showBlanks();

    storedesk::imports::ImportDraft &m_draft;
    PageHost &m_host;
    QLabel *m_sum;
    QButtonGroup *m_policies;
    // Explains how coupons are handled.
    QLabel *m_codes;
    Notice *m_blanks;
    QCheckBox *m_trial;
    ForecastPanel *m_forecast;
    CountGuard *m_guard;
};

} // namespace storedesk::ui::imports
