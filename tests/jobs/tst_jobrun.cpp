// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobrun.h"
#include "journal/requestjson.h"
#include "support/jobfixture.h"
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

// Sends rows through the rate-limited client. Each row ends once, and the journal stores its
// result.
class TestJobRun final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::JobFixture> m_fixture;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
    }

    void cleanup() { m_fixture.reset(); }

    void everyRowIsSentOnceAndAddsUp()
    {
        m_fixture->make(m_fixture->good(OperationId::PatchContactByEmail, 40));
        m_fixture->run().start();
        QVERIFY(m_fixture->untilEnded());
        const auto &head = m_fixture->run().head();
        QCOMPARE(head.state, JobState::Done);
        QCOMPARE(head.counts[RowState::Done], 40);
        QCOMPARE(head.rows(), 40);
        QCOMPARE(m_fixture->ledger().applied(OperationId::PatchContactByEmail), 40);
    }

    // Rows that were only throttled do not count as refused, because the service never processed
    // them.
    void aServiceThatThrottlesForEverPausesTheJob()
    {
        m_fixture->make(m_fixture->good(OperationId::PatchContactByEmail, 60), {.width = 32});
        m_fixture->service().faults().add(
            {.aim = practice::Aim::AnyOperation, .fault = Fault::ThrottlePlain, .percent = 100});
        m_fixture->run().start();
        QVERIFY(m_fixture->until([this] { return m_fixture->run().rests(); }));
        QCOMPARE(m_fixture->run().state(), JobRun::State::Paused);
        QVERIFY(!m_fixture->run().problem().what.isEmpty());
        QCOMPARE(m_fixture->run().head().counts[RowState::Waiting], 60);
    }

    void aPauseTakesBackRowsThatAreOnlyThrottled()
    {
        m_fixture->make(m_fixture->good(OperationId::PatchContactByEmail, 4));
        m_fixture->service().faults().add(
            {.aim = practice::Aim::AnyOperation, .fault = Fault::ThrottleSeconds, .percent = 100});
        m_fixture->run().start();
        QTRY_VERIFY(m_fixture->run().progress().waiting);
        const auto now = m_fixture->clock().ticks();
        m_fixture->run().pause();
        // Wait without advancing the clock.
        QTRY_VERIFY(m_fixture->run().rests());
        QCOMPARE(m_fixture->clock().ticks(), now);
        QCOMPARE(m_fixture->run().head().counts[RowState::Waiting], 4);
    }

    void refusedRowsExplainWhyAndOthersContinue()
    {
        auto rows = m_fixture->good(OperationId::PatchContactByEmail, 5);
        rows[2].body = QJsonObject{{u"_points"_s, u"many"_s}};
        m_fixture->make(rows);
        m_fixture->run().start();
        QVERIFY(m_fixture->untilEnded());
        QCOMPARE(m_fixture->run().head().counts[RowState::Done], 4);
        QCOMPARE(m_fixture->run().head().counts[RowState::Refused], 1);
        const auto refused = m_fixture->rows({.state = RowState::Refused});
        QCOMPARE(refused.size(), 1U);
        QCOMPARE(refused.front().number, 3);
        QCOMPARE(refused.front().status, 422);
        QVERIFY2(refused.front().text.contains(u"_points"_s), qPrintable(refused.front().text));
    }

    void G5_eventsWithUnknownEndsAreNotSentAgain()
    {
        // There are too few consecutive failures to look like an outage.
        for (int turn = 0; turn < support::testSize(1, 67); ++turn) {
            m_fixture.emplace();
            m_fixture->service().faults().add({.aim = practice::Aim::Operation,
                                               .operation = OperationId::CreateCustomEventByAlias,
                                               .fault = Fault::CloseApplied,
                                               .last = 3});
            m_fixture->make(m_fixture->good(OperationId::CreateCustomEventByAlias, 10));
            m_fixture->run().start();
            QVERIFY(m_fixture->untilEnded());
            QCOMPARE(m_fixture->run().head().counts[RowState::Unknown], 3);
            QCOMPARE(m_fixture->run().head().counts[RowState::Done], 7);
            QCOMPARE(m_fixture->ledger().received(OperationId::CreateCustomEventByAlias), 10);
        }
    }

    void aPausedJobSendsNothingAndContinues()
    {
        m_fixture->make(m_fixture->good(OperationId::PatchContactByEmail, 30));
        m_fixture->run().start();
        QVERIFY(m_fixture->until([this] { return m_fixture->run().head().counts.ended() >= 5; }));
        m_fixture->run().pause();
        QVERIFY(m_fixture->until([this] {
            const auto &counts = m_fixture->run().head().counts;
            return m_fixture->run().underWay() == 0 && counts[RowState::Leaving] == 0;
        }));
        QCOMPARE(m_fixture->run().head().state, JobState::Paused);
        const auto received = m_fixture->ledger().received(OperationId::PatchContactByEmail);
        QVERIFY(received < 30);
        QCOMPARE(m_fixture->run().head().counts.ended(), received);
        m_fixture->run().start();
        QVERIFY(m_fixture->untilEnded());
        QCOMPARE(m_fixture->ledger().received(OperationId::PatchContactByEmail), 30);
    }

    void G11_aRefusedKeyPausesTheJobAndLosesNoRow()
    {
        m_fixture->make(m_fixture->good(OperationId::PatchContactByEmail, 20));
        m_fixture->session().client().setKey("practice-wrong:key");
        m_fixture->run().start();
        QVERIFY(m_fixture->until([this] {
            return m_fixture->run().state() == JobRun::State::Paused
                && m_fixture->run().underWay() == 0
                && m_fixture->run().head().counts[RowState::Waiting] == 20;
        }));
        QVERIFY(!m_fixture->run().problem().what.isEmpty());
        QVERIFY(m_fixture->ledger().received(OperationId::PatchContactByEmail) <= 8);
        m_fixture->session().client().setKey(m_fixture->service().apiKey());
        m_fixture->run().start();
        QVERIFY(m_fixture->untilEnded());
        QCOMPARE(m_fixture->run().head().counts[RowState::Done], 20);
    }

    void G13_cancelledNothingIsSentAnyMore()
    {
        m_fixture->make(m_fixture->good(OperationId::PatchContactByEmail, 200));
        m_fixture->run().start();
        QVERIFY(m_fixture->until([this] { return m_fixture->run().head().counts.ended() >= 10; }));
        m_fixture->run().cancel();
        QVERIFY(m_fixture->untilEnded());
        const auto received = m_fixture->ledger().received(OperationId::PatchContactByEmail);
        const auto &counts = m_fixture->run().head().counts;
        QCOMPARE(counts.total(), 200);
        QCOMPARE(counts[RowState::Leaving], 0);
        // Rows that are still waiting are never sent.
        QVERIFY(counts[RowState::Waiting] > 100);
        QVERIFY(counts[RowState::Done] + counts[RowState::Unknown] >= received - 8);
    }

    void aRecordIsReadBeforeItIsChanged()
    {
        m_fixture->make(m_fixture->good(OperationId::PatchContactByEmail, 3), {.readFirst = true});
        m_fixture->run().start();
        QVERIFY(m_fixture->untilEnded());
        for (const auto &row : m_fixture->rows({})) {
            const auto before = QJsonDocument::fromJson(row.before).object();
            QCOMPARE(before.value(u"_email"_s).toString(), row.key);
            QCOMPARE(row.state, RowState::Done);
        }
        QCOMPARE(m_fixture->ledger().received(OperationId::GetContactByEmail), 3);
    }

    void missingRecordsNeedNoDeletion()
    {
        auto rows = m_fixture->good(OperationId::DeleteContactByEmail, 2);
        rows[1].values = {u"nobody@example.org"_s};
        m_fixture->make(rows, {.readFirst = true});
        m_fixture->run().start();
        QVERIFY(m_fixture->untilEnded());
        QCOMPARE(m_fixture->run().head().counts[RowState::Done], 2);
        QCOMPARE(m_fixture->ledger().received(OperationId::DeleteContactByEmail), 1);
        QCOMPARE(m_fixture->rows({}).back().status, 404);
    }

    void lookupsStoreTheirResults()
    {
        auto rows = m_fixture->good(OperationId::GetContactByEmail, 2);
        rows[1].values = {u"nobody@example.org"_s};
        m_fixture->make(rows, {.keep = journal::Keep::Record});
        m_fixture->run().start();
        QVERIFY(m_fixture->untilEnded());
        const auto found = m_fixture->rows({});
        QCOMPARE(found.size(), 2U);
        QCOMPARE(QJsonDocument::fromJson(found[0].record).object().value(u"_email"_s).toString(),
                 found[0].key);
        QCOMPARE(found[1].status, 404);
        QCOMPARE(found[1].state, RowState::Done);
    }

    // As after kill -9, rows marked as Leaving may or may not have reached the service.
    void F7_possiblySentRowsAreResolvedBeforeResending()
    {
        const auto rows = m_fixture->good(OperationId::CreatePurchase, 4);
        m_fixture->make(rows);
        // Two of the rows reached the service, but their results were not stored.
        for (int row = 0; row < 2; ++row)
            QVERIFY(m_fixture->end(rows[static_cast<std::size_t>(row)]));
        m_fixture->leaveBehind(3);
        m_fixture->run().start();
        QVERIFY(m_fixture->untilEnded());
        QCOMPARE(m_fixture->run().head().counts[RowState::Done], 4);
        QCOMPARE(m_fixture->ledger().applied(OperationId::CreatePurchase), 4);
    }

    void F7_possiblySentEventsAreListedAsUnknown()
    {
        m_fixture->make(m_fixture->good(OperationId::CreateCustomEventByAlias, 4));
        m_fixture->leaveBehind(2);
        m_fixture->run().start();
        QVERIFY(m_fixture->untilEnded());
        QCOMPARE(m_fixture->run().head().counts[RowState::Unknown], 2);
        QCOMPARE(m_fixture->ledger().received(OperationId::CreateCustomEventByAlias), 2);
    }

    void G6_aPatchLeftBehindForLongIsNotRepeatedBlindly()
    {
        const auto rows = m_fixture->good(OperationId::PatchContactByEmail, 2);
        m_fixture->make(rows);
        m_fixture->leaveBehind(2);
        // The second row had reached the service.
        QVERIFY(m_fixture->end(rows[1]));
        m_fixture->clock().advance(std::chrono::minutes(11));
        m_fixture->run().start();
        QVERIFY(m_fixture->untilEnded());
        QCOMPARE(m_fixture->ledger().received(OperationId::PatchContactByEmail), 1);
        QCOMPARE(m_fixture->run().head().counts[RowState::Done], 1);
        QCOMPARE(m_fixture->run().head().counts[RowState::Refused], 1);
    }
};

STOREDESK_TEST(TestJobRun)

} // namespace tst_jobrun

#include "tst_jobrun.moc"
