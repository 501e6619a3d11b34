// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/localexports.h"
#include "journal/jobrow.h"
#include "ui/exports/periodblocks.h"
#include "ui/host/assistantstep.h"

class QLabel;

namespace storedesk::ui {
class Button;
class PageHost;
class Notice;
class ProgressLine;
} // namespace storedesk::ui

namespace storedesk::ui::exports {

// Shows the progress of each export while it is created and downloaded. The job continues without
// this page.
class ExportRunStep final : public AssistantStep
{
    Q_OBJECT

public:
    ExportRunStep(storedesk::jobs::JobManager &jobManager, storedesk::exports::LocalExports &shelf,
                  PageHost &host, QWidget *parent = nullptr);

    // Reports a failure that occurred before the job existed.
    void fail(const base::Problem &problem);
    void watch(const QString &id);
    [[nodiscard]] const QString &id() const { return m_id; }
    [[nodiscard]] bool settled() const { return !m_asking; }

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] bool resumesAutomatically() const override { return !obstacle().isEmpty(); }
    [[nodiscard]] QString act() const override;
    void focusFirst() override;

Q_SIGNALS:
    // Emitted when the job has ended.
    void ended();

private:
    void build();
    QWidget *buildHelp();
    void listen();
    void showState();
    void readRows();
    void showBlocks();
    [[nodiscard]] PeriodBlock blockOf(std::size_t at) const;

    storedesk::jobs::JobManager &m_jobManager;
    storedesk::exports::LocalExports &m_shelf;
    PageHost &m_host;
    QString m_id;
    exportrun::ExportPlan m_plan;
    // The rows as last read from the journal.
    std::vector<journal::JobRow> m_rows;
    // Number of finished rows when the rows were last read.
    qint64 m_readAt = -1;
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
