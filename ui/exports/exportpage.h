// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/localexports.h"
#include "ui/frame/assistantpage.h"
#include "ui/frame/exportplace.h"

namespace storedesk::ui {
class TypedDraft;
} // namespace storedesk::ui

namespace storedesk::ui::exports {

class OptionsStep;
class PlanStep;
class ResultStep;
class RunStep;
class WhatStep;

// The assistant for exports: any date range, requested in periods that the service allows, then
// downloaded, checked and merged. The page address may name a kind, an export to repeat, a running
// job, or a job to repeat.
class ExportPage final : public AssistantPage
{
    Q_OBJECT

public:
    static constexpr auto word = exportWord;
    // From this step on, the export is running.
    static constexpr int firstClosedStep = 3;

    ExportPage(Frame &frame, const Place &place, QWidget *parent = nullptr);

    [[nodiscard]] Place place() const override { return m_place; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Exports; }
    void refresh() override;
    [[nodiscard]] bool hasPendingChanges() const override { return m_edited; }
    void discardChanges() override;
    [[nodiscard]] bool canKeepChanges() const override { return true; }
    void keepChanges() override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] WhatStep &what() { return *m_what; }
    [[nodiscard]] const RunStep &run() const { return *m_run; }

protected:
    void entered(int step) override;
    void finish() override;

private:
    void listen();
    void begin();
    void readOther(const QString &id);
    void takeLike(const QJsonObject &record);
    void takeJob(const QString &jobId);
    void watch(const QString &jobId);
    [[nodiscard]] QJsonObject typed() const;
    void setTyped(const QJsonObject &values);
    void takeDraft();
    void noteEdit();
    void launch();

    Place m_place;
    TypedDraft *m_kept;
    jobs::JobBoard &m_board;
    storedesk::exports::LocalExports &m_shelf;
    WhatStep *m_what;
    OptionsStep *m_options;
    PlanStep *m_plan;
    RunStep *m_run;
    ResultStep *m_result;
    // Id of the job whose plan is loaded once the register is read.
    QString m_waitsFor;
    bool m_edited = false;
    bool m_reading = false;
    bool m_launching = false;
};

} // namespace storedesk::ui::exports
