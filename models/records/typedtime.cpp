// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/typedtime.h"
#include "base/utc.h"

#include <QRegularExpression>

namespace storedesk::records {

using namespace Qt::StringLiterals;

static QString dayFormat()
{
    return u"d MMM yyyy"_s;
}

static QDateTime momentOf(QDate day, DayAs dayAs)
{
    switch (dayAs) {
    case DayAs::Begin:
        return day.startOfDay();
    case DayAs::End:
        return day.endOfDay();
    case DayAs::UtcMidnight:
        break;
    }
    return {day, QTime(0, 0), base::utc};
}

std::optional<TypedTime> momentFromWire(const QString &text, DayAs dayAs)
{
    if (text.size() == 10) {
        const QDate day = QDate::fromString(text, Qt::ISODate);
        return day.isValid() ? std::optional(TypedTime{.day = day}) : std::nullopt;
    }
    const QDateTime moment = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!moment.isValid())
        return std::nullopt;
    const QDateTime local = moment.toLocalTime();
    const QDate day = dayAs == DayAs::UtcMidnight ? moment.toUTC().date() : local.date();
    if (moment == momentOf(day, dayAs))
        return TypedTime{.day = day};
    return TypedTime{.day = local.date(), .time = local.time()};
}

QString wireDay(const TypedTime &moment)
{
    return moment.day.toString(Qt::ISODate);
}

QString wireMoment(const TypedTime &moment, DayAs dayAs)
{
    const QDateTime meant =
        moment.time ? QDateTime(moment.day, *moment.time) : momentOf(moment.day, dayAs);
    return meant.toUTC().toString(Qt::ISODateWithMs);
}

// Parses dates with the month in letters, which are unambiguous.
static QDate writtenDay(const QString &text, const QLocale &locale)
{
    static const QRegularExpression weekday(u"d{3,4}[,.]?\\s*"_s);
    const QString whole = locale.dateFormat(QLocale::LongFormat);
    const QString withoutWeekday = QString(whole).remove(weekday);
    for (const QString &format : {dayFormat(), u"d MMMM yyyy"_s, u"MMM d, yyyy"_s,
                                  u"MMMM d, yyyy"_s, whole, withoutWeekday}) {
        const QDate day = locale.toDate(text, format);
        if (day.isValid())
            return day;
    }
    return {};
}

static QDate dayFromTyped(const QString &text, const QLocale &locale)
{
    for (const QString &format : {u"yyyy-MM-dd"_s, u"d.M.yyyy"_s}) {
        const QDate day = locale.toDate(text, format);
        if (day.isValid())
            return day;
    }
    // Files and other programs often use English, whatever the system language is.
    for (const auto &spoken : {locale, QLocale(QLocale::English)}) {
        const QDate day = writtenDay(text, spoken);
        if (day.isValid())
            return day;
    }
    // Accept only full years, because a two-digit year is ambiguous.
    QString shortForm = locale.dateFormat(QLocale::ShortFormat);
    if (!shortForm.contains("yyyy"_L1))
        shortForm.replace("yy"_L1, "yyyy"_L1);
    return locale.toDate(text, shortForm);
}

static QTime timeFromTyped(const QString &text, const QLocale &locale)
{
    for (const QString &format :
         {u"H:mm"_s, u"H:mm:ss"_s, u"H:mm:ss.zzz"_s, locale.timeFormat(QLocale::ShortFormat)}) {
        const QTime time = locale.toTime(text, format);
        if (time.isValid())
            return time;
    }
    return {};
}

std::optional<TypedTime> momentFromTyped(const QString &typed, const QLocale &locale)
{
    const QString text = typed.simplified();
    if (text.contains(u'T')) {
        if (const auto wire = momentFromWire(text))
            return wire;
    }
    if (const QDate day = dayFromTyped(text, locale); day.isValid())
        return TypedTime{.day = day};
    // The time comes last and is separated from the date by a comma or a blank.
    for (qsizetype at = text.size() - 1; at > 0; --at) {
        if (text.at(at) != u' ' && text.at(at) != u',')
            continue;
        const QTime time = timeFromTyped(text.mid(at + 1).trimmed(), locale);
        QString before = text.left(at).trimmed();
        if (before.endsWith(u','))
            before.chop(1);
        const QDate day = dayFromTyped(before, locale);
        if (time.isValid() && day.isValid())
            return TypedTime{.day = day, .time = time};
    }
    return std::nullopt;
}

QString typedText(const TypedTime &moment, const QLocale &locale)
{
    QString day = locale.toString(moment.day, dayFormat());
    if (!moment.time)
        return day;
    const QString format = moment.time->second() == 0 ? u"HH:mm"_s : u"HH:mm:ss"_s;
    return u"%1, %2"_s.arg(day, locale.toString(*moment.time, format));
}

QString momentWords(const QString &wire, const QLocale &locale, DayAs dayAs)
{
    const auto moment = momentFromWire(wire, dayAs);
    return moment ? typedText(*moment, locale) : wire;
}

} // namespace storedesk::records
