// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <optional>

namespace storedesk::importcheck {

// Suggests the address with the mail domain that was probably intended: ana@gmial.com →
// ana@gmail.com. Returns nothing if the domain is known or not similar to a known one. The user has
// to confirm the suggestion.
[[nodiscard]] std::optional<QByteArray> likelyAddress(QByteArrayView address);

} // namespace storedesk::importcheck
