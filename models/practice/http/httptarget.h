// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/path.h"
#include "practice/core/exchange.h"

namespace storedesk::practice {

// The parsed first line of a request, based on the raw bytes: once decoded, a slash in an
// identifier could not be distinguished from others.
struct HttpTarget
{
    // Set if the target includes a host, as in proxy requests.
    QByteArray authority = {};
    // Path and query.
    QByteArray raw = {};
    // Encoded.
    QByteArray path = {};
    QUrlQuery query = {};
    std::optional<catalogue::PathMatch> match = {};
    // Null for an unknown path or a wrong method.
    const catalogue::Operation *operation = nullptr;
    // Token of the file route; empty for other routes.
    QByteArray token = {};
    QString fileName = {};

    [[nodiscard]] bool isFile() const { return !token.isEmpty(); }
    // Returns the allowed methods for the Allow header.
    [[nodiscard]] QByteArray allowed() const;
};

[[nodiscard]] HttpTarget targetOf(QByteArray raw, QByteArrayView method);
[[nodiscard]] QByteArray filePath(const QByteArray &token, const QString &fileName);

} // namespace storedesk::practice
