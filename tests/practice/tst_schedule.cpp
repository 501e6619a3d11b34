// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/utc.h"
#include "practice/exports/exportdate.h"
#include "practice/store/schedule.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_schedule {

using namespace storedesk;
using namespace storedesk::practice;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

static QDateTime at(int milliseconds)
{
    return QDateTime::fromMSecsSinceEpoch(1'790'000'000'000 + milliseconds, base::utc);
}

class TestSchedule final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theFirstWaitsTwoSecondsAndTakesItsRows()
    {
        const auto timing = timingOf(at(0), {}, 40'000, exportTempo(1));
        QCOMPARE(timing.startsAt, at(2'000));
        QCOMPARE(timing.endsAt, at(4'000));
    }

    void theNextWaitsForTheOneBefore()
    {
        QCOMPARE(timingOf(at(0), at(9'000), 5'000, importTempo(1)),
                 (Timing{.startsAt = at(9'000), .endsAt = at(10'000)}));
        QCOMPARE(timingOf(at(0), at(500), 5'000, importTempo(1)),
                 (Timing{.startsAt = at(2'000), .endsAt = at(3'000)}));
    }

    void anEmptyOneEndsAsSoonAsItStarts()
    {
        const auto timing = timingOf(at(0), {}, 0, exportTempo(1));
        QCOMPARE(timing.endsAt, timing.startsAt);
        QCOMPARE(positionAt(at(2'000), timing, 0, exportTempo(1)).phase, PracticePhase::Finished);
    }

    void progressRisesWithTheClock_data()
    {
        QTest::addColumn<int>("now");
        QTest::addColumn<PracticePhase>("phase");
        QTest::addColumn<qint64>("rows");

        QTest::newRow("just made") << 0 << PracticePhase::Queued << Q_INT64_C(0);
        QTest::newRow("nearly due") << 1'999 << PracticePhase::Queued << Q_INT64_C(0);
        QTest::newRow("started") << 2'000 << PracticePhase::InProgress << Q_INT64_C(0);
        QTest::newRow("half way") << 3'000 << PracticePhase::InProgress << Q_INT64_C(20'000);
        QTest::newRow("nearly done") << 3'999 << PracticePhase::InProgress << Q_INT64_C(39'980);
        QTest::newRow("done") << 4'000 << PracticePhase::Finished << Q_INT64_C(40'000);
        QTest::newRow("long ago") << 4'000'000 << PracticePhase::Finished << Q_INT64_C(40'000);
    }

    void progressRisesWithTheClock()
    {
        QFETCH(int, now);
        QFETCH(PracticePhase, phase);
        QFETCH(qint64, rows);
        const auto timing = timingOf(at(0), {}, 40'000, exportTempo(1));
        QCOMPARE(positionAt(at(now), timing, 40'000, exportTempo(1)),
                 (Position{.phase = phase, .rows = rows}));
    }

    void speedMakesRowsQuickerAndLeavesTheQueue()
    {
        const auto timing = timingOf(at(0), {}, 40'000, exportTempo(10));
        QCOMPARE(timing.startsAt, at(2'000));
        QCOMPARE(timing.endsAt, at(2'200));
        QCOMPARE(exportTempo(0), exportTempo(1));
        QCOMPARE(importTempo(-3), importTempo(1));
    }

    void datesAreWrittenAsTheFormatSays_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("moment");
        QTest::addColumn<QByteArray>("text");

        const auto moment = "2026-01-31T10:00:00.000Z"_ba;
        QTest::newRow("ISO") << u"ISO"_s << moment << moment;
        QTest::newRow("L") << u"L"_s << moment << "31/01/2026"_ba;
        QTest::newRow("LL") << u"LL"_s << moment << "31 de enero de 2026"_ba;
        QTest::newRow("LLL") << u"LLL"_s << moment << "31 de enero de 2026 10:00"_ba;
        QTest::newRow("one digit") << u"LLL"_s << "2025-12-01T00:09:59.999Z"_ba
                                   << "1 de diciembre de 2025 00:09"_ba;
        QTest::newRow("bare day, ISO") << u"ISO"_s << "1990-05-02"_ba
                                       << "1990-05-02T00:00:00.000Z"_ba;
        QTest::newRow("bare day, L") << u"L"_s << "1990-05-02"_ba
                                     << "02/05/1990"_ba;
        QTest::newRow("bare day, LLL") << u"LLL"_s << "1990-05-02"_ba
                                       << "2 de mayo de 1990 00:00"_ba;
        QTest::newRow("nothing") << u"LL"_s << ""_ba
                                 << ""_ba;
        QTest::newRow("no such month") << u"LL"_s << "1990-13-02"_ba
                                       << "1990-13-02"_ba;
        QTest::newRow("no date") << u"LL"_s << "yesterday!"_ba
                                 << "yesterday!"_ba;
        QTest::newRow("letters") << u"L"_s << "2026-01-31T1x:00:00.000Z"_ba
                                 << "2026-01-31T1x:00:00.000Z"_ba;
    }

    void datesAreWrittenAsTheFormatSays()
    {
        QFETCH(QString, format);
        QFETCH(QByteArray, moment);
        const auto known = dateFormatNamed(format);
        QVERIFY(known);
        QTEST(dateText(moment, *known), "text");
    }

    void onlyTheFourFormatsAreKnown()
    {
        QVERIFY(!dateFormatNamed(u"LLLL"));
        QVERIFY(!dateFormatNamed(u"iso"));
        QVERIFY(!dateFormatNamed(u""));
    }
};

STOREDESK_TEST(TestSchedule)

} // namespace tst_schedule

#include "tst_schedule.moc"
