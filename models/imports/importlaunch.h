// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importrun/importplan.h"
#include "imports/effectreader.h"
#include "imports/importdraft.h"
#include "journal/jobfolder.h"

#include <atomic>
#include <functional>
#include <memory>

namespace storedesk::jobs {
class JobManager;
}

namespace storedesk::imports {

// Creates a job from a checked draft. Writes its files in the background, then passes it to the job
// manager, which runs it. The draft may be changed or destroyed in the meantime.
class ImportLaunch final : public QObject
{
    Q_OBJECT

public:
    // The job manager must outlive this object.
    explicit ImportLaunch(jobs::JobManager &jobManager, QObject *parent = nullptr);

    // Returns a sentence that explains why the draft cannot be sent, or an empty string if it can.
    [[nodiscard]] static QString missing(const ImportDraft &draft);
    // The effects are those of the draft's rows, or null if they were not predicted.
    void start(const ImportDraft &draft, const std::shared_ptr<const EffectSource> &effects = {});
    // Stops writing and removes the files. Emits stopped() afterwards.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_work.running(); }
    [[nodiscard]] double progress() const { return m_work.part(); }

Q_SIGNALS:
    // Emitted when the job has been started.
    void begun(const QString &jobId);
    void failed(const storedesk::base::Problem &problem);
    void stopped();

private:
    jobs::JobManager &m_jobManager;
    base::BackgroundTask m_work;
    // Set by stop() or by the completed task, whichever is first.
    std::shared_ptr<std::atomic_bool> m_decided;
    bool m_stopping = false;
};

// Writes the files and the journal into the jobs folder and returns the job ID, which is a new one
// unless it is given. Thread-safe. The clock must outlive the function, but the draft need not.
using ImportWriter = std::function<base::Result<QString>(base::Progress &)>;
[[nodiscard]] ImportWriter writerOf(const ImportDraft &draft, const journal::JobFolder &folder,
                                    const base::Clock &clock,
                                    const std::shared_ptr<const EffectSource> &effects = {},
                                    const QString &id = {});

} // namespace storedesk::imports
