// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/localexports.h"
#include "journal/jobrow.h"
#include "ui/exports/periodblocks.h"
#include "ui/frame/assistantstep.h"

class QLabel;

namespace storedesk::ui {
class Button;
class Frame;
class Notice;
class ProgressLine;
} // namespace storedesk::ui

namespace storedesk::ui::exports {

// The exports while they are made and fetched: how far each is. It goes on without this page.
class RunStep final : public AssistantStep
{
    Q_OBJECT

public:
    RunStep(jobs::JobBoard &board, storedesk::exports::LocalExports &shelf, Frame &frame,
            QWidget *parent = nullptr);

    void fail(const base::Problem &problem); // before there is a job
    void watch(const QString &id);
    [[nodiscard]] const QString &id() const { return m_id; }
    [[nodiscard]] bool settled() const { return !m_asking; }

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] bool goesOnByItself() const override { return !obstacle().isEmpty(); }
    [[nodiscard]] QString act() const override;
    void focusFirst() override;

Q_SIGNALS:
    void ended(); // all that can be done is done

private:
    void build();
    QWidget *buildHelp();
    void listen();
    void showState();
    void readRows();
    void showBlocks();
    [[nodiscard]] PeriodBlock blockOf(std::size_t at) const;

    jobs::JobBoard &m_board;
    storedesk::exports::LocalExports &m_shelf;
    Frame &m_frame;
    QString m_id;
    jobs::ExportPlan m_plan;
    std::vector<journal::JobRow> m_rows; // as they were read last
    qint64 m_readAt = -1; // so many had ended then
    bool m_asking = false;
    Notice *m_notice;
    QLabel *m_headline;
    QLabel *m_phase;
    ProgressLine *m_bar;
    PeriodBlocks *m_blocks;
    Button *m_cancel;
    Button *m_pause;
    Button *m_jobs;
};

} // namespace storedesk::ui::exports
