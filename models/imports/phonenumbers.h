// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace storedesk::imports {

// What the numbering plans of all countries say of phone numbers. For any thread; some ten
// thousand numbers a second.

// In international form, +34612345678; absent: it is no number that could exist. The prefix is
// that of the country where it has none of its own.
[[nodiscard]] std::optional<QByteArray> internationalPhone(QByteArrayView text,
                                                           const QString &prefix);
// Whether +34 and what follows can be a number of Spain. Quick: most files have no others.
[[nodiscard]] bool isSpanishPhone(QByteArrayView international);
// A number in international form that no country has: too long, too short.
[[nodiscard]] bool isImpossiblePhone(QByteArrayView international);

} // namespace storedesk::imports
