// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QJsonObject>

#include <optional>

namespace storedesk::base {
class JsonMembers;
}

namespace storedesk::schedules {

// When a schedule runs: at a time of day in a time zone, or whenever a file arrives.
struct Rhythm
{
    enum class Every : quint8 { Day, Week, Month, File, Count };

    Every every = Every::Day;
    // 1 is Monday.
    int weekday = 1;
    // In a shorter month, the last day is used.
    int monthDay = 1;
    QTime time = QTime(0, 0);
    // The IANA name of the time zone. If empty, the time zone of the computer applies.
    QByteArray zone = {};

    bool operator==(const Rhythm &) const = default;

    // Returns the last planned time that is not later than the given time. A time that daylight
    // saving skips is moved forward by the length of the gap, and of two equal times the first one
    // counts. Returns nothing if the rhythm has no times.
    [[nodiscard]] std::optional<QDateTime> latest(const QDateTime &now) const;
    // Returns the first planned time after the given time.
    [[nodiscard]] std::optional<QDateTime> next(const QDateTime &now) const;
    // Returns a text such as "every Monday, 08:00".
    [[nodiscard]] QString words() const;

    void addTo(QJsonObject &object) const;
    [[nodiscard]] static Rhythm readFrom(base::JsonMembers &members);
};

// Returns a text such as "every day" or "every Monday". 0 stands for every day.
[[nodiscard]] QString weekdayWords(int weekday);

} // namespace storedesk::schedules
