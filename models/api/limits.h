// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

namespace storedesk::api {

// What we are willing to take from a service that is trusted to be itself, but not with what it
// sends.
inline constexpr qint64 answerLimit = 64LL * 1024 * 1024;
inline constexpr int depthLimit = 64;

// Whether objects and lists are nested deeper than that. Only brackets are looked at: the text need
// not be valid.
[[nodiscard]] bool isDeeperThan(QByteArrayView json, int depth);

} // namespace storedesk::api
