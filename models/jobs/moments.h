// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QLocale>

#include <optional>

namespace storedesk::jobs {

// A day, or a day with a time. Many moments of the interface are days: a date of birth comes as
// midnight in UTC. Such a one is shown and typed as a day, in every time zone the same.
struct TypedMoment
{
    QDate day;
    std::optional<QTime> time = {}; // in the zone of this computer

    bool operator==(const TypedMoment &) const = default;
};

// Which moment a day without a time stands for: midnight in UTC, or, at the ends of a range, the
// first or the last one of the day in the zone of this computer.
enum class DayAs : quint8 { UtcMidnight, Begin, End };

// From the wire; nothing when it is no moment.
[[nodiscard]] std::optional<TypedMoment> momentFromWire(const QString &text,
                                                        DayAs dayAs = DayAs::UtcMidnight);
[[nodiscard]] QString wireDay(const TypedMoment &moment); // 2026-01-31
[[nodiscard]] QString wireMoment(const TypedMoment &moment,
                                 DayAs dayAs = DayAs::UtcMidnight); // in UTC

// What a person types: ISO 8601, or the short or long form of the locale, with or without a time.
[[nodiscard]] std::optional<TypedMoment> momentFromTyped(const QString &typed,
                                                         const QLocale &locale);
[[nodiscard]] QString typedText(const TypedMoment &moment, const QLocale &locale);

// A moment of the wire as it is typed; what is none stays as it is.
[[nodiscard]] QString momentWords(const QString &wire, const QLocale &locale,
                                  DayAs dayAs = DayAs::UtcMidnight);

} // namespace storedesk::jobs
