// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace storedesk::importcheck {

// Validates phone numbers against the numbering plans of all countries. Thread-safe. Processes
// about ten thousand numbers per second.

// Returns the number in international form (+34612345678), or nothing if it is impossible. The
// prefix is the country code for numbers without a country code.
[[nodiscard]] std::optional<QByteArray> internationalPhone(QByteArrayView text,
                                                           const QString &prefix);
// Returns whether the number can be a Spanish number. This test is fast, because most files contain
// only Spanish numbers.
[[nodiscard]] bool isSpanishPhone(QByteArrayView international);
// Returns whether a number in international form is impossible in any country, for example because
// it is too long or too short.
[[nodiscard]] bool isImpossiblePhone(QByteArrayView international);

} // namespace storedesk::importcheck
