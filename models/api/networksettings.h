// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

namespace storedesk::api {

// How this program reaches the network, all accounts alike.
struct ProxyChoice
{
    enum class Mode : quint8 { System, Manual, None };

    Mode mode = Mode::System;
    QString host = {}; // of a manual one
    quint16 port = 0;
    QString user = {}; // empty: it asks for none
    QString password = {};

    bool operator==(const ProxyChoice &) const = default;
};

// Holds for every request from now on. What stays on this computer never goes through a proxy.
void useProxy(const ProxyChoice &proxy);

// The certificates of this PEM file are trusted besides those of the system, and no others that
// were trusted by an earlier call. An empty path: only the system's. Answers how many there are.
[[nodiscard]] base::Result<int> trustAlso(const QString &path);

// Grows with every change of the above: connections made before belong to what was chosen then.
[[nodiscard]] int networkGeneration();

} // namespace storedesk::api
