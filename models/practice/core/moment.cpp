// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/core/moment.h"
#include "base/utc.h"

#include "base/clock.h"

#include <chrono>

namespace storedesk::practice {

static char *writeDigits(char *to, int value, int digits)
{
    for (int digit = digits - 1; digit >= 0; --digit, value /= 10)
        to[digit] = static_cast<char>('0' + value % 10);
    return to + digits;
}

Moment momentNow(const base::Clock &clock)
{
    return clock.now().toMSecsSinceEpoch();
}

// Formatted by hand, because seeding a million contacts formats several million timestamps.
QByteArray isoOf(Moment moment)
{
    using namespace std::chrono;
    const sys_time<milliseconds> time{milliseconds(moment)};
    const auto midnight = floor<days>(time);
    const year_month_day date(midnight);
    const hh_mm_ss clock(time - midnight);

    QByteArray text(24, Qt::Uninitialized);
    char *to = writeDigits(text.data(), static_cast<int>(date.year()), 4);
    *to++ = '-';
    to = writeDigits(to, static_cast<int>(static_cast<unsigned>(date.month())), 2);
    *to++ = '-';
    to = writeDigits(to, static_cast<int>(static_cast<unsigned>(date.day())), 2);
    *to++ = 'T';
    to = writeDigits(to, static_cast<int>(clock.hours().count()), 2);
    *to++ = ':';
    to = writeDigits(to, static_cast<int>(clock.minutes().count()), 2);
    *to++ = ':';
    to = writeDigits(to, static_cast<int>(clock.seconds().count()), 2);
    *to++ = '.';
    to = writeDigits(to, static_cast<int>(clock.subseconds().count()), 3);
    *to = 'Z';
    return text;
}

QJsonValue jsonOf(Moment moment)
{
    return QString::fromLatin1(isoOf(moment));
}

QJsonValue jsonOf(std::optional<Moment> moment)
{
    return moment ? jsonOf(*moment) : QJsonValue(QJsonValue::Null);
}

std::optional<Moment> momentOf(const QString &text)
{
    QDateTime parsed = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!parsed.isValid())
        return std::nullopt;
    // A time without a zone is in the service's own zone, UTC.
    if (parsed.timeSpec() == Qt::LocalTime)
        parsed = QDateTime(parsed.date(), parsed.time(), base::utc);
    return parsed.toMSecsSinceEpoch();
}

} // namespace storedesk::practice
