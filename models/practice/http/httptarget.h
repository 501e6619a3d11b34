// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/path.h"
#include "practice/core/exchange.h"

namespace storedesk::practice {

// What the first line of a request asks for, read from the bytes as they were sent: once decoded, a
// slash in an identifier looks like any other.
struct HttpTarget
{
    QByteArray authority = {}; // of a target that names its host, as one for a proxy does
    QByteArray raw = {}; // path and query
    QByteArray path = {}; // encoded
    QUrlQuery query = {};
    std::optional<catalogue::PathMatch> match = {};
    const catalogue::Operation *operation = nullptr; // absent also when the method is wrong
    QByteArray token = {}; // of the file route; empty: it is something else
    QString fileName = {};

    [[nodiscard]] bool isFile() const { return !token.isEmpty(); }
    // The methods there are, for the Allow header.
    [[nodiscard]] QByteArray allowed() const;
};

[[nodiscard]] HttpTarget targetOf(QByteArray raw, QByteArrayView method);
// The path under which a file is handed out.
[[nodiscard]] QByteArray filePath(const QByteArray &token, const QString &fileName);

} // namespace storedesk::practice
