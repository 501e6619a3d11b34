// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkdraft.h"
#include "ui/frame/assistantpage.h"

namespace storedesk::ui {
class TypedDraft;
} // namespace storedesk::ui

namespace storedesk::ui::bulk {

class CheckStep;
class RowsStep;
class WhatStep;

// The assistant for bulk jobs: what, rows, columns, check. Its place may name a job to begin like,
// or an operation to begin with.
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

    const Place m_place;
    jobs::JobBoard &m_board;
    jobs::BulkDraft m_draft;
    WhatStep *m_what;
    RowsStep *m_rows;
    CheckStep *m_check;
    TypedDraft *m_kept;
    // What it begins like, and what its columns were called.
    std::optional<std::pair<jobs::BulkPlan, QStringList>> m_before;
    std::optional<int> m_resumeAt; // a step, as soon as the rows are there again
    bool m_restored = false;
};

} // namespace storedesk::ui::bulk
