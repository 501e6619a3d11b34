// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobrun.h"
#include "journal/requestjson.h"
#include "support/jobbench.h"
#include "support/testclass.h"
#include "support/testsize.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_jobrun {

using namespace storedesk;
using namespace Qt::StringLiterals;
using catalogue::OperationId;
using jobs::JobRun;
using journal::JobState;
using journal::RowState;
using practice::Fault;

// Rows sent through the rate-limited client: each ends once, and the journal stores the result.
class TestJobRun final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::JobBench> m_bench;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_bench.emplace();
    }

    void cleanup() { m_bench.reset(); }

    void everyRowIsSentOnceAndAddsUp()
    {
        m_bench->make(m_bench->good(OperationId::PatchContactByEmail, 40));
        m_bench->run().start();
        QVERIFY(m_bench->untilEnded());
        const auto &head = m_bench->run().head();
        QCOMPARE(head.state, JobState::Done);
        QCOMPARE(head.counts[RowState::Done], 40);
        QCOMPARE(head.rows(), 40);
        QCOMPARE(m_bench->ledger().applied(OperationId::PatchContactByEmail), 40);
    }

    // Rows that were only throttled are not refused, because the service never processed them.
    void aServiceThatThrottlesForEverPausesTheJob()
    {
        m_bench->make(m_bench->good(OperationId::PatchContactByEmail, 60), {.width = 32});
        m_bench->service().faults().add(
            {.aim = practice::Aim::AnyOperation, .fault = Fault::ThrottlePlain, .percent = 100});
        m_bench->run().start();
        QVERIFY(m_bench->until([this] { return m_bench->run().rests(); }));
        QCOMPARE(m_bench->run().state(), JobRun::State::Paused);
        QVERIFY(!m_bench->run().problem().what.isEmpty());
        QCOMPARE(m_bench->run().head().counts[RowState::Waiting], 60);
    }

    void aPauseTakesBackRowsThatAreOnlyThrottled()
    {
        m_bench->make(m_bench->good(OperationId::PatchContactByEmail, 4));
        m_bench->service().faults().add(
            {.aim = practice::Aim::AnyOperation, .fault = Fault::ThrottleSeconds, .percent = 100});
        m_bench->run().start();
        QTRY_VERIFY(m_bench->run().progress().waiting);
        const auto now = m_bench->clock().ticks();
        m_bench->run().pause();
        // Without advancing the clock.
        QTRY_VERIFY(m_bench->run().rests());
        QCOMPARE(m_bench->clock().ticks(), now);
        QCOMPARE(m_bench->run().head().counts[RowState::Waiting], 4);
    }

    void refusedRowsSayWhyAndOthersGoOn()
    {
        auto rows = m_bench->good(OperationId::PatchContactByEmail, 5);
        rows[2].body = QJsonObject{{u"_points"_s, u"many"_s}};
        m_bench->make(rows);
        m_bench->run().start();
        QVERIFY(m_bench->untilEnded());
        QCOMPARE(m_bench->run().head().counts[RowState::Done], 4);
        QCOMPARE(m_bench->run().head().counts[RowState::Refused], 1);
        const auto refused = m_bench->rows({.state = RowState::Refused});
        QCOMPARE(refused.size(), 1U);
        QCOMPARE(refused.front().number, 3);
        QCOMPARE(refused.front().status, 422);
        QVERIFY2(refused.front().text.contains(u"_points"_s), qPrintable(refused.front().text));
    }

    void G5_eventsWithUnknownEndsAreNotSentAgain()
    {
        // Too few consecutive failures to look like an outage.
        for (int turn = 0; turn < support::testSize(1, 67); ++turn) {
            m_bench.emplace();
            m_bench->service().faults().add({.aim = practice::Aim::Operation,
                                             .operation = OperationId::CreateCustomEventByAlias,
                                             .fault = Fault::CloseApplied,
                                             .last = 3});
            m_bench->make(m_bench->good(OperationId::CreateCustomEventByAlias, 10));
            m_bench->run().start();
            QVERIFY(m_bench->untilEnded());
            QCOMPARE(m_bench->run().head().counts[RowState::Unknown], 3);
            QCOMPARE(m_bench->run().head().counts[RowState::Done], 7);
            QCOMPARE(m_bench->ledger().received(OperationId::CreateCustomEventByAlias), 10);
        }
    }

    void pausedNothingMoreLeavesAndItGoesOn()
    {
        m_bench->make(m_bench->good(OperationId::PatchContactByEmail, 30));
        m_bench->run().start();
        QVERIFY(m_bench->until([this] { return m_bench->run().head().counts.ended() >= 5; }));
        m_bench->run().pause();
        QVERIFY(m_bench->until([this] {
            const auto &counts = m_bench->run().head().counts;
            return m_bench->run().underWay() == 0 && counts[RowState::Leaving] == 0;
        }));
        QCOMPARE(m_bench->run().head().state, JobState::Paused);
        const auto received = m_bench->ledger().received(OperationId::PatchContactByEmail);
        QVERIFY(received < 30);
        QCOMPARE(m_bench->run().head().counts.ended(), received);
        m_bench->run().start();
        QVERIFY(m_bench->untilEnded());
        QCOMPARE(m_bench->ledger().received(OperationId::PatchContactByEmail), 30);
    }

    void G11_aRefusedKeyPausesTheJobAndLosesNoRow()
    {
        m_bench->make(m_bench->good(OperationId::PatchContactByEmail, 20));
        m_bench->session().client().setKey("practice-wrong:key");
        m_bench->run().start();
        QVERIFY(m_bench->until([this] {
            return m_bench->run().state() == JobRun::State::Paused && m_bench->run().underWay() == 0
                && m_bench->run().head().counts[RowState::Waiting] == 20;
        }));
        QVERIFY(!m_bench->run().problem().what.isEmpty());
        QVERIFY(m_bench->ledger().received(OperationId::PatchContactByEmail) <= 8);
        m_bench->session().client().setKey(m_bench->service().apiKey());
        m_bench->run().start();
        QVERIFY(m_bench->untilEnded());
        QCOMPARE(m_bench->run().head().counts[RowState::Done], 20);
    }

    void G13_cancelledNothingIsSentAnyMore()
    {
        m_bench->make(m_bench->good(OperationId::PatchContactByEmail, 200));
        m_bench->run().start();
        QVERIFY(m_bench->until([this] { return m_bench->run().head().counts.ended() >= 10; }));
        m_bench->run().cancel();
        QVERIFY(m_bench->untilEnded());
        const auto received = m_bench->ledger().received(OperationId::PatchContactByEmail);
        const auto &counts = m_bench->run().head().counts;
        QCOMPARE(counts.total(), 200);
        QCOMPARE(counts[RowState::Leaving], 0);
        // These rows will never be sent.
        QVERIFY(counts[RowState::Waiting] > 100);
        QVERIFY(counts[RowState::Done] + counts[RowState::Unknown] >= received - 8);
    }

    void aRecordIsReadBeforeItIsChanged()
    {
        m_bench->make(m_bench->good(OperationId::PatchContactByEmail, 3), {.readFirst = true});
        m_bench->run().start();
        QVERIFY(m_bench->untilEnded());
        for (const auto &row : m_bench->rows({})) {
            const auto before = QJsonDocument::fromJson(row.before).object();
            QCOMPARE(before.value(u"_email"_s).toString(), row.key);
            QCOMPARE(row.state, RowState::Done);
        }
        QCOMPARE(m_bench->ledger().received(OperationId::GetContactByEmail), 3);
    }

    void missingRecordsNeedNoDeletion()
    {
        auto rows = m_bench->good(OperationId::DeleteContactByEmail, 2);
        rows[1].values = {u"nobody@example.org"_s};
        m_bench->make(rows, {.readFirst = true});
        m_bench->run().start();
        QVERIFY(m_bench->untilEnded());
        QCOMPARE(m_bench->run().head().counts[RowState::Done], 2);
        QCOMPARE(m_bench->ledger().received(OperationId::DeleteContactByEmail), 1);
        QCOMPARE(m_bench->rows({}).back().status, 404);
    }

    void lookUpsKeepWhatTheyFind()
    {
        auto rows = m_bench->good(OperationId::GetContactByEmail, 2);
        rows[1].values = {u"nobody@example.org"_s};
        m_bench->make(rows, {.keep = journal::Keep::Record});
        m_bench->run().start();
        QVERIFY(m_bench->untilEnded());
        const auto found = m_bench->rows({});
        QCOMPARE(found.size(), 2U);
        QCOMPARE(QJsonDocument::fromJson(found[0].record).object().value(u"_email"_s).toString(),
                 found[0].key);
        QCOMPARE(found[1].status, 404);
        QCOMPARE(found[1].state, RowState::Done);
    }

    // Like after kill -9: rows marked as Leaving may or may not have reached the service.
    void F7_possiblySentRowsAreResolvedBeforeResending()
    {
        const auto rows = m_bench->good(OperationId::CreatePurchase, 4);
        m_bench->make(rows);
        // Two of them reached the service, but their results were not stored.
        for (int row = 0; row < 2; ++row)
            QVERIFY(m_bench->end(rows[static_cast<std::size_t>(row)]));
        m_bench->leaveBehind(3);
        m_bench->run().start();
        QVERIFY(m_bench->untilEnded());
        QCOMPARE(m_bench->run().head().counts[RowState::Done], 4);
        QCOMPARE(m_bench->ledger().applied(OperationId::CreatePurchase), 4);
    }

    void F7_possiblySentEventsAreListedAsUnknown()
    {
        m_bench->make(m_bench->good(OperationId::CreateCustomEventByAlias, 4));
        m_bench->leaveBehind(2);
        m_bench->run().start();
        QVERIFY(m_bench->untilEnded());
        QCOMPARE(m_bench->run().head().counts[RowState::Unknown], 2);
        QCOMPARE(m_bench->ledger().received(OperationId::CreateCustomEventByAlias), 2);
    }

    void G6_aPatchLeftBehindForLongIsNotRepeatedBlindly()
    {
        const auto rows = m_bench->good(OperationId::PatchContactByEmail, 2);
        m_bench->make(rows);
        m_bench->leaveBehind(2);
        // The second row had reached the service.
        QVERIFY(m_bench->end(rows[1]));
        m_bench->clock().advance(std::chrono::minutes(11));
        m_bench->run().start();
        QVERIFY(m_bench->untilEnded());
        QCOMPARE(m_bench->ledger().received(OperationId::PatchContactByEmail), 1);
        QCOMPARE(m_bench->run().head().counts[RowState::Done], 1);
        QCOMPARE(m_bench->run().head().counts[RowState::Refused], 1);
    }
};

STOREDESK_TEST(TestJobRun)

} // namespace tst_jobrun

#include "tst_jobrun.moc"
