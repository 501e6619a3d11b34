// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importlaunch.h"
#include "imports/recipeshelf.h"
#include "ui/host/assistantpage.h"
#include "ui/host/importaddress.h"

namespace storedesk::importcheck {
struct ImportMemo;
}

namespace storedesk::ui {
class RecipeSaving;
class TypedDraft;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

class ImportPreviewStep;
class ImportFileStep;
class ImportResultStep;
class ImportRunStep;

// The assistant for imports: reads any table, maps its columns, checks and corrects the rows, sends
// them and reports the result. The page address may name an import to repeat, a coupon set to
// refill, a job, or a job whose remaining rows are to be sent.
class ImportPage final : public AssistantPage
{
    Q_OBJECT

public:
    // The first step in which the file is already being sent.
    static constexpr int firstClosedStep = 5;

    ImportPage(PageHost &host, const PageAddress &place, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Imports; }
    void paste(const QString &text) override;
    [[nodiscard]] bool hasPendingChanges() const override;
    void discardChanges() override;
    [[nodiscard]] bool canKeepChanges() const override;
    void keepDraftChanges() override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] storedesk::imports::ImportDraft &draft() { return m_draft; }
    [[nodiscard]] const ImportResultStep &result() const { return *m_result; }
    void openFile(const QString &path);
    void saveRecipe(const QString &path);

protected:
    void entered(int step) override;
    void finish() override;

private:
    [[nodiscard]] bool hasFile() const;
    void listen();
    void continueRun();
    void begin();
    void beginLike(const QString &id);
    // Copies the settings of an import from this computer, once the jobs are loaded.
    void beginLikeJob();
    void copySettingsOf(const QJsonObject &record);
    void beginWithRest(const QString &jobId);
    void takeRest(const QString &path, const storedesk::importcheck::ImportMemo &memo);
    void watch(const QString &jobId);
    void launch();
    // Returns the input for the draft.
    [[nodiscard]] QJsonObject typed() const;
    void loadDraft();
    // Shows the job that was created from this draft, if there is one.
    void endWithJob();
    // Discards the restored input and starts with an empty form.
    void startOver();
    [[nodiscard]] QString restoredWords() const;
    void showHead();

    TypedDraft *m_kept;
    storedesk::jobs::JobManager &m_jobManager;
    storedesk::imports::ImportDraft m_draft;
    storedesk::imports::ImportLaunch m_launch;
    ImportFileStep *m_file;
    ImportPreviewStep *m_effect;
    ImportRunStep *m_run;
    ImportResultStep *m_result;
    RecipeSaving *m_saving = nullptr;
    // Id of the draft, which the job stores too, so that nothing is sent twice.
    QString m_draftId;
    // The recipe to be applied to the file.
    std::optional<storedesk::imports::Recipe> m_recipe;
    // The name of the recipe in use.
    QString m_recipeName;
    // Time of the restored draft; invalid if no draft was restored.
    QDateTime m_keptAt;
    Button *m_startOver;
    // Whether the rows to be corrected are being written or read.
    bool m_restWaits = false;
    QString m_restFile;
};

} // namespace storedesk::ui::imports
