// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/workerthread.h"

#include "base/platform/process.h"

#include <QThread>

#include <utility>

namespace storedesk::base {

WorkerThread::WorkerThread(QString name, Priority priority)
    : m_name(std::move(name))
    , m_priority(priority)
{ }

WorkerThread::~WorkerThread()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ends = true;
    }
    m_changed.notify_all();
    if (m_thread)
        m_thread->wait();
}

void WorkerThread::add(std::function<void()> work)
{
    {
        const std::lock_guard lock(m_mutex);
        m_queue.push_back(std::move(work));
        if (!m_thread) {
            m_thread.reset(QThread::create([this] { run(); }));
            m_thread->setObjectName(m_name);
            m_thread->start();
        }
    }
    m_changed.notify_all();
}

void WorkerThread::clear()
{
    std::deque<std::function<void()>> dropped;
    const std::lock_guard lock(m_mutex);
    dropped.swap(m_queue);
}

void WorkerThread::wait()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_queue.empty() && !m_working; });
}

void WorkerThread::run()
{
    if (m_priority == Priority::Low)
        lowerThreadPriority();
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_ends || !m_queue.empty(); });
        if (m_queue.empty())
            return;
        auto work = std::move(m_queue.front());
        m_queue.pop_front();
        m_working = true;
        lock.unlock();
        work();
        // Destroy captured objects before the work counts as done.
        work = {};
        lock.lock();
        m_working = false;
        m_changed.notify_all();
    }
}

} // namespace storedesk::base
