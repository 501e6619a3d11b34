// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace storedesk::jobs {
class JobManager;
struct SequenceJob;
} // namespace storedesk::jobs

namespace storedesk::base {
struct Problem;
}

namespace storedesk::ui {
class Button;
class Notice;
} // namespace storedesk::ui

namespace storedesk::ui::setup {

// The job that applies a setup: starts it and shows its progress and result in a notice.
class SetupRun final : public QObject
{
    Q_OBJECT

public:
    // The job manager and the notice must outlive this object.
    SetupRun(storedesk::jobs::JobManager &jobManager, Notice &notice, QObject *parent = nullptr);

    void start(const storedesk::jobs::SequenceJob &job);
    [[nodiscard]] bool isRunning() const { return m_running; }
    // Hides the button in the notice before the notice is used for another message.
    void hideJobButton();

Q_SIGNALS:
    void jobWanted(const QString &id);
    // Emitted when the job manager has reported a failure, so that the setup is no longer being
    // applied.
    void stopped();
    void ended();

private:
    void showProgress();
    void showResult();
    void showFailure(const base::Problem &problem);

    storedesk::jobs::JobManager &m_jobManager;
    Notice &m_notice;
    Button *m_showJob;
    QString m_job;
    // Number of rows, known before the job is listed.
    qint64 m_rows = 0;
    bool m_running = false;
};

} // namespace storedesk::ui::setup
