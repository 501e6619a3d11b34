// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/localexports.h"
#include "ui/host/assistantpage.h"
#include "ui/host/exportaddress.h"

namespace storedesk::imports {
struct Recipe;
} // namespace storedesk::imports
namespace storedesk::ui {
class Button;
class RecipeChooser;
class RecipeSaving;
class TypedDraft;
} // namespace storedesk::ui

namespace storedesk::ui::exports {

class ExportOptionsStep;
class ExportPlanStep;
class ExportResultStep;
class ExportRunStep;
class ExportDataStep;

// The assistant for exports. Any date range is requested in periods that the service allows, then
// downloaded, checked and merged. The page address may name a kind, an export to repeat, a running
// job, a job to repeat, or a recipe.
class ExportPage final : public AssistantPage
{
    Q_OBJECT

public:
    // The first step in which the export is already running.
    static constexpr int firstClosedStep = 3;

    ExportPage(PageHost &host, const PageAddress &place, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Exports; }
    void refresh() override;
    // Limits a new export to a segment.
    void showOnly(const QMap<QString, QString> &filter) override;
    [[nodiscard]] bool hasPendingChanges() const override { return m_edited; }
    void discardChanges() override;
    [[nodiscard]] bool canKeepChanges() const override { return true; }
    void keepDraftChanges() override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] ExportDataStep &what() { return *m_what; }
    [[nodiscard]] const ExportRunStep &run() const { return *m_run; }

protected:
    void entered(int step) override;
    void finish() override;

private:
    void listen();
    void buildRecipes();
    void useRecipe(const storedesk::imports::Recipe &recipe);
    // Returns the plan of the running export, or the one that is shown. Null if there is none.
    [[nodiscard]] std::optional<exportrun::ExportPlan> currentPlan() const;
    void begin();
    void readOther(const QString &id);
    void copySettingsOf(const QJsonObject &record);
    void attachJob(const QString &jobId);
    void watch(const QString &jobId);
    [[nodiscard]] QJsonObject typed() const;
    void setTyped(const QJsonObject &values);
    void loadDraft();
    void noteEdit();
    void launch();

    TypedDraft *m_kept;
    storedesk::jobs::JobManager &m_jobManager;
    storedesk::exports::LocalExports &m_shelf;
    ExportDataStep *m_what;
    ExportOptionsStep *m_options;
    ExportPlanStep *m_plan;
    ExportRunStep *m_run;
    ExportResultStep *m_result;
    RecipeChooser *m_useRecipe;
    Button *m_saveRecipe;
    RecipeSaving *m_saving;
    QString m_recipeName;
    // Id of the job whose plan is loaded once the job register has been read.
    QString m_waitsFor;
    bool m_edited = false;
    bool m_reading = false;
    bool m_launching = false;
};

} // namespace storedesk::ui::exports
