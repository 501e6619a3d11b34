// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/service/servicethread.h"

namespace storedesk::practice {

using namespace std::chrono_literals;

// The pause between steps, in which requests can run. Short, so that a delayed thread catches up.
static constexpr auto pause = 20ms;

ServiceThread::ServiceThread(std::unique_ptr<Backend> backend)
    : m_backend(std::move(backend))
    , m_thread([this] { run(); })
{ }

ServiceThread::~ServiceThread()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopped = true;
    }
    m_called.notify_one();
    m_thread.join();
}

// Wakes the thread, which sleeps until a request creates work.
PracticeResponse ServiceThread::answer(const PracticeRequest &request)
{
    const std::lock_guard lock(m_mutex);
    auto answer = m_backend->answer(request);
    if (request.operation->effect == catalogue::Effect::Create)
        m_called.notify_one();
    return answer;
}

std::optional<FileAnswer> ServiceThread::file(QByteArrayView token, const QString &fileName)
{
    const std::lock_guard lock(m_mutex);
    return m_backend->file(token, fileName);
}

void ServiceThread::run()
{
    std::unique_lock lock(m_mutex);
    while (!m_stopped) {
        if (m_backend->work())
            m_called.wait_for(lock, pause);
        else
            m_called.wait(lock);
    }
}

} // namespace storedesk::practice
