// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QJsonObject>

namespace storedesk::api {

// Whether what was found says what was sent: moments in any notation, numbers to the cent, lists in
// any order, objects member by member of what was sent. Null, empty and absent are one; a number or
// a truth value may be written as text.
[[nodiscard]] bool valuesMatch(const QJsonValue &sent, const QJsonValue &found);

// The same for an order that has no name, an export or an import: filters that were not sent must
// not be found either, and a day may come back as the moment at which it begins or ends in the
// account's time zone.
[[nodiscard]] bool ordersMatch(const QJsonObject &sent, const QJsonObject &found);

// The same with three answers, for two values of which one may be missing or written in a way that
// is nobody's documented one. Letters count in no case: both are names of the same thing.
enum class ValueMatch : quint8 { Same, NotSaid, Other };
[[nodiscard]] ValueMatch valueMatchOf(const QJsonValue &sent, const QJsonValue &found);

// ISO 8601 with date and time; invalid when it is none.
[[nodiscard]] QDateTime momentOf(const QString &text);
// The same, when it also says its time zone, as the service is documented to do.
[[nodiscard]] QDateTime zonedMomentOf(const QString &text);

} // namespace storedesk::api
