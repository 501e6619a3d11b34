// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

namespace storedesk::http {

// The proxy that the program uses for all accounts.
struct ProxyChoice
{
    enum class Mode : quint8 { System, Manual, None };

    Mode mode = Mode::System;
    // The host of a manually set proxy.
    QString host = {};
    quint16 port = 0;
    // Empty if the proxy needs no login.
    QString user = {};
    QString password = {};

    bool operator==(const ProxyChoice &) const = default;
};

// Applies to all later requests. Connections to this computer never use a proxy.
void useProxy(const ProxyChoice &proxy);

// Trusts the certificates in this PEM file in addition to the system's certificates. Replaces the
// file from an earlier call. With an empty path, only the system's certificates are trusted.
// Returns the number of certificates.
[[nodiscard]] base::Result<int> trustAlso(const QString &path);

// Incremented with every change of proxy or certificates. Connections made with an earlier
// generation use the old settings.
[[nodiscard]] int networkGeneration();

} // namespace storedesk::http
