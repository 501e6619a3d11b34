// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/jsonmembers.h"
#include "schedules/rhythm.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>
#include <QTimeZone>

namespace tst_rhythm {

using namespace Qt::StringLiterals;
using storedesk::schedules::Rhythm;

// Tests when schedules run. Spain has UTC+1, and UTC+2 from 29 March to 25 October 2026.
class TestRhythm final : public QObject
{
    Q_OBJECT

private:
    static QDateTime utc(const QString &text) { return QDateTime::fromString(text, Qt::ISODate); }
    static QString next(const Rhythm &rhythm, const QString &now)
    {
        const auto next = rhythm.next(utc(now));
        return next ? next->toUTC().toString(Qt::ISODate) : QString();
    }
    static QString latest(const Rhythm &rhythm, const QString &now)
    {
        const auto latest = rhythm.latest(utc(now));
        return latest ? latest->toUTC().toString(Qt::ISODate) : QString();
    }
    static Rhythm madrid(Rhythm rhythm)
    {
        rhythm.zone = "Europe/Madrid";
        return rhythm;
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void aDayFollowsTheClockOfItsTimeZone()
    {
        const auto daily = madrid({.time = QTime(8, 0)});
        QCOMPARE(next(daily, u"2026-03-28T06:59:00Z"_s), u"2026-03-28T07:00:00Z"_s);
        QCOMPARE(next(daily, u"2026-03-28T07:00:00Z"_s), u"2026-03-29T06:00:00Z"_s);
        QCOMPARE(latest(daily, u"2026-03-29T05:59:00Z"_s), u"2026-03-28T07:00:00Z"_s);
        QCOMPARE(latest(daily, u"2026-10-25T07:00:00Z"_s), u"2026-10-25T07:00:00Z"_s);
    }

    // On 29 March, clocks go from 02:00 to 03:00.
    void aTimeThatDaylightSavingSkipsIsMovedByTheGap()
    {
        const auto daily = madrid({.time = QTime(2, 30)});
        QCOMPARE(next(daily, u"2026-03-28T12:00:00Z"_s), u"2026-03-29T01:30:00Z"_s);
        QCOMPARE(next(daily, u"2026-03-29T01:30:00Z"_s), u"2026-03-30T00:30:00Z"_s);
    }

    // On 25 October, clocks go from 03:00 back to 02:00.
    void ofATimeThatExistsTwiceTheFirstOneCounts()
    {
        const auto daily = madrid({.time = QTime(2, 30)});
        QCOMPARE(next(daily, u"2026-10-24T12:00:00Z"_s), u"2026-10-25T00:30:00Z"_s);
        QCOMPARE(next(daily, u"2026-10-25T00:30:00Z"_s), u"2026-10-26T01:30:00Z"_s);
        QCOMPARE(latest(daily, u"2026-10-25T01:45:00Z"_s), u"2026-10-25T00:30:00Z"_s);
    }

    void aWeekHasItsDay()
    {
        const auto mondays =
            madrid({.every = Rhythm::Every::Week, .weekday = 1, .time = QTime(7, 30)});
        QCOMPARE(next(mondays, u"2026-11-18T12:00:00Z"_s), u"2026-11-23T06:30:00Z"_s);
        QCOMPARE(latest(mondays, u"2026-11-18T12:00:00Z"_s), u"2026-11-16T06:30:00Z"_s);
    }

    void aShorterMonthRunsOnItsLastDay()
    {
        const auto monthly =
            madrid({.every = Rhythm::Every::Month, .monthDay = 31, .time = QTime(0, 0)});
        QCOMPARE(next(monthly, u"2026-02-10T00:00:00Z"_s), u"2026-02-27T23:00:00Z"_s);
        QCOMPARE(next(monthly, u"2026-02-27T23:00:00Z"_s), u"2026-03-30T22:00:00Z"_s);
        QCOMPARE(latest(monthly, u"2026-12-30T12:00:00Z"_s), u"2026-11-29T23:00:00Z"_s);
    }

    void anArrivingFileHasNoTime()
    {
        const Rhythm watching{.every = Rhythm::Every::File};
        QVERIFY(!watching.next(utc(u"2026-11-18T12:00:00Z"_s)));
        QVERIFY(!watching.latest(utc(u"2026-11-18T12:00:00Z"_s)));
    }

    void allOfItIsStored_data()
    {
        QTest::addColumn<int>("every");
        for (int every = 0; every < static_cast<int>(Rhythm::Every::Count); ++every)
            QTest::addRow("%d", every) << every;
    }

    void allOfItIsStored()
    {
        QFETCH(const int, every);
        Rhythm rhythm = madrid({.every = static_cast<Rhythm::Every>(every), .time = QTime(23, 5)});
        if (rhythm.every == Rhythm::Every::Week)
            rhythm.weekday = 7;
        if (rhythm.every == Rhythm::Every::Month)
            rhythm.monthDay = 31;
        QJsonObject object;
        rhythm.addTo(object);
        storedesk::base::JsonMembers members(object);
        QCOMPARE(Rhythm::readFrom(members), rhythm);
        QVERIFY(members.faults().isEmpty());
    }
};

STOREDESK_TEST(TestRhythm)

} // namespace tst_rhythm

#include "tst_rhythm.moc"
