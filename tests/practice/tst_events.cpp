// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/backendfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_events {

using namespace Qt::StringLiterals;
using namespace storedesk;
using enum storedesk::catalogue::OperationId;

static QJsonObject redeemed(const QString &email = u"ana@example.com"_s)
{
    return {{"email"_L1, email}, {"puntos"_L1, 50}};
}

static const QString alias = u"puntos-canjeados"_s;

class TestEvents final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::BackendFixture>();
        m_contact =
            m_fixture->call(PatchContactByEmail, {u"ana@example.com"_s}, {{"_name"_L1, u"Ana"_s}})
                .text("id"_L1);
    }

    void cleanup() { m_fixture.reset(); }

    void anEventReachesItsContactByAliasAndById()
    {
        const auto byAlias = m_fixture->call(CreateCustomEventByAlias, {alias}, redeemed());
        QCOMPARE(byAlias.status, 201);
        QCOMPARE(byAlias.body,
                 (QJsonObject{{"contactId"_L1, m_contact}, {"contactStatus"_L1, u"existing"_s}}));
        const auto byId =
            m_fixture->call(CreateCustomEventById, {idOf(alias)}, redeemed(u"ANA@example.com"_s));
        QCOMPARE(byId.status, 201);
        QCOMPARE(byId.body, byAlias.body);
        QCOMPARE(m_fixture->number(
                     "SELECT count(*) FROM activity WHERE type = 'custom-event' AND contact ="
                     " (SELECT number FROM contact WHERE email = 'ana@example.com')"),
                 2.0);
    }

    void aContactThatIsMissingIsMadeOnlyWhenAskedFor()
    {
        const auto refused =
            m_fixture->call(CreateCustomEventByAlias, {alias}, redeemed(u"eva@example.com"_s));
        QCOMPARE(refused.status, 400);
        QCOMPARE(refused.text("code"_L1), u"E0501"_s);
        QCOMPARE(
            m_fixture->call(CreateCustomEventById, {idOf(alias)}, redeemed(u"eva@example.com"_s))
                .text("code"_L1),
            u"E0501"_s);
        QCOMPARE(m_fixture->call(GetContactByEmail, {u"eva@example.com"_s}).status, 404);
        const QUrlQuery create(u"createContact=true"_s);
        const auto made = m_fixture->call(CreateCustomEventByAlias, {alias},
                                          redeemed(u"eva@example.com"_s), create);
        QCOMPARE(made.status, 201);
        QCOMPARE(made.text("contactStatus"_L1), u"created"_s);
        QCOMPARE(made.text("contactId"_L1),
                 m_fixture->call(GetContactByEmail, {u"eva@example.com"_s}).text("id"_L1));
        QCOMPARE(
            m_fixture
                ->call(CreateCustomEventByAlias, {alias}, redeemed(u"eva@example.com"_s), create)
                .text("contactStatus"_L1),
            u"existing"_s);
    }

    void fieldsThatTheContactKnowsAreWritten()
    {
        auto body = redeemed();
        body["clienteVip"_L1] = true;
        // No contact field has this name.
        body["premio"_L1] = u"Gorra"_s;
        QCOMPARE(m_fixture->call(CreateCustomEventByAlias, {alias}, body).status, 201);
        const auto contact = m_fixture->call(GetContactByEmail, {u"ana@example.com"_s});
        QCOMPARE(contact.body["clienteVip"_L1], QJsonValue(true));
        QCOMPARE(contact.text("_name"_L1), u"Ana"_s);
        QVERIFY(!contact.body.contains("premio"_L1));
    }

    void aPhoneGetsThePrefixOfItsField()
    {
        const auto integration =
            m_fixture->call(ListCustomIntegrations).results().last()["id"_L1].toString();
        const auto field = [](const QString &id, const QString &type, bool key) {
            QJsonObject made{
                {"id"_L1, id}, {"name"_L1, id}, {"type"_L1, type}, {"isPrimaryKey"_L1, key}};
            if (!key)
                made["defaultCountryCode"_L1] = u"351"_s;
            return made;
        };
        const auto made =
            m_fixture->call(CreateCustomEventType, {integration},
                            {{"name"_L1, u"Call"_s},
                             {"category"_L1, u"receive"_s},
                             {"receiveType"_L1, u"api"_s},
                             {"alias"_L1, u"call"_s},
                             {"fields"_L1,
                              QJsonArray{field(u"email"_s, u"email"_s, true),
                                         field(u"_mobilePhone"_s, u"phone"_s, false),
                                         field(u"telefonoFijo"_s, u"phone"_s, false)}}});
        QCOMPARE(made.status, 201);
        const QJsonObject event{{"email"_L1, u"ana@example.com"_s},
                                {"_mobilePhone"_L1, u"912345678"_s},
                                {"telefonoFijo"_L1, u"+34910000111"_s}};
        QCOMPARE(m_fixture->call(CreateCustomEventByAlias, {u"call"_s}, event).status, 201);
        const auto contact = m_fixture->call(GetContactByEmail, {u"ana@example.com"_s});
        QCOMPARE(contact.text("_mobilePhone"_L1), u"+351912345678"_s);
        QCOMPARE(contact.text("telefonoFijo"_L1), u"+34910000111"_s);
    }

    void aTypeThatIsNotThereIsNamed()
    {
        for (const auto &[operation, value] :
             {std::pair(CreateCustomEventByAlias, u"nothing"_s),
              std::pair(CreateCustomEventById, QString(24, u'0'))}) {
            const auto reply = m_fixture->call(operation, {value}, redeemed());
            QCOMPARE(reply.status, 404);
            QCOMPARE(reply.text("detail"_L1), u"Custom event type %1 was not found."_s.arg(value));
        }
    }

    void aBodyWithFaultsIsRefused_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QJsonObject>("body");
        QTest::addColumn<QStringList>("pointers");
        const auto with = [](QJsonObject body, QLatin1StringView member, const QJsonValue &value) {
            body[member] = value;
            return body;
        };
        const QJsonObject survey{{"correo"_L1, u"ana@example.com"_s}, {"nota"_L1, 4.5}};
        const QString answered = u"encuesta-respondida"_s;
        QTest::addRow("unknown key")
            << alias << with(redeemed(), "color"_L1, 1) << QStringList{u"/color"_s};
        QTest::addRow("no key field")
            << alias << QJsonObject{{"puntos"_L1, 1}} << QStringList{u"/email"_s};
        QTest::addRow("no required field")
            << alias << QJsonObject{{"email"_L1, u"ana@example.com"_s}}
            << QStringList{u"/puntos"_s};
        QTest::addRow("key not an email")
            << alias << redeemed(u"ana"_s) << QStringList{u"/email"_s};
        QTest::addRow("text for an integer")
            << alias << with(redeemed(), "puntos"_L1, u"50"_s) << QStringList{u"/puntos"_s};
        QTest::addRow("half an integer")
            << alias << with(redeemed(), "puntos"_L1, 0.5) << QStringList{u"/puntos"_s};
        QTest::addRow("number for a text")
            << alias << with(redeemed(), "premio"_L1, 5) << QStringList{u"/premio"_s};
        QTest::addRow("text for a boolean") << alias << with(redeemed(), "clienteVip"_L1, u"true"_s)
                                            << QStringList{u"/clienteVip"_s};
        QTest::addRow("not a date")
            << answered << with(survey, "fecha"_L1, u"soon"_s) << QStringList{u"/fecha"_s};
        QTest::addRow("not an option")
            << answered << with(survey, "intereses"_L1, QJsonArray{u"ajedrez"_s})
            << QStringList{u"/intereses/0"_s};
        QTest::addRow("not a list") << answered << with(survey, "intereses"_L1, u"escalada"_s)
                                    << QStringList{u"/intereses"_s};
        QTest::addRow("not a phone")
            << answered << with(survey, "telefono"_L1, u"x"_s) << QStringList{u"/telefono"_s};
        QTest::addRow("text for a decimal")
            << answered << with(survey, "nota"_L1, u"4,5"_s) << QStringList{u"/nota"_s};
    }

    void aBodyWithFaultsIsRefused()
    {
        QFETCH(const QString, type);
        QFETCH(const QJsonObject, body);
        QFETCH(const QStringList, pointers);
        for (const auto &reply : {m_fixture->call(CreateCustomEventByAlias, {type}, body),
                                  m_fixture->call(CreateCustomEventById, {idOf(type)}, body)}) {
            QCOMPARE(reply.status, 422);
            QCOMPARE(reply.pointers(), pointers);
        }
    }

    void someTypesAcceptNoEvents()
    {
        QCOMPARE(m_fixture->call(CreateCustomEventByAlias, {u"none"_s}, redeemed()).status, 404);
        QCOMPARE(m_fixture->call(CreateCustomEventById, {QString(24, u'0')}, redeemed()).status,
                 404);
        QCOMPARE(m_fixture->call(CreateCustomEventById, {u"12"_s}, redeemed()).status, 400);
        QCOMPARE(m_fixture->call(CreateCustomEventById, {sendId()}, redeemed()).status, 400);
        // The event type is disabled.
        const QJsonObject visit{{"email"_L1, u"ana@example.com"_s}};
        const auto off = m_fixture->call(CreateCustomEventByAlias, {u"visita-tienda"_s}, visit);
        QCOMPARE(off.status, 400);
        QVERIFY(!off.body.contains("code"_L1));
        QCOMPARE(m_fixture->call(CreateCustomEventById, {idOf(u"visita-tienda"_s)}, visit).status,
                 400);
        QCOMPARE(m_fixture
                     ->call(PatchCustomIntegration, {integrationOf(u"visita-tienda"_s)},
                            {{"eventsEnabled"_L1, true}})
                     .status,
                 200);
        QCOMPARE(m_fixture->call(CreateCustomEventByAlias, {u"visita-tienda"_s}, visit).status,
                 201);
        // This type only accepts events from the web.
        QCOMPARE(
            m_fixture
                ->call(CreateCustomEventByAlias, {u"encuesta-abierta"_s}, {{"pagina"_L1, u"x"_s}})
                .status,
            400);
    }

    void anEventHasAtMost512Kilobytes()
    {
        auto body = redeemed();
        // The 12 bytes are the length of ,"premio":"".
        const qsizetype frame = QJsonDocument(body).toJson(QJsonDocument::Compact).size() + 12;
        body["premio"_L1] = QString(512 * 1024 - frame, u'x');
        QCOMPARE(QJsonDocument(body).toJson(QJsonDocument::Compact).size(), 512 * 1024);
        QCOMPARE(m_fixture->call(CreateCustomEventByAlias, {alias}, body).status, 201);
        body["premio"_L1] = QString(512 * 1024 - frame + 1, u'x');
        QCOMPARE(m_fixture->call(CreateCustomEventByAlias, {alias}, body).status, 413);
        QCOMPARE(m_fixture->call(CreateCustomEventById, {idOf(alias)}, body).status, 413);
    }

private:
    // Calls the function with every integration and type.
    template <typename Function>
    void eachType(Function &&function)
    {
        for (const auto &integration : m_fixture->call(ListCustomIntegrations).results()) {
            const QString id = integration["id"_L1].toString();
            for (const auto &type : m_fixture->call(ListCustomEventTypes, {id}).results())
                function(id, type.toObject());
        }
    }

    QString idOf(const QString &name)
    {
        QString found;
        eachType([&](const QString &, const QJsonObject &type) {
            if (type["alias"_L1].toString() == name)
                found = type["id"_L1].toString();
        });
        return found;
    }

    QString integrationOf(const QString &name)
    {
        QString found;
        eachType([&](const QString &integration, const QJsonObject &type) {
            if (type["alias"_L1].toString() == name)
                found = integration;
        });
        return found;
    }

    QString sendId()
    {
        QString found;
        eachType([&](const QString &, const QJsonObject &type) {
            if (type["category"_L1].toString() == "send"_L1)
                found = type["id"_L1].toString();
        });
        return found;
    }

    std::unique_ptr<support::BackendFixture> m_fixture;
    QString m_contact;
};

STOREDESK_TEST(TestEvents)

} // namespace tst_events

#include "tst_events.moc"
