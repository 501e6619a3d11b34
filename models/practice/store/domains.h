// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonArray>
#include <QStringList>

namespace storedesk::practice {

class Store;

// The domains that the store's product pages may use.
class Domains final
{
public:
    explicit Domains(Store &store);

    [[nodiscard]] bool allow(const QString &address) const;
    [[nodiscard]] const QJsonArray &list() const { return m_domains; }

private:
    QJsonArray m_domains;
    QStringList m_hosts;
};

} // namespace storedesk::practice
