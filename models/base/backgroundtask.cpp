// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/backgroundtask.h"

#include "base/platform/process.h"

#include <QThread>

#include <algorithm>

namespace storedesk::base {

using namespace std::chrono_literals;

BackgroundTask::BackgroundTask(const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{ }

BackgroundTask::~BackgroundTask()
{
    for (const auto &[thread, progress] : m_threads)
        progress->cancel();
    for (const auto &[thread, progress] : m_threads) {
        thread->wait();
        delete thread;
    }
}

void BackgroundTask::run(std::shared_ptr<Progress> progress, std::function<void()> compute,
                         std::function<void()> done)
{
    if (m_progress)
        m_progress->cancel();
    m_progress = progress;
    m_began = m_clock.ticks();
    auto *thread = QThread::create([compute = std::move(compute)] {
        lowerThreadPriority();
        compute();
    });
    m_threads.emplace_back(thread, progress);
    connect(thread, &QThread::finished, this,
            [this, thread, progress = std::move(progress), done = std::move(done)] {
                std::erase_if(m_threads, [thread](const auto &one) { return one.first == thread; });
                thread->deleteLater();
                if (m_progress != progress)
                    return;
                m_progress.reset();
                done();
                Q_EMIT changed();
            });
    thread->start();
    Q_EMIT changed();
}

void BackgroundTask::stop()
{
    if (!m_progress)
        return;
    m_progress->cancel();
    m_progress.reset();
    Q_EMIT changed();
}

double BackgroundTask::part() const
{
    return m_progress ? m_progress->part() : 0;
}

bool BackgroundTask::isMeasured() const
{
    return !m_progress || m_progress->isMeasured();
}

Clock::Duration BackgroundTask::elapsed() const
{
    return running() ? m_clock.ticks() - m_began : 0ms;
}

std::optional<Clock::Duration> BackgroundTask::left() const
{
    const auto part = this->part();
    const auto spent = elapsed();
    if (part < 0.02 || spent < 500ms)
        return std::nullopt;
    return Clock::Duration(
        static_cast<qint64>(static_cast<double>(spent.count()) * (1 - part) / part));
}

} // namespace storedesk::base
