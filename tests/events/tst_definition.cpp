// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "events/definition.h"
#include "events/fieldtable.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace tst_definition {

using namespace Qt::StringLiterals;
using namespace storedesk;

static QJsonObject object(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

static QJsonObject answered()
{
    auto type = object(R"({"id": "0123456789abcdef01234567", "createdAt": "2026-11-01T10:00:00Z",
        "updatedAt": null, "name": "Visit", "category": "receive", "receiveType": "webhook",
        "alias": "visit", "icon": null, "webhookHeaders": [],
        "fields": [
          {"id": "mail", "name": "Mail", "type": "email", "required": true, "isPrimaryKey": true,
           "jsonPointerPath": "/who/mail", "options": [], "defaultCountryCode": "34"},
          {"id": "shop", "name": "Shop", "type": "radio", "required": false, "isPrimaryKey": false,
           "options": [{"id": "b", "label": "B"}, {"id": "a", "label": "A"}]}]})");
    type[u"webhookUrl"] = u"https://old.example.com"_s;
    return type;
}

static QJsonObject createdAgain()
{
    return object(R"({"name": "Visit", "category": "receive", "receiveType": "webhook",
        "alias": "visit", "fields": [
          {"id": "mail", "name": "Mail", "type": "email", "required": true,
           "isPrimaryKey": true, "jsonPointerPath": "/who/mail"},
          {"id": "shop", "name": "Shop", "type": "radio",
           "options": [{"id": "b", "label": "B"}, {"id": "a", "label": "A"}]}]})");
}

static QJsonArray fieldsOfRows()
{
    return QJsonDocument::fromJson(R"([
        {"id": "mail", "name": "Mail", "type": "email", "required": true,
         "isPrimaryKey": true, "jsonPointerPath": "/who/mail"},
        {"id": "shop", "name": "Shop", "type": "radio",
         "options": [{"id": "mad", "label": "Madrid"}, {"id": "barcelona", "label": "Barcelona"}]},
        {"id": "telefono", "name": "Teléfono", "type": "phone",
         "required": false, "defaultCountryCode": "34"}
    ])")
        .array();
}

class TestDefinition final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void aDefinitionIsWhatCanBeCreatedAgain()
    {
        QCOMPARE(events::definitionOf(answered()), createdAgain());
    }

    void fieldsOfTheOtherDirectionAreLeftOut()
    {
        auto type = answered();
        type[u"category"] = u"send"_s;
        const auto sent = events::definitionOf(type);
        QVERIFY(!sent.contains(u"alias"_s));
        QVERIFY(!sent.contains(u"receiveType"_s));
        QCOMPARE(sent[u"webhookUrl"].toString(), u"https://old.example.com"_s);
        type = answered();
        type[u"receiveType"] = u"api"_s;
        QVERIFY(
            !events::definitionOf(type)[u"fields"][0].toObject().contains(u"jsonPointerPath"_s));
    }

    void aFileIsTheSameForTheSameDefinition()
    {
        const auto file = events::definitionFile(answered());
        const auto read = events::definitionIn(file);
        QVERIFY(read);
        QCOMPARE(*read, events::definitionOf(answered()));
        QCOMPARE(events::definitionFile(*read), file);
        QVERIFY(file.endsWith("}\n"));
        QVERIFY(!file.contains("0123456789abcdef01234567"));
        // A reply from the service is a valid definition too.
        QCOMPARE(events::definitionIn(QJsonDocument(answered()).toJson()).value(), *read);
    }

    void anotherFileIsRefusedInWords()
    {
        for (const auto *text : {"", "{}", "[]", "{\"a\": 1}", "{\"category\": \"send\"}", "no"}) {
            const auto read = events::definitionIn(text);
            QVERIFY(!read);
            QVERIFY(!read.error().what.isEmpty());
        }
    }

    void aMemberThatCannotBeReadIsNamed()
    {
        const auto whyOf = [](const QByteArray &members, bool ours) {
            const QByteArray start = R"({"name":"A","category":"receive",)" + members + "}";
            const auto read = events::definitionIn(
                ours ? R"({"storedesk":"event type","version":1,"definition":)" + start + "}"
                     : start);
            return read ? QString() : read.error().why;
        };
        QCOMPARE(whyOf(R"("fields":[])", true), QString());
        QVERIFY(whyOf(R"("fields":[],"alais":"x")", true).contains(u"“/alais”"_s));
        QVERIFY(whyOf(R"("fields":[{"required":"yes"}])", true).contains(u"/fields/0/required"_s));
        // The definition is wrapped in our own file format.
        const auto envelope = [](const QByteArray &members) {
            const auto read = events::definitionIn(
                R"({"storedesk":"event type","definition":{"name":"A","category":"receive","fields":[]},)"
                + members + "}");
            return read ? QString() : read.error().why;
        };
        QCOMPARE(envelope(R"("version":1)"), QString());
        QVERIFY(envelope(R"("verison":1)").contains(u"“verison”"_s));
        QVERIFY(envelope(R"("version":"1")").contains(u"“version”"_s));
        // A record from the service may have undocumented members.
        QCOMPARE(whyOf(R"("fields":[],"flavour":"x")", false), QString());
        QVERIFY(whyOf(R"("fields":[{"required":"yes"}])", false).contains(u"/fields/0/required"_s));
    }

    void rowsOfASpreadsheetBecomeFields()
    {
        const auto rows =
            events::fieldRowsIn("Name\tType\tID\tMandatory\tKey\tOptions\tPrefix\tRead from\n"
                                "Mail\tE-mail\tmail\tyes\tx\t\t\t/who/mail\n"
                                "Shop\tOne of\tshop\t\t\tmad=Madrid|Barcelona\t\t\n"
                                "\n"
                                "Teléfono\tPhone\t\tno\t\t\t+34\t\n"
                                "Odd\thologram\todd\t\t\t\t\t\n"
                                "\ttext\t\t\t\t\t\t\n");
        QCOMPARE(rows.fields, fieldsOfRows());
        QCOMPARE(rows.unread.size(), 2);
        QCOMPARE(rows.unread[0].line, 6);
        QVERIFY(rows.unread[0].why.contains(u"hologram"_s));
        QCOMPARE(rows.unread[1].line, 7);
    }

    void rowsWithoutHeadingsComeInTheUsualOrder()
    {
        const auto rows = events::fieldRowsIn("order_id,Order,text,yes\ntotal,,Decimal\nonly_id\n");
        QCOMPARE(rows.fields.size(), 3);
        QCOMPARE(rows.fields[0][u"name"].toString(), u"Order"_s);
        QVERIFY(rows.fields[0][u"required"].toBool());
        QCOMPARE(rows.fields[1][u"name"].toString(), u"Total"_s);
        QCOMPARE(rows.fields[1][u"type"].toString(), u"decimal"_s);
        QCOMPARE(rows.fields[2][u"name"].toString(), u"Only ID"_s);
        QCOMPARE(rows.fields[2][u"type"].toString(), u"text"_s);
        QVERIFY(rows.unread.isEmpty());
    }

    void rowsThatCannotBeTrustedMakeNoFields()
    {
        const auto rows = events::fieldRowsIn("id,name,type\na,\"A\" b,text\nb,B,text,more\n"
                                              "c,C\xE9,text\nd,D,text\n");
        QCOMPARE(rows.fields.size(), 1);
        QCOMPARE(rows.fields[0][u"id"].toString(), u"d"_s);
        QCOMPARE(rows.unread.size(), 3);
        QCOMPARE(rows.unread[1].line, 3);
        const auto torn = events::fieldRowsIn("id,name,type\na,A,text\nb,\"B,text\nc,C,text\n");
        QVERIFY(torn.fields.isEmpty());
        QCOMPARE(torn.unread.size(), 1);
        QCOMPARE(torn.unread[0].line, 3);
    }
};

STOREDESK_TEST(TestDefinition)

} // namespace tst_definition

#include "tst_definition.moc"
