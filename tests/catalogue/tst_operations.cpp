// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/operation.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QSet>
#include <QTest>

#include <algorithm>

namespace tst_operations {

using namespace storedesk::catalogue;
using namespace Qt::StringLiterals;
using enum OperationId;

// A second copy of the tables in section 4 of the API specification.
struct Row
{
    const char *title;
    const char *method;
    const char *path;
};

// clang-format off
static constexpr Row specification[] = {
    Row{"Get contact (deprecated)",                         "GET",    "/contacts/{email}"},
    Row{"Delete contact (deprecated)",                      "DELETE", "/contacts/{email}"},
    Row{"Patch contact (deprecated)",                       "PATCH",  "/contacts/{email}"},
    Row{"Get contact detail by email",                      "GET",    "/contacts/email/{email}"},
    Row{"Delete contact by email",                          "DELETE", "/contacts/email/{email}"},
    Row{"Patch contact by email",                           "PATCH",  "/contacts/email/{email}"},
    Row{"Get contact detail by externalId",                 "GET",    "/contacts/external-id/{externalId}"},
    Row{"Delete contact by externalId",                     "DELETE", "/contacts/external-id/{externalId}"},
    Row{"Patch contact by externalId",                      "PATCH",  "/contacts/external-id/{externalId}"},
    Row{"Create purchase",                                  "POST",   "/purchases/"},
    Row{"Get purchase detail by Id",                        "GET",    "/purchases/{id}"},
    Row{"Delete purchase by Id",                            "DELETE", "/purchases/{id}"},
    Row{"Get purchase detail by purchase store identifier", "GET",    "/purchases/purchase-id/{id}"},
    Row{"Delete purchase by purchase store identifier",     "DELETE", "/purchases/purchase-id/{id}"},
    Row{"Get product detail by Id",                         "GET",    "/products/{id}"},
    Row{"Delete product by Id",                             "DELETE", "/products/{id}"},
    Row{"Get product detail by store identifier",           "GET",    "/products/product-id/{id}"},
    Row{"Delete product by product store identifier",       "DELETE", "/products/product-id/{id}"},
    Row{"Patch or create product by store identifier",      "PATCH",  "/products/product-id/{id}"},
    Row{"Get export list",                                  "GET",    "/exports/"},
    Row{"Create export",                                    "POST",   "/exports/"},
    Row{"Create data explorer export",                      "POST",   "/exports/type/data-explorer"},
    Row{"Get export detail by Id",                          "GET",    "/exports/{id}"},
    Row{"Delete export by Id",                              "DELETE", "/exports/{id}"},
    Row{"Get import list",                                  "GET",    "/imports/"},
    Row{"Create import",                                    "POST",   "/imports/"},
    Row{"Get import detail by Id",                          "GET",    "/imports/{id}"},
    Row{"Delete import by Id",                              "DELETE", "/imports/{id}"},
    Row{"Get coupon sets list",                             "GET",    "/coupon-sets/"},
    Row{"Get coupon set detail by Id",                      "GET",    "/coupon-sets/{id}"},
    Row{"Get workflows list",                               "GET",    "/workflows/"},
    Row{"Get workflow detail by Id",                        "GET",    "/workflows/{id}"},
    Row{"Get store detail",                                 "GET",    "/store/"},
    Row{"Get contact fields list",                          "GET",    "/contact-fields/"},
    Row{"Create a contact field",                           "POST",   "/contact-fields/"},
    Row{"Get contact field detail",                         "GET",    "/contact-fields/{id}"},
    Row{"Delete contact field by Id",                       "DELETE", "/contact-fields/{id}"},
    Row{"Create a custom event by alias",                   "POST",   "/custom-events/alias/{alias}"},
    Row{"Create a custom event by id",                      "POST",   "/custom-events/id/{id}"},
    Row{"List custom integrations",                         "GET",    "/custom-integrations/"},
    Row{"Create custom integration",                        "POST",   "/custom-integrations/"},
    Row{"Get custom integration by Id",                     "GET",    "/custom-integrations/{id}"},
    Row{"Patch custom integration by Id",                   "PATCH",  "/custom-integrations/{id}"},
    Row{"Delete custom integration by Id",                  "DELETE", "/custom-integrations/{id}"},
    Row{"List custom event types",                          "GET",    "/custom-integrations/{id}/custom-event-types/"},
    Row{"Create custom event type",                         "POST",   "/custom-integrations/{id}/custom-event-types/"},
    Row{"Get custom event type by Id",                      "GET",    "/custom-integrations/{id}/custom-event-types/{eventTypeId}"},
    Row{"Delete custom event type by Id",                   "DELETE", "/custom-integrations/{id}/custom-event-types/{eventTypeId}"},
};
// clang-format on

class TestOperations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theTableIsTheSpecification();
    void theNumbersAreThoseOfTheSpecification();
    void namesAreUniqueAndFound();
    void methodsHaveTheirEffect();
    void answersFitTheOperation();
    void lookupsReadWrittenRecords();
    void deprecatedOperationsNameTheirSuccessor();
    void scopesAreAreaAndAccess_data();
    void scopesAreAreaAndAccess();
    void everyResourceHasOperationsAndNames();
};

static auto countOf(auto predicate)
{
    return std::ranges::count_if(operations(), predicate);
}

void TestOperations::theTableIsTheSpecification()
{
    QCOMPARE(operations().size(), std::size(specification));
    for (std::size_t at = 0; at < operations().size(); ++at) {
        const Operation &row = operations()[at];
        QCOMPARE(titleOf(row), QString::fromLatin1(specification[at].title));
        QCOMPARE(verbName(row.verb), QByteArray(specification[at].method));
        QCOMPARE(row.path, QLatin1StringView(specification[at].path));
        QCOMPARE(&operation(row.id), &row);
    }
}

void TestOperations::theNumbersAreThoseOfTheSpecification()
{
    QCOMPARE(operations().size(), 48U);
    QCOMPARE(countOf([](const Operation &row) { return row.writes(); }), 26);
    QCOMPARE(countOf([](const Operation &row) { return row.verb == Verb::Get; }), 22);
    QCOMPARE(countOf([](const Operation &row) { return row.verb == Verb::Post; }), 9);
    QCOMPARE(countOf([](const Operation &row) { return row.verb == Verb::Patch; }), 5);
    QCOMPARE(countOf([](const Operation &row) { return row.verb == Verb::Delete; }), 12);
    QCOMPARE(countOf([](const Operation &row) { return row.path.contains('{'_L1); }), 35);
    QCOMPARE(countOf([](const Operation &row) { return row.deprecated(); }), 3);
    QCOMPARE(countOf([](const Operation &row) { return row.repeat == Repeat::LookUp; }), 7);
    QCOMPARE(countOf([](const Operation &row) { return row.repeat == Repeat::Event; }), 2);
    QCOMPARE(countOf([](const Operation &row) { return row.payload == Payload::Json; }), 13);
    QCOMPARE(countOf([](const Operation &row) { return row.payload == Payload::Multipart; }), 1);
    QCOMPARE(countOf([](const Operation &row) { return row.answer == ResponseShape::Page; }), 7);
}

void TestOperations::namesAreUniqueAndFound()
{
    QSet<QString> names;
    QSet<QString> places;
    for (const Operation &row : operations()) {
        QCOMPARE(operationNamed(QString(row.name)), &row);
        names.insert(row.name);
        places.insert(QLatin1StringView(verbName(row.verb)) + row.path);
    }
    QCOMPARE(names.size(), 48);
    QCOMPARE(places.size(), 48);
    QCOMPARE(operationNamed(u"nothing"_s), nullptr);
}

void TestOperations::methodsHaveTheirEffect()
{
    for (const Operation &row : operations()) {
        const bool get = row.verb == Verb::Get;
        QVERIFY2(get == (row.effect == Effect::Read), row.name.data());
        QVERIFY2(get == (row.repeat == Repeat::Read), row.name.data());
        QVERIFY2((row.verb == Verb::Post) == (row.effect == Effect::Create), row.name.data());
        QVERIFY2((row.verb == Verb::Patch) == (row.effect == Effect::Update), row.name.data());
        QVERIFY2((row.verb == Verb::Delete) == (row.effect == Effect::Delete), row.name.data());
        const bool hasBody = row.verb == Verb::Post || row.verb == Verb::Patch;
        QVERIFY2(hasBody == (row.payload != Payload::None), row.name.data());
    }
}

void TestOperations::answersFitTheOperation()
{
    for (const Operation &row : operations()) {
        const bool list = row.name.startsWith("list"_L1);
        QVERIFY2(list == (row.answer == ResponseShape::Page), row.name.data());
        const bool nothing = row.verb == Verb::Delete;
        QVERIFY2(nothing == (row.answer == ResponseShape::Nothing), row.name.data());
    }
}

void TestOperations::lookupsReadWrittenRecords()
{
    for (const Operation &row : operations()) {
        const bool needed = row.writes() && row.repeat != Repeat::Event;
        QVERIFY2(row.lookUp.has_value() == needed, row.name.data());
        if (!needed)
            continue;
        const Operation &reader = operation(*row.lookUp);
        QCOMPARE(reader.verb, Verb::Get);
        QCOMPARE(reader.resource, row.resource);
        // A change or deletion is verified at the same path.
        if (row.verb != Verb::Post)
            QCOMPARE(reader.path, row.path);
    }
    QCOMPARE(operation(CreatePurchase).lookUp, GetPurchaseByStoreId);
    QCOMPARE(operation(CreateDataExplorerExport).lookUp, ListExports);
    QCOMPARE(operation(CreateImport).lookUp, ListImports);
}

void TestOperations::deprecatedOperationsNameTheirSuccessor()
{
    QCOMPARE(operation(GetContact).successor, GetContactByEmail);
    QCOMPARE(operation(DeleteContact).successor, DeleteContactByEmail);
    QCOMPARE(operation(PatchContact).successor, PatchContactByEmail);
    for (const Operation &row : operations()) {
        if (row.deprecated())
            QVERIFY(!operation(*row.successor).deprecated());
    }
}

void TestOperations::scopesAreAreaAndAccess_data()
{
    QTest::addColumn<OperationId>("id");
    QTest::addColumn<QString>("scope");

    QTest::newRow("read") << GetContact << u"contacts:read"_s;
    QTest::newRow("delete") << DeleteContactByExternalId << u"contacts:delete"_s;
    QTest::newRow("patch") << PatchProductByStoreId << u"products:write"_s;
    QTest::newRow("create") << CreateDataExplorerExport << u"exports:write"_s;
    QTest::newRow("field") << ListContactFields << u"contact-fields:read"_s;
    QTest::newRow("event") << CreateCustomEventByAlias << u"custom-events:write"_s;
    QTest::newRow("type") << DeleteCustomEventType << u"custom-integrations:delete"_s;
    QTest::newRow("store") << GetStore << u"store:read"_s;
}

void TestOperations::scopesAreAreaAndAccess()
{
    QFETCH(const OperationId, id);

    QTEST(scopeOf(operation(id)), "scope");
}

void TestOperations::everyResourceHasOperationsAndNames()
{
    QCOMPARE(resources().size(), 12U);
    QSet<QString> names;
    for (const ResourceRow &row : resources()) {
        names.insert(row.name);
        QCOMPARE(&resourceRow(row.resource), &row);
        QVERIFY(!titleOf(row.resource).isEmpty());
        QVERIFY(!pluralOf(row.resource).isEmpty());
        QVERIFY(countOf([&row](const Operation &operation) {
                    return operation.resource == row.resource;
                })
                > 0);
    }
    QCOMPARE(names.size(), 12);
}

STOREDESK_TEST(TestOperations)

} // namespace tst_operations

#include "tst_operations.moc"
