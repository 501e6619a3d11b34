// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/backendfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_contactfields {

using namespace Qt::StringLiterals;
using namespace storedesk;
using enum storedesk::catalogue::OperationId;

static QJsonObject field(const QString &type, const QJsonObject &more = {},
                         const QString &id = u"mio"_s)
{
    QJsonObject body{{"id"_L1, id}, {"name"_L1, u"Mío"_s}, {"type"_L1, type}};
    for (auto member = more.begin(); member != more.end(); ++member)
        body[member.key()] = member.value();
    return body;
}

static QJsonArray options(const QStringList &ids)
{
    QJsonArray list;
    for (const auto &id : ids)
        list.append(QJsonObject{{"id"_L1, id}, {"label"_L1, id.toUpper()}});
    return list;
}

class TestContactFields final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::BackendFixture>();
    }

    void cleanup() { m_fixture.reset(); }

    void systemAndCustomFieldsAreListed()
    {
        const auto list = m_fixture->call(ListContactFields);
        QCOMPARE(list.status, 200);
        QCOMPARE(list.results().size(), 34 + 8);
        int custom = 0;
        for (const auto &row : list.results()) {
            custom += row["custom"_L1].toBool() ? 1 : 0;
            QCOMPARE(row["status"_L1].toString(), u"active"_s);
            QCOMPARE(row["custom"_L1].toBool(), !row["id"_L1].toString().startsWith(u'_'));
            QCOMPARE(m_fixture->call(GetContactField, {row["id"_L1].toString()}).body,
                     row.toObject());
        }
        QCOMPARE(custom, 8);
        QCOMPARE(m_fixture->call(GetContactField, {u"_clv"_s}).body["readOnly"_L1],
                 QJsonValue(true));
        QCOMPARE(m_fixture->call(GetContactField, {u"_name"_s}).body["readOnly"_L1],
                 QJsonValue(false));
        const QHash<QString, QString> types{
            {u"_email"_s, u"email"_s},       {u"_mobilePhone"_s, u"phone"_s},
            {u"_name"_s, u"text"_s},         {u"_points"_s, u"integer"_s},
            {u"_clv"_s, u"decimal"_s},       {u"_createdAt"_s, u"date"_s},
            {u"_emailStatus"_s, u"radio"_s}, {u"_isAnonymous"_s, u"boolean"_s}};
        for (auto type = types.begin(); type != types.end(); ++type)
            QCOMPARE(m_fixture->call(GetContactField, {type.key()}).text("type"_L1), type.value());
    }

    void fieldsOfEveryTypeCanBeMade_data()
    {
        QTest::addColumn<QJsonObject>("body");
        // A value that is valid for this field of a contact.
        QTest::addColumn<QJsonValue>("value");
        const QJsonArray two = options({u"a"_s, u"b"_s});
        QTest::addRow("text") << field(
            u"text"_s, {{"maxLength"_L1, 10}, {"required"_L1, true}, {"defaultValue"_L1, u"x"_s}})
                              << QJsonValue(u"hello"_s);
        QTest::addRow("email") << field(u"email"_s) << QJsonValue(u"x@example.com"_s);
        QTest::addRow("phone") << field(u"phone"_s, {{"defaultCountryCode"_L1, u"34"_s}})
                               << QJsonValue(u"+34600111222"_s);
        QTest::addRow("integer") << field(
            u"integer"_s, {{"minValue"_L1, 1}, {"maxValue"_L1, 9}, {"defaultValue"_L1, 5}})
                                 << QJsonValue(9);
        QTest::addRow("decimal") << field(u"decimal"_s, {{"minValue"_L1, 0.5}}) << QJsonValue(0.75);
        QTest::addRow("date") << field(
            u"date"_s, {{"minDate"_L1, u"2020-01-01"_s}, {"maxDate"_L1, u"2030-01-01"_s}})
                              << QJsonValue(u"2025-06-01"_s);
        QTest::addRow("boolean") << field(u"boolean"_s,
                                          {{"required"_L1, true}, {"defaultValue"_L1, false}})
                                 << QJsonValue(true);
        QTest::addRow("radio") << field(u"radio"_s,
                                        {{"options"_L1, two}, {"defaultValue"_L1, u"b"_s}})
                               << QJsonValue(u"a"_s);
        QTest::addRow("checkbox") << field(
            u"checkbox"_s, {{"options"_L1, two}, {"defaultValue"_L1, QJsonArray{u"a"_s, u"b"_s}}})
                                  << QJsonValue(QJsonArray{u"b"_s});
    }

    void fieldsOfEveryTypeCanBeMade()
    {
        QFETCH(const QJsonObject, body);
        QFETCH(const QJsonValue, value);
        const auto created = m_fixture->call(CreateContactField, {}, body);
        QVERIFY2(created.status == 201, QJsonDocument(created.body).toJson().constData());
        for (auto member = body.begin(); member != body.end(); ++member)
            QCOMPARE(created.body[member.key()], member.value());
        QCOMPARE(created.body["custom"_L1], QJsonValue(true));
        QCOMPARE(created.body["readOnly"_L1], QJsonValue(false));
        QVERIFY(created.body["required"_L1].isBool());
        QCOMPARE(created.text("status"_L1), u"active"_s);
        QCOMPARE(m_fixture->call(GetContactField, {u"mio"_s}).body, created.body);

        // Contacts have the field from now on. If it is required, it has its default value.
        const auto contact = m_fixture->call(PatchContactByEmail, {u"a@example.com"_s}, {});
        QVERIFY(contact.body.contains("mio"_L1));
        if (created.body["required"_L1].toBool())
            QCOMPARE(contact.body["mio"_L1], body["defaultValue"_L1]);
        const auto changed =
            m_fixture->call(PatchContactByEmail, {u"a@example.com"_s}, {{"mio"_L1, value}});
        QCOMPARE(changed.status, 200);
        QCOMPARE(changed.body["mio"_L1], value);

        // Deleting the field deletes its values, even if another field with the same name is
        // created.
        QCOMPARE(m_fixture->call(DeleteContactField, {u"mio"_s}).status, 204);
        QCOMPARE(m_fixture->call(GetContactField, {u"mio"_s}).status, 404);
        QVERIFY(!m_fixture->call(GetContactByEmail, {u"a@example.com"_s}).body.contains("mio"_L1));
        m_fixture->call(CreateContactField, {}, field(u"text"_s));
        QVERIFY(m_fixture->call(GetContactByEmail, {u"a@example.com"_s}).body["mio"_L1].isNull());
    }

    // NOLINTNEXTLINE(readability-function-size): a table
    void aBodyWithFaultsIsRefused_data()
    {
        QTest::addColumn<QJsonObject>("body");
        QTest::addColumn<QStringList>("pointers");
        const auto row = [](const char *name, const QJsonObject &body, const QString &pointer) {
            QTest::addRow("%s", name) << body << QStringList{pointer};
        };
        const QJsonArray two = options({u"a"_s, u"b"_s});
        QTest::addRow("nothing") << QJsonObject() << QStringList{u"/id"_s, u"/name"_s, u"/type"_s};
        row("no such type", field(u"colour"_s), u"/type"_s);
        row("reserved id", field(u"text"_s, {}, u"id"_s), u"/id"_s);
        row("id of the system", field(u"text"_s, {}, u"_email"_s), u"/id"_s);
        row("id with a digit first", field(u"text"_s, {}, u"1a"_s), u"/id"_s);
        row("id with a space", field(u"text"_s, {}, u"a b"_s), u"/id"_s);
        row("id too long", field(u"text"_s, {}, QString(151, u'a')), u"/id"_s);
        row("unknown member", field(u"text"_s, {{"colour"_L1, 1}}), u"/colour"_s);
        row("read-only member", field(u"text"_s, {{"custom"_L1, true}}), u"/custom"_s);
        row("required without default", field(u"text"_s, {{"required"_L1, true}}),
            u"/defaultValue"_s);
        row("required with an empty default",
            field(u"text"_s, {{"required"_L1, true}, {"defaultValue"_L1, u""_s}}),
            u"/defaultValue"_s);
        row("required phone",
            field(u"phone"_s, {{"defaultCountryCode"_L1, u"34"_s}, {"required"_L1, true}}),
            u"/required"_s);
        row("default of an email", field(u"email"_s, {{"defaultValue"_L1, u"a@example.com"_s}}),
            u"/defaultValue"_s);
        row("default of another type", field(u"integer"_s, {{"defaultValue"_L1, u"5"_s}}),
            u"/defaultValue"_s);
        row("default out of bounds",
            field(u"integer"_s, {{"maxValue"_L1, 4}, {"defaultValue"_L1, 5}}), u"/defaultValue"_s);
        row("default too long",
            field(u"text"_s, {{"maxLength"_L1, 2}, {"defaultValue"_L1, u"abc"_s}}),
            u"/defaultValue"_s);
        row("default not a date", field(u"date"_s, {{"defaultValue"_L1, u"soon"_s}}),
            u"/defaultValue"_s);
        row("default not an option",
            field(u"radio"_s, {{"options"_L1, two}, {"defaultValue"_L1, u"c"_s}}),
            u"/defaultValue"_s);
        row("default twice the same option",
            field(u"checkbox"_s,
                  {{"options"_L1, two}, {"defaultValue"_L1, QJsonArray{u"a"_s, u"a"_s}}}),
            u"/defaultValue/1"_s);
        row("phone without prefix", field(u"phone"_s), u"/defaultCountryCode"_s);
        row("prefix of a text", field(u"text"_s, {{"defaultCountryCode"_L1, u"34"_s}}),
            u"/defaultCountryCode"_s);
        row("prefix with a sign", field(u"phone"_s, {{"defaultCountryCode"_L1, u"+34"_s}}),
            u"/defaultCountryCode"_s);
        row("length of a number", field(u"integer"_s, {{"maxLength"_L1, 5}}), u"/maxLength"_s);
        row("length 0", field(u"text"_s, {{"maxLength"_L1, 0}}), u"/maxLength"_s);
        row("length 5001", field(u"text"_s, {{"maxLength"_L1, 5001}}), u"/maxLength"_s);
        row("bound of a text", field(u"text"_s, {{"minValue"_L1, 5}}), u"/minValue"_s);
        row("half a bound", field(u"integer"_s, {{"minValue"_L1, 0.5}}), u"/minValue"_s);
        row("bounds crossed", field(u"decimal"_s, {{"minValue"_L1, 5}, {"maxValue"_L1, 4}}),
            u"/maxValue"_s);
        row("dates of a text", field(u"text"_s, {{"minDate"_L1, u"2020-01-01"_s}}), u"/minDate"_s);
        row("dates crossed",
            field(u"date"_s, {{"minDate"_L1, u"2020-01-02"_s}, {"maxDate"_L1, u"2020-01-01"_s}}),
            u"/maxDate"_s);
        row("options of a text", field(u"text"_s, {{"options"_L1, two}}), u"/options"_s);
        row("radio without options", field(u"radio"_s), u"/options"_s);
        row("radio with no options", field(u"radio"_s, {{"options"_L1, QJsonArray()}}),
            u"/options"_s);
        row("option twice", field(u"radio"_s, {{"options"_L1, options({u"a"_s, u"b"_s, u"a"_s})}}),
            u"/options/2/id"_s);
        row("option without label",
            field(u"radio"_s, {{"options"_L1, QJsonArray{QJsonObject{{"id"_L1, u"a"_s}}}}}),
            u"/options/0/label"_s);
        row("option id too long",
            field(u"radio"_s, {{"options"_L1, options({QString(151, u'a')})}}), u"/options/0/id"_s);
        QStringList many;
        for (int option = 0; option < 121; ++option)
            many.append(QString::number(option));
        row("121 options", field(u"radio"_s, {{"options"_L1, options(many)}}), u"/options"_s);
    }

    void aBodyWithFaultsIsRefused()
    {
        QFETCH(const QJsonObject, body);
        QFETCH(const QStringList, pointers);
        const auto reply = m_fixture->call(CreateContactField, {}, body);
        QCOMPARE(reply.status, 422);
        QCOMPARE(reply.pointers(), pointers);
    }

    void aFieldExistsOnce()
    {
        QCOMPARE(m_fixture->call(CreateContactField, {}, field(u"text"_s)).status, 201);
        QCOMPARE(m_fixture->call(CreateContactField, {}, field(u"integer"_s)).status, 409);
        QCOMPARE(m_fixture->call(CreateContactField, {}, field(u"text"_s, {}, u"talla"_s)).status,
                 409);
        QCOMPARE(m_fixture->call(GetContactField, {u"mio"_s}).text("type"_L1), u"text"_s);
    }

    void thereAreAtMost140CustomFields()
    {
        for (int more = 8; more < 140; ++more)
            QCOMPARE(
                m_fixture->call(CreateContactField, {}, field(u"text"_s, {}, u"f%1"_s.arg(more)))
                    .status,
                201);
        QCOMPARE(m_fixture->call(CreateContactField, {}, field(u"text"_s)).status, 400);
        QCOMPARE(m_fixture->call(DeleteContactField, {u"f8"_s}).status, 204);
        QCOMPARE(m_fixture->call(CreateContactField, {}, field(u"text"_s)).status, 201);
    }

    void systemFieldsAndUsedFieldsCannotBeDeleted()
    {
        QCOMPARE(m_fixture->call(DeleteContactField, {u"_name"_s}).status, 409);
        const auto used = m_fixture->call(DeleteContactField, {u"talla"_s});
        QCOMPARE(used.status, 409);
        QVERIFY(used.text("detail"_L1).contains("Tallas grandes"_L1));
        QCOMPARE(m_fixture->call(DeleteContactField, {u"hijos"_s}).status, 204);
        QCOMPARE(m_fixture->call(DeleteContactField, {u"hijos"_s}).status, 404);
        // The ids are names, so an unknown id is reported as not found instead of invalid.
        QCOMPARE(m_fixture->call(GetContactField, {u"no such field"_s}).status, 404);
        QCOMPARE(m_fixture->call(DeleteContactField, {u"no such field"_s}).status, 404);
    }

private:
    std::unique_ptr<support::BackendFixture> m_fixture;
};

STOREDESK_TEST(TestContactFields)

} // namespace tst_contactfields

#include "tst_contactfields.moc"
