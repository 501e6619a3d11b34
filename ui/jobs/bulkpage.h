// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importdraft.h"
#include "imports/recipe.h"
#include "jobs/bulkdraft.h"
#include "ui/jobs/rowsassistantpage.h"

namespace storedesk::ui {
class Button;
class RecipeChooser;
class RecipeSaving;
} // namespace storedesk::ui

namespace storedesk::ui::jobs {

class JobCheckStep;
class JobActionStep;

// The assistant for bulk jobs, with steps for task, rows, columns, row faults and review. The page
// address may name a job or recipe to start from, or an operation.
class BulkPage final : public RowsAssistantPage
{
    Q_OBJECT

public:
    BulkPage(PageHost &host, const PageAddress &place, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Jobs; }
    void paste(const QString &text) override;
    void restrictTo(const QStringList &keys) override;
    void discardChanges() override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] storedesk::jobs::BulkDraft &draft() { return m_draft; }
    // Returns the same rows as checked by the import validation.
    [[nodiscard]] storedesk::imports::ImportDraft &rowCheck() { return m_rowCheck; }

protected:
    void entered(int step) override;
    void finish() override;
    [[nodiscard]] JobRowsStep &rows() const override { return *m_rows; }
    [[nodiscard]] JobFormDraft &stored() const override { return *m_kept; }
    [[nodiscard]] bool hasRows() const override { return m_draft.table() != nullptr; }
    [[nodiscard]] bool isDangerous() const override;

private:
    void begin();
    void beginLike(const QString &id);
    void buildRecipes();
    void useRecipe(const storedesk::imports::Recipe &recipe);
    void setRecipeName(const QString &name);
    void setPhonePrefix(const QString &prefix);
    void applyPlan(const storedesk::jobs::BulkPlan &plan, const QStringList &columns);
    void matchAsBefore();
    [[nodiscard]] QJsonObject typed() const;
    void applyStored();
    // Checks the rows like those of an import and passes the result to the draft.
    void prepareRows();
    void applyRepairs();
    void readStoreDomains();
    // Offers an import if it can carry the checked rows.
    void offerImport();
    // Opens the import assistant with the rows, columns and settings of this draft.
    void continueAsImport();
    // Closes this page if a job was already created from its draft.
    void endWithJob();
    void beginDraft();

    storedesk::jobs::JobManager &m_jobManager;
    storedesk::jobs::BulkDraft m_draft;
    storedesk::imports::ImportDraft m_rowCheck;
    // The plan and table for which m_rowCheck was last set up.
    storedesk::jobs::BulkPlan m_checkedPlan;
    const storedesk::jobs::BulkTable *m_checkedTable = nullptr;
    // The check result from which the draft's rows were prepared. Only compared, never
    // dereferenced.
    const void *m_preparedBy = nullptr;
    bool m_askedForDomains = false;
    // Whether this page started its job. It is about to close.
    bool m_isStarted = false;
    JobActionStep *m_what;
    JobRowsStep *m_rows;
    JobCheckStep *m_check;
    JobFormDraft *m_kept;
    // The plan and the column names of the job to start from.
    std::optional<std::pair<storedesk::jobs::BulkPlan, QStringList>> m_before;
    // The recipe whose columns have not been matched yet, and the repairs of the last one.
    std::optional<storedesk::imports::Recipe> m_recipe;
    std::vector<storedesk::importcheck::ColumnRepair> m_repairs;
    // Whether these repairs have not been applied to the table.
    bool m_repairsWait = false;
    QString m_recipeName;
    RecipeChooser *m_useRecipe;
    Button *m_saveRecipe;
    RecipeSaving *m_saving;
    // Step to open once the rows are loaded again.
    std::optional<int> m_resumeAt;
    bool m_restored = false;
};

} // namespace storedesk::ui::jobs
