// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QLocale>

#include <optional>

namespace storedesk::records {

// A date with an optional time. Many timestamps in the API are really dates. For example, a date of
// birth is sent as midnight in UTC. Such a value is shown and typed as the same date in every time
// zone.
struct TypedTime
{
    QDate day;
    // The time in the local time zone.
    std::optional<QTime> time = {};

    bool operator==(const TypedTime &) const = default;
};

// The timestamp for a date without a time. This is midnight in UTC, or, for a range, the start or
// end of the day in the local time zone.
enum class DayAs : quint8 { UtcMidnight, Begin, End };

// Parses a timestamp from the API. Returns nothing if the text is invalid.
[[nodiscard]] std::optional<TypedTime> momentFromWire(const QString &text,
                                                      DayAs dayAs = DayAs::UtcMidnight);
// Formats the date for the API, such as 2026-01-31.
[[nodiscard]] QString wireDay(const TypedTime &moment);
// Formats the timestamp for the API, in UTC.
[[nodiscard]] QString wireMoment(const TypedTime &moment, DayAs dayAs = DayAs::UtcMidnight);

// Parses user input in ISO 8601 or in the locale's short or long format, with or without a time.
[[nodiscard]] std::optional<TypedTime> momentFromTyped(const QString &typed, const QLocale &locale);
[[nodiscard]] QString typedText(const TypedTime &moment, const QLocale &locale);

// Converts a timestamp from the API to the typed format. Other text is returned unchanged.
[[nodiscard]] QString momentWords(const QString &wire, const QLocale &locale,
                                  DayAs dayAs = DayAs::UtcMidnight);

} // namespace storedesk::records
