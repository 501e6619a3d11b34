// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkdraft.h"
#include "ui/frame/page.h"

#include <array>

class QLabel;
class QStackedWidget;

namespace storedesk::ui {
class Button;
class PageHead;
} // namespace storedesk::ui

namespace storedesk::ui::bulk {

class BulkStep;
class CheckStep;
class RowsStep;
class WhatStep;

// The assistant for bulk jobs: what, rows, columns, check. Its place may name a job to begin like,
// or an operation to begin with.
class BulkPage final : public Page
{
    Q_OBJECT

public:
    static constexpr QLatin1StringView word{"bulk"};

    BulkPage(Frame &frame, const Place &place, QWidget *parent = nullptr);

    [[nodiscard]] Place place() const override { return m_place; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override { return Icon::Jobs; }
    void focusFirst() override;
    void paste(const QString &text) override;
    [[nodiscard]] bool hasPendingChanges() const override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] jobs::BulkDraft &draft() { return m_draft; }

    void goTo(int step);
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] static constexpr int stepCount() { return 4; }

private:
    void build();
    void begin();
    void beginLike(const QString &id);
    void showState();
    void next();
    void start();

    const Place m_place;
    jobs::JobBoard &m_board;
    jobs::BulkDraft m_draft;
    PageHead *m_head;
    QLabel *m_trail;
    QStackedWidget *m_stack;
    WhatStep *m_what;
    RowsStep *m_rows;
    CheckStep *m_check;
    QList<BulkStep *> m_steps;
    QLabel *m_obstacle;
    Button *m_back;
    Button *m_next;
    int m_step = 0;
};

} // namespace storedesk::ui::bulk
