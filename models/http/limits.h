// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

namespace storedesk::http {

// Limits for responses. The service is trusted to be authentic, but not to send well-behaved data.
inline constexpr qint64 answerLimit = 64LL * 1024 * 1024;
inline constexpr int depthLimit = 64;

// Returns whether objects and lists are nested deeper than this. Checks only brackets; the text
// need not be valid JSON.
[[nodiscard]] bool isDeeperThan(QByteArrayView json, int depth);

} // namespace storedesk::http
