// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <optional>

namespace storedesk::imports {

// The address with the mail domain that was probably meant: ana@gmial.com → ana@gmail.com. Absent:
// the domain is a known one, or not similar to any. Never a correction by itself: somebody has to
// agree.
[[nodiscard]] std::optional<QByteArray> likelyAddress(QByteArrayView address);

} // namespace storedesk::imports
