// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobestimate.h"
#include "journal/jobprogress.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_jobprogress {

using namespace storedesk;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using catalogue::OperationId;
using jobs::BulkPlan;
using jobs::JobEstimate;
using journal::JobProgress;
using journal::ProgressMeter;
using journal::RowState;

// Tests the progress of a running job, and the estimate before it starts.
class TestJobProgress final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static journal::RowCounts counts(qint64 done, qint64 waiting)
    {
        journal::RowCounts counts;
        counts.set(RowState::Done, done);
        counts.set(RowState::Waiting, waiting);
        return counts;
    }

    static constexpr api::RateLimitState hundred{.used = 0, .limit = 100, .allowed = 100};

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void theLineSaysHowFarHowFastAndHowLong()
    {
        const JobProgress progress{
            .rows = 10'000,
            .ended = 4'120,
            .perMinute = 95,
            .left = 62min,
            .waiting = JobProgress::Waiting{.time = 12s, .why = api::WaitReason::Pace}};
        QCOMPARE(
            textOf(progress),
            u"4,120 of 10,000 · 95 per minute · about 62 min left · waiting for the request limit, 12 s"_s);
        QCOMPARE(progress.percent(), 41);
        QCOMPARE(textOf(JobProgress{.rows = 3, .ended = 3}), u"3 of 3"_s);
    }

    void aHundredPercentIsTheEnd()
    {
        QCOMPARE((JobProgress{.rows = 1'000, .ended = 999}).percent(), 99);
        QCOMPARE((JobProgress{.rows = 1'000, .ended = 1'000}).percent(), 100);
    }

    void timesAreInUnitsThatFit_data()
    {
        QTest::addColumn<int>("seconds");
        QTest::addColumn<QString>("left");
        QTest::newRow("seconds") << 59 << u"less than a minute left"_s;
        QTest::newRow("minutes") << 7'000 << u"about 117 min left"_s;
        QTest::newRow("hours") << 28'926 << u"about 8 h left"_s;
        QTest::newRow("days") << 600'000 << u"about 7 days left"_s;
    }

    void timesAreInUnitsThatFit()
    {
        QFETCH(const int, seconds);
        QFETCH(const QString, left);
        QCOMPARE(journal::leftText({.left = std::chrono::seconds(seconds)}), left);
    }

    void thePaceOfTheAccountIsUsedUntilMeasured()
    {
        ProgressMeter meter;
        meter.begin(0, 0s);
        meter.note(3, 2s);
        auto progress = meter.progress(counts(3, 997), hundred, 1, {}, 2s);
        QCOMPARE(progress.perMinute, 100);
        // A row whose record is read first needs two calls.
        progress = meter.progress(counts(3, 997), hundred, 2, {}, 2s);
        QCOMPARE(progress.perMinute, 50);
        // Without a rate limit, the rate is still unknown.
        progress = meter.progress(counts(3, 997), {}, 1, {}, 2s);
        QVERIFY(!progress.perMinute && !progress.left);
    }

    void thePaceIsThatOfTheLastMinutes()
    {
        ProgressMeter meter;
        meter.begin(0, 0s);
        for (int second = 1; second <= 600; ++second)
            // This is a rate of 60 rows per minute.
            meter.note(second, std::chrono::seconds(second));
        QCOMPARE(meter.progress(counts(600, 600), hundred, 1, {}, 600s).perMinute, 60);
        for (int second = 601; second <= 900; ++second)
            // From here on, the rate is halved.
            meter.note(600 + (second - 600) / 2, std::chrono::seconds(second));
        const auto progress = meter.progress(counts(750, 450), hundred, 1, {}, 900s);
        QCOMPARE(progress.perMinute, 30);
        QCOMPARE(progress.left, 900s);
    }

    void anOutageShowsInThePace()
    {
        ProgressMeter meter;
        meter.begin(0, 0s);
        for (int second = 1; second <= 60; ++second)
            meter.note(second, std::chrono::seconds(second));
        const std::pair until{base::Clock::Duration(150s), api::WaitReason::Outage};
        const auto progress = meter.progress(counts(60, 60), hundred, 1, until, 120s);
        // No row was completed in the second minute, which halves the rate.
        QCOMPARE(progress.perMinute, 30);
        QCOMPARE(waitingText(progress), u"offline, retrying in 30 s"_s);
    }

    void aJobOnHoldHasNoPace()
    {
        ProgressMeter meter;
        meter.begin(0, 0s);
        meter.note(100, 60s);
        meter.hold();
        QVERIFY(!meter.progress(counts(100, 100), hundred, 1, {}, 61s).perMinute);
        // Paused time does not count.
        meter.begin(100, 3600s);
        meter.note(120, 3612s);
        QCOMPARE(meter.progress(counts(120, 80), hundred, 1, {}, 3612s).perMinute, 100);
    }

    void manyRowsAreOfferedAsAnImport()
    {
        const BulkPlan plan{.operation = OperationId::PatchContactByEmail,
                            .keyColumn = 0,
                            .targets = {{1, u"_points"_s}}};
        const auto estimate = estimateOf(plan, 48'210, 2'000'000, 100);
        QCOMPARE(
            textOf(estimate),
            u"1 import, about 2 minutes · 48,210 requests, about 8 hours at 100 request(s) a minute"_s);
        QCOMPARE(estimateOf(plan, 48'210, 120'000'000, 100).import->files, 3);
        // For a few rows, single calls are faster than an import.
        QCOMPARE(textOf(estimateOf(plan, 90, 4'000, 100)),
                 u"90 requests, less than a minute at 100 request(s) a minute"_s);
    }

    void theRateIsPartOfTheEstimate()
    {
        const BulkPlan plan{.operation = OperationId::DeleteContactByEmail, .keyColumn = 0};
        QCOMPARE(textOf(estimateOf(plan, 10'000, 0, 600)),
                 u"10,000 requests, about 17 minutes at 10 request(s) a second"_s);
        QCOMPARE(textOf(estimateOf(plan, 10'000, 0, 0)), u"10,000 requests"_s);
    }

    void unsupportedActionsOfAnImportAreNotOffered()
    {
        BulkPlan plan{.operation = OperationId::PatchContactByEmail,
                      .keyColumn = 0,
                      .targets = {{1, u"_points"_s}},
                      .blank = BulkPlan::Blank::Clear};
        QVERIFY(!estimateOf(plan, 10'000, 0, 100).import);
        plan.blank = BulkPlan::Blank::Leave;
        QVERIFY(estimateOf(plan, 10'000, 0, 100).import);
        // An import stores no data for an undo, so it is not offered if records are read first.
        plan.readFirst = true;
        const auto read = estimateOf(plan, 10'000, 0, 100);
        QVERIFY(!read.import);
        QCOMPARE(read.calls, 20'000);
        plan = {.operation = OperationId::DeleteContactByEmail, .keyColumn = 0};
        QVERIFY(!estimateOf(plan, 10'000, 0, 100).import);
        plan = {.operation = OperationId::PatchProductByStoreId,
                .keyColumn = 0,
                .targets = {{1, u"unitPrice"_s}}};
        // The import file would lack columns.
        QVERIFY(!estimateOf(plan, 10'000, 0, 100).import);
    }
};

STOREDESK_TEST(TestJobProgress)

} // namespace tst_jobprogress

#include "tst_jobprogress.moc"
