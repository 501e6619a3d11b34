// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importlaunch.h"
#include "imports/recipe.h"
#include "ui/frame/assistantpage.h"
#include "ui/frame/importplace.h"

namespace storedesk::ui {
class TypedDraft;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

class EffectStep;
class FileStep;
class ResultStep;
class RunStep;

// The assistant for imports: any table, read, matched, checked, mended, sent and accounted for. Its
// place may name an import to begin like, a coupon set to refill, a job that sends one, or a job
// whose rest is to be sent.
class ImportPage final : public AssistantPage
{
    Q_OBJECT

public:
    static constexpr auto word = importWord;
    static constexpr int firstClosedStep = 5; // from here on the file is on its way

    ImportPage(Frame &frame, const Place &place, QWidget *parent = nullptr);

    [[nodiscard]] Place place() const override { return m_place; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Imports; }
    void paste(const QString &text) override;
    [[nodiscard]] bool hasPendingChanges() const override;
    void discardChanges() override;
    [[nodiscard]] bool canKeepChanges() const override { return true; }
    void keepChanges() override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] storedesk::imports::ImportDraft &draft() { return m_draft; }
    [[nodiscard]] const ResultStep &result() const { return *m_result; }
    void openFile(const QString &path);
    void saveRecipe(const QString &path);

protected:
    void entered(int step) override;
    void finish() override;

private:
    [[nodiscard]] bool hasFile() const;
    void listen();
    void goOn();
    void begin();
    void beginLike(const QString &id);
    void takeLike(const QJsonObject &record);
    void beginWithRest(const QString &jobId);
    void takeRest(const QString &path, const storedesk::imports::ImportMemo &memo);
    void watch(const QString &jobId);
    void launch();
    void askToSaveRecipe();
    [[nodiscard]] QJsonObject typed() const; // to go on with one day
    void takeDraft();
    // Shows the job that was made from this draft, if there is one.
    void endWithJob();
    void startOver(); // without what was restored
    [[nodiscard]] QString restoredWords() const;
    void showHead();

    Place m_place;
    TypedDraft *m_kept;
    jobs::JobBoard &m_board;
    storedesk::imports::ImportDraft m_draft;
    storedesk::imports::ImportLaunch m_launch;
    FileStep *m_file;
    EffectStep *m_effect;
    RunStep *m_run;
    ResultStep *m_result;
    // The job that is made from this draft refers to it, so that nothing is sent twice.
    QString m_draftId;
    std::optional<storedesk::imports::Recipe> m_recipe; // to be applied to the file
    QDateTime m_keptAt; // what was restored; invalid: nothing was
    Button *m_startOver;
    bool m_restWaits = false; // rows to be fixed are being written or read
};

} // namespace storedesk::ui::imports
