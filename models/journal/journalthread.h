// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/workerthread.h"
#include "journal/journal.h"

#include <QPointer>

namespace storedesk::journal {

// Owns a journal and the thread that accesses it. Work runs in the order it was posted, and results
// are delivered in the thread that created this object.
class JournalThread final : public QObject
{
    Q_OBJECT

public:
    explicit JournalThread(std::unique_ptr<journal::Journal> journal, QObject *parent = nullptr);
    // Completes all posted work first.
    ~JournalThread() override;

    // Passes the result of the work to done, after updating head(), unless the context has been
    // destroyed.
    template <typename Work, typename Done>
    void post(Work work, QObject *context, Done done)
    {
        m_thread.post(
            [this, work = std::move(work), context = QPointer(context), done = std::move(done)] {
                auto answer = work(*m_journal);
                QMetaObject::invokeMethod(
                    this,
                    [this, context, done, answer = std::move(answer), head = m_journal->head()] {
                        m_head = head;
                        if (context)
                            done(answer);
                    },
                    Qt::QueuedConnection);
            });
    }

    // Returns the job's properties as they were after the latest result.
    [[nodiscard]] const journal::JobHead &head() const { return m_head; }

private:
    // Accessed by the thread only.
    std::unique_ptr<journal::Journal> m_journal;
    journal::JobHead m_head;
    base::WorkerThread m_thread;
};

} // namespace storedesk::journal
