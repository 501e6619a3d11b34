// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/http/otherorigin.h"

#include <map>

namespace storedesk::practice {

// A service's additional listeners, and the authority that issues their certificates. Each listener
// is created on first use. Thread-safe.
class OtherOrigins final
{
public:
    // Sets the service's base URL.
    void setBase(const QUrl &base);

    // Return null if the listener cannot be created.
    [[nodiscard]] OtherOrigin *elsewhere(Elsewhere difference);
    [[nodiscard]] OtherOrigin *flawed(Flaw flaw);
    [[nodiscard]] QByteArray authority();
    [[nodiscard]] base::Result<Certificate> certificate(Flaw flaw);

private:
    [[nodiscard]] base::Result<Authority *> trusted();
    [[nodiscard]] OtherOrigin *made(const QByteArray &name, OtherOrigin::Place place, Flaw flaw,
                                    bool tls);

    std::recursive_mutex m_mutex;
    QUrl m_base;
    std::unique_ptr<Authority> m_authority;
    std::map<QByteArray, std::unique_ptr<OtherOrigin>> m_origins;
};

} // namespace storedesk::practice
