// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "storage/drafts.h"
#include "ui/create/createpage.h"
#include "ui/pages/pagetable.h"

#include <QTableView>

#include <optional>

namespace tst_createprotection {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using support::PageFixture;

// Every page that creates a record respects the protection of its account. Read-only accounts send
// nothing and explain why, and accounts with confirmation show the request first. The tests for
// each page cover unprotected accounts.
class TestCreateProtection final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanup() { m_fixture.reset(); }

    void readOnlySendsNothingAndSaysWhy_data() { forms(); }
    void readOnlySendsNothingAndSaysWhy()
    {
        open(profiles::ProtectionLevel::ReadOnly);
        QVERIFY(!create()->isEnabled());
        QVERIFY(create()->toolTip().contains(u"read-only"_s));
        QVERIFY(m_fixture->notice()->isVisible());
        QVERIFY(m_fixture->notice()->headline().contains(u"read-only"_s));
        m_page->create();
        QTest::keyClick(m_page, Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(m_page->settled());
        QVERIFY(!m_fixture->dialog());
        QCOMPARE(writes(), 0);
        // The user's input is preserved.
        QVERIFY(m_page->hasPendingChanges());
    }

    void confirmShowsItFirst_data() { forms(); }
    void confirmShowsItFirst()
    {
        QFETCH(const OperationId, operation);
        open(profiles::ProtectionLevel::Confirm);
        QVERIFY2(create()->text().endsWith(u"…"_s), qPrintable(create()->text()));
        m_fixture->click(u"create"_s);
        QTRY_VERIFY2(m_fixture->dialog(), qPrintable(m_fixture->footWords()));
        QCOMPARE(writes(), 0);
        // The review shows names in full.
        auto *rows = m_fixture->dialog()->findChild<QTableView *>(u"rows"_s);
        for (int row = 0; row < rows->model()->rowCount(); ++row) {
            const auto title = rows->model()->index(row, 0).data().toString();
            QVERIFY2(rows->columnWidth(0) >= rows->fontMetrics().horizontalAdvance(title) + 20,
                     qPrintable(title));
        }
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!m_fixture->dialog());
        QCOMPARE(writes(), 0);
        QVERIFY(m_page->hasPendingChanges());
        m_fixture->click(u"create"_s);
        QTRY_VERIFY(m_fixture->dialog());
        QTest::mouseClick(m_fixture->dialog()->findChild<QAbstractButton *>(u"agree"_s),
                          Qt::LeftButton);
        QTRY_COMPARE(m_fixture->ledger().applied(operation), 1);
        QCOMPARE(writes(), 1);
    }

private:
    static void forms()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<OperationId>("operation");
        QTest::newRow("purchase") << u"new-purchase"_s << OperationId::CreatePurchase;
        QTest::newRow("contact field") << u"new-contact-field"_s << OperationId::CreateContactField;
        QTest::newRow("event type") << u"new-event-type"_s << OperationId::CreateCustomEventType;
        QTest::newRow("event") << u"send-events"_s << OperationId::CreateCustomEventByAlias;
        QTest::newRow("contact") << u"new-contact"_s << OperationId::PatchContactByEmail;
        QTest::newRow("product") << u"new-product"_s << OperationId::PatchProductByStoreId;
        QTest::newRow("integration")
            << u"new-integration"_s << OperationId::CreateCustomIntegration;
    }

    // Opens a form that a draft has filled in completely.
    void open(profiles::ProtectionLevel guard)
    {
        QFETCH(const QString, word);
        m_fixture.emplace(support::storeWith(20), PageFixture::profile(guard));
        QTRY_VERIFY(m_fixture->account().storage().ready());
        if (guard != profiles::ProtectionLevel::ReadOnly && word == "new-purchase"_L1)
            m_fixture->records().makeLucia(u"lucia@example.com"_s);
        const auto integration = openIntegration(guard != profiles::ProtectionLevel::ReadOnly);
        ui::PageAddress place{.page = word};
        if (word == "new-event-type"_L1)
            place.values = {integration};
        m_fixture->account().storage().drafts().keep(place.text(), typed(word, integration));
        m_fixture->ledger().clear();
        m_page = m_fixture->show(qobject_cast<ui::create::CreatePage *>(
            ui::pages::pageRow(word)->make(*m_fixture, place)));
        QVERIFY(m_page);
        m_page->refresh();
        QTRY_VERIFY(m_page->hasPendingChanges());
        QTRY_VERIFY(m_page->settled());
    }

    // Returns an integration that accepts events, or the first one if the account is read-only.
    QString openIntegration(bool mayWrite)
    {
        if (!mayWrite)
            return support::replyTo(
                       *m_fixture,
                       {.operation = OperationId::ListCustomIntegrations})[u"results"_s][0][u"id"_s]
                .toString();
        const auto id = support::replyTo(*m_fixture,
                                         {.operation = OperationId::CreateCustomIntegration,
                                          .body = QJsonObject{{u"name"_s, u"Tills"_s},
                                                              {u"eventsEnabled"_s, true}}})[u"id"_s]
                            .toString();
        support::replyTo(*m_fixture,
                         {.operation = OperationId::CreateCustomEventType,
                          .values = {id},
                          .body = QJsonObject{{u"name"_s, u"Shop visit"_s},
                                              {u"alias"_s, u"visit"_s},
                                              {u"category"_s, u"receive"_s},
                                              {u"receiveType"_s, u"api"_s},
                                              {u"fields"_s, QJsonArray{mailField()}}}});
        return id;
    }

    static QJsonObject mailField()
    {
        return {{u"id"_s, u"mail"_s},
                {u"name"_s, u"E-mail"_s},
                {u"type"_s, u"email"_s},
                {u"required"_s, true},
                {u"isPrimaryKey"_s, true}};
    }

    QJsonObject typed(const QString &word, const QString &integration)
    {
        if (word == "new-purchase"_L1)
            return {
                {u"contactEmail"_s, u"lucia@example.com"_s},
                {u"purchaseId"_s, u"PED-1"_s},
                {u"cartId"_s, u"CART-1"_s},
                {u"purchaseDate"_s, u"2026-11-15T08:12:00Z"_s},
                {u"totalPrice"_s, 20},
                {u"products"_s,
                 QJsonArray{QJsonObject{
                     {u"productId"_s, u"SKU-1001"_s}, {u"quantity"_s, 2}, {u"unitPrice"_s, 10}}}}};
        if (word == "new-contact-field"_L1)
            return {{u"id"_s, u"shoeSize"_s}, {u"name"_s, u"Shoe size"_s}, {u"type"_s, u"text"_s}};
        if (word == "new-event-type"_L1)
            return {{u"name"_s, u"Order paid"_s},
                    {u"alias"_s, u"order-paid-9"_s},
                    {u"category"_s, u"receive"_s},
                    {u"receiveType"_s, u"api"_s},
                    {u"fields"_s, QJsonArray{mailField()}}};
        if (word == "send-events"_L1)
            return eventOf(integration);
        if (word == "new-contact"_L1)
            return {{u"value"_s, u"new@example.org"_s},
                    {u"fields"_s, QJsonObject{{u"_name"_s, u"Ann"_s}}}};
        if (word == "new-product"_L1)
            return {{u"value"_s, u"SOAP-9"_s},
                    {u"fields"_s,
                     QJsonObject{{u"name"_s, u"Soap"_s},
                                 {u"productDetailUrl"_s, u"https://tienda.example.com/p/soap"_s},
                                 {u"unitPrice"_s, 9.95}}}};
        return {{u"name"_s, u"Till"_s}, {u"eventsEnabled"_s, true}};
    }

    // Returns an event for the first event type in the integration.
    QJsonObject eventOf(const QString &integration)
    {
        const auto types = support::replyTo(
            *m_fixture, {.operation = OperationId::ListCustomEventTypes, .values = {integration}});
        for (const auto &type : types[u"results"_s].toArray()) {
            if (type[u"category"_s].toString() != "receive"_L1)
                continue;
            return {{u"integration"_s, integration},
                    {u"type"_s, type[u"id"_s]},
                    {u"by-alias"_s, true},
                    {u"createContact"_s, true},
                    {u"event"_s, QJsonObject{{u"mail"_s, u"new@example.org"_s}}}};
        }
        return {};
    }

    [[nodiscard]] int writes()
    {
        int number = 0;
        for (const auto &entry : m_fixture->ledger().entries())
            number += entry.operation && catalogue::operation(*entry.operation).writes() ? 1 : 0;
        return number;
    }

    [[nodiscard]] ui::Button *create() { return m_fixture->find<ui::Button>(u"create"_s); }

    std::optional<PageFixture> m_fixture;
    QPointer<ui::create::CreatePage> m_page;
};

STOREDESK_TEST(TestCreateProtection)

} // namespace tst_createprotection

#include "tst_createprotection.moc"
