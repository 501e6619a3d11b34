// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/bulkdraft.h"
#include "ui/bulk/bulkstep.h"

class QLabel;
class QLineEdit;
class QStandardItemModel;

namespace storedesk::ui {
class Frame;
class Notice;
class ProgressLine;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::bulk {

class ReasonList;

// What will be sent and what will not, the first requests as they will leave, how long it takes;
// and the count to be typed where much is at stake.
class CheckStep final : public BulkStep
{
    Q_OBJECT

public:
    CheckStep(jobs::BulkDraft &draft, Frame &frame, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    void enter() override;
    void focusFirst() override;
    // What the button says that starts it.
    [[nodiscard]] QString act() const;

private:
    void build();
    void showState();
    void showVerdict();
    [[nodiscard]] bool wantsCount() const;

    jobs::BulkDraft &m_draft;
    Frame &m_frame;
    Notice *m_notice;
    ProgressLine *m_bar;
    QLabel *m_sum;
    QLabel *m_time;
    QStandardItemModel *m_first;
    TableView *m_table;
    ReasonList *m_reasons;
    QLabel *m_countLabel;
    QLineEdit *m_count;
    QString m_shownId;
};

} // namespace storedesk::ui::bulk
