// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/path.h"
#include "practice/core/exchange.h"

namespace storedesk::practice {

// The parsed first line of a request. Based on the raw bytes, because a slash within an identifier
// looks like any other once it is decoded.
struct HttpTarget
{
    // Set if the target includes a host, as in proxy requests.
    QByteArray authority = {};
    // Path and query.
    QByteArray raw = {};
    // Still percent-encoded.
    QByteArray path = {};
    QUrlQuery query = {};
    std::optional<catalogue::PathMatch> match = {};
    // Null for an unknown path or a wrong method.
    const catalogue::Operation *operation = nullptr;
    // The token on the file route. Empty for other routes.
    QByteArray token = {};
    QString fileName = {};

    [[nodiscard]] bool isFile() const { return !token.isEmpty(); }
    // Returns the allowed methods for the Allow header.
    [[nodiscard]] QByteArray allowed() const;
};

[[nodiscard]] HttpTarget targetOf(QByteArray raw, QByteArrayView method);
[[nodiscard]] QByteArray filePath(const QByteArray &token, const QString &fileName);

} // namespace storedesk::practice
