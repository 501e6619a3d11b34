// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <memory>
#include <vector>

namespace storedesk::account {
class Account;
} // namespace storedesk::account

namespace storedesk::events {

class TypeChange;

// Owns the running changes to event types in an open account. A change continues after its page is
// closed, and the next page for the same event type shows that change.
class TypeChanges final
{
public:
    // The account must outlive this object.
    explicit TypeChanges(account::Account &account);
    ~TypeChanges();
    Q_DISABLE_COPY_MOVE(TypeChanges)

    // Returns the change for this event type, created from the stored plan if necessary. Null if
    // there is no plan.
    [[nodiscard]] TypeChange *find(const QString &integration, const QString &eventType);

private:
    account::Account &m_account;
    std::vector<std::unique_ptr<TypeChange>> m_changes;
};

} // namespace storedesk::events
