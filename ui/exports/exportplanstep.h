// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/localexports.h"
#include "ui/host/assistantstep.h"

class QLabel;

namespace storedesk::ui {
class PageHost;
class Notice;
} // namespace storedesk::ui

namespace storedesk::ui::exports {

class PeriodBlocks;

// Describes the exports that will be requested. The button of this step sends them, so there is no
// further question.
class ExportPlanStep final : public AssistantStep
{
    Q_OBJECT

public:
    ExportPlanStep(storedesk::exports::LocalExports &shelf, PageHost &host,
                   QWidget *parent = nullptr);

    void setPlan(const base::Result<exportrun::ExportPlan> &plan);
    [[nodiscard]] const std::optional<exportrun::ExportPlan> &plan() const { return m_plan; }

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] QString act() const override;
    void goToProblem() override;
    void focusFirst() override;

private:
    // Returns the estimated duration as text.
    [[nodiscard]] QString timeWords() const;

    storedesk::exports::LocalExports &m_shelf;
    PageHost &m_host;
    std::optional<exportrun::ExportPlan> m_plan;
    QString m_fault;
    Notice *m_notice;
    QLabel *m_headline;
    QLabel *m_sum;
    QLabel *m_pace;
    QLabel *m_file;
    PeriodBlocks *m_blocks;
};

} // namespace storedesk::ui::exports
