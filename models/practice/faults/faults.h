// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/faultrule.h"

#include <mutex>
#include <vector>

namespace storedesk::practice {

// The rules in force. Any thread may change them while the service runs.
class Faults final
{
public:
    Faults(std::vector<FaultRule> rules, quint64 seed);

    void add(const FaultRule &rule);
    void clear();
    [[nodiscard]] std::vector<FaultRule> rules() const;
    // Replays a run that drew by chance.
    [[nodiscard]] quint64 seed() const { return m_seed; }

    // The rule to play on a request that just arrived, if any. Every rule about it counts it; the
    // first one that is due wins.
    [[nodiscard]] std::optional<FaultRule> draw(catalogue::OperationId operation);
    [[nodiscard]] std::optional<FaultRule> drawForFile();

private:
    struct Armed
    {
        FaultRule rule;
        int requests = 0; // that it was about, so far
    };

    template <typename Concerns>
    [[nodiscard]] std::optional<FaultRule> drawWhere(const Concerns &concerns);
    [[nodiscard]] bool due(const Armed &armed, std::size_t row) const;

    mutable std::mutex m_mutex;
    std::vector<Armed> m_rules;
    quint64 m_seed;
};

} // namespace storedesk::practice
