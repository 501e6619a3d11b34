// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobmanager.h"
#include "ui/host/assistantstep.h"

class QLabel;

namespace storedesk::ui {
class Button;
class PageHost;
class Notice;
class ProgressLine;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// Shows the progress of an import. The job continues without this page.
class ImportRunStep final : public AssistantStep
{
    Q_OBJECT

public:
    ImportRunStep(storedesk::jobs::JobManager &jobManager, PageHost &host,
                  QWidget *parent = nullptr);

    // Sets the progress of writing the files to send.
    void setWriting(double part);
    // Reports a failure that occurred before the job existed.
    void fail(const base::Problem &problem);
    void watch(const QString &id);
    [[nodiscard]] const QString &id() const { return m_id; }

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override;
    [[nodiscard]] bool resumesAutomatically() const override { return !obstacle().isEmpty(); }
    void focusFirst() override;

Q_SIGNALS:
    void ended();
    // Emitted when the user cancels before the job exists.
    void cancelled();

private:
    void build();
    void showState();

    storedesk::jobs::JobManager &m_jobManager;
    PageHost &m_host;
    QString m_id;
    Notice *m_notice;
    QLabel *m_headline;
    QLabel *m_phase;
    ProgressLine *m_bar;
    QLabel *m_line;
    Button *m_pause;
    Button *m_jobs;
    Button *m_cancel;
};

} // namespace storedesk::ui::imports
