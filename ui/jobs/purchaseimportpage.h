// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/recipe.h"
#include "purchases/purchasedraft.h"
#include "ui/host/pageid.h"
#include "ui/jobs/rowsassistantpage.h"

namespace storedesk::ui {
class Button;
class RecipeChooser;
class RecipeSaving;
} // namespace storedesk::ui

namespace storedesk::ui::jobs {

// Assistant that sends a shop's orders as purchases, with steps for file, columns, check, lookups
// and review. The job page shows the progress afterwards. The page address may name a recipe.
class PurchaseImportPage final : public RowsAssistantPage
{
    Q_OBJECT

public:
    explicit PurchaseImportPage(PageHost &host,
                                const PageAddress &place = {.page = pageid::purchaseImport},
                                QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Purchases; }
    void paste(const QString &text) override;
    // Opens the file of purchaseFilePlace().
    void showOnly(const QMap<QString, QString> &filter) override;
    void discardChanges() override;
    [[nodiscard]] bool settled() const override;
    void openFile(const QString &path);
    [[nodiscard]] storedesk::purchases::PurchaseDraft &draft() { return m_draft; }

protected:
    void entered(int step) override;
    void finish() override;
    [[nodiscard]] JobRowsStep &rows() const override { return *m_rows; }
    [[nodiscard]] JobFormDraft &stored() const override { return *m_stored; }
    [[nodiscard]] bool hasRows() const override { return m_draft.table() != nullptr; }

private:
    void connectDraft();
    void buildRecipes();
    void useRecipe(const storedesk::imports::Recipe &recipe);
    // Matches the columns of the recipe whenever a table with other columns has been read.
    void matchRecipe();
    void setRecipe(std::optional<storedesk::imports::Recipe> recipe);
    [[nodiscard]] QJsonObject values() const;
    void restoreDraft();
    void restore(const QJsonObject &values);
    void resume();
    void stopRestoring();
    // Clears the form after a job was created from its draft.
    void endWithJob();

    storedesk::purchases::PurchaseDraft m_draft;
    JobRowsStep *m_rows;
    JobFormDraft *m_stored;
    std::optional<storedesk::imports::Recipe> m_recipe;
    // The columns to which the recipe was applied.
    QStringList m_matchedColumns;
    RecipeChooser *m_useRecipe;
    Button *m_saveRecipe;
    RecipeSaving *m_saving;
    // The step to show when the rows of a restored draft have been read.
    std::optional<int> m_resumeAt;
};

} // namespace storedesk::ui::jobs
