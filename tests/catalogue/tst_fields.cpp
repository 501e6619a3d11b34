// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/field.h"
#include "catalogue/key.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <set>

namespace tst_fields {

using namespace storedesk::catalogue;
using namespace Qt::StringLiterals;

static const QHash<QString, FieldLocation> placeNames{
    {u"answer"_s, FieldLocation::Answer},
    {u"create"_s, FieldLocation::Create},
    {u"create-explorer"_s, FieldLocation::CreateExplorer},
    {u"patch"_s, FieldLocation::Patch},
    {u"patch-by-email"_s, FieldLocation::PatchByEmail},
    {u"patch-by-external-id"_s, FieldLocation::PatchByExternalId},
    {u"csv"_s, FieldLocation::Csv},
};

static QStringList keysAt(Resource resource, FieldLocation place)
{
    QStringList keys;
    for (const Field &field : fieldsOf(resource)) {
        if (field.places.testFlag(place))
            keys.append(field.key);
    }
    keys.sort();
    return keys;
}

static const Field &fieldAt(Resource resource, QLatin1StringView key, FieldLocation place)
{
    const auto found = std::ranges::find_if(fieldsOf(resource), [key, place](const Field &field) {
        return field.key == key && field.places.testFlag(place);
    });
    Q_ASSERT(found != fieldsOf(resource).end());
    return *found;
}

static QStringList choicesOf(const Field &field, bool writableOnly = false)
{
    QStringList ids;
    for (const Choice &choice : field.choices) {
        if (choice.writable || !writableOnly)
            ids.append(choice.id);
    }
    return ids;
}

class TestFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theNamesAreThoseOfTheService();
    void everyResourceHasFields_data();
    void everyResourceHasFields();
    void noTwoRowsShareKeyAndPlace_data() { everyResourceHasFields_data(); }
    void noTwoRowsShareKeyAndPlace();
    void conditionsSpeakOfFieldsAndTheirChoices_data() { everyResourceHasFields_data(); }
    void conditionsSpeakOfFieldsAndTheirChoices();
    void membersStandBehindTheirObject_data() { everyResourceHasFields_data(); }
    void membersStandBehindTheirObject();
    void everyListShowsSomething_data() { everyResourceHasFields_data(); }
    void everyListShowsSomething();
    void contactsHaveThirtyFourSystemFields();
    void requiredFieldsAreMarked_data();
    void requiredFieldsAreMarked();
    void someChoicesAreOnlyEverSetByTheService();
    void filesHaveDaysWhereBodiesHaveMoments();
    void bodiesHaveAPlace_data();
    void bodiesHaveAPlace();
};

void TestFields::theNamesAreThoseOfTheService()
{
    QFile file(QStringLiteral(SOURCE_ROOT "/tests/catalogue/data/fields.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    std::set<std::pair<Resource, FieldLocation>> seen;
    while (!file.atEnd()) {
        auto words = QString::fromUtf8(file.readLine()).simplified().split(u' ');
        if (words.front() == u"#"_s)
            continue;
        const QString name = words.takeFirst();
        const QString place = words.takeFirst();
        const auto row = std::ranges::find_if(
            resources(), [&name](const ResourceRow &resource) { return resource.name == name; });
        QVERIFY2(row != resources().end(), qPrintable(name));
        QVERIFY2(placeNames.contains(place), qPrintable(place));
        QCOMPARE(keysAt(row->resource, placeNames[place]), words);
        seen.insert({row->resource, placeNames[place]});
    }
    for (const ResourceRow &row : resources()) {
        for (const FieldLocation place : placeNames) {
            if (!seen.contains({row.resource, place}))
                QVERIFY2(keysAt(row.resource, place).isEmpty(), row.name.data());
        }
    }
}

void TestFields::everyResourceHasFields_data()
{
    QTest::addColumn<Resource>("resource");
    for (const ResourceRow &row : resources())
        QTest::newRow(row.name.data()) << row.resource;
}

void TestFields::everyResourceHasFields()
{
    QFETCH(const Resource, resource);

    QVERIFY(!fieldsOf(resource).empty());
    QVERIFY(fieldOf(resource, QString(keyMemberOf(resource))) != nullptr);
    QCOMPARE(fieldOf(resource, u"nothing"_s), nullptr);
    for (const Field &field : fieldsOf(resource)) {
        QVERIFY2(!titleOf(field).isEmpty(), field.key.data());
        QVERIFY2(field.help == nullptr || !helpOf(field).isEmpty(), field.key.data());
        QVERIFY2(field.places != Places(), field.key.data());
        const bool choice = field.type == Type::Choice || field.type == Type::Choices;
        QVERIFY2(choice == !field.choices.empty(), field.key.data());
        for (const Choice &row : field.choices)
            QVERIFY2(!row.id.isEmpty() && !labelOf(row).isEmpty(), field.key.data());
        const QStringList ids = choicesOf(field);
        QCOMPARE(QSet<QString>(ids.cbegin(), ids.cend()).size(), ids.size());
    }
}

void TestFields::noTwoRowsShareKeyAndPlace()
{
    QFETCH(const Resource, resource);

    for (const FieldLocation place : placeNames) {
        const auto keys = keysAt(resource, place);
        QCOMPARE(QSet<QString>(keys.cbegin(), keys.cend()).size(), keys.size());
    }
}

void TestFields::conditionsSpeakOfFieldsAndTheirChoices()
{
    QFETCH(const Resource, resource);

    for (const Field &field : fieldsOf(resource)) {
        if (!field.unless.isEmpty())
            QVERIFY2(fieldOf(resource, QString(field.unless)), field.key.data());
        if (field.when.key.isEmpty())
            continue;
        const Field *decides = fieldOf(resource, QString(field.when.key));
        QVERIFY2(decides, field.key.data());
        QVERIFY2(!field.when.values[0].isEmpty(), field.key.data());
        for (const QLatin1StringView value : field.when.values)
            QVERIFY2(value.isEmpty() || choicesOf(*decides).contains(value), field.key.data());
    }
}

void TestFields::membersStandBehindTheirObject()
{
    QFETCH(const Resource, resource);

    QSet<QString> objects;
    QSet<QString> lists;
    for (const Field &field : fieldsOf(resource)) {
        const QString key = field.key;
        const auto dot = key.lastIndexOf(u'.');
        if (dot > 0) {
            const bool list = key.first(dot).endsWith("[]"_L1);
            const QString around = key.first(list ? dot - 2 : dot);
            QVERIFY2(list ? lists.contains(around) : objects.contains(around), field.key.data());
        }
        if (field.type == Type::Object)
            objects.insert(key);
        if (field.type == Type::Objects)
            lists.insert(key);
    }
}

void TestFields::everyListShowsSomething()
{
    QFETCH(const Resource, resource);

    const auto columns = std::ranges::count_if(fieldsOf(resource), [](const Field &field) {
        return field.places.testFlag(FieldLocation::Table);
    });
    QVERIFY(columns >= 3 || resource == Resource::CustomEvent);
    for (const Field &field : fieldsOf(resource)) {
        if (field.places.testFlag(FieldLocation::Table))
            QVERIFY2(field.places.testFlag(FieldLocation::Answer), field.key.data());
    }
}

void TestFields::contactsHaveThirtyFourSystemFields()
{
    const auto keys = keysAt(Resource::Contact, FieldLocation::Answer);
    QCOMPARE(keys.filter(QRegularExpression(u"^_"_s)).size(), 34);
    QCOMPARE(keys.size(), 35);
}

void TestFields::requiredFieldsAreMarked_data()
{
    QTest::addColumn<Resource>("resource");
    QTest::addColumn<FieldLocation>("place");
    QTest::addColumn<QString>("keys");

    QTest::newRow("purchase") << Resource::Purchase << FieldLocation::Create
                              << u"cartId contactEmail products products[].price "
                                 "products[].productId products[].quantity purchaseDate "
                                 "purchaseId totalPrice totalQuantity"_s;
    QTest::newRow("product, created")
        << Resource::Product << FieldLocation::Create << u"name productDetailUrl unitPrice"_s;
    QTest::newRow("product, changed") << Resource::Product << FieldLocation::Patch << u""_s;
    QTest::newRow("product, file") << Resource::Product << FieldLocation::Csv
                                   << u"name productDetailUrl productId unitPrice"_s;
    QTest::newRow("contact") << Resource::Contact << FieldLocation::PatchByEmail << u""_s;
    QTest::newRow("contact, file") << Resource::Contact << FieldLocation::Csv << u"_email"_s;
    QTest::newRow("export") << Resource::Export << FieldLocation::Create
                            << u"dateFormat delimiter exportType filters.fromDate filters.toDate"_s;
    QTest::newRow("explorer") << Resource::Export << FieldLocation::CreateExplorer
                              << u"delimiter filters.fromDate filters.reportId filters.toDate"_s;
    QTest::newRow("import") << Resource::Import << FieldLocation::Create
                            << u"couponSetId delimiter file overrideExisting type "
                               "updateOnlyEmptyFields"_s;
    QTest::newRow("contact field") << Resource::ContactField << FieldLocation::Create
                                   << u"defaultCountryCode id name options options[].id "
                                      "options[].label type"_s;
    QTest::newRow("integration") << Resource::CustomIntegration << FieldLocation::Create
                                 << u"eventsEnabled name"_s;
    QTest::newRow("integration, changed")
        << Resource::CustomIntegration << FieldLocation::Patch << u""_s;
    QTest::newRow("event type") << Resource::CustomEventType << FieldLocation::Create
                                << u"alias category fields fields[].defaultCountryCode "
                                   "fields[].id fields[].name fields[].options "
                                   "fields[].options[].id fields[].options[].label fields[].type "
                                   "name receiveType webhookHeaders[].name "
                                   "webhookHeaders[].value webhookUrl"_s;
}

void TestFields::requiredFieldsAreMarked()
{
    QFETCH(const Resource, resource);
    QFETCH(const FieldLocation, place);

    QStringList keys;
    for (const Field &field : fieldsOf(resource)) {
        if (field.required.testFlag(place))
            keys.append(field.key);
    }
    keys.sort();
    QTEST(keys.join(u' '), "keys");
}

void TestFields::someChoicesAreOnlyEverSetByTheService()
{
    const Field &availability = *fieldOf(Resource::Product, u"availability"_s);
    QCOMPARE(choicesOf(availability, true), (QStringList{u"instock"_s, u"outofstock"_s}));
    QCOMPARE(choicesOf(availability).size(), 4);
    const Field &type = *fieldOf(Resource::Export, u"exportType"_s);
    QCOMPARE(choicesOf(type, true), (QStringList{u"contacts"_s, u"activities"_s}));
    QCOMPARE(choicesOf(type).size(), 8);
    QCOMPARE(choicesOf(*fieldOf(Resource::Export, u"filters.activityTypes"_s)).size(), 42);
}

void TestFields::filesHaveDaysWhereBodiesHaveMoments()
{
    using key::contact::birthdate;
    QCOMPARE(fieldAt(Resource::Contact, birthdate, FieldLocation::Csv).type, Type::Day);
    QCOMPARE(fieldAt(Resource::Contact, birthdate, FieldLocation::PatchByEmail).type, Type::Moment);
    QCOMPARE(fieldOf(Resource::Contact, QString(birthdate))->type, Type::Moment);
    const auto from = "filters.fromDate"_L1;
    QCOMPARE(fieldAt(Resource::Export, from, FieldLocation::Create).type, Type::Moment);
    QCOMPARE(fieldAt(Resource::Export, from, FieldLocation::CreateExplorer).type, Type::Day);
}

void TestFields::bodiesHaveAPlace_data()
{
    using enum OperationId;
    QTest::addColumn<OperationId>("id");
    QTest::addColumn<std::optional<FieldLocation>>("place");

    QTest::newRow("get") << GetContact << std::optional<FieldLocation>();
    QTest::newRow("delete") << DeleteProduct << std::optional<FieldLocation>();
    QTest::newRow("patch") << PatchContact << std::optional(FieldLocation::Patch);
    QTest::newRow("by email") << PatchContactByEmail << std::optional(FieldLocation::PatchByEmail);
    QTest::newRow("by external id")
        << PatchContactByExternalId << std::optional(FieldLocation::PatchByExternalId);
    QTest::newRow("product") << PatchProductByStoreId << std::optional(FieldLocation::Patch);
    QTest::newRow("export") << CreateExport << std::optional(FieldLocation::Create);
    QTest::newRow("explorer") << CreateDataExplorerExport
                              << std::optional(FieldLocation::CreateExplorer);
    QTest::newRow("import") << CreateImport << std::optional(FieldLocation::Create);
    QTest::newRow("event") << CreateCustomEventById << std::optional(FieldLocation::Create);
}

void TestFields::bodiesHaveAPlace()
{
    QFETCH(const OperationId, id);

    QTEST(placeOf(id), "place");
}

STOREDESK_TEST(TestFields)

} // namespace tst_fields

#include "tst_fields.moc"
