// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>

class QThread;

namespace storedesk::base {

// A thread that runs work in the order it was posted. It starts when the first work is posted.
// Owners declare it after the data that the work uses, so that it is destroyed first.
class WorkerThread final
{
public:
    enum class Priority : quint8 { Normal, Low };

    // The name is shown by debuggers.
    explicit WorkerThread(QString name, Priority priority = Priority::Normal);
    // Completes all posted work first.
    ~WorkerThread();
    Q_DISABLE_COPY_MOVE(WorkerThread)

    // The work is also destroyed in the thread.
    template <typename Work>
    void post(Work work)
    {
        // A shared pointer, because std::function requires copyable captures.
        add([work = std::make_shared<Work>(std::move(work))] { (*work)(); });
    }
    // Drops work that has not begun.
    void clear();
    // Blocks until all posted work is done.
    void wait();

private:
    void add(std::function<void()> work);
    void run();

    const QString m_name;
    const Priority m_priority;
    // Guards the following members except the thread.
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::function<void()>> m_queue;
    bool m_working = false;
    bool m_ends = false;
    std::unique_ptr<QThread> m_thread;
};

} // namespace storedesk::base
