// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/journal.h"

#include <QPointer>
#include <QThread>

namespace storedesk::jobs {

// Keeps one journal on a thread of its own. Work is done in the order it was posted, and answers in
// the thread that made this.
class JournalThread final : public QObject
{
    Q_OBJECT

public:
    explicit JournalThread(std::unique_ptr<journal::Journal> journal, QObject *parent = nullptr);
    ~JournalThread() override; // does everything that was posted first

    // What it answers comes to done, with the head as it is then, unless the context is gone.
    template <typename Work, typename Done>
    void post(Work work, QObject *context, Done done)
    {
        QMetaObject::invokeMethod(
            m_inside,
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
            },
            Qt::QueuedConnection);
    }

    // As of the latest answer.
    [[nodiscard]] const journal::JobHead &head() const { return m_head; }

private:
    QThread m_thread;
    QObject *m_inside; // lives in the thread: the receiver of the work
    std::unique_ptr<journal::Journal> m_journal; // touched by the thread alone
    journal::JobHead m_head;
};

} // namespace storedesk::jobs
