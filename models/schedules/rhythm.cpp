// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "schedules/rhythm.h"

#include "base/jsonmembers.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>
#include <array>

namespace storedesk::schedules {

using namespace Qt::StringLiterals;

namespace {

struct RhythmWords
{
    Q_DECLARE_TR_FUNCTIONS(Rhythm)
};

constexpr auto everyInFile = "every"_L1;
constexpr auto weekdayInFile = "weekday"_L1;
constexpr auto monthDayInFile = "day"_L1;
constexpr auto timeInFile = "time"_L1;
constexpr auto zoneInFile = "zone"_L1;
constexpr auto timeFormat = "HH:mm"_L1;

// Never rename these, because they are stored in users' files. They are in the order of Every.
constexpr std::array everyNames{"day"_L1, "week"_L1, "month"_L1, "file"_L1};
static_assert(everyNames.size() == static_cast<std::size_t>(Rhythm::Every::Count));

// Long enough for a day of the month, which recurs after 31 days at most.
constexpr int daysToSearch = 32;

QTimeZone zoneOf(const Rhythm &rhythm)
{
    const QTimeZone zone(rhythm.zone);
    return zone.isValid() ? zone : QTimeZone::systemTimeZone();
}

bool isDayOf(const Rhythm &rhythm, QDate day)
{
    switch (rhythm.every) {
    case Rhythm::Every::Week:
        return day.dayOfWeek() == rhythm.weekday;
    case Rhythm::Every::Month:
        return day.day() == std::min(rhythm.monthDay, day.daysInMonth());
    default:
        return true;
    }
}

// Does not depend on how Qt resolves times that exist twice or not at all, which differs between
// its versions.
QDateTime momentOf(QDate day, QTime time, const QTimeZone &zone)
{
    const QDateTime asUtc(day, time, Qt::UTC);
    const auto before = asUtc.addSecs(-zone.offsetFromUtc(asUtc.addDays(-1)));
    const auto after = asUtc.addSecs(-zone.offsetFromUtc(asUtc.addDays(1)));
    const bool isAfter = before != after
        && zone.offsetFromUtc(before) != zone.offsetFromUtc(asUtc.addDays(-1))
        && zone.offsetFromUtc(after) == zone.offsetFromUtc(asUtc.addDays(1));
    return isAfter ? after : before;
}

} // namespace

std::optional<QDateTime> Rhythm::latest(const QDateTime &now) const
{
    if (every == Every::File)
        return std::nullopt;
    const auto place = zoneOf(*this);
    const auto today = now.toTimeZone(place).date();
    for (int back = 0; back <= daysToSearch; ++back) {
        const auto day = today.addDays(-back);
        const auto moment = momentOf(day, time, place);
        if (isDayOf(*this, day) && moment <= now)
            return moment;
    }
    return std::nullopt;
}

std::optional<QDateTime> Rhythm::next(const QDateTime &now) const
{
    if (every == Every::File)
        return std::nullopt;
    const auto place = zoneOf(*this);
    const auto today = now.toTimeZone(place).date();
    for (int ahead = 0; ahead <= daysToSearch; ++ahead) {
        const auto day = today.addDays(ahead);
        const auto moment = momentOf(day, time, place);
        if (isDayOf(*this, day) && moment > now)
            return moment;
    }
    return std::nullopt;
}

QString weekdayWords(int weekday)
{
    return weekday == 0 ? RhythmWords::tr("every day")
                        : RhythmWords::tr("every %1", "day of the week")
                              .arg(QLocale().standaloneDayName(weekday, QLocale::LongFormat));
}

QString Rhythm::words() const
{
    if (every == Every::File)
        return RhythmWords::tr("when a file arrives");
    const auto days = every == Every::Month ? RhythmWords::tr("day %1 of every month").arg(monthDay)
                                            : weekdayWords(every == Every::Week ? weekday : 0);
    auto clock = time.toString(timeFormat);
    if (!zone.isEmpty() && zone != QTimeZone::systemTimeZoneId())
        clock = RhythmWords::tr("%1 in %2", "time, time zone").arg(clock, QString::fromUtf8(zone));
    return RhythmWords::tr("%1, %2", "days, time").arg(days, clock);
}

void Rhythm::addTo(QJsonObject &object) const
{
    object.insert(everyInFile, QString(everyNames[static_cast<std::size_t>(every)]));
    if (every == Every::Week)
        object.insert(weekdayInFile, weekday);
    if (every == Every::Month)
        object.insert(monthDayInFile, monthDay);
    object.insert(timeInFile, time.toString(timeFormat));
    if (!zone.isEmpty())
        object.insert(zoneInFile, QString::fromUtf8(zone));
}

Rhythm Rhythm::readFrom(base::JsonMembers &members)
{
    Rhythm rhythm;
    const auto name = members.text(everyInFile);
    const auto found = std::ranges::find(everyNames, name);
    if (found == everyNames.end())
        members.addFault(everyInFile, RhythmWords::tr("must be day, week, month or file."));
    else
        rhythm.every = static_cast<Every>(found - everyNames.begin());
    rhythm.weekday = static_cast<int>(members.whole(weekdayInFile, 1, 7).value_or(1));
    rhythm.monthDay = static_cast<int>(members.whole(monthDayInFile, 1, 31).value_or(1));
    const auto clock = members.text(timeInFile);
    rhythm.time = QTime::fromString(clock.isEmpty() ? u"00:00"_s : clock, timeFormat);
    if (!rhythm.time.isValid())
        members.addFault(timeInFile, RhythmWords::tr("must be a time such as 08:00."));
    rhythm.zone = members.text(zoneInFile).toUtf8();
    if (!rhythm.zone.isEmpty() && !QTimeZone(rhythm.zone).isValid())
        members.addFault(zoneInFile, RhythmWords::tr("is not a time zone."));
    return rhythm;
}

} // namespace storedesk::schedules
