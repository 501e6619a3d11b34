// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/service/backend.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace storedesk::practice {

// A backend whose exports and imports go on while nobody asks, so that what is seen after a time
// does not depend on how often somebody looked.
//
// A thread of its own works in small steps; a request waits for the end of one at most. The pauses
// between them are the computer's time and not the clock's: they only spread the work, and what is
// due is what the clock says.
class Worker final : public Handler
{
public:
    explicit Worker(std::unique_ptr<Backend> backend);
    ~Worker() override;

    [[nodiscard]] Answer answer(const Request &request) override;
    [[nodiscard]] std::optional<FileAnswer> file(QByteArrayView token,
                                                 const QString &fileName) override;

private:
    void run();

    std::mutex m_mutex; // guards all below but the thread
    std::condition_variable m_called;
    std::unique_ptr<Backend> m_backend;
    bool m_stopped = false;
    std::thread m_thread;
};

} // namespace storedesk::practice
