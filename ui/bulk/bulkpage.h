// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/importdraft.h"
#include "jobs/bulkdraft.h"
#include "ui/frame/assistantpage.h"

namespace storedesk::ui::bulk {

class CheckStep;
class JobFormDraft;
class RowsStep;
class WhatStep;

// The assistant for bulk jobs, with steps for task, rows, columns, row faults and review. The page
// address may name a job to start from, or an operation.
class BulkPage final : public AssistantPage
{
    Q_OBJECT

public:
    static constexpr QLatin1StringView word{"bulk"};

    BulkPage(Frame &frame, const Place &place, QWidget *parent = nullptr);

    [[nodiscard]] Place place() const override { return m_place; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Jobs; }
    void paste(const QString &text) override;
    [[nodiscard]] bool hasPendingChanges() const override;
    void discardChanges() override;
    [[nodiscard]] bool canKeepChanges() const override;
    void keepChanges() override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] jobs::BulkDraft &draft() { return m_draft; }
    // The same rows as checked by the import validation.
    [[nodiscard]] storedesk::imports::ImportDraft &rowCheck() { return m_rowCheck; }

protected:
    void entered(int step) override;
    void finish() override;
    [[nodiscard]] bool isDangerous() const override;

private:
    void begin();
    void beginLike(const QString &id);
    void takePlan(const jobs::BulkPlan &plan, const QStringList &columns);
    void matchAsBefore();
    void noteEdit();
    [[nodiscard]] QJsonObject typed() const;
    void takeKept();
    // Checks the rows like those of an import and passes the result to the draft.
    void prepareRows();
    void readStoreDomains();
    // Closes this page if a job was already created from its draft.
    void endWithJob();

    const Place m_place;
    jobs::JobBoard &m_board;
    jobs::BulkDraft m_draft;
    storedesk::imports::ImportDraft m_rowCheck;
    // The plan and table for which m_rowCheck was last set up.
    jobs::BulkPlan m_checkedPlan;
    const jobs::BulkTable *m_checkedTable = nullptr;
    // The check result from which the rows of the draft were prepared. Only compared, never
    // dereferenced.
    const void *m_preparedBy = nullptr;
    bool m_askedForDomains = false;
    WhatStep *m_what;
    RowsStep *m_rows;
    CheckStep *m_check;
    JobFormDraft *m_kept;
    // The plan of the job to start from, and its column names.
    std::optional<std::pair<jobs::BulkPlan, QStringList>> m_before;
    // Step to open once the rows are loaded again.
    std::optional<int> m_resumeAt;
    bool m_restored = false;
};

} // namespace storedesk::ui::bulk
