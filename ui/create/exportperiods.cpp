// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/exportperiods.h"

#include "catalogue/limits.h"
#include "jobs/moments.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace storedesk::ui::create {

using catalogue::limits::exportDays;

static QList<ExportPeriod> periodsOfDays(QDate from, QDate to)
{
    QList<ExportPeriod> periods;
    while (from <= to) {
        const auto last = std::min(to, from.addDays(exportDays - 1)); // both days are in
        periods.append({from.toString(Qt::ISODate), last.toString(Qt::ISODate)});
        from = last.addDays(1);
    }
    return periods;
}

constexpr qint64 longest = exportDays * 24LL * 60 * 60 * 1000;

// From the first moment of a day to the last one of another, in the zone of this computer: each
// period ends with a day. Where the clocks go back, 31 days are longer than an export may be.
static QList<ExportPeriod> periodsOfLocalDays(QDate from, QDate to)
{
    QList<ExportPeriod> periods;
    while (from <= to) {
        auto last = std::min(to, from.addDays(exportDays - 1));
        if (from.startOfDay().msecsTo(last.endOfDay()) > longest)
            last = last.addDays(-1);
        periods.append({jobs::wireMoment({.day = from}, jobs::DayAs::Begin),
                        jobs::wireMoment({.day = last}, jobs::DayAs::End)});
        from = last.addDays(1);
    }
    return periods;
}

// That the last day is in is documented for days only. For moments the next period begins one
// millisecond later, the least that the interface can write: should the end not be in, no more than
// that millisecond is missing.
static QList<ExportPeriod> periodsOfMoments(QDateTime from, const QDateTime &to)
{
    QList<ExportPeriod> periods;
    do {
        const bool fits = from.msecsTo(to) <= longest;
        const auto last = fits ? to : from.addMSecs(longest - 1);
        periods.append({from.toString(Qt::ISODateWithMs), last.toString(Qt::ISODateWithMs)});
        from = last.addMSecs(1);
    } while (from <= to);
    return periods;
}

QList<ExportPeriod> exportPeriods(const QString &from, const QString &to, bool wholeDays)
{
    const auto first = QDateTime::fromString(from, Qt::ISODateWithMs);
    const auto last = QDateTime::fromString(to, Qt::ISODateWithMs);
    if (!first.isValid() || !last.isValid() || last < first)
        return {};
    if (wholeDays)
        return periodsOfDays(first.date(), last.date());
    const auto begin = jobs::momentFromWire(from, jobs::DayAs::Begin);
    const auto end = jobs::momentFromWire(to, jobs::DayAs::End);
    return begin && end && !begin->time && !end->time
        ? periodsOfLocalDays(begin->day, end->day)
        : periodsOfMoments(first.toUTC(), last.toUTC());
}

QString wordsOf(const ExportPeriod &period)
{
    const QLocale locale;
    return QCoreApplication::translate("ExportPeriods", "%1 to %2", "from one date to another")
        .arg(jobs::momentWords(period.from, locale, jobs::DayAs::Begin),
             jobs::momentWords(period.to, locale, jobs::DayAs::End));
}

} // namespace storedesk::ui::create
