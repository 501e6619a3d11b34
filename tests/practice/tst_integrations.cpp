// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/backendfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_integrations {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::catalogue;
using enum storedesk::catalogue::OperationId;

class TestIntegrations final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::BackendFixture>();
    }

    void cleanup() { m_fixture.reset(); }

    void anIntegrationIsMadeChangedAndDeleted()
    {
        const auto created = m_fixture->call(CreateCustomIntegration, {},
                                             {{"name"_L1, u"Caja"_s}, {"eventsEnabled"_L1, true}});
        QCOMPARE(created.status, 201);
        const QString id = created.text("id"_L1);
        QCOMPARE(id.size(), 24);
        QVERIFY(created.body["imageUri"_L1].isNull());
        QVERIFY(created.body["color"_L1].isNull());
        QVERIFY(!created.text("createdAt"_L1).isEmpty());
        QCOMPARE(m_fixture->call(GetCustomIntegration, {id}).body, created.body);
        // The newest integration is first.
        QCOMPARE(m_fixture->call(ListCustomIntegrations).results().first().toObject(),
                 created.body);

        m_fixture->clock().advance(std::chrono::minutes(1));
        const auto changed = m_fixture->call(
            PatchCustomIntegration, {id},
            {{"color"_L1, u"#1a73e8"_s}, {"imageUri"_L1, u"https://img.example.com/c.png"_s}});
        QCOMPARE(changed.status, 200);
        QCOMPARE(changed.text("name"_L1), u"Caja"_s);
        QCOMPARE(changed.text("color"_L1), u"#1a73e8"_s);
        QCOMPARE(changed.text("createdAt"_L1), created.text("createdAt"_L1));
        QVERIFY(changed.text("updatedAt"_L1) > created.text("updatedAt"_L1));
        const auto cleared =
            m_fixture->call(PatchCustomIntegration, {id}, {{"color"_L1, QJsonValue::Null}});
        QVERIFY(cleared.body["color"_L1].isNull());
        QVERIFY(cleared.body.contains("color"_L1));

        QCOMPARE(m_fixture->call(DeleteCustomIntegration, {id}).status, 204);
        QCOMPARE(m_fixture->call(GetCustomIntegration, {id}).status, 404);
        QCOMPARE(m_fixture->call(DeleteCustomIntegration, {id}).status, 404);
    }

    void twoMayShareAName()
    {
        const QJsonObject body{{"name"_L1, u"Caja"_s}, {"eventsEnabled"_L1, false}};
        const auto one = m_fixture->call(CreateCustomIntegration, {}, body);
        const auto two = m_fixture->call(CreateCustomIntegration, {}, body);
        QCOMPARE(two.status, 201);
        QVERIFY(one.text("id"_L1) != two.text("id"_L1));
    }

    void aBodyWithFaultsIsRefused_data()
    {
        QTest::addColumn<OperationId>("operation");
        QTest::addColumn<QJsonObject>("body");
        QTest::addColumn<QStringList>("pointers");
        const QJsonObject good{{"name"_L1, u"Caja"_s}, {"eventsEnabled"_L1, true}};
        const auto with = [good](QLatin1StringView member, const QJsonValue &value) {
            QJsonObject body = good;
            body[member] = value;
            return body;
        };
        QTest::addRow("nothing") << CreateCustomIntegration << QJsonObject()
                                 << QStringList{u"/name"_s, u"/eventsEnabled"_s};
        QTest::addRow("switch as text")
            << CreateCustomIntegration << with("eventsEnabled"_L1, u"true"_s)
            << QStringList{u"/eventsEnabled"_s};
        QTest::addRow("colour by name")
            << CreateCustomIntegration << with("color"_L1, u"red"_s) << QStringList{u"/color"_s};
        QTest::addRow("image nowhere")
            << CreateCustomIntegration << with("imageUri"_L1, u"nowhere"_s)
            << QStringList{u"/imageUri"_s};
        QTest::addRow("own id") << CreateCustomIntegration << with("id"_L1, u"x"_s)
                                << QStringList{u"/id"_s};
        QTest::addRow("unknown member")
            << CreateCustomIntegration << with("size"_L1, 1) << QStringList{u"/size"_s};
        QTest::addRow("name taken away")
            << PatchCustomIntegration << QJsonObject{{"name"_L1, QJsonValue::Null}}
            << QStringList{u"/name"_s};
        QTest::addRow("switch taken away")
            << PatchCustomIntegration << QJsonObject{{"eventsEnabled"_L1, QJsonValue::Null}}
            << QStringList{u"/eventsEnabled"_s};
        QTest::addRow("patched colour")
            << PatchCustomIntegration << QJsonObject{{"color"_L1, u"#12345"_s}}
            << QStringList{u"/color"_s};
        QTest::addRow("patched date")
            << PatchCustomIntegration << QJsonObject{{"createdAt"_L1, u"2026-01-01T00:00:00Z"_s}}
            << QStringList{u"/createdAt"_s};
    }

    void aBodyWithFaultsIsRefused()
    {
        QFETCH(const OperationId, operation);
        QFETCH(const QJsonObject, body);
        QFETCH(const QStringList, pointers);
        QStringList values;
        if (operation == PatchCustomIntegration)
            values.append(idOf(u"Encuestas"_s));
        const auto reply = m_fixture->call(operation, values, body);
        QCOMPARE(reply.status, 422);
        QCOMPARE(sorted(reply.pointers()), sorted(pointers));
    }

    void anIntegrationTakesItsEventTypesAlong()
    {
        const QString id = idOf(u"Encuestas"_s);
        const auto types = m_fixture->call(ListCustomEventTypes, {id}).results();
        QVERIFY(!types.isEmpty());
        QCOMPARE(m_fixture->call(DeleteCustomIntegration, {id}).status, 204);
        QCOMPARE(m_fixture->call(ListCustomEventTypes, {id}).status, 404);
        QCOMPARE(m_fixture->call(CreateCustomEventById, {types[0]["id"_L1].toString()}, {}).status,
                 404);
        QCOMPARE(m_fixture->call(CreateCustomEventByAlias, {u"encuesta-respondida"_s}, {}).status,
                 404);
    }

    void oneThatASegmentUsesStays()
    {
        const auto reply =
            m_fixture->call(DeleteCustomIntegration, {idOf(u"Programa de puntos"_s)});
        QCOMPARE(reply.status, 409);
        QCOMPARE(m_fixture->call(GetCustomIntegration, {idOf(u"Programa de puntos"_s)}).status,
                 200);
    }

    void invalidAndUnknownIdsAreRefused()
    {
        for (const auto operation : {GetCustomIntegration, PatchCustomIntegration,
                                     DeleteCustomIntegration, ListCustomEventTypes}) {
            QCOMPARE(m_fixture->call(operation, {u"12"_s}).status, 400);
            QCOMPARE(m_fixture->call(operation, {QString(24, u'0')}).status, 404);
        }
    }

private:
    QString idOf(const QString &name)
    {
        for (const auto &row : m_fixture->call(ListCustomIntegrations).results()) {
            if (row["name"_L1].toString() == name)
                return row["id"_L1].toString();
        }
        return {};
    }

    static QStringList sorted(QStringList list)
    {
        list.sort();
        return list;
    }

    std::unique_ptr<support::BackendFixture> m_fixture;
};

STOREDESK_TEST(TestIntegrations)

} // namespace tst_integrations

#include "tst_integrations.moc"
