// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/clockwork.h"
#include "support/manualclock.h"
#include "support/recordpagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "practice/faults/faultspec.h"

#include <QAbstractItemModelTester>
#include <QScopeGuard>

#include <algorithm>

namespace tst_recordrequests {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using namespace storedesk::ui::records;
using enum catalogue::OperationId;
using support::State;

// Tests the requests and the links for every resource in a record tab.
class TestRecordRequests final : public QObject, private support::RecordPageFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    void doesGetContact()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"deprecated"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(GetContact), 1);
        QCOMPARE(ledger().received(GetContactByEmail), 0);
        QCOMPARE(titleOf(page), u"Ana Roca"_s);
    }

    void doesGetContactByEmail()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(GetContactByEmail), 1);
        QCOMPARE(page->title(), u"Ana Roca"_s);
        QCOMPARE(value(page, u"_email"_s), u"ana@example.com"_s);
        // Fields defined by the account have a separate tab.
        QTRY_VERIFY(tabs(page)->isTabVisible(RecordView::Custom));
        QVERIFY(!tabs(page)->isTabVisible(RecordView::Other));
    }

    void doesGetContactByExternalId()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"external-id"_s, u"ANA/1"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(GetContactByExternalId), 1);
        // The account's fields may be loaded after the record.
        const auto calls = ledger().entries();
        const auto asked = std::ranges::find(calls, std::optional(GetContactByExternalId),
                                             &practice::LedgerEntry::operation);
        QVERIFY(asked != calls.end());
        QCOMPARE(asked->values, QStringList{u"ANA/1"_s});
        QCOMPARE(value(page, u"_externalId"_s), u"ANA/1"_s);
    }

    void doesGetPurchaseByStoreId()
    {
        makePurchase();
        auto *page = open({u"purchase"_s, {u"store-id"_s, u"P 1"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(GetPurchaseByStoreId), 1);
        click(page, u"link:contact/email/ana%40example.com"_s);
        QCOMPARE(m_fixture->opened().last(),
                 (PageAddress{u"contact"_s, {u"email"_s, u"ana@example.com"_s}}));
    }

    void doesGetPurchase()
    {
        const auto purchase = makePurchase();
        auto *page = open({u"purchase"_s, {u"id"_s, purchase["id"_L1].toString()}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(GetPurchase), 1);
        // The lines of the purchase link to its products.
        auto *table = page->findChild<TableView *>(u"list:products"_s);
        QVERIFY(table);
        const QAbstractItemModelTester tester(table->model());
        QCOMPARE(table->model()->rowCount(), 1);
        const auto linked = cellOf(table, u"SKU-1001"_s);
        QVERIFY(linked.isValid());
        table->setCurrentIndex(linked);
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(m_fixture->opened().last(),
                 (PageAddress{u"product"_s, {u"store-id"_s, u"SKU-1001"_s}}));
    }

    void doesGetProductByStoreId()
    {
        auto *page = open({u"product"_s, {u"store-id"_s, u"SKU-1001"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(GetProductByStoreId), 1);
        QCOMPARE(value(page, u"productId"_s), u"SKU-1001"_s);
    }

    void doesGetProduct()
    {
        const auto product = support::replyTo(
            *m_fixture, {.operation = GetProductByStoreId, .values = {u"SKU-1001"_s}});
        auto *page = open({u"product"_s, {u"id"_s, product["id"_L1].toString()}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(GetProduct), 1);
        QCOMPARE(titleOf(page), product["name"_L1].toString());
    }

    void doesGetExport() { opensTheFirst(ListExports, GetExport, u"export"_s); }
    void doesGetImport() { opensTheFirst(ListImports, GetImport, u"import"_s); }
    void doesGetWorkflow() { opensTheFirst(ListWorkflows, GetWorkflow, u"workflow"_s); }
    void doesGetContactField()
    {
        opensTheFirst(ListContactFields, GetContactField, u"contact-field"_s);
    }
    void doesGetCustomIntegration()
    {
        opensTheFirst(ListCustomIntegrations, GetCustomIntegration, u"integration"_s);
    }

    void aWorkflowShowsItsCouponSets()
    {
        const auto sets =
            support::replyTo(*m_fixture, {.operation = ListCouponSets})["results"_L1].toArray();
        const auto workflows =
            support::replyTo(*m_fixture, {.operation = ListWorkflows})["results"_L1].toArray();
        int shown = 0;
        for (const auto &workflow : workflows) {
            const auto id = workflow["id"_L1].toString();
            auto *page = open({u"workflow"_s, {id}});
            QTRY_COMPARE(state(page), State::Ready);
            QTRY_VERIFY(page->settled());
            auto *part = page->findChild<QWidget *>(u"couponSetsOfWorkflow"_s);
            auto *table = part->findChild<TableView *>();
            QStringList names;
            for (const auto &set : sets) {
                if (set["usedInWorkflows"_L1].toArray().first()["workflowId"_L1] == id)
                    names.append(set["name"_L1].toString());
            }
            QCOMPARE(part->isVisible(), !names.isEmpty());
            for (const auto &name : names)
                QVERIFY2(cellOf(table, name).isValid(), qPrintable(name));
            shown += static_cast<int>(names.size());
        }
        QVERIFY(shown > 0);
    }

    void doesGetCouponSet()
    {
        const auto sets =
            support::replyTo(*m_fixture, {.operation = ListCouponSets})["results"_L1].toArray();
        QString workflow;
        QString id;
        for (const auto &set : sets) {
            const auto used = set["usedInWorkflows"_L1].toArray();
            if (!used.isEmpty()) {
                id = set["id"_L1].toString();
                workflow = used.first()["workflowId"_L1].toString();
            }
        }
        QVERIFY(!workflow.isEmpty());
        auto *page = open({u"coupon-set"_s, {id}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(GetCouponSet), 1);
        auto *table = page->findChild<TableView *>(u"list:usedInWorkflows"_s);
        QVERIFY(table);
        const auto name =
            support::replyTo(*m_fixture,
                             {.operation = GetWorkflow, .values = {workflow}})[u"name"_s]
                .toString();
        // The table shows the name instead of the id, once the list of workflows is loaded.
        QTRY_VERIFY((table = page->findChild<TableView *>(u"list:usedInWorkflows"_s))
                    && cellOf(table, name).isValid());
        clickCell(table, cellOf(table, name));
        QCOMPARE(m_fixture->opened().last(), (PageAddress{u"workflow"_s, {workflow}}));
    }

    void doesGetCustomEventType()
    {
        const auto integration =
            support::listOf(*m_fixture, ListCustomIntegrations)[0]["id"_L1].toString();
        const auto type = support::listOf(*m_fixture, ListCustomEventTypes, {integration})[0];
        auto *page = open({u"event-type"_s, {integration, type["id"_L1].toString()}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(GetCustomEventType), 1);
        click(page, u"link:integration/"_s + integration);
        QCOMPARE(m_fixture->opened().last(), (PageAddress{u"integration"_s, {integration}}));
    }

    void runningTransfersAreReadUntilTheyEnd_data()
    {
        QTest::addColumn<bool>("seen");
        QTest::newRow("in front") << true;
        QTest::newRow("behind another tab") << false;
    }

    void runningTransfersAreReadUntilTheyEnd()
    {
        QFETCH(const bool, seen);
        support::ManualClock clock;
        const auto gone = qScopeGuard([this] { m_fixture.reset(); });
        m_fixture = std::make_unique<support::PageFixture>(
            practice::ServiceOptions{.contacts = 20, .requestsPerMinute = 0},
            profiles::Profile{
                .id = u"test"_s, .name = u"Casa Oliva"_s, .address = {}, .requestsPerMinute = 0},
            std::unique_ptr<practice::Handler>(), &clock);
        const auto made = support::replyTo(*m_fixture,
                                           {.operation = CreateExport,
                                            .body = QJsonObject{{"exportType"_L1, u"contacts"_s},
                                                                {"delimiter"_L1, u","_s},
                                                                {"dateFormat"_L1, u"ISO"_s}}});
        auto *page = open({u"export"_s, {made["id"_L1].toString()}});
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(!action(page, u"downloadFile"_s)->isEnabled());
        const auto &client = m_fixture->account().session().client();
        if (!seen) {
            page->hide();
            clock.advance(std::chrono::minutes(30));
            QCoreApplication::processEvents();
            QCOMPARE(ledger().received(GetExport), 1);
            // The record is refreshed immediately when the page is shown again.
            page->show();
        }
        QVERIFY(support::runUntil(clock, client,
                                  [page] { return action(page, u"downloadFile"_s)->isEnabled(); }));
        QCOMPARE(ledger().received(ListExports), 0);
        const int asked = ledger().received(GetExport);
        QVERIFY(asked >= 2);
        clock.advance(std::chrono::minutes(30));
        QCoreApplication::processEvents();
        QCOMPARE(ledger().received(GetExport), asked);
    }

    void aFailedPollKeepsTheShownData()
    {
        support::ManualClock clock;
        const auto gone = qScopeGuard([this] { m_fixture.reset(); });
        m_fixture = std::make_unique<support::PageFixture>(
            practice::ServiceOptions{.contacts = 20, .requestsPerMinute = 0},
            profiles::Profile{
                .id = u"test"_s, .name = u"Casa Oliva"_s, .address = {}, .requestsPerMinute = 0},
            std::unique_ptr<practice::Handler>(), &clock);
        const auto made = support::replyTo(*m_fixture,
                                           {.operation = CreateExport,
                                            .body = QJsonObject{{"exportType"_L1, u"contacts"_s},
                                                                {"delimiter"_L1, u","_s},
                                                                {"dateFormat"_L1, u"ISO"_s}}});
        auto *page = open({u"export"_s, {made["id"_L1].toString()}});
        QTRY_COMPARE(state(page), State::Ready);
        m_fixture->service().play({practice::parseFaultRule(u"getExport:status=400"_s).value()});
        const auto &client = m_fixture->account().session().client();
        QVERIFY(
            support::runUntil(clock, client, [this] { return ledger().received(GetExport) >= 3; }));
        QCOMPARE(state(page), State::Ready);
        m_fixture->service().play({});
        QVERIFY(support::runUntil(clock, client,
                                  [page] { return action(page, u"downloadFile"_s)->isEnabled(); }));
    }
};

STOREDESK_TEST(TestRecordRequests)

} // namespace tst_recordrequests

#include "tst_recordrequests.moc"
