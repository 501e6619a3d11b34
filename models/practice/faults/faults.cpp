// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults.h"

#include "practice/core/mix.h"

namespace storedesk::practice {

Faults::Faults(std::vector<FaultRule> rules, quint64 seed)
    : m_seed(seed)
{
    for (auto &rule : rules)
        m_rules.push_back({.rule = std::move(rule)});
}

void Faults::add(const FaultRule &rule)
{
    const std::lock_guard lock(m_mutex);
    m_rules.push_back({.rule = rule});
}

void Faults::clear()
{
    const std::lock_guard lock(m_mutex);
    m_rules.clear();
}

std::vector<FaultRule> Faults::rules() const
{
    const std::lock_guard lock(m_mutex);
    std::vector<FaultRule> rules;
    rules.reserve(m_rules.size());
    for (const auto &armed : m_rules)
        rules.push_back(armed.rule);
    return rules;
}

std::optional<FaultRule> Faults::draw(catalogue::OperationId operation)
{
    return drawWhere([operation](const FaultRule &rule) {
        return rule.aim == Aim::AnyOperation
            || (rule.aim == Aim::Operation && rule.operation == operation);
    });
}

std::optional<FaultRule> Faults::drawForFile()
{
    return drawWhere([](const FaultRule &rule) { return rule.aim == Aim::File; });
}

template <typename Concerns>
std::optional<FaultRule> Faults::drawWhere(const Concerns &concerns)
{
    const std::lock_guard lock(m_mutex);
    std::optional<FaultRule> drawn;
    for (std::size_t row = 0; row < m_rules.size(); ++row) {
        auto &armed = m_rules[row];
        if (!concerns(armed.rule) || faultRow(armed.rule.fault).stage == Stage::Connect)
            continue;
        ++armed.requests;
        if (!drawn && due(armed, row))
            drawn = armed.rule;
    }
    return drawn;
}

// Random decisions depend only on the seed, the rule and the count, so that a run can be
// reproduced.
bool Faults::due(const Armed &armed, std::size_t row) const
{
    const auto &rule = armed.rule;
    if (armed.requests < rule.first || (rule.last && armed.requests > *rule.last))
        return false;
    if (!rule.percent)
        return true;
    const auto drawn = mix(mix(mix(m_seed + 1) + row) + quint64(armed.requests));
    return double(drawn >> 11U) * 0x1p-53 * 100 < *rule.percent;
}

} // namespace storedesk::practice
