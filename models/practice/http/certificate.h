// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>

#include <memory>

namespace storedesk::practice {

// The flaw in a certificate. Each certificate has only this flaw.
enum class Flaw : quint8 {
    None,
    // There is no trusted issuer.
    SelfSigned,
    Expired,
    // Issued for another name.
    WrongHost,
    // The issuer's certificate is not sent along.
    MissingIntermediate,
    // The certificate is valid, but the listener supports only TLS 1.1.
    OldTls
};

// A certificate and its key, both as PEM.
struct Certificate
{
    QByteArray chain;
    QByteArray key;
};

// A certificate authority for 127.0.0.1 and localhost. Clients that trust it accept its
// certificates, except for their flaws. Created at each start, so that the source tree
// contains no key that could become trusted.
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
