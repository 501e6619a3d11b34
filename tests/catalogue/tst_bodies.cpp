// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/checker.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QJsonDocument>
#include <QTest>

namespace tst_bodies {

using namespace storedesk::catalogue;
using namespace Qt::StringLiterals;

static QJsonObject object(const QByteArray &json)
{
    const auto document = QJsonDocument::fromJson(json);
    Q_ASSERT(document.isObject());
    return document.object();
}

// Formats each fault as "/path reason", because the number of an enumerator would be unreadable.
static QStringList told(const std::vector<FieldFault> &faults)
{
    QStringList lines;
    for (const FieldFault &fault : faults)
        lines.append(fault.path + u' ' + fault.name + u": "_s + textOf(fault.reason));
    return lines;
}

static QString line(const QString &path, const QString &name, Reason reason)
{
    return path + u' ' + name + u": "_s + textOf(reason);
}

// A valid purchase.
static const auto purchase = R"({
    "purchaseId": "P-1", "cartId": "C-1", "contactEmail": "ana@example.com",
    "purchaseDate": "2026-01-31T10:00:00.000Z", "totalPrice": 20, "totalQuantity": 2,
    "products": [{"productId": "a", "quantity": 2, "price": 20}]})"_ba;
static const auto eventType = R"({
    "name": "Signup", "category": "receive", "alias": "signup", "receiveType": "api",
    "fields": [{"id": "email", "name": "Email", "type": "email", "isPrimaryKey": true}]})"_ba;
static const auto contactField = R"({"id": "size", "name": "Size", "type": "text"})"_ba;
static const auto exportBody =
    R"({"exportType": "contacts", "delimiter": ",", "dateFormat": "ISO"})"_ba;

class TestBodies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void goodBodiesPass_data();
    void goodBodiesPass();
    void oneFaultIsFound_data();
    void oneFaultIsFound();
    void faultsComeInOrderAndMissingFieldsLast();
    void pointersAreEscaped();
    void namesOfAnAccountMayLookLikePaths();
    void lenientChecksAcceptUnknownFields();
    void formsAreTextsWithTheSameRules();
    void brokenCharactersAreNoText();
};

void TestBodies::goodBodiesPass_data()
{
    QTest::addColumn<Resource>("resource");
    QTest::addColumn<FieldLocation>("place");
    QTest::addColumn<QByteArray>("json");

    const auto row = [](const char *name, Resource resource, FieldLocation place,
                        const QByteArray &json) {
        QTest::newRow(name) << resource << place << json;
    };
    row("nothing", Resource::Contact, FieldLocation::Patch, "{}");
    row("contact", Resource::Contact, FieldLocation::PatchByEmail,
        R"({"_externalId": "7", "_name": "Ana", "_points": 3, "_emailStatus": "banned",
            "_birthdate": "1990-05-31T00:00:00Z", "_mobilePhone": "+34651234567"})");
    row("cleared", Resource::Contact, FieldLocation::PatchByExternalId,
        R"({"_email": null, "_name": null, "_points": null, "_emailStatus": null, "_surname": ""})");
    row("purchase", Resource::Purchase, FieldLocation::Create, purchase);
    row("purchase by external id", Resource::Purchase, FieldLocation::Create,
        R"({"purchaseId": "P-1", "cartId": "C-1", "contactExternalId": "7", "contactEmail": null,
            "purchaseDate": "2026-01-31T10:00:00Z", "totalPrice": 20.5, "totalQuantity": 2,
            "products": [{"productId": "a", "quantity": 2, "price": 20, "brand": null,
                          "tags": ["x", "x"], "unitPriceWithoutVAT": 8.26}]})");
    row("product, changed", Resource::Product, FieldLocation::Patch,
        R"({"availability": "outofstock", "isBlacklisted": true, "description": null})");
    row("product, created", Resource::Product, FieldLocation::Create,
        R"({"name": "Shoe", "productDetailUrl": "https://a.b/c", "unitPrice": 0})");
    row("export", Resource::Export, FieldLocation::Create, exportBody);
    row("export of activities", Resource::Export, FieldLocation::Create,
        R"({"exportType": "activities", "delimiter": ";", "dateFormat": "LLL", "version": "v5",
            "filters": {"fromDate": "2026-01-01T00:00:00Z", "toDate": "2026-01-31T00:00:00Z",
                        "activityTypes": ["purchase", "login"],
                        "segmentId": "5f0c1a2b3c4d5e6f708192a3"}})");
    row("explorer", Resource::Export, FieldLocation::CreateExplorer,
        R"({"delimiter": ",", "filters": {"reportId": "5f0c1a2b3c4d5e6f708192a3",
            "fromDate": "2026-01-01", "toDate": "2026-01-31"}})");
    row("field", Resource::ContactField, FieldLocation::Create, contactField);
    row("phone field", Resource::ContactField, FieldLocation::Create,
        R"({"id": "second", "name": "Second", "type": "phone", "defaultCountryCode": "34"})");
    row("list field", Resource::ContactField, FieldLocation::Create,
        R"({"id": "sizes", "name": "Sizes", "type": "checkbox", "required": true,
            "options": [{"id": "s", "label": "S"}], "defaultValue": ["s"]})");
    row("number field", Resource::ContactField, FieldLocation::Create,
        R"({"id": "n", "name": "N", "type": "decimal", "minValue": -1, "maxValue": 2.5})");
    row("integration", Resource::CustomIntegration, FieldLocation::Create,
        R"({"name": "Shop", "eventsEnabled": false, "color": "#1a73e8", "imageUri": null})");
    row("event type", Resource::CustomEventType, FieldLocation::Create, eventType);
    row("event type that sends", Resource::CustomEventType, FieldLocation::Create,
        R"({"name": "Out", "category": "send", "webhookUrl": "https://a.b/c",
            "webhookHeaders": [{"name": "X", "value": "1"}],
            "fields": [{"id": "f", "name": "F", "type": "radio",
                        "options": [{"id": "a", "label": "A"}]}]})");
}

void TestBodies::goodBodiesPass()
{
    QFETCH(const Resource, resource);
    QFETCH(const FieldLocation, place);
    QFETCH(const QByteArray, json);

    QCOMPARE(told(Checker(FieldSet::of(resource, place)).check(object(json))), QStringList());
}

// NOLINTNEXTLINE(readability-function-size): a table
void TestBodies::oneFaultIsFound_data()
{
    QTest::addColumn<Resource>("resource");
    QTest::addColumn<FieldLocation>("place");
    // This JSON is merged into the valid body.
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("path");
    QTest::addColumn<Reason>("reason");

    const auto row = [](Resource resource, FieldLocation place, const QByteArray &json,
                        const QString &path, Reason reason) {
        QTest::addRow("%d %s %s", static_cast<int>(resource), qPrintable(path), json.constData())
            << resource << place << json << path << reason;
    };
    const auto contact = [&row](const QByteArray &json, const QString &path, Reason reason) {
        row(Resource::Contact, FieldLocation::PatchByEmail, json, path, reason);
    };
    contact(R"({"_email": "a@b.co"})", u"/_email"_s, Reason::ReadOnly);
    contact(R"({"_createdAt": null})", u"/_createdAt"_s, Reason::ReadOnly);
    contact(R"({"shoe": 1})", u"/shoe"_s, Reason::Unknown);
    contact(R"({"_name": 1})", u"/_name"_s, Reason::WrongType);
    contact(R"({"_name": ["a"]})", u"/_name"_s, Reason::WrongType);
    contact(R"({"_points": "1"})", u"/_points"_s, Reason::WrongType);
    contact(R"({"_points": 1.5})", u"/_points"_s, Reason::NotInteger);
    contact(R"({"_points": 1e300})", u"/_points"_s, Reason::TooLarge);
    contact(R"({"_points": -1e300})", u"/_points"_s, Reason::TooSmall);
    contact(R"({"_emailStatus": "fine"})", u"/_emailStatus"_s, Reason::NotAChoice);
    contact(R"({"_emailStatus": ""})", u"/_emailStatus"_s, Reason::NotAChoice);
    contact(R"({"_mobilePhone": "651234567"})", u"/_mobilePhone"_s, Reason::NotPhone);
    contact(R"({"_birthdate": "1990-05-31"})", u"/_birthdate"_s, Reason::NotMoment);
    contact(R"({"_externalId": "123456789012345678901234567890123456789012345678901"})",
            u"/_externalId"_s, Reason::TooLong);
    row(Resource::Contact, FieldLocation::PatchByExternalId, R"({"_email": "a"})", u"/_email"_s,
        Reason::NotEmail);
    row(Resource::Contact, FieldLocation::PatchByExternalId, R"({"_externalId": "7"})",
        u"/_externalId"_s, Reason::ReadOnly);
    row(Resource::Contact, FieldLocation::Patch, R"({"_externalId": "7"})", u"/_externalId"_s,
        Reason::ReadOnly);

    const auto bought = [&row](const QByteArray &json, const QString &path, Reason reason) {
        row(Resource::Purchase, FieldLocation::Create, json, path, reason);
    };
    bought(R"({"purchaseId": null})", u"/purchaseId"_s, Reason::Missing);
    bought(R"({"purchaseId": ""})", u"/purchaseId"_s, Reason::Missing);
    bought(R"({"contactEmail": null})", u"/contactEmail"_s, Reason::Missing);
    bought(R"({"contactEmail": "x"})", u"/contactEmail"_s, Reason::NotEmail);
    bought(R"({"id": "5f0c1a2b3c4d5e6f708192a3"})", u"/id"_s, Reason::ReadOnly);
    bought(R"({"totalQuantity": -1})", u"/totalQuantity"_s, Reason::TooSmall);
    bought(R"({"totalPrice": true})", u"/totalPrice"_s, Reason::WrongType);
    bought(R"({"purchaseDate": "2026-02-30T00:00:00Z"})", u"/purchaseDate"_s, Reason::NotMoment);
    bought(R"({"products": []})", u"/products"_s, Reason::Missing);
    bought(R"({"products": {}})", u"/products"_s, Reason::WrongType);
    bought(R"({"products": "a"})", u"/products"_s, Reason::WrongType);
    bought(R"({"products": [7]})", u"/products/0"_s, Reason::WrongType);
    bought(
        R"({"products": [{"productId": "a", "quantity": 1, "price": 1}, {"quantity": 1, "price": 1}]})",
        u"/products/1/productId"_s, Reason::Missing);
    bought(R"({"products": [{"productId": "a", "quantity": 1, "price": 1, "id": "x"}]})",
           u"/products/0/id"_s, Reason::ReadOnly);
    bought(R"({"products": [{"productId": "a", "quantity": 1, "price": 1, "colour": "red"}]})",
           u"/products/0/colour"_s, Reason::Unknown);
    bought(R"({"products": [{"productId": "a", "quantity": 1, "price": 1, "rating": 6}]})",
           u"/products/0/rating"_s, Reason::TooLarge);
    bought(R"({"products": [{"productId": "a", "quantity": 1, "price": 1, "tags": "a|b"}]})",
           u"/products/0/tags"_s, Reason::WrongType);
    bought(R"({"products": [{"productId": "a", "quantity": 1, "price": 1, "tags": ["a", 2]}]})",
           u"/products/0/tags/1"_s, Reason::WrongType);
    bought(R"({"products": [{"productId": "a", "quantity": 1, "price": 1, "imageUrl": "a"}]})",
           u"/products/0/imageUrl"_s, Reason::NotUrl);

    row(Resource::Product, FieldLocation::Patch, R"({"name": null})", u"/name"_s, Reason::Missing);
    row(Resource::Product, FieldLocation::Patch, R"({"name": ""})", u"/name"_s, Reason::Missing);
    row(Resource::Product, FieldLocation::Patch, R"({"productId": "a"})", u"/productId"_s,
        Reason::ReadOnly);
    row(Resource::Product, FieldLocation::Patch, R"({"availability": "discontinued"})",
        u"/availability"_s, Reason::NotAChoice);
    row(Resource::Product, FieldLocation::Patch, R"({"isBlacklisted": "true"})",
        u"/isBlacklisted"_s, Reason::WrongType);
    row(Resource::Product, FieldLocation::Patch, R"({"discountedPercentage": 101})",
        u"/discountedPercentage"_s, Reason::TooLarge);

    const auto exported = [&row](const QByteArray &json, const QString &path, Reason reason) {
        row(Resource::Export, FieldLocation::Create, json, path, reason);
    };
    exported(R"({"exportType": "data-explorer"})", u"/exportType"_s, Reason::NotAChoice);
    exported(R"({"filters": {"fromDate": "2026-01-01T00:00:00Z"}})", u"/filters/fromDate"_s,
             Reason::NotAllowed);
    exported(R"({"filters": {"activityTypes": ["purchase"]}})", u"/filters/activityTypes"_s,
             Reason::NotAllowed);
    exported(R"({"filters": {"segmentId": "x"}})", u"/filters/segmentId"_s, Reason::NotObjectId);
    exported(R"({"filters": {"reportId": "5f0c1a2b3c4d5e6f708192a3"}})", u"/filters/reportId"_s,
             Reason::ReadOnly);
    exported(R"({"filters": []})", u"/filters"_s, Reason::WrongType);
    exported(R"({"exportType": "activities", "filters": {"fromDate": "2026-01-01T00:00:00Z"}})",
             u"/filters/toDate"_s, Reason::Missing);
    exported(R"({"exportType": "activities", "filters": {"fromDate": "2026-01-01T00:00:00Z",
                 "toDate": "2026-01-02T00:00:00Z", "activityTypes": ["login", "purchase", "login"]}})",
             u"/filters/activityTypes/2"_s, Reason::Repeated);
    exported(R"({"exportType": "activities", "filters": {"fromDate": "2026-01-01T00:00:00Z",
                 "toDate": "2026-01-02T00:00:00Z", "activityTypes": ["dancing"]}})",
             u"/filters/activityTypes/0"_s, Reason::NotAChoice);

    const auto field = [&row](const QByteArray &json, const QString &path, Reason reason) {
        row(Resource::ContactField, FieldLocation::Create, json, path, reason);
    };
    field(R"({"type": "hologram", "maxLength": 5})", u"/type"_s, Reason::NotAChoice);
    field(R"({"id": "id"})", u"/id"_s, Reason::NotIdentifier);
    field(R"({"type": "phone"})", u"/defaultCountryCode"_s, Reason::Missing);
    field(R"({"type": "phone", "defaultCountryCode": "+34"})", u"/defaultCountryCode"_s,
          Reason::NotPrefix);
    field(R"({"defaultCountryCode": "34"})", u"/defaultCountryCode"_s, Reason::NotAllowed);
    field(R"({"maxLength": 0})", u"/maxLength"_s, Reason::TooSmall);
    field(R"({"maxLength": 5001})", u"/maxLength"_s, Reason::TooLarge);
    field(R"({"type": "integer", "maxLength": 5})", u"/maxLength"_s, Reason::NotAllowed);
    field(R"({"type": "radio"})", u"/options"_s, Reason::Missing);
    field(R"({"options": [{"id": "a", "label": "A"}]})", u"/options"_s, Reason::NotAllowed);
    field(R"({"type": "radio", "options": [{"id": "a"}]})", u"/options/0/label"_s, Reason::Missing);
    field(R"({"type": "date", "minDate": "yesterday"})", u"/minDate"_s, Reason::NotDay);
    field(R"({"custom": true})", u"/custom"_s, Reason::ReadOnly);
    field(QByteArray(R"({"type": "radio", "options": [)")
              + QByteArray(R"({"id": "a", "label": "A"},)").repeated(120)
              + R"({"id": "a", "label": "A"}]})",
          u"/options"_s, Reason::TooLong);

    row(Resource::CustomIntegration, FieldLocation::Create, R"({"color": "red"})", u"/color"_s,
        Reason::NotColour);
    row(Resource::CustomIntegration, FieldLocation::Patch, R"({"eventsEnabled": null})",
        u"/eventsEnabled"_s, Reason::Missing);

    const auto type = [&row](const QByteArray &json, const QString &path, Reason reason) {
        row(Resource::CustomEventType, FieldLocation::Create, json, path, reason);
    };
    type(R"({"alias": null})", u"/alias"_s, Reason::Missing);
    type(R"({"webhookUrl": "https://a.b"})", u"/webhookUrl"_s, Reason::NotAllowed);
    type(R"({"category": "send", "receiveType": null, "webhookUrl": "https://a.b"})", u"/alias"_s,
         Reason::NotAllowed);
    type(R"({"receiveType": "post"})", u"/receiveType"_s, Reason::NotAChoice);
    type(
        R"({"fields": [{"id": "a", "name": "A", "type": "text"}, {"id": "b", "name": "B", "type": "checkbox"}]})",
        u"/fields/1/options"_s, Reason::Missing);
    type(R"({"fields": [{"id": "a", "name": "A", "type": "text", "defaultCountryCode": "34"}]})",
         u"/fields/0/defaultCountryCode"_s, Reason::NotAllowed);
    type(R"({"fields": [{"id": "a", "name": "A", "type": "text", "jsonPointerPath": "a"}]})",
         u"/fields/0/jsonPointerPath"_s, Reason::NotPointer);
    type(
        R"({"fields": [{"id": "a", "name": "A", "type": "radio", "options": [{"id": "", "label": "A"}]}]})",
        u"/fields/0/options/0/id"_s, Reason::Missing);
}

void TestBodies::oneFaultIsFound()
{
    static const std::map<std::pair<Resource, FieldLocation>, QByteArray> good{
        {{Resource::Purchase, FieldLocation::Create}, purchase},
        {{Resource::Export, FieldLocation::Create}, exportBody},
        {{Resource::ContactField, FieldLocation::Create}, contactField},
        {{Resource::CustomIntegration, FieldLocation::Create},
         R"({"name": "A", "eventsEnabled": true})"},
        {{Resource::CustomEventType, FieldLocation::Create}, eventType},
    };
    QFETCH(const Resource, resource);
    QFETCH(const FieldLocation, place);
    QFETCH(const QByteArray, json);
    QFETCH(const QString, path);
    QFETCH(const Reason, reason);

    const auto base = good.find({resource, place});
    auto body = base == good.end() ? QJsonObject() : object(base->second);
    const auto over = object(json);
    for (auto at = over.begin(); at != over.end(); ++at)
        body[at.key()] = at.value();

    const auto faults = Checker(FieldSet::of(resource, place)).check(body);
    QStringList names = path.split(u'/');
    names.removeIf([](const QString &step) {
        bool number = false;
        step.toInt(&number);
        return number;
    });
    QCOMPARE(told(faults), QStringList{line(path, names.back(), reason)});
}

void TestBodies::faultsComeInOrderAndMissingFieldsLast()
{
    const Checker checker(FieldSet::of(Resource::Export, FieldLocation::Create));
    QCOMPARE(told(checker.check(
                 object(R"({"exportType": "activities", "zebra": 1, "delimiter": "|"})"))),
             (QStringList{line(u"/delimiter"_s, u"delimiter"_s, Reason::NotAChoice),
                          line(u"/zebra"_s, u"zebra"_s, Reason::Unknown),
                          line(u"/dateFormat"_s, u"dateFormat"_s, Reason::Missing),
                          line(u"/filters/fromDate"_s, u"fromDate"_s, Reason::Missing),
                          line(u"/filters/toDate"_s, u"toDate"_s, Reason::Missing)}));
    // Without the type, the checker cannot determine whether dates are required.
    QCOMPARE(told(checker.check(object(R"({"delimiter": ",", "dateFormat": "ISO"})"))),
             QStringList{line(u"/exportType"_s, u"exportType"_s, Reason::Missing)});
}

void TestBodies::pointersAreEscaped()
{
    const Checker checker(FieldSet::of(Resource::Contact, FieldLocation::Patch));
    QCOMPARE(told(checker.check(object(R"({"a/b~c": 1})"))),
             QStringList{line(u"/a~1b~0c"_s, u"a/b~c"_s, Reason::Unknown)});
}

void TestBodies::namesOfAnAccountMayLookLikePaths()
{
    const Checker checker({.rules = {{.key = u"a.b"_s, .type = Type::Integer},
                                     {.key = u"size[]"_s, .type = Type::Integer},
                                     {.key = u"list[].x"_s, .type = Type::Integer}}});
    QCOMPARE(told(checker.check(object(R"({"a.b": 1, "size[]": 2, "list[].x": 3})"))),
             QStringList());
    QCOMPARE(told(checker.check(object(R"({"a": {"b": 1}, "size[]": "2"})"))),
             (QStringList{line(u"/a"_s, u"a"_s, Reason::Unknown),
                          line(u"/size[]"_s, u"size[]"_s, Reason::WrongType)}));
}

void TestBodies::lenientChecksAcceptUnknownFields()
{
    const Checker checker({.rules = {{.key = u"a"_s, .type = Type::Integer}}, .strict = false});
    QCOMPARE(told(checker.check(object(R"({"b": 1, "a": 2})"))), QStringList());
}

void TestBodies::formsAreTextsWithTheSameRules()
{
    const Checker checker(FieldSet::of(Resource::Import, FieldLocation::Create));
    QHash<QString, QString> form{{u"type"_s, u"contacts"_s},
                                 {u"delimiter"_s, u";"_s},
                                 {u"overrideExisting"_s, u"true"_s},
                                 {u"updateOnlyEmptyFields"_s, u"false"_s},
                                 {u"file"_s, u"contacts.csv"_s}};
    QCOMPARE(told(checker.check(form)), QStringList());

    form[u"couponSetId"_s] = u"5f0c1a2b3c4d5e6f708192a3"_s;
    QCOMPARE(told(checker.check(form)),
             QStringList{line(u"/couponSetId"_s, u"couponSetId"_s, Reason::NotAllowed)});
    form[u"type"_s] = u"coupons"_s;
    QCOMPARE(told(checker.check(form)), QStringList());
    form.remove(u"couponSetId"_s);
    QCOMPARE(told(checker.check(form)),
             QStringList{line(u"/couponSetId"_s, u"couponSetId"_s, Reason::Missing)});
    form = {{u"type"_s, u""_s},
            {u"overrideExisting"_s, u"yes"_s},
            {u"delimiter"_s, u","_s},
            {u"more"_s, u""_s}};
    QCOMPARE(
        told(checker.check(form)),
        (QStringList{line(u"/more"_s, u"more"_s, Reason::Unknown),
                     line(u"/overrideExisting"_s, u"overrideExisting"_s, Reason::NotBoolean),
                     line(u"/type"_s, u"type"_s, Reason::Missing),
                     line(u"/updateOnlyEmptyFields"_s, u"updateOnlyEmptyFields"_s, Reason::Missing),
                     line(u"/file"_s, u"file"_s, Reason::Missing)}));
}

void TestBodies::brokenCharactersAreNoText()
{
    const Checker checker({.rules = {{.key = u"a"_s},
                                     {.key = u"b"_s, .type = Type::Choices, .options = {{u"?"_s}}},
                                     {.key = u"c"_s, .type = Type::Any}}});
    const QString half(QChar(0xd83d));
    const QJsonObject body{{u"a"_s, half}, {u"b"_s, QJsonArray{half}}, {u"c"_s, half}};
    QCOMPARE(told(checker.check(body)),
             (QStringList{line(u"/a"_s, u"a"_s, Reason::NotText),
                          line(u"/b/0"_s, u"b"_s, Reason::NotText),
                          line(u"/c"_s, u"c"_s, Reason::NotText)}));
}

STOREDESK_TEST(TestBodies)

} // namespace tst_bodies

#include "tst_bodies.moc"
