// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/faultrule.h"

#include <mutex>
#include <vector>

namespace storedesk::practice {

// The active fault rules. Thread-safe. Rules can be changed while the service is running.
class Faults final
{
public:
    Faults(std::vector<FaultRule> rules, quint64 seed);

    void add(const FaultRule &rule);
    void clear();
    [[nodiscard]] std::vector<FaultRule> rules() const;
    // The seed with which a run with random faults can be reproduced.
    [[nodiscard]] quint64 seed() const { return m_seed; }

    // Returns the rule to apply to a request that has just arrived, if any. Every matching rule
    // counts the request, and the first rule that is due is returned.
    [[nodiscard]] std::optional<FaultRule> draw(catalogue::OperationId operation);
    [[nodiscard]] std::optional<FaultRule> drawForFile();

private:
    struct Armed
    {
        FaultRule rule;
        // The number of matching requests.
        int requests = 0;
    };

    template <typename Concerns>
    [[nodiscard]] std::optional<FaultRule> drawWhere(const Concerns &concerns);
    [[nodiscard]] bool due(const Armed &armed, std::size_t row) const;

    mutable std::mutex m_mutex;
    std::vector<Armed> m_rules;
    quint64 m_seed;
};

} // namespace storedesk::practice
