// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>

#include <memory>

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

// Whoever trusts it accepts its certificates for 127.0.0.1 and localhost, but for their flaws. Made
// anew at each start, so that there is no key in the tree that anybody could come to trust.
class Authority final
{
public:
    [[nodiscard]] static base::Result<std::unique_ptr<Authority>> make();
    ~Authority();
    Q_DISABLE_COPY_MOVE(Authority)

    [[nodiscard]] QByteArray pem() const;
    [[nodiscard]] base::Result<Certificate> certificate(Flaw flaw = Flaw::None) const;

private:
    class Parts;

    explicit Authority(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> m_parts;
};

} // namespace storedesk::practice
