// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTimeZone>

class QJsonObject;

namespace storedesk::account {

// Returns the time zone of a store. Invalid if the store has none.
[[nodiscard]] QTimeZone storeZone(const QJsonObject &store);
// Returns the time zone of a store, or that of this computer if the store has none.
[[nodiscard]] QTimeZone usualZone(const QJsonObject &store);

} // namespace storedesk::account
