// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/service/backend.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace storedesk::practice {

// A backend whose exports and imports progress without requests, so that the visible state does not
// depend on how often it is polled. Its thread works in small steps, and a request waits for at
// most one step. The pauses between steps are in real time, because they only distribute the work.
// The service's clock determines which rows are due.
class ServiceThread final : public Handler
{
public:
    explicit ServiceThread(std::unique_ptr<Backend> backend);
    ~ServiceThread() override;

    [[nodiscard]] PracticeResponse answer(const PracticeRequest &request) override;
    [[nodiscard]] std::optional<FileAnswer> file(QByteArrayView token,
                                                 const QString &fileName) override;

private:
    void run();

    // Guards all members below except the thread.
    std::mutex m_mutex;
    std::condition_variable m_called;
    std::unique_ptr<Backend> m_backend;
    bool m_stopped = false;
    std::thread m_thread;
};

} // namespace storedesk::practice
