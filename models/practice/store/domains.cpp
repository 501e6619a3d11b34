// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/domains.h"

#include "catalogue/key.h"
#include "practice/store/store.h"

#include <QUrl>

namespace storedesk::practice {

namespace key = catalogue::key;

Domains::Domains(Store &store)
    : m_domains(store.list(IdKind::Store, 0, 1).first().toObject()[key::domains].toArray())
{
    for (const auto &domain : std::as_const(m_domains))
        m_hosts.append(QUrl(domain.toString()).host());
}

bool Domains::allow(const QString &address) const
{
    return m_hosts.contains(QUrl(address).host());
}

} // namespace storedesk::practice
