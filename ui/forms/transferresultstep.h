// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "jobs/jobmanager.h"
#include "ui/forms/decisionform.h"
#include "ui/host/assistantstep.h"

namespace storedesk::ui {

class Notice;
class PageHost;

// The last step of the assistants for exports and imports. Shows the result of the job and asks
// what to do about parts with an unknown outcome.
class TransferResultStep : public AssistantStep
{
    Q_OBJECT

public:
    // The job manager and the page host must outlive the step.
    TransferResultStep(storedesk::jobs::JobManager &jobManager, PageHost &host, QWidget *parent);

    // Shows the result of this job.
    virtual void show(const QString &id) = 0;
    [[nodiscard]] virtual bool settled() const { return !m_reading; }

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString obstacle() const override { return {}; }
    [[nodiscard]] bool leadsBack() const override { return false; }

Q_SIGNALS:
    // Emitted when the job is started again.
    void resumed();

protected:
    using Change = std::function<base::Result<void>(journal::Journal &journal)>;

    // Changes the job's journal, then runs the job again. Shows a failure in the notice.
    void runAgain(const Change &change, Notice &notice);
    void setJob(const QString &id) { m_id = id; }
    // Sets whether the result is being read.
    void setReading(bool reading) { m_reading = reading; }
    [[nodiscard]] const QString &jobId() const { return m_id; }
    [[nodiscard]] storedesk::jobs::JobManager &jobManager() const { return m_jobManager; }
    [[nodiscard]] PageHost &host() const { return m_host; }

private:
    storedesk::jobs::JobManager &m_jobManager;
    PageHost &m_host;
    QString m_id;
    bool m_reading = false;
};

} // namespace storedesk::ui
