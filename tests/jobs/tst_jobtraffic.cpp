// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/job.h"
#include "jobs/rowmaker.h"
#include "support/diskvfs.h"
#include "support/givenjob.h"
#include "support/jobstore.h"
#include "support/testclass.h"
#include "support/testsize.h"
#include "support/warnings.h"

#include <QRandomGenerator>
#include <QTest>

namespace tst_jobtraffic {

using namespace storedesk;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using catalogue::OperationId;
using jobs::JobRun;
using journal::RowState;
using practice::Fault;
using support::GivenJob;
using support::JobStore;

// Tests the requests of jobs as the service sees them: when and how often they arrive, and when
// they stop.
class TestJobTraffic final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static std::vector<http::Request> rows(OperationId operation, int count,
                                                         int first = 1)
    {
        std::vector<http::Request> requests;
        for (int number = first; number < first + count; ++number)
            requests.push_back(JobStore::of(operation, number));
        return requests;
    }

    [[nodiscard]] std::unique_ptr<GivenJob> job(const std::vector<http::Request> &requests,
                                                int width = 8)
    {
        // Half of the jobs mark their rows late, as an account with a rate limit does.
        const journal::RunOptions options{.width = width, .marksLate = ++m_jobs % 2 == 0};
        auto made = std::make_unique<GivenJob>(m_folder->filePath(u"%1.sqlite"_s.arg(m_jobs)),
                                               m_store->session(), m_store->clock(), requests,
                                               options, m_disk.name());
        m_store->ledger().clear();
        return made;
    }

    template <typename IsSo>
    [[nodiscard]] bool until(IsSo isSo)
    {
        return support::runUntil(m_store->clock(), m_store->session().client(), isSo);
    }

    [[nodiscard]] bool untilEnded(GivenJob &job)
    {
        return until([&job] { return job.run().state() == JobRun::State::Done; });
    }

    void play(OperationId operation, Fault fault, const QString &value, std::optional<int> last)
    {
        m_store->service().faults().add({.aim = practice::Aim::Operation,
                                         .operation = operation,
                                         .fault = fault,
                                         .value = value,
                                         .last = last});
    }

    // Checks that a create request is resent only after two lookups, one minute apart, found
    // nothing.
    void lookedTwiceBeforeItWasSentAgain()
    {
        QHash<QString, std::vector<QDateTime>> looked;
        QDateTime again;
        for (const auto &entry : m_store->ledger().entries()) {
            if (entry.operation == OperationId::GetPurchaseByStoreId) {
                auto &times = looked[entry.values.value(0)];
                // Qt may repeat a read automatically. The repeated read has the same time.
                if (times.empty() || times.back() != entry.time)
                    times.push_back(entry.time);
            }
            if (entry.operation == OperationId::CreatePurchase && entry.applied && !again.isValid())
                again = entry.time;
        }
        QCOMPARE(looked.size(), 4);
        for (const auto &times : looked) {
            QCOMPARE(times.size(), 2U);
            QVERIFY(times[0].secsTo(times[1]) >= 60);
            QVERIFY(times[1] <= again || times[1].msecsTo(again) > -5'000);
        }
    }

    const support::DiskVfs m_disk{"traffic", support::DiskVfs::Memory::Forgets};
    std::optional<JobStore> m_store;
    std::optional<QTemporaryDir> m_folder;
    int m_jobs = 0;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_store.emplace();
        m_folder.emplace();
    }

    void cleanup()
    {
        m_store.reset();
        m_folder.reset();
    }

    void G3_noEventLeavesTwice()
    {
        for (const auto fault : {Fault::CloseApplied, Fault::ResetApplied})
            m_store->service().faults().add({.aim = practice::Aim::Operation,
                                             .operation = OperationId::CreateCustomEventByAlias,
                                             .fault = fault,
                                             .percent = 6});
        const int count = support::testSize(300, 1'000);
        const auto events = job(rows(OperationId::CreateCustomEventByAlias, count));
        events->run().start();
        QVERIFY(untilEnded(*events));
        // No event is sent twice. Qt 6.8 occasionally sends a request on a connection that is being
        // reset. Such a request never arrives, and its outcome is reported as unknown.
        const auto received = m_store->ledger().received(OperationId::CreateCustomEventByAlias);
        QVERIFY2(received <= count && received >= count - count / 60,
                 qPrintable(QString::number(received)));
        QCOMPARE(m_store->ledger().applied(OperationId::CreateCustomEventByAlias), received);
        QVERIFY(events->counts()[RowState::Done] <= received);
        QVERIFY(events->counts()[RowState::Unknown] > 10);
        QCOMPARE(events->counts()[RowState::Unknown] + events->counts()[RowState::Done], count);
    }

    void G4_aLostPurchaseIsLookedUpBeforeItIsSentAgain_data()
    {
        QTest::addColumn<Fault>("fault");
        QTest::addColumn<bool>("arrived");
        QTest::newRow("applied, no reply") << Fault::CloseApplied << true;
        QTest::newRow("not applied, no reply") << Fault::CloseNotApplied << false;
    }

    void G4_aLostPurchaseIsLookedUpBeforeItIsSentAgain()
    {
        QFETCH(const Fault, fault);
        QFETCH(const bool, arrived);
        // There are too few consecutive failures to look like an outage.
        for (int turn = 0; turn < support::testSize(1, 50); ++turn) {
            if (turn > 0)
                // Use a new store, because faults in one job must not affect the next.
                m_store.emplace();
            play(OperationId::CreatePurchase, fault, {}, 4);
            const auto purchases = job(rows(OperationId::CreatePurchase, 4), 4);
            purchases->run().start();
            QVERIFY(untilEnded(*purchases));
            QCOMPARE(purchases->counts()[RowState::Done], 4);
            QCOMPARE(m_store->ledger().applied(OperationId::CreatePurchase), 4);
            QCOMPARE(m_store->ledger().received(OperationId::CreatePurchase), arrived ? 4 : 8);
            for (const auto &row : purchases->rows())
                // A row has a detail if a lookup confirmed it.
                QCOMPARE(row.detail.isEmpty(), !arrived);
            if (!arrived)
                lookedTwiceBeforeItWasSentAgain();
            if (QTest::currentTestFailed())
                return;
        }
    }

    void G8_theJobWaitsAsLongAsItIsAskedTo_data()
    {
        QTest::addColumn<Fault>("fault");
        QTest::newRow("in seconds") << Fault::ThrottleSeconds;
        QTest::newRow("as a date") << Fault::ThrottleDate;
    }

    void G8_theJobWaitsAsLongAsItIsAskedTo()
    {
        QFETCH(const Fault, fault);
        m_store->service().faults().add({.aim = practice::Aim::Operation,
                                         .operation = OperationId::PatchContactByEmail,
                                         .fault = fault,
                                         .value = u"40"_s,
                                         .first = 9,
                                         .last = 9});
        const auto patches = job(rows(OperationId::PatchContactByEmail, 30), 4);
        patches->run().start();
        QVERIFY(untilEnded(*patches));
        QCOMPARE(patches->counts()[RowState::Done], 30);
        QDateTime asked;
        QDateTime next;
        for (const auto &entry : m_store->ledger().entries()) {
            if (entry.status == 429)
                asked = entry.time;
            else if (asked.isValid() && entry.time > asked && !next.isValid())
                next = entry.time;
        }
        QVERIFY(asked.isValid() && next.isValid());
        // HTTP dates have a resolution of one second.
        QVERIFY(asked.msecsTo(next) >= 39'000);
        QVERIFY(asked.msecsTo(next) <= 45'000);
    }

    void G10_anOutageCostsAJobFewRequests()
    {
        const int count = support::testSize(3'000, 10'000);
        const auto patches = job(rows(OperationId::PatchContactByEmail, count));
        patches->run().start();
        QVERIFY(until([&] { return patches->counts().ended() >= 50; }));
        m_store->service().faults().add(
            {.aim = practice::Aim::AnyOperation, .fault = Fault::BadGateway});
        m_store->ledger().clear();
        const auto begin = m_store->clock().ticks();
        QVERIFY(until([&] { return m_store->clock().ticks() - begin >= 10min; }));
        const auto asked = m_store->ledger().total();
        QVERIFY2(asked <= 60, qPrintable(QString::number(asked)));
        m_store->service().faults().clear();
        const auto before = patches->counts()[RowState::Done];
        const auto recovered = m_store->clock().ticks();
        QVERIFY(until([&] { return patches->counts()[RowState::Done] > before; }));
        QVERIFY(m_store->clock().ticks() - recovered <= 60s);
        // These requests were already sent when the outage began. They must not be repeated without
        // a lookup (G6).
        QVERIFY(patches->counts()[RowState::Refused] <= 8);
        QCOMPARE(patches->counts().total(), count);
        patches->run().cancel();
        QVERIFY(untilEnded(*patches));
    }

    void G13_nothingIsSentOnceItIsCancelled()
    {
        QRandomGenerator random(11);
        for (int turn = 0; turn < 100; ++turn) {
            m_store->service().faults().clear();
            const bool stalls = turn % 4 == 3;
            const auto patches =
                job(rows(OperationId::PatchContactByEmail, 200, turn * 200), 1 + random.bounded(8));
            const auto moment = random.bounded(30);
            auto &run = patches->run();
            run.start();
            QVERIFY(until([&] { return patches->counts().ended() >= moment; }));
            if (stalls) {
                m_store->service().faults().add(
                    {.aim = practice::Aim::AnyOperation, .fault = Fault::Stall});
                QVERIFY(until([this] {
                    return m_store->ledger().last()->step == practice::LedgerStep::Stalled;
                }));
            }
            const auto received = m_store->ledger().total();
            const auto cancelled = m_store->clock().ticks();
            run.cancel();
            QVERIFY(untilEnded(*patches));
            QVERIFY(m_store->clock().ticks() - cancelled <= 1s);
            const auto &counts = patches->counts();
            QCOMPARE(counts.total(), 200);
            QCOMPARE(counts[RowState::Leaving] + counts[RowState::Reading], 0);
            // Rows that are still waiting are never sent.
            QVERIFY(counts[RowState::Waiting] > 0);
            m_store->clock().advance(1min);
            QCoreApplication::processEvents();
            // Only requests that were in flight may still arrive.
            QVERIFY(m_store->ledger().total() <= received + 8);
        }
    }

    void G16_everyIdReachesTheRecordItNames()
    {
        const jobs::BulkPlan plan{.operation = OperationId::GetProductByStoreId, .keyColumn = 0};
        const jobs::RowMaker maker(plan);
        for (const auto &id : {u""_s, u"."_s, u".."_s})
            QVERIFY(!maker.row({id}).refusal.isEmpty());
        QRandomGenerator random(5);
        QStringList ids{u"a/b"_s, u"a%2Fb"_s, u"a#b"_s, u"a?b=c"_s, u"..."_s, u"ñ\u202e漢字"_s};
        while (ids.size() < 200) {
            QString id;
            for (int letter = 1 + random.bounded(12); letter > 0; --letter)
                id.append(QChar(0x21 + random.bounded(0x5000)));
            ids.append(id);
        }
        std::vector<http::Request> requests;
        for (const auto &id : ids) {
            if (const auto request = maker.request({id}))
                requests.push_back(*request);
        }
        QCOMPARE(requests.size(), std::size_t(ids.size()));
        const auto lookUps = job(requests);
        lookUps->run().start();
        QVERIFY(untilEnded(*lookUps));
        QStringList arrived;
        for (const auto &entry : m_store->ledger().entries()) {
            QCOMPARE(entry.operation, OperationId::GetProductByStoreId);
            arrived.append(entry.values.value(0));
        }
        arrived.sort();
        ids.sort();
        QCOMPARE(arrived, ids);
    }
};

STOREDESK_TEST(TestJobTraffic)

} // namespace tst_jobtraffic

#include "tst_jobtraffic.moc"
