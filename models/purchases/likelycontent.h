// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonArray>
#include <QStringList>

#include <optional>

namespace storedesk::purchases {

enum class TableContent : quint8 { Contacts, Products, Purchases };

// Guesses from its headings what a table is about. Absent if the headings do not say.
[[nodiscard]] std::optional<TableContent> likelyContentOf(const QStringList &headings,
                                                          const QJsonArray &contactFields);

} // namespace storedesk::purchases
