// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QJsonValue>
#include <QString>

#include <optional>

namespace storedesk::base {
class Clock;
}

namespace storedesk::practice {

// Times are stored as milliseconds since 1970 in UTC and sent as 2026-01-31T10:00:00.000Z.
using Moment = qint64;

inline constexpr Moment second = 1000;
inline constexpr Moment minute = 60 * second;
inline constexpr Moment hour = 60 * minute;
inline constexpr Moment day = 24 * hour;

[[nodiscard]] Moment momentNow(const base::Clock &clock);
[[nodiscard]] QByteArray isoOf(Moment moment);
[[nodiscard]] QJsonValue jsonOf(Moment moment);
// Returns null if there is no time.
[[nodiscard]] QJsonValue jsonOf(std::optional<Moment> moment);
// Parses a date, or a date and time with a zone.
[[nodiscard]] std::optional<Moment> momentOf(const QString &text);

} // namespace storedesk::practice
