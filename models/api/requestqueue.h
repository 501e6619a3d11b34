// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/scheduledrequest.h"

#include <array>
#include <deque>
#include <vector>

namespace storedesk::api {

// Requests waiting to be sent: interactive ones before those of jobs, each in order of arrival.
class RequestQueue final
{
public:
    void push(ScheduledRequest &request) { queueOf(request).push_back(&request); }
    void erase(ScheduledRequest &request) { std::erase(queueOf(request), &request); }

    [[nodiscard]] ScheduledRequest *next() const
    {
        for (const auto &queue : m_queues) {
            if (!queue.empty())
                return queue.front();
        }
        return nullptr;
    }

    [[nodiscard]] std::vector<ScheduledRequest *> all() const
    {
        std::vector<ScheduledRequest *> requests;
        for (const auto &queue : m_queues)
            requests.insert(requests.end(), queue.begin(), queue.end());
        return requests;
    }

private:
    [[nodiscard]] std::deque<ScheduledRequest *> &queueOf(const ScheduledRequest &request)
    {
        return m_queues[static_cast<std::size_t>(request.request().priority)];
    }

    // Indexed by priority.
    std::array<std::deque<ScheduledRequest *>, 2> m_queues;
};

} // namespace storedesk::api
