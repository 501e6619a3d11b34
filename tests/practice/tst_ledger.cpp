// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/faults/ledger.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QCryptographicHash>
#include <QTest>

#include <thread>

namespace tst_ledger {

using namespace storedesk::practice;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using storedesk::catalogue::OperationId;

static LedgerEntry entryOf(OperationId operation, const QStringList &values = {})
{
    return {.operation = operation, .values = values};
}

static void apply(LedgerEntry &entry)
{
    entry.applied = true;
}

class TestLedger final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void receivedAndAppliedRequestsAreCounted()
    {
        Ledger ledger;
        const auto first = ledger.open(entryOf(OperationId::DeleteProduct, {u"a"_s}));
        ledger.open(entryOf(OperationId::DeleteProduct, {u"a"_s}));
        const auto third = ledger.open(entryOf(OperationId::DeleteProduct, {u"b"_s}));
        ledger.open({.method = "GET"});
        ledger.note(first, apply);
        ledger.note(third, apply);
        ledger.note(third, apply);
        QCOMPARE(ledger.received(OperationId::DeleteProduct), 3);
        QCOMPARE(ledger.applied(OperationId::DeleteProduct), 2);
        QCOMPARE(ledger.applied(OperationId::DeleteProduct, {u"a"_s}), 1);
        QCOMPARE(ledger.applied(OperationId::DeleteProduct, {u"b"_s}), 1);
        QCOMPARE(ledger.applied(OperationId::DeleteProduct, {u"c"_s}), 0);
        QCOMPARE(ledger.applied(OperationId::GetProduct), 0);
        QCOMPARE(ledger.total(), 4);
    }

    void valuesAreNotRunTogether()
    {
        Ledger ledger;
        const QStringList values{u"a"_s, u"bc"_s};
        ledger.note(ledger.open(entryOf(OperationId::GetCustomEventType, values)), apply);
        QCOMPARE(ledger.applied(OperationId::GetCustomEventType, values), 1);
        QCOMPARE(ledger.applied(OperationId::GetCustomEventType, {u"ab"_s, u"c"_s}), 0);
    }

    void bodiesAreCountedByTheirHash()
    {
        Ledger ledger;
        for (int sent = 0; sent < 2; ++sent) {
            ledger.note(ledger.open(entryOf(OperationId::CreatePurchase)), [](LedgerEntry &entry) {
                entry.bodyHash = QCryptographicHash::hash("{}", QCryptographicHash::Sha1);
                entry.applied = true;
            });
        }
        QCOMPARE(ledger.appliedBody(OperationId::CreatePurchase, "{}"), 2);
        QCOMPARE(ledger.appliedBody(OperationId::CreatePurchase, "{ }"), 0);
    }

    void numberingContinuesAfterClearing()
    {
        Ledger ledger;
        const auto old = ledger.open(entryOf(OperationId::GetStore));
        ledger.clear();
        QCOMPARE(ledger.received(OperationId::GetStore), 0);
        QCOMPARE(ledger.open(entryOf(OperationId::GetStore)), old + 1);
        ledger.note(old, apply);
        QCOMPARE(ledger.applied(OperationId::GetStore), 0);
        QCOMPARE(ledger.last()->number, old + 1);
    }

    void itForgetsTheOldestAndItsCounts()
    {
        Ledger ledger;
        ledger.note(ledger.open(entryOf(OperationId::DeleteProduct, {u"a"_s})), apply);
        for (std::size_t request = 0; request < Ledger::capacity; ++request)
            ledger.open(entryOf(OperationId::GetStore));
        QCOMPARE(ledger.total(), int(Ledger::capacity));
        QCOMPARE(ledger.applied(OperationId::DeleteProduct, {u"a"_s}), 0);
        QCOMPARE(ledger.received(OperationId::GetStore), int(Ledger::capacity));
    }

    void aWaiterIsWokenByAnotherThread()
    {
        Ledger ledger;
        std::thread service(
            [&] { ledger.note(ledger.open(entryOf(OperationId::GetStore)), apply); });
        QVERIFY(ledger.waitFor([&] { return ledger.applied(OperationId::GetStore) == 1; }, 10s));
        service.join();
    }

    void aWaiterGivesUp()
    {
        const Ledger ledger;
        QVERIFY(!ledger.waitFor([] { return false; }, 1ms));
        QVERIFY(ledger.waitFor([] { return true; }, 0ms));
    }

    void anObserverHearsEveryStepAndMayAsk()
    {
        Ledger ledger;
        std::vector<LedgerStep> steps;
        int total = 0;
        ledger.observe([&](const LedgerEntry &entry) {
            steps.push_back(entry.step);
            total = ledger.total();
        });
        const auto number = ledger.open(entryOf(OperationId::GetStore));
        ledger.note(number, [](LedgerEntry &entry) { entry.step = LedgerStep::Stalled; });
        ledger.note(number, [](LedgerEntry &entry) { entry.step = LedgerStep::Ended; });
        ledger.observe({});
        ledger.open(entryOf(OperationId::GetStore));
        QCOMPARE(steps,
                 (std::vector{LedgerStep::Received, LedgerStep::Stalled, LedgerStep::Ended}));
        QCOMPARE(total, 1);
    }

    void threadsMayWriteAtOnce()
    {
        Ledger ledger;
        std::vector<std::thread> threads;
        threads.reserve(4);
        for (int thread = 0; thread < 4; ++thread) {
            threads.emplace_back([&] {
                for (int request = 0; request < 1000; ++request)
                    ledger.note(ledger.open(entryOf(OperationId::GetStore)), apply);
            });
        }
        for (auto &thread : threads)
            thread.join();
        QCOMPARE(ledger.applied(OperationId::GetStore), 4000);
    }
};

STOREDESK_TEST(TestLedger)

} // namespace tst_ledger

#include "tst_ledger.moc"
