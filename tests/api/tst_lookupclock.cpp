// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/goodrequests.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_lookupclock {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace std::chrono_literals;
using catalogue::OperationId;
using http::ErrorKind;
using http::Request;
using enum catalogue::OperationId;
using practice::Fault;

namespace {

// Simulates a computer whose clock differs from the service's clock.
class WrongClock final : public base::Clock
{
public:
    WrongClock(base::Clock &right, std::chrono::seconds wrong)
        : m_right(right)
        , m_wrong(wrong)
    { }

    [[nodiscard]] QDateTime now() const override { return m_right.now().addDuration(m_wrong); }
    [[nodiscard]] Duration ticks() const override { return m_right.ticks(); }
    [[nodiscard]] Duration ticksWithSleep() const override { return m_right.ticksWithSleep(); }
    [[nodiscard]] std::unique_ptr<Timer> timer(std::function<void()> ring) override
    {
        return m_right.timer(std::move(ring));
    }

private:
    base::Clock &m_right;
    std::chrono::seconds m_wrong;
};

} // namespace

// Tests lost creates that are identified by their creation time: which clock is used, and which
// records are not ours.
class TestLookupClock final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::SessionFixture> m_fixture;
    std::optional<support::GoodRequests> m_good;

    [[nodiscard]] practice::Faults &faults() { return m_fixture->service().faults(); }
    [[nodiscard]] practice::Ledger &ledger() { return m_fixture->ledger(); }

    // Sends the request from a program that has just started and, if `reads` is set, has read the
    // list.
    http::Outcome send(const Request &request, base::Clock &clock, bool reads = true)
    {
        api::Session session({.baseUrl = m_fixture->service().url(),
                              .key = m_fixture->service().apiKey(),
                              .requestsPerMinute = 0},
                             clock);
        if (reads)
            m_fixture->readListOf(session, request);
        return m_fixture->end(session, session.write(request));
    }

    http::Outcome send(const Request &request, bool reads = true)
    {
        return send(request, m_fixture->clock(), reads);
    }

    [[nodiscard]] Request import(std::optional<qint64> rows)
    {
        auto form = m_good->form();
        form.rows = rows;
        return {.operation = CreateImport, .body = form};
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_fixture.emplace();
        m_good.emplace(*m_fixture);
    }

    void cleanupTestCase()
    {
        m_good.reset();
        m_fixture.reset();
    }

    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_good->settle();
        m_fixture->clock().advance(1h);
        faults().clear();
        ledger().clear();
    }

    void aWrongClockMakesNothingTwice_data()
    {
        QTest::addColumn<OperationId>("operation");
        QTest::addColumn<qint64>("wrong");
        for (const auto id : {CreateExport, CreateDataExplorerExport, CreateImport,
                              CreateCustomIntegration, CreateCustomEventType}) {
            for (const qint64 wrong : {300, -300, 86'400, -86'400})
                QTest::addRow("%s, %lld s", catalogue::operation(id).name.data(), wrong)
                    << id << wrong;
        }
    }

    // Covers guarantees G45 and G22.
    void aWrongClockMakesNothingTwice()
    {
        QFETCH(const OperationId, operation);
        QFETCH(const qint64, wrong);
        WrongClock clock(m_fixture->clock(), std::chrono::seconds(wrong));
        faults().add(practice::once(operation, Fault::CloseApplied));
        const auto arrived = send(m_good->of(operation), clock, false);
        QVERIFY2(arrived, arrived ? "" : qPrintable(arrived.error().words.why));
        QVERIFY(arrived->confirmed);
        QCOMPARE(ledger().received(operation), 1);

        m_fixture->clock().advance(1h);
        m_good->settle();
        faults().clear();
        faults().add(practice::once(operation, Fault::CloseNotApplied));
        const auto lost = send(m_good->of(operation), clock);
        QVERIFY2(lost, lost ? "" : qPrintable(lost.error().words.why));
        QVERIFY(!lost->confirmed);
        QCOMPARE(ledger().received(operation), 3);
        QCOMPARE(ledger().applied(operation), 2);
    }

    // Imitates a script that imports one file after another.
    void anEarlierFileIsNotTheLostOne()
    {
        QVERIFY(send(import(1)));
        m_fixture->clock().advance(10s);
        faults().add(practice::once(CreateImport, Fault::CloseNotApplied));
        const auto second = send(import(1));
        QVERIFY2(second, second ? "" : qPrintable(second.error().words.why));
        QVERIFY(!second->confirmed);
        QCOMPARE(ledger().applied(CreateImport), 2);
    }

    void filesOfTheSameSecondAreDistinguishedByTheirRows()
    {
        QVERIFY(send(import(std::nullopt)));
        faults().add(practice::once(CreateImport, Fault::CloseNotApplied));
        const auto second = send(import(1'000'000), false);
        QVERIFY(!second);
        QCOMPARE(second.error().kind, ErrorKind::Unknown);
        QVERIFY2(second.error().words.why.contains(u"someone else may"_s),
                 qPrintable(second.error().words.why));
        QCOMPARE(ledger().received(CreateImport), 2);
        QCOMPARE(ledger().applied(CreateImport), 1);
    }
};

STOREDESK_TEST(TestLookupClock)

} // namespace tst_lookupclock

#include "tst_lookupclock.moc"
