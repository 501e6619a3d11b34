// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/backendfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_eventtypes {

using namespace Qt::StringLiterals;
using namespace storedesk;
using enum storedesk::catalogue::OperationId;

static QJsonObject merged(QJsonObject body, const QJsonObject &more)
{
    for (auto member = more.begin(); member != more.end(); ++member) {
        if (member.value().isUndefined())
            body.remove(member.key());
        else
            body[member.key()] = member.value();
    }
    return body;
}

static QJsonObject field(const QString &id, const QString &type, const QJsonObject &more = {})
{
    return merged({{"id"_L1, id}, {"name"_L1, id.toUpper()}, {"type"_L1, type}}, more);
}

static QJsonObject primaryKey(const QJsonObject &more = {})
{
    return field(u"email"_s, u"email"_s, merged({{"isPrimaryKey"_L1, true}}, more));
}

static QJsonObject receive(const QJsonArray &fields, const QJsonObject &more = {})
{
    return merged({{"name"_L1, u"Mío"_s},
                   {"category"_L1, u"receive"_s},
                   {"alias"_L1, u"mio"_s},
                   {"receiveType"_L1, u"api"_s},
                   {"fields"_L1, fields}},
                  more);
}

static QJsonObject send(const QJsonObject &more = {})
{
    return merged({{"name"_L1, u"Aviso"_s},
                   {"category"_L1, u"send"_s},
                   {"webhookUrl"_L1, u"https://hook.example.com/x"_s},
                   {"fields"_L1, QJsonArray{field(u"a"_s, u"text"_s)}}},
                  more);
}

static QJsonObject without(QJsonObject body, QLatin1StringView member)
{
    body.remove(member);
    return body;
}

static const QJsonArray twoOptions{
    QJsonObject{{"id"_L1, u"a"_s}, {"label"_L1, u"A"_s}},
    QJsonObject{{"id"_L1, u"b"_s}, {"label"_L1, u"B"_s}},
};

class TestEventTypes final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::BackendFixture>();
        m_integration = m_fixture
                            ->call(CreateCustomIntegration, {},
                                   {{"name"_L1, u"Mía"_s}, {"eventsEnabled"_L1, true}})
                            .text("id"_L1);
    }

    void cleanup() { m_fixture.reset(); }

    void typesOfEveryKindCanBeMade_data()
    {
        QTest::addColumn<QJsonObject>("body");
        QTest::addRow("api") << receive(
            {primaryKey(), field(u"a"_s, u"text"_s), field(u"b"_s, u"integer"_s),
             field(u"c"_s, u"decimal"_s), field(u"d"_s, u"date"_s), field(u"e"_s, u"boolean"_s),
             field(u"f"_s, u"email"_s),
             field(u"g"_s, u"phone"_s, {{"defaultCountryCode"_L1, u"34"_s}}),
             field(u"h"_s, u"radio"_s, {{"options"_L1, twoOptions}}),
             field(u"i"_s, u"checkbox"_s, {{"options"_L1, twoOptions}, {"required"_L1, true}})});
        QTest::addRow("webhook") << receive({primaryKey({{"jsonPointerPath"_L1, u"/a/b~1c"_s}})},
                                            {{"receiveType"_L1, u"webhook"_s}});
        QTest::addRow("web or mobile")
            << receive({field(u"a"_s, u"text"_s)}, {{"receiveType"_L1, u"web-mobile"_s}});
        QTest::addRow("send") << send(
            {{"icon"_L1, u"bell"_s},
             {"webhookHeaders"_L1,
              QJsonArray{QJsonObject{{"name"_L1, u"X"_s}, {"value"_L1, u"y"_s}}}}});
    }

    void typesOfEveryKindCanBeMade()
    {
        QFETCH(const QJsonObject, body);
        const auto created = m_fixture->call(CreateCustomEventType, {m_integration}, body);
        QVERIFY2(created.status == 201, QJsonDocument(created.body).toJson().constData());
        const QString id = created.text("id"_L1);
        QVERIFY(!created.text("createdAt"_L1).isEmpty());
        for (const auto member : {"name"_L1, "category"_L1, "alias"_L1, "receiveType"_L1,
                                  "webhookUrl"_L1, "webhookHeaders"_L1})
            QCOMPARE(created.body[member], body[member]);
        for (const auto &entry : created.body["fields"_L1].toArray()) {
            QVERIFY(entry["required"_L1].isBool());
            QVERIFY(entry["isPrimaryKey"_L1].isBool());
            if (entry["isPrimaryKey"_L1].toBool())
                QVERIFY(entry["required"_L1].toBool());
        }
        QCOMPARE(m_fixture->call(GetCustomEventType, {m_integration, id}).body, created.body);
        QCOMPARE(m_fixture->call(ListCustomEventTypes, {m_integration}).results(),
                 QJsonArray{created.body});
        QCOMPARE(m_fixture->call(DeleteCustomEventType, {m_integration, id}).status, 204);
        QCOMPARE(m_fixture->call(DeleteCustomEventType, {m_integration, id}).status, 404);
        QCOMPARE(m_fixture->call(ListCustomEventTypes, {m_integration}).results().size(), 0);
        // After the deletion the alias is available again.
        QCOMPARE(m_fixture->call(CreateCustomEventType, {m_integration}, body).status, 201);
    }

    void missingPropertiesOfAFieldAreReported()
    {
        const auto created =
            m_fixture->call(CreateCustomEventType, {m_integration},
                            receive({primaryKey(), field(u"size"_s, u"text"_s),
                                     field(u"fit"_s, u"text"_s, {{"required"_L1, true}})}));
        const auto fields = created.body["fields"_L1].toArray();
        QCOMPARE(fields.size(), 3);
        const auto says = [&fields](int index, bool key, bool required) {
            return fields[index]["isPrimaryKey"_L1] == QJsonValue(key)
                && fields[index]["required"_L1] == QJsonValue(required);
        };
        // The field is required, because the contact cannot be found without it.
        QVERIFY(says(0, true, true));
        QVERIFY(says(1, false, false));
        QVERIFY(says(2, false, true));
    }

    // NOLINTNEXTLINE(readability-function-size): a table
    void aBodyWithFaultsIsRefused_data()
    {
        QTest::addColumn<QJsonObject>("body");
        QTest::addColumn<QStringList>("pointers");
        const auto row = [](const char *name, const QJsonObject &body, const QString &pointer) {
            QTest::addRow("%s", name) << body << QStringList{pointer};
        };
        row("no name", without(receive({primaryKey()}), "name"_L1), u"/name"_s);
        row("no category", without(send(), "category"_L1), u"/category"_s);
        row("category", send({{"category"_L1, u"both"_s}}), u"/category"_s);
        row("no fields", without(send(), "fields"_L1), u"/fields"_s);
        row("no alias", without(receive({primaryKey()}), "alias"_L1), u"/alias"_s);
        row("empty alias", receive({primaryKey()}, {{"alias"_L1, u""_s}}), u"/alias"_s);
        row("alias of a send type", send({{"alias"_L1, u"x"_s}}), u"/alias"_s);
        row("no receive type", without(receive({primaryKey()}), "receiveType"_L1),
            u"/receiveType"_s);
        row("receive type", receive({primaryKey()}, {{"receiveType"_L1, u"pigeon"_s}}),
            u"/receiveType"_s);
        row("receive type of a send type", send({{"receiveType"_L1, u"api"_s}}), u"/receiveType"_s);
        row("no webhook", without(send(), "webhookUrl"_L1), u"/webhookUrl"_s);
        row("webhook nowhere", send({{"webhookUrl"_L1, u"nowhere"_s}}), u"/webhookUrl"_s);
        row("webhook of a receive type",
            receive({primaryKey()}, {{"webhookUrl"_L1, u"https://hook.example.com"_s}}),
            u"/webhookUrl"_s);
        row("headers of a receive type",
            receive({primaryKey()}, {{"webhookHeaders"_L1, QJsonArray()}}), u"/webhookHeaders"_s);
        row("header without value",
            send({{"webhookHeaders"_L1, QJsonArray{QJsonObject{{"name"_L1, u"X"_s}}}}}),
            u"/webhookHeaders/0/value"_s);
        row("no primary key", receive({field(u"a"_s, u"text"_s)}), u"/fields"_s);
        row("no primary key of a webhook",
            receive({field(u"a"_s, u"text"_s)}, {{"receiveType"_L1, u"webhook"_s}}), u"/fields"_s);
        row("primary key of another type",
            receive({field(u"a"_s, u"text"_s, {{"isPrimaryKey"_L1, true}})}),
            u"/fields/0/isPrimaryKey"_s);
        row("two primary keys",
            receive({primaryKey(), field(u"b"_s, u"email"_s, {{"isPrimaryKey"_L1, true}})}),
            u"/fields/1/isPrimaryKey"_s);
        row("optional primary key", receive({primaryKey({{"required"_L1, false}})}),
            u"/fields/0/required"_s);
        row("field without id", receive({primaryKey(), without(field(u"a"_s, u"text"_s), "id"_L1)}),
            u"/fields/1/id"_s);
        row("field without name",
            receive({primaryKey(), without(field(u"a"_s, u"text"_s), "name"_L1)}),
            u"/fields/1/name"_s);
        row("field without type",
            receive({primaryKey(), without(field(u"a"_s, u"text"_s), "type"_L1)}),
            u"/fields/1/type"_s);
        row("field of no type", receive({primaryKey(), field(u"a"_s, u"colour"_s)}),
            u"/fields/1/type"_s);
        row("field twice",
            receive({primaryKey(), field(u"a"_s, u"text"_s), field(u"a"_s, u"text"_s)}),
            u"/fields/2/id"_s);
        row("radio without options",
            receive({primaryKey(), field(u"a"_s, u"text"_s), field(u"b"_s, u"radio"_s)}),
            u"/fields/2/options"_s);
        row("checkbox with no options",
            receive({primaryKey(), field(u"b"_s, u"checkbox"_s, {{"options"_L1, QJsonArray()}})}),
            u"/fields/1/options"_s);
        row("text with options",
            receive({primaryKey(), field(u"b"_s, u"text"_s, {{"options"_L1, twoOptions}})}),
            u"/fields/1/options"_s);
        row("option twice",
            receive({primaryKey(),
                     field(u"b"_s, u"radio"_s,
                           {{"options"_L1, QJsonArray{twoOptions[0], twoOptions[0]}}})}),
            u"/fields/1/options/1/id"_s);
        row("option without label",
            receive({primaryKey(),
                     field(u"b"_s, u"radio"_s,
                           {{"options"_L1, QJsonArray{QJsonObject{{"id"_L1, u"a"_s}}}}})}),
            u"/fields/1/options/0/label"_s);
        row("phone without prefix", receive({primaryKey(), field(u"b"_s, u"phone"_s)}),
            u"/fields/1/defaultCountryCode"_s);
        row("not a pointer", receive({primaryKey({{"jsonPointerPath"_L1, u"a.b"_s}})}),
            u"/fields/0/jsonPointerPath"_s);
        row("unknown member", receive({primaryKey()}, {{"colour"_L1, 1}}), u"/colour"_s);
        row("unknown member of a field", receive({primaryKey({{"colour"_L1, 1}})}),
            u"/fields/0/colour"_s);
    }

    void aBodyWithFaultsIsRefused()
    {
        QFETCH(const QJsonObject, body);
        QFETCH(const QStringList, pointers);
        const auto reply = m_fixture->call(CreateCustomEventType, {m_integration}, body);
        QCOMPARE(reply.status, 422);
        QCOMPARE(reply.pointers(), pointers);
    }

    void anAliasExistsOnceInTheAccount()
    {
        QCOMPARE(m_fixture
                     ->call(CreateCustomEventType, {m_integration},
                            receive({primaryKey()}, {{"alias"_L1, u"puntos-canjeados"_s}}))
                     .status,
                 409);
        QCOMPARE(
            m_fixture->call(CreateCustomEventType, {m_integration}, receive({primaryKey()})).status,
            201);
        QCOMPARE(
            m_fixture->call(CreateCustomEventType, {m_integration}, receive({primaryKey()})).status,
            409);
        // Outgoing types have no alias, so equal types are allowed.
        QCOMPARE(m_fixture->call(CreateCustomEventType, {m_integration}, send()).status, 201);
        QCOMPARE(m_fixture->call(CreateCustomEventType, {m_integration}, send()).status, 201);
    }

    void invalidAndUnknownIdsAreRefused()
    {
        const QString nobody(24, u'0');
        QCOMPARE(m_fixture->call(CreateCustomEventType, {u"12"_s}, send()).status, 400);
        QCOMPARE(m_fixture->call(CreateCustomEventType, {nobody}, send()).status, 404);
        const QString id =
            m_fixture->call(CreateCustomEventType, {m_integration}, send()).text("id"_L1);
        const QString other = m_fixture
                                  ->call(CreateCustomIntegration, {},
                                         {{"name"_L1, u"Otra"_s}, {"eventsEnabled"_L1, true}})
                                  .text("id"_L1);
        for (const auto operation : {GetCustomEventType, DeleteCustomEventType}) {
            QCOMPARE(m_fixture->call(operation, {u"12"_s, id}).status, 400);
            QCOMPARE(m_fixture->call(operation, {m_integration, u"12"_s}).status, 400);
            const auto noIntegration = m_fixture->call(operation, {nobody, id});
            QCOMPARE(noIntegration.status, 404);
            QVERIFY(noIntegration.text("detail"_L1).contains(u"ntegration"_s));
            const auto noType = m_fixture->call(operation, {m_integration, nobody});
            QCOMPARE(noType.status, 404);
            QVERIFY(noType.text("detail"_L1).contains(u"vent type"_s));
            // This type belongs to another integration.
            QCOMPARE(m_fixture->call(operation, {other, id}).status, 404);
        }
        QCOMPARE(m_fixture->call(GetCustomEventType, {m_integration, id}).status, 200);
    }

private:
    std::unique_ptr<support::BackendFixture> m_fixture;
    QString m_integration;
};

STOREDESK_TEST(TestEventTypes)

} // namespace tst_eventtypes

#include "tst_eventtypes.moc"
