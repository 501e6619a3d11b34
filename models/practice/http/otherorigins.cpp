// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "otherorigins.h"

#include "practice/http/httptls.h"

namespace storedesk::practice {

using namespace Qt::StringLiterals;

void OtherOrigins::setBase(const QUrl &base)
{
    const std::lock_guard lock(m_mutex);
    m_base = base;
}

// All addresses in 127.0.0.0/8 belong to this computer, so another host can have the same port.
OtherOrigin *OtherOrigins::elsewhere(Elsewhere difference)
{
    const std::lock_guard lock(m_mutex);
    const bool tls = m_base.scheme() == "https"_L1;
    switch (difference) {
    case Elsewhere::Host:
        return made("host", {.host = "127.0.0.2", .port = quint16(m_base.port())}, Flaw::None, tls);
    case Elsewhere::Scheme:
        return made("scheme", {}, Flaw::None, !tls);
    case Elsewhere::Port:
        break;
    }
    return made("port", {}, Flaw::None, tls);
}

OtherOrigin *OtherOrigins::flawed(Flaw flaw)
{
    return made("flaw" + QByteArray::number(int(flaw)), {.tlsPriorities = tlsPriorities(flaw)},
                flaw, true);
}

QByteArray OtherOrigins::authority()
{
    const auto found = trusted();
    return found ? (*found)->pem() : QByteArray();
}

base::Result<Certificate> OtherOrigins::certificate(Flaw flaw)
{
    return trusted().and_then(
        [flaw](Authority *authority) { return authority->certificate(flaw); });
}

base::Result<Authority *> OtherOrigins::trusted()
{
    const std::lock_guard lock(m_mutex);
    if (!m_authority) {
        auto made = Authority::make();
        if (!made)
            return tl::make_unexpected(made.error());
        m_authority = std::move(*made);
    }
    return m_authority.get();
}

OtherOrigin *OtherOrigins::made(const QByteArray &name, OtherOrigin::Place place, Flaw flaw,
                                bool tls)
{
    const std::lock_guard lock(m_mutex);
    auto &origin = m_origins[name];
    if (origin)
        return origin.get();
    const auto own = tls ? certificate(flaw) : Certificate();
    if (!own)
        return nullptr;
    place.certificate = tls ? &*own : nullptr;
    if (auto started = OtherOrigin::start(place))
        origin = std::move(*started);
    return origin.get();
}

} // namespace storedesk::practice
