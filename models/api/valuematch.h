// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QJsonObject>

namespace storedesk::api {

// Returns whether the value found equals the value sent: times in any notation, numbers to the
// cent, lists in any order, objects by the members sent. Null, empty and missing are equal; a
// number or boolean may be written as text.
[[nodiscard]] bool valuesMatch(const QJsonValue &sent, const QJsonValue &found);

// Compares exports or imports, which have no name. Filters that were not sent must not be in the
// record either. A day may be returned as the time at which it begins or ends in the account's time
// zone.
[[nodiscard]] bool ordersMatch(const QJsonObject &sent, const QJsonObject &found);

// The result of comparing two values, one of which may be missing or in an undocumented notation.
// Case is ignored, because both values name the same thing.
enum class ValueMatch : quint8 { Same, NotSaid, Other };
[[nodiscard]] ValueMatch valueMatchOf(const QJsonValue &sent, const QJsonValue &found);

// Parses ISO 8601 with date and time; invalid if malformed.
[[nodiscard]] QDateTime momentOf(const QString &text);
// Like momentOf(), but requires a time zone, as the service is documented to send.
[[nodiscard]] QDateTime zonedMomentOf(const QString &text);

} // namespace storedesk::api
