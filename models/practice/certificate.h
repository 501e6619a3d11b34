// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>

namespace storedesk::practice {

// What is wrong with a certificate. Each of these has this one flaw and no other.
enum class Flaw : quint8 {
    None,
    SelfSigned, // nobody vouches for it
    Expired,
    WrongHost, // made for another name
    MissingIntermediate, // its issuer is not sent along
    OldTls // the certificate is good, but the listener speaks TLS 1.1 only
};

// A certificate and its key, both as PEM.
struct Certificate
{
    QByteArray chain;
    QByteArray key;
};

// Whoever trusts `authority` accepts `server` for 127.0.0.1 and localhost, unless it has a flaw.
struct Identity
{
    QByteArray authority; // PEM
    Certificate server;
};

// Made anew at each call, so that there is no key in the tree that anybody could come to trust.
[[nodiscard]] base::Result<Identity> makeIdentity(Flaw flaw = Flaw::None);

} // namespace storedesk::practice
