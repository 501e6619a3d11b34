// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/typechanges.h"

#include "account/account.h"
#include "events/typechange.h"
#include "storage/drafts.h"

#include <algorithm>

namespace storedesk::events {

TypeChanges::TypeChanges(account::Account &account)
    : m_account(account)
{ }

TypeChanges::~TypeChanges() = default;

TypeChange *TypeChanges::find(const QString &integration, const QString &eventType)
{
    const auto concerns = [&](const TypeChangePlan &plan) {
        return plan.integration == integration && plan.oldId == eventType;
    };
    for (const auto &change : m_changes) {
        if (concerns(change->plan()))
            return change.get();
    }
    const auto plans = plansIn(m_account.storage().drafts());
    const auto plan = std::ranges::find_if(plans, concerns);
    if (plan == plans.end())
        return nullptr;
    m_changes.push_back(std::make_unique<TypeChange>(m_account, *plan));
    return m_changes.back().get();
}

} // namespace storedesk::events
