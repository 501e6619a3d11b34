// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/backendfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_contacts {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::catalogue;
using enum storedesk::catalogue::OperationId;

class TestContacts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::BackendFixture>();
    }

    void cleanup() { m_fixture.reset(); }

    // Tests the three families of operations, each of which uses a different key.
    void aPatchCreatesThenChangesThenItIsDeleted_data()
    {
        QTest::addColumn<OperationId>("patch");
        QTest::addColumn<OperationId>("get");
        QTest::addColumn<OperationId>("remove");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("member");
        QTest::addRow("deprecated")
            << PatchContact << GetContact << DeleteContact << u"new@example.com"_s << u"_email"_s;
        QTest::addRow("by email") << PatchContactByEmail << GetContactByEmail
                                  << DeleteContactByEmail << u"new@example.com"_s << u"_email"_s;
        QTest::addRow("by external id")
            << PatchContactByExternalId << GetContactByExternalId << DeleteContactByExternalId
            << u"A/1 ñ"_s << u"_externalId"_s;
    }

    void aPatchCreatesThenChangesThenItIsDeleted()
    {
        QFETCH(const OperationId, patch);
        QFETCH(const OperationId, get);
        QFETCH(const OperationId, remove);
        QFETCH(const QString, value);
        QFETCH(const QString, member);
        for (const auto operation : {get, remove}) {
            const auto nobody = m_fixture->call(operation, {value});
            QCOMPARE(nobody.status, 404);
            QVERIFY(nobody.text("detail"_L1).contains(value));
        }

        const auto created =
            m_fixture->call(patch, {value}, {{"_name"_L1, u"Ana"_s}, {"_points"_L1, 5}});
        QCOMPARE(created.status, 201);
        QCOMPARE(created.body[member].toString(), value);
        QCOMPARE(created.text("_name"_L1), u"Ana"_s);
        QCOMPARE(created.text("_newsletterSubscriptionStatus"_L1), u"none"_s);
        // The required field has its default value.
        QCOMPARE(created.body["clienteVip"_L1], QJsonValue(false));
        QCOMPARE(created.body["_totalPurchases"_L1], QJsonValue(0));
        QCOMPARE(created.body["_averagePurchasesAmount"_L1], QJsonValue(0));
        QVERIFY(created.body["_churnRate"_L1].isNull());
        QCOMPARE(created.body.size(), 1 + 34 + 8);

        m_fixture->clock().advance(std::chrono::hours(1));
        const auto changed = m_fixture->call(
            patch, {value}, {{"_surname"_L1, u"Gil"_s}, {"_points"_L1, QJsonValue::Null}});
        QCOMPARE(changed.status, 200);
        QCOMPARE(changed.text("id"_L1), created.text("id"_L1));
        // Members that were omitted are unchanged.
        QCOMPARE(changed.text("_name"_L1), u"Ana"_s);
        QCOMPARE(changed.text("_surname"_L1), u"Gil"_s);
        // Null has cleared the value.
        QVERIFY(changed.body["_points"_L1].isNull());
        QCOMPARE(changed.text("_createdAt"_L1), created.text("_createdAt"_L1));
        QVERIFY(changed.text("_updatedAt"_L1) > created.text("_updatedAt"_L1));
        QCOMPARE(m_fixture->call(get, {value}).body, changed.body);

        QCOMPARE(m_fixture->call(remove, {value}).status, 204);
        QCOMPARE(m_fixture->call(get, {value}).status, 404);
        // A new contact with the old key has a new id.
        QVERIFY(m_fixture->call(patch, {value}, {}).text("id"_L1) != created.text("id"_L1));
    }

    void reachableContactsAreActive()
    {
        const auto both = m_fixture->call(
            PatchContactByExternalId, {u"E1"_s},
            {{"_email"_L1, u"e1@example.com"_s}, {"_mobilePhone"_L1, u"+34600000001"_s}});
        QCOMPARE(both.text("_emailStatus"_L1), u"active"_s);
        QCOMPARE(both.text("_mobilePhoneStatus"_L1), u"active"_s);
        const auto neither = m_fixture->call(PatchContactByExternalId, {u"E2"_s});
        QVERIFY(neither.body["_emailStatus"_L1].isNull());
        QVERIFY(neither.body["_mobilePhoneStatus"_L1].isNull());
    }

    void aFaultHasANameAPlaceAndAReason()
    {
        const auto faults =
            m_fixture->call(PatchContactByEmail, {u"new@example.com"_s}, {{"_points"_L1, u"5"_s}})
                .body["validationErrors"_L1]
                .toArray();
        QCOMPARE(faults.size(), 1);
        QCOMPARE(faults[0]["name"_L1].toString(), u"_points"_s);
        QCOMPARE(faults[0]["path"_L1].toString(), u"/_points"_s);
        QVERIFY(!faults[0]["reason"_L1].toString().isEmpty());
    }

    void aBodyWithFaultsIsRefused_data()
    {
        QTest::addColumn<OperationId>("operation");
        QTest::addColumn<QJsonObject>("body");
        QTest::addColumn<QStringList>("pointers");
        const auto row = [](const char *name, OperationId operation, const QJsonObject &body,
                            const QStringList &pointers) {
            QTest::addRow("%s", name) << operation << body << pointers;
        };
        row("read-only field", PatchContactByEmail, {{"_clv"_L1, 5}}, {u"/_clv"_s});
        row("unknown field", PatchContactByEmail, {{"shoeSize"_L1, 5}}, {u"/shoeSize"_s});
        row("own id", PatchContactByEmail, {{"id"_L1, u"x"_s}}, {u"/id"_s});
        row("email in the email family", PatchContactByEmail, {{"_email"_L1, u"x@example.com"_s}},
            {u"/_email"_s});
        row("external id in its family", PatchContactByExternalId, {{"_externalId"_L1, u"x"_s}},
            {u"/_externalId"_s});
        row("external id in the old family", PatchContact, {{"_externalId"_L1, u"x"_s}},
            {u"/_externalId"_s});
        row("external id too long", PatchContactByEmail, {{"_externalId"_L1, QString(51, u'x')}},
            {u"/_externalId"_s});
        row("not an email", PatchContactByExternalId, {{"_email"_L1, u"nobody"_s}}, {u"/_email"_s});
        row("not a phone", PatchContactByEmail, {{"_mobilePhone"_L1, u"12ab"_s}},
            {u"/_mobilePhone"_s});
        row("not a state", PatchContactByEmail, {{"_emailStatus"_L1, u"asleep"_s}},
            {u"/_emailStatus"_s});
        row("not a moment", PatchContactByEmail, {{"_birthdate"_L1, u"yesterday"_s}},
            {u"/_birthdate"_s});
        row("text for a number", PatchContactByEmail, {{"_points"_L1, u"5"_s}}, {u"/_points"_s});
        row("half a point", PatchContactByEmail, {{"_points"_L1, 1.5}}, {u"/_points"_s});
        row("radio", PatchContactByEmail, {{"talla"_L1, u"xxl"_s}}, {u"/talla"_s});
        row("checkbox not a list", PatchContactByEmail, {{"intereses"_L1, u"escalada"_s}},
            {u"/intereses"_s});
        row("checkbox option", PatchContactByEmail,
            {{"intereses"_L1, QJsonArray{u"escalada"_s, u"ajedrez"_s}}}, {u"/intereses/1"_s});
        row("integer too large", PatchContactByEmail, {{"hijos"_L1, 21}}, {u"/hijos"_s});
        row("decimal too small", PatchContactByEmail, {{"presupuesto"_L1, -1}},
            {u"/presupuesto"_s});
        row("text too long", PatchContactByEmail, {{"observaciones"_L1, QString(251, u'x')}},
            {u"/observaciones"_s});
        row("date too early", PatchContactByEmail, {{"aniversario"_L1, u"1919-12-31"_s}},
            {u"/aniversario"_s});
        row("phone", PatchContactByEmail, {{"telefonoFijo"_L1, u"call me"_s}},
            {u"/telefonoFijo"_s});
        row("mobile phone without its prefix", PatchContactByEmail,
            {{"_mobilePhone"_L1, u"651234567"_s}}, {u"/_mobilePhone"_s});
        row("empty external id", PatchContactByEmail, {{"_externalId"_L1, u""_s}},
            {u"/_externalId"_s});
        row("external id of blanks", PatchContactByEmail, {{"_externalId"_L1, u" \t "_s}},
            {u"/_externalId"_s});
        row("required field cleared", PatchContactByEmail, {{"clienteVip"_L1, QJsonValue::Null}},
            {u"/clienteVip"_s});
        row("two faults", PatchContactByEmail, {{"_points"_L1, true}, {"talla"_L1, 3}},
            {u"/_points"_s, u"/talla"_s});
    }

    void aBodyWithFaultsIsRefused()
    {
        QFETCH(const OperationId, operation);
        QFETCH(const QJsonObject, body);
        QFETCH(const QStringList, pointers);
        const auto reply = m_fixture->call(operation, {u"a@example.com"_s}, body);
        QCOMPARE(reply.status, 422);
        QCOMPARE(reply.pointers(), pointers);
        QCOMPARE(reply.text("title"_L1), u"Unprocessable entity"_s);
        QCOMPARE(reply.text("detail"_L1), u"One or more validation error occurred."_s);
        QVERIFY(!reply.body["validationErrors"_L1][0]["reason"_L1].toString().isEmpty());
        // No contact was created.
        QCOMPARE(m_fixture->call(GetContactByEmail, {u"a@example.com"_s}).status, 404);
    }

    void everyKindOfFieldIsStored()
    {
        const QJsonObject body{
            {"_externalId"_L1, u"E-1"_s},
            {"_birthdate"_L1, u"1990-05-01T00:00:00.000Z"_s},
            {"_mobilePhone"_L1, u"+34600111222"_s},
            {"_mobilePhoneStatus"_L1, u"paused"_s},
            {"_emailStatus"_L1, u"banned"_s},
            {"_smsSubscriptionStatus"_L1, u"subscribed"_s},
            {"talla"_L1, u"m"_s},
            {"intereses"_L1, QJsonArray{u"correr"_s, u"ciclismo"_s}},
            {"hijos"_L1, 2},
            {"presupuesto"_L1, 19.5},
            {"clienteVip"_L1, true},
            {"telefonoFijo"_L1, u"+34910000111"_s},
            {"aniversario"_L1, u"2001-02-03"_s},
            {"observaciones"_L1, u"ñandú"_s},
        };
        const auto reply = m_fixture->call(PatchContactByEmail, {u"a@example.com"_s}, body);
        QCOMPARE(reply.status, 201);
        for (auto member = body.begin(); member != body.end(); ++member)
            QCOMPARE(reply.body[member.key()], member.value());
    }

    // The prefix is defined by the field.
    void aPhoneOfTheAccountsOwnGetsItsPrefix()
    {
        const QJsonObject body{{"telefonoFijo"_L1, u"910000111"_s}};
        // The first call creates the contact, and the second changes it.
        for (int patch = 0; patch < 2; ++patch)
            QCOMPARE(m_fixture->call(PatchContactByEmail, {u"a@example.com"_s}, body)
                         .text("telefonoFijo"_L1),
                     u"+34910000111"_s);
    }

    void aStoreThatFailsSaysSoAndRecovers()
    {
        auto &database = m_fixture->store().database();
        QVERIFY(database.script("ALTER TABLE contact RENAME TO elsewhere"));
        const auto failed = m_fixture->call(PatchContactByEmail, {u"new@example.com"_s});
        QCOMPARE(failed.status, 500);
        QVERIFY(!failed.text("detail"_L1).isEmpty());
        QVERIFY(database.script("ALTER TABLE elsewhere RENAME TO contact"));
        QCOMPARE(m_fixture->call(PatchContactByEmail, {u"new@example.com"_s}).status, 201);
    }

    void keysOfAnotherContactAreRefused()
    {
        m_fixture->call(PatchContactByEmail, {u"a@example.com"_s}, {{"_externalId"_L1, u"A"_s}});
        m_fixture->call(PatchContactByEmail, {u"b@example.com"_s}, {{"_externalId"_L1, u"B"_s}});
        QCOMPARE(
            m_fixture->call(PatchContactByEmail, {u"b@example.com"_s}, {{"_externalId"_L1, u"A"_s}})
                .status,
            409);
        QCOMPARE(
            m_fixture->call(PatchContactByEmail, {u"c@example.com"_s}, {{"_externalId"_L1, u"A"_s}})
                .status,
            409);
        const auto email = m_fixture->call(PatchContactByExternalId, {u"B"_s},
                                           {{"_email"_L1, u"A@Example.com"_s}});
        QCOMPARE(email.status, 409);
        QCOMPARE(email.text("title"_L1), u"Conflict"_s);
        // A contact may keep its own keys, and use keys that are no longer in use.
        QCOMPARE(
            m_fixture->call(PatchContactByEmail, {u"a@example.com"_s}, {{"_externalId"_L1, u"A"_s}})
                .status,
            200);
        QCOMPARE(m_fixture
                     ->call(PatchContactByEmail, {u"a@example.com"_s},
                            {{"_externalId"_L1, QJsonValue::Null}})
                     .status,
                 200);
        QCOMPARE(
            m_fixture->call(PatchContactByEmail, {u"b@example.com"_s}, {{"_externalId"_L1, u"A"_s}})
                .status,
            200);
        QCOMPARE(m_fixture->call(GetContactByExternalId, {u"A"_s}).text("_email"_L1),
                 u"b@example.com"_s);
        QCOMPARE(m_fixture->call(GetContactByExternalId, {u"B"_s}).status, 404);
    }

    void anInvalidKeyCreatesNoContact()
    {
        QCOMPARE(m_fixture->call(PatchContactByEmail, {u"nobody"_s}, {}).status, 400);
        QCOMPARE(m_fixture->call(PatchContact, {u"nobody"_s}, {}).status, 400);
        QCOMPARE(m_fixture->call(PatchContactByExternalId, {QString(51, u'x')}, {}).status, 400);
        QCOMPARE(m_fixture->call(PatchContactByExternalId, {QString(50, u'x')}, {}).status, 201);
        QCOMPARE(m_fixture->call(PatchContactByExternalId, {u"  "_s}, {}).status, 400);
    }

    void addressesAreFoundInAnyCase()
    {
        const auto created = m_fixture->call(PatchContactByEmail, {u"Ana@Example.com"_s}, {});
        QCOMPARE(created.text("_email"_L1), u"Ana@Example.com"_s);
        QCOMPARE(m_fixture->call(GetContactByEmail, {u"ana@example.COM"_s}).text("id"_L1),
                 created.text("id"_L1));
    }

    void consentIsNotedWithItsDate()
    {
        m_fixture->call(PatchContactByEmail, {u"a@example.com"_s},
                        {{"_newsletterSubscriptionStatus"_L1, u"subscribed"_s}});
        QCOMPARE(
            m_fixture->number(
                "SELECT count(*) FROM activity WHERE type = 'newsletter-subscribe' AND contact ="
                " (SELECT number FROM contact WHERE email = 'a@example.com')"),
            1.0);
        m_fixture->clock().advance(std::chrono::hours(5));
        const auto left =
            m_fixture->call(PatchContactByEmail, {u"a@example.com"_s},
                            {{"_newsletterSubscriptionStatus"_L1, u"unsubscribed"_s}});
        QCOMPARE(left.text("_emailLastUnsubscribedDate"_L1), left.text("_updatedAt"_L1));
    }

    void aDeletedContactLeavesItsPurchasesButNotItsActivity()
    {
        auto buyer = m_fixture->store().database().query(
            "SELECT number, email FROM contact WHERE purchases > 0 AND email IS NOT NULL LIMIT 1");
        QVERIFY(buyer.next());
        const QByteArray number = QByteArray::number(buyer.number(0));
        const double purchases =
            m_fixture->number("SELECT count(*) FROM purchase WHERE contact = " + number);
        QVERIFY(m_fixture->number("SELECT count(*) FROM activity WHERE contact = " + number) > 0);
        QCOMPARE(m_fixture->call(DeleteContactByEmail, {buyer.text(1)}).status, 204);
        QCOMPARE(m_fixture->number("SELECT count(*) FROM activity WHERE contact = " + number), 0.0);
        QCOMPARE(m_fixture->number("SELECT count(*) FROM purchase WHERE contact = " + number),
                 purchases);
    }

private:
    std::unique_ptr<support::BackendFixture> m_fixture;
};

STOREDESK_TEST(TestContacts)

} // namespace tst_contacts

#include "tst_contacts.moc"
