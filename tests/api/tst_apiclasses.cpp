// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/key.h"
#include "support/goodrequests.h"
#include "support/viaapi.h"
#include "support/warnings.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace storedesk;
using api::Kind;
using api::Request;
using catalogue::Effect;
using catalogue::OperationId;
using enum catalogue::OperationId;
using practice::Fault;

Q_DECLARE_METATYPE(storedesk::catalogue::OperationId)

// One documented refusal: how a good request is spoilt, and what has to come back.
struct Refusal
{
    OperationId operation;
    int status;
    QString code = {};
    const char *how;
    std::function<void(Request &request, support::GoodRequests &good)> spoil = {};
};

static const QString nobody(24, u'0');

// A request for a record that is not there, by the kind of identifier it has.
static void toNobody(Request &request, support::GoodRequests &)
{
    request.values.last() = request.values.last().contains(u'@') ? u"nobody@example.org"_s : nobody;
}

static void toNobodysIntegration(Request &request, support::GoodRequests &)
{
    request.values.first() = nobody;
}

static void malformed(Request &request, support::GoodRequests &)
{
    request.values.last() = u"no-id"_s;
}

static void set(Request &request, const QString &member, const QJsonValue &value)
{
    auto body = std::get<QJsonObject>(request.body);
    if (value.isUndefined())
        body.remove(member);
    else
        body[member] = value;
    request.body = body;
}

static auto with(const QString &member, const QJsonValue &value)
{
    return [member, value](Request &request, support::GoodRequests &) {
        set(request, member, value);
    };
}

static void addContactOfThatKey(Request &request, support::GoodRequests &good)
{
    const auto other = good.of(PatchContactByEmail); // makes another contact
    set(request, request.operation == PatchContactByEmail ? u"_externalId"_s : u"_email"_s,
        request.operation == PatchContactByEmail ? good.name() : other.values.first());
}

static void productAddress(Request &request, support::GoodRequests &)
{
    auto body = std::get<QJsonObject>(request.body);
    auto line = body.value(u"products"_s).toArray().first().toObject();
    line[u"productDetailUrl"_s] = u"https://elsewhere.example/p"_s;
    body[u"products"_s] = QJsonArray{line};
    request.body = body;
}

static void unknownProduct(Request &request, support::GoodRequests &)
{
    auto body = std::get<QJsonObject>(request.body);
    auto line = body.value(u"products"_s).toArray().first().toObject();
    line[u"productId"_s] = u"nothing"_s;
    body[u"products"_s] = QJsonArray{line};
    request.body = body;
}

static void sentBefore(Request &request, support::GoodRequests &good)
{
    good.idOf(request);
    set(request, u"totalPrice"_s, 1000);
}

static auto formWith(const QString &name, const QString &value)
{
    return [name, value](Request &request, support::GoodRequests &) {
        auto form = std::get<api::ImportForm>(request.body);
        for (auto &field : form.fields) {
            if (field.first == name)
                field.second = value;
        }
        request.body = form;
    };
}

static void tooLargeAFile(Request &request, support::GoodRequests &good)
{
    request.body = good.form("_email\n" + QByteArray(2 * 1024 * 1024, 'x'));
}

static void fieldThatIsThere(Request &request, support::GoodRequests &good)
{
    good.idOf(request);
    set(request, u"type"_s, u"boolean"_s);
    set(request, u"required"_s, true);
    set(request, u"defaultValue"_s, false);
}

static void systemField(Request &request, support::GoodRequests &)
{
    request.values = {u"_name"_s};
}

static void aliasThatIsThere(Request &request, support::GoodRequests &good)
{
    const auto other = good.of(CreateCustomEventType);
    good.idOf(other);
    set(request, u"alias"_s, std::get<QJsonObject>(other.body).value(u"alias"_s));
}

// clang-format off
static const std::vector<Refusal> refusals{
    {GetContact,                404, {}, "nobody",                    toNobody},
    {GetContactByEmail,         404, {}, "nobody",                    toNobody},
    {GetContactByExternalId,    404, {}, "nobody",                    toNobody},
    {DeleteContact,             404, {}, "nobody",                    toNobody},
    {DeleteContactByEmail,      404, {}, "nobody",                    toNobody},
    {DeleteContactByExternalId, 404, {}, "nobody",                    toNobody},
    {PatchContact,              422, {}, "a status that is none",     with(u"_emailStatus"_s, u"sleepy"_s)},
    {PatchContactByEmail,       422, {}, "a status that is none",     with(u"_emailStatus"_s, u"sleepy"_s)},
    {PatchContactByExternalId,  422, {}, "a status that is none",     with(u"_emailStatus"_s, u"sleepy"_s)},
    {PatchContactByEmail,       409, {}, "somebody else's key",       addContactOfThatKey},
    {PatchContactByExternalId,  409, {}, "somebody else's key",       addContactOfThatKey},

    {CreatePurchase,            400, u"E0101"_s, "no such contact",   with(u"contactEmail"_s, u"nobody@example.org"_s)},
    {CreatePurchase,            400, u"E0102"_s, "no such product",   unknownProduct},
    {CreatePurchase,            400, u"E0103"_s, "a foreign address", productAddress},
    {CreatePurchase,            409, {}, "sent before",               sentBefore},
    {CreatePurchase,            422, {}, "no cart",                   with(u"cartId"_s, QJsonValue::Undefined)},
    {GetPurchase,               400, {}, "malformed",                 malformed},
    {GetPurchase,               404, {}, "nobody",                    toNobody},
    {DeletePurchase,            400, {}, "malformed",                 malformed},
    {DeletePurchase,            404, {}, "nobody",                    toNobody},
    {GetPurchaseByStoreId,      404, {}, "nobody",                    toNobody},

    {GetProduct,                400, {}, "malformed",                 malformed},
    {GetProduct,                404, {}, "nobody",                    toNobody},
    {DeleteProduct,             400, {}, "malformed",                 malformed},
    {DeleteProduct,             404, {}, "nobody",                    toNobody},
    {GetProductByStoreId,       404, {}, "nobody",                    toNobody},
    {DeleteProductByStoreId,    404, {}, "nobody",                    toNobody},
    {PatchProductByStoreId,     400, u"E0201"_s, "a foreign address", with(u"productDetailUrl"_s, u"https://elsewhere.example/p"_s)},
    {PatchProductByStoreId,     422, {}, "no name",                   with(u"name"_s, QJsonValue::Undefined)},

    {CreateExport,              422, {}, "no separator",              with(u"delimiter"_s, QJsonValue::Undefined)},
    {CreateDataExplorerExport,  422, {}, "no separator",              with(u"delimiter"_s, QJsonValue::Undefined)},
    {GetExport,                 400, {}, "malformed",                 malformed},
    {GetExport,                 404, {}, "nobody",                    toNobody},
    {DeleteExport,              400, {}, "malformed",                 malformed},
    {DeleteExport,              404, {}, "nobody",                    toNobody},

    {CreateImport,              413, {}, "too large",                 tooLargeAFile},
    {CreateImport,              422, {}, "no such type",              formWith(u"type"_s, u"purchases"_s)},
    {GetImport,                 400, {}, "malformed",                 malformed},
    {GetImport,                 404, {}, "nobody",                    toNobody},
    {DeleteImport,              400, {}, "malformed",                 malformed},
    {DeleteImport,              404, {}, "nobody",                    toNobody},

    {GetCouponSet,              400, {}, "malformed",                 malformed},
    {GetCouponSet,              404, {}, "nobody",                    toNobody},
    {GetWorkflow,               400, {}, "malformed",                 malformed},
    {GetWorkflow,               404, {}, "nobody",                    toNobody},

    {CreateContactField,        409, {}, "there already",             fieldThatIsThere},
    {CreateContactField,        422, {}, "no such type",              with(u"type"_s, u"colour"_s)},
    {GetContactField,           404, {}, "nobody",                    toNobody},
    {DeleteContactField,        404, {}, "nobody",                    toNobody},
    {DeleteContactField,        409, {}, "a system field",            systemField},

    {CreateCustomEventByAlias,  400, u"E0501"_s, "no such contact",   with(u"email"_s, u"nobody@example.org"_s)},
    {CreateCustomEventByAlias,  404, {}, "no such alias",             toNobody},
    {CreateCustomEventByAlias,  413, {}, "too large",                 with(u"email"_s, QString(600'000, u'x'))},
    {CreateCustomEventByAlias,  422, {}, "no such field",             with(u"colour"_s, u"red"_s)},
    {CreateCustomEventById,     400, u"E0501"_s, "no such contact",   with(u"email"_s, u"nobody@example.org"_s)},
    {CreateCustomEventById,     404, {}, "no such type",              toNobody},
    {CreateCustomEventById,     413, {}, "too large",                 with(u"email"_s, QString(600'000, u'x'))},
    {CreateCustomEventById,     422, {}, "no such field",             with(u"colour"_s, u"red"_s)},

    {CreateCustomIntegration,   422, {}, "no name",                   with(u"name"_s, QJsonValue::Undefined)},
    {GetCustomIntegration,      400, {}, "malformed",                 malformed},
    {GetCustomIntegration,      404, {}, "nobody",                    toNobody},
    {PatchCustomIntegration,    400, {}, "malformed",                 malformed},
    {PatchCustomIntegration,    404, {}, "nobody",                    toNobody},
    {PatchCustomIntegration,    422, {}, "no truth value",            with(u"eventsEnabled"_s, u"perhaps"_s)},
    {DeleteCustomIntegration,   400, {}, "malformed",                 malformed},
    {DeleteCustomIntegration,   404, {}, "nobody",                    toNobody},

    {ListCustomEventTypes,      404, {}, "nobody's integration",      toNobodysIntegration},
    {CreateCustomEventType,     404, {}, "nobody's integration",      toNobodysIntegration},
    {CreateCustomEventType,     409, {}, "alias there already",       aliasThatIsThere},
    {CreateCustomEventType,     422, {}, "no category",               with(u"category"_s, QJsonValue::Undefined)},
    {GetCustomEventType,        400, {}, "malformed",                 malformed},
    {GetCustomEventType,        404, {}, "nobody",                    toNobody},
    {DeleteCustomEventType,     400, {}, "malformed",                 malformed},
    {DeleteCustomEventType,     404, {}, "nobody",                    toNobody},
};
// clang-format on

static const QHash<int, Kind> kinds{
    {400, Kind::Rejected},         {401, Kind::Unauthorised}, {403, Kind::Forbidden},
    {404, Kind::NotFound},         {409, Kind::Conflict},     {413, Kind::BodyTooLarge},
    {415, Kind::WrongContentType}, {422, Kind::Invalid},
};

// All 48 operations, client against practice service, through the twelve classes.
class ApiClassesTest final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::SessionFixture> m_fixture;
    std::optional<support::GoodRequests> m_good;
    QObject m_owner;

    api::Outcome ask(api::Session &session, const Request &request)
    {
        return m_fixture->end(session, support::viaApi(session, request, &m_owner));
    }

    static void everyOperation()
    {
        QTest::addColumn<OperationId>("operation");
        for (const auto &operation : catalogue::operations())
            QTest::newRow(operation.name.data()) << operation.id;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_fixture.emplace(practice::ServiceOptions{
            .contacts = 20,
            .requestsPerMinute = 0,
            .importLimitMb = 1,
            .keys = {{u"store:read"_s}, {u"workflows:read"_s}},
        });
        m_good.emplace(*m_fixture);
    }

    void cleanupTestCase()
    {
        m_good.reset();
        m_fixture.reset();
    }

    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanup() { m_fixture->service().faults().clear(); }

    void everyOperationSucceeds_data() { everyOperation(); }

    void everyOperationSucceeds()
    {
        QFETCH(const OperationId, operation);
        const auto request = m_good->of(operation);
        const auto before = m_fixture->ledger().applied(operation);
        auto *call = support::viaApi(m_fixture->session(), request, &m_owner);
        QCOMPARE(call->request().operation, operation);
        QCOMPARE(call->request().values, request.values);
        const auto outcome = m_fixture->end(call);
        QVERIFY2(outcome,
                 outcome ? "" : qPrintable(outcome.error().words.what + outcome.error().words.why));
        QVERIFY(outcome->status >= 200 && outcome->status < 300);
        QCOMPARE(outcome->attempts, 1);
        QVERIFY(!outcome->confirmed);

        const auto &row = catalogue::operation(operation);
        QCOMPARE(m_fixture->ledger().applied(operation), before + 1);
        QCOMPARE(m_fixture->ledger().last()->values, request.values);
        const auto body = outcome->document.object();
        if (row.answer == catalogue::Answer::Nothing)
            QCOMPARE(outcome->status, 204);
        else if (row.answer == catalogue::Answer::Page)
            QVERIFY(body.value(catalogue::key::results).isArray());
        else
            QVERIFY(!body.isEmpty());
        if (row.effect == Effect::Create)
            QCOMPARE(outcome->status, 201);
    }

    void aKeyThatIsWrongIsRefused_data() { everyOperation(); }

    void aKeyThatIsWrongIsRefused()
    {
        QFETCH(const OperationId, operation);
        const auto request = m_good->of(operation);
        const auto stranger = m_fixture->connected("practice-00000000:ABCDEFGHIJKLMNOPQRSTUV");
        const auto outcome = ask(*stranger, request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, Kind::Unauthorised);
        QCOMPARE(outcome.error().status, 401);
        QVERIFY(!outcome.error().words.next.isEmpty());
    }

    void aKeyWithoutTheScopeIsRefused_data() { everyOperation(); }

    void aKeyWithoutTheScopeIsRefused()
    {
        QFETCH(const OperationId, operation);
        const auto request = m_good->of(operation);
        const auto keys = m_fixture->service().keys();
        const bool store = operation == GetStore;
        const auto guest = m_fixture->connected(keys.at(store ? 2 : 1).text);
        const auto outcome = ask(*guest, request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, Kind::Forbidden);
        QCOMPARE(outcome.error().status, 403);
        const auto scope = catalogue::scopeOf(catalogue::operation(operation));
        const auto words = outcome.error().words;
        QVERIFY2((words.what + words.why + words.next).contains(scope), qPrintable(scope));
    }

    void tooManyRequestsAreWaitedFor_data() { everyOperation(); }

    void tooManyRequestsAreWaitedFor()
    {
        QFETCH(const OperationId, operation);
        const auto request = m_good->of(operation);
        const auto before = m_fixture->ledger().applied(operation);
        m_fixture->service().faults().add(
            practice::once(operation, Fault::ThrottleSeconds, u"7"_s));
        // The pace of a session falls with every 429: each row has one of its own.
        const auto session = m_fixture->connected(m_fixture->service().apiKey());
        const auto start = m_fixture->clock().ticks();
        const auto outcome = ask(*session, request);
        QVERIFY(outcome);
        QCOMPARE(m_fixture->ledger().applied(operation), before + 1);
        QVERIFY(m_fixture->clock().ticks() - start >= std::chrono::seconds(7));
    }

    // What this client never does by itself, but a service may still say.
    void aWrongContentTypeIsSaidInWords_data()
    {
        QTest::addColumn<OperationId>("operation");
        for (const auto &operation : catalogue::operations()) {
            if (operation.payload != catalogue::Payload::None)
                QTest::newRow(operation.name.data()) << operation.id;
        }
    }

    void aWrongContentTypeIsSaidInWords()
    {
        QFETCH(const OperationId, operation);
        const auto request = m_good->of(operation);
        for (const int status : {400, 415}) {
            m_fixture->service().faults().clear();
            m_fixture->service().faults().add(
                practice::once(operation, Fault::Status, QString::number(status)));
            const auto outcome = ask(m_fixture->session(), request);
            QVERIFY(!outcome);
            QCOMPARE(outcome.error().kind, kinds.value(status));
            QCOMPARE(outcome.error().attempts, 1);
        }
    }

    void everyDocumentedRefusalComesBack_data()
    {
        QTest::addColumn<int>("row");
        for (std::size_t row = 0; row < refusals.size(); ++row) {
            const auto &refusal = refusals[row];
            QTest::addRow("%s %d%s: %s", catalogue::operation(refusal.operation).name.data(),
                          refusal.status, qPrintable(u' ' + refusal.code), refusal.how)
                << static_cast<int>(row);
        }
    }

    void everyDocumentedRefusalComesBack()
    {
        QFETCH(const int, row);
        const auto &refusal = refusals[static_cast<std::size_t>(row)];
        auto request = m_good->of(refusal.operation);
        refusal.spoil(request, *m_good);
        const auto before = m_fixture->ledger().applied(refusal.operation);
        const auto outcome = ask(m_fixture->session(), request);
        QCOMPARE(m_fixture->ledger().applied(refusal.operation), before);

        // Gone is what a delete wanted.
        if (refusal.status == 404
            && catalogue::operation(refusal.operation).effect == Effect::Delete) {
            QVERIFY(outcome);
            QCOMPARE(outcome->status, 404);
            return;
        }
        QVERIFY(!outcome);
        const auto &error = outcome.error();
        QCOMPARE(error.kind, kinds.value(refusal.status));
        QCOMPARE(error.status, refusal.status);
        QCOMPARE(error.code, refusal.code);
        QVERIFY(!error.words.what.isEmpty());
        QVERIFY(!error.words.next.isEmpty());
        if (refusal.status == 422) {
            QVERIFY(!error.fields.empty());
            QVERIFY(error.fields.front().path.startsWith(u'/'));
            QVERIFY(!error.fields.front().reason.isEmpty());
        }
    }

    void aFullQueueOfExportsIsWaitedFor_data()
    {
        QTest::addColumn<OperationId>("operation");
        QTest::newRow("exports") << CreateExport;
        QTest::newRow("data explorer") << CreateDataExplorerExport;
    }

    void aFullQueueOfExportsIsWaitedFor()
    {
        QFETCH(const OperationId, operation);
        const auto request = m_good->of(operation);
        for (int count = 0; count < 5; ++count)
            QVERIFY(m_fixture->end(Request{.operation = CreateExport,
                                           .body = support::GoodRequests::contactsExport()}));
        const auto start = m_fixture->clock().ticks();
        QVERIFY(ask(m_fixture->session(), request)); // E0301 first
        QVERIFY(m_fixture->clock().ticks() - start >= std::chrono::seconds(30));
    }

    void aFullQueueOfImportsIsWaitedFor()
    {
        const auto request = m_good->of(CreateImport);
        for (int count = 0; count < 10; ++count)
            QVERIFY(m_fixture->end(request));
        const auto start = m_fixture->clock().ticks();
        QVERIFY(ask(m_fixture->session(), request)); // E0401 first
        QVERIFY(m_fixture->clock().ticks() - start >= std::chrono::seconds(30));
    }

    void whatIsUnderWayCannotBeDeleted()
    {
        m_good->settle();
        const auto exported = m_good->idOf(
            {.operation = CreateExport, .body = support::GoodRequests::contactsExport()});
        m_fixture->clock().advance(std::chrono::milliseconds(2000));
        auto outcome = ask(m_fixture->session(), {.operation = DeleteExport, .values = {exported}});
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, Kind::Conflict);

        m_good->settle();
        const auto imported = m_good->idOf({.operation = CreateImport, .body = m_good->form()});
        outcome = ask(m_fixture->session(), {.operation = DeleteImport, .values = {imported}});
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, Kind::Conflict);
    }

    void anIntegrationInUseCannotBeDeleted()
    {
        const auto list = m_fixture->record(
            {.operation = ListCustomIntegrations, .query = {{u"pageSize"_s, u"100"_s}}});
        int conflicts = 0;
        for (const auto &value : list.value(u"results"_s).toArray()) {
            const auto id = value.toObject().value(u"id"_s).toString();
            const auto outcome =
                ask(m_fixture->session(), {.operation = DeleteCustomIntegration, .values = {id}});
            conflicts += !outcome && outcome.error().kind == Kind::Conflict;
        }
        QCOMPARE(conflicts, 1);
    }

    void aPurchaseThatIsGoneIsGone()
    {
        // By the store's identifier the service never says 404.
        const auto outcome = ask(m_fixture->session(),
                                 {.operation = DeletePurchaseByStoreId, .values = {u"nothing"_s}});
        QVERIFY(outcome);
        QCOMPARE(outcome->status, 204);
    }

    void everyOperationHasItsRefusals()
    {
        // 401, 403 and 429 are tested for all; what takes an identifier can also miss it.
        for (const auto &operation : catalogue::operations()) {
            const bool addressed = operation.path.contains(u'{');
            const bool quiet =
                operation.id == DeletePurchaseByStoreId || operation.effect == Effect::Update;
            const bool found = std::ranges::any_of(refusals, [&](const Refusal &refusal) {
                return refusal.operation == operation.id && refusal.status == 404;
            });
            QVERIFY2(found || quiet || !addressed, operation.name.data());
            const bool checked = std::ranges::any_of(refusals, [&](const Refusal &refusal) {
                return refusal.operation == operation.id && refusal.status == 422;
            });
            QVERIFY2(checked || operation.payload == catalogue::Payload::None,
                     operation.name.data());
        }
    }
};

QTEST_GUILESS_MAIN(ApiClassesTest)
#include "tst_apiclasses.moc"
