// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/errorwords.h"
#include "catalogue/action.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

namespace tst_errorwords {

using namespace Qt::StringLiterals;
using namespace storedesk;
using http::Error;
using http::ErrorKind;

static const api::WordFacts facts{.operation = u"Create purchase"_s,
                                  .host = u"api.example.org"_s,
                                  .detail = u"said so"_s,
                                  .scope = u"purchases:write"_s};

class TestErrorWords final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyKindExplainsWhatWhyAndTheNextStep_data()
    {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < int(ErrorKind::Count); ++kind)
            QTest::addRow("%d", kind) << kind;
    }

    void everyKindExplainsWhatWhyAndTheNextStep()
    {
        QFETCH(const int, kind);
        for (const auto &given : {facts, api::WordFacts{}}) {
            const auto words = api::wordsOf({.kind = ErrorKind(kind), .status = 418}, given);
            for (const auto &text : {words.what, words.why, words.next}) {
                QVERIFY(text.size() > 5);
                QVERIFY2(!text.contains(QRegularExpression(u"%[0-9]"_s)), qPrintable(text));
                QVERIFY2(!text.contains(u"()"_s) && !text.contains(u"  "_s), qPrintable(text));
                QVERIFY(text.endsWith(u'.') || text.contains(facts.detail));
            }
        }
    }

    void everyOperationIsCalledAsAPersonDoes_data()
    {
        QTest::addColumn<int>("id");
        for (const auto &operation : catalogue::operations())
            QTest::addRow("%s", operation.name.data()) << int(operation.id);
    }

    void everyOperationIsCalledAsAPersonDoes()
    {
        QFETCH(const int, id);
        const auto &operation = catalogue::operation(catalogue::OperationId(id));
        const auto words = catalogue::actionOf(operation);
        const auto headline =
            api::wordsOf({.kind = ErrorKind::Rejected}, {.operation = words}).what;
        QVERIFY(headline.startsWith(words));
        QVERIFY(!headline.contains(operation.name, Qt::CaseInsensitive));
        for (const auto *strange : {"patch", "get", "detail", "Id", "identifier", "deprecated"})
            QVERIFY2(!words.split(u' ').contains(QLatin1StringView(strange), Qt::CaseInsensitive),
                     qPrintable(words));
        // Matches identifiers in camel case, such as externalId.
        static const QRegularExpression inside(u"[a-z][A-Z]"_s);
        QVERIFY2(!headline.contains(inside), qPrintable(headline));
        // The text names the object, in singular or plural.
        const auto object = catalogue::titleOf(operation.resource).left(4);
        QVERIFY2(words.contains(object, Qt::CaseInsensitive), qPrintable(words));
    }

    void actionsAreSaidByTheirEffect()
    {
        using enum catalogue::OperationId;
        const auto said = [](catalogue::OperationId id) {
            return catalogue::actionOf(catalogue::operation(id));
        };
        QCOMPARE(said(CreateExport), u"Create export"_s);
        QCOMPARE(said(PatchContactByExternalId), u"Update contact"_s);
        QCOMPARE(said(DeletePurchaseByStoreId), u"Delete purchase"_s);
        QCOMPARE(said(GetContact), u"Load contact"_s);
        QCOMPARE(said(ListExports), u"Load exports"_s);
    }

    void namesAreNamed_data()
    {
        QTest::addColumn<ErrorKind>("kind");
        QTest::addColumn<QString>("expected");
        QTest::newRow("host") << ErrorKind::HostNotFound << u"api.example.org"_s;
        QTest::newRow("certificate") << ErrorKind::Certificate << u"said so"_s;
        QTest::newRow("redirect target") << ErrorKind::Redirected << u"said so"_s;
        QTest::newRow("scope") << ErrorKind::Forbidden << u"purchases:write"_s;
        QTest::newRow("operation") << ErrorKind::NotFound << u"Create purchase"_s;
        QTest::newRow("service") << ErrorKind::ServerFault << u"said so"_s;
        QTest::newRow("proxy") << ErrorKind::Proxy << u"said so"_s;
        QTest::newRow("page") << ErrorKind::ForeignPage << u"sign-in page"_s;
        QTest::newRow("TLS") << ErrorKind::Handshake << u"TLS 1.2"_s;
    }

    void namesAreNamed()
    {
        QFETCH(const ErrorKind, kind);
        QFETCH(const QString, expected);
        const auto words = api::wordsOf({.kind = kind, .status = 418}, facts);
        QVERIFY((words.what + words.why + words.next).contains(expected));
    }

    void everyCodeHasItsOwnReason_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("why");
        QTest::addColumn<QString>("next");
        // clang-format off
        QTest::newRow("E0101") << u"E0101"_s << u"contact does not exist"_s << u"Create the contact"_s;
        QTest::newRow("E0102") << u"E0102"_s << u"p1, p2"_s                 << u"Create the products"_s;
        QTest::newRow("E0103") << u"E0103"_s << u"http://a.example"_s       << u"authorise the domain"_s;
        QTest::newRow("E0201") << u"E0201"_s << u"http://a.example"_s       << u"authorise the domain"_s;
        QTest::newRow("E0301") << u"E0301"_s << u"5 exports"_s              << u"Wait"_s;
        QTest::newRow("E0401") << u"E0401"_s << u"10 imports"_s             << u"Wait"_s;
        QTest::newRow("E0501") << u"E0501"_s << u"event's contact"_s   << u"let the event create it"_s;
        QTest::newRow("later") << u"E0601"_s << u"said so"_s                << u"Correct"_s;
        // clang-format on
    }

    void everyCodeHasItsOwnReason()
    {
        QFETCH(const QString, code);
        QFETCH(const QString, why);
        QFETCH(const QString, next);
        const Error error{.kind = code == u"E0301"_s || code == u"E0401"_s ? ErrorKind::QueueFull
                                                                           : ErrorKind::Rejected,
                          .status = 400,
                          .code = code,
                          .body = {{u"productIds"_s, QJsonArray{u"p1"_s, u"p2"_s}},
                                   {u"allowedDomains"_s, QJsonArray{u"http://a.example"_s}}}};
        const auto words = api::wordsOf(error, facts);
        QVERIFY2(words.why.contains(why), qPrintable(words.why));
        QVERIFY2(words.next.contains(next), qPrintable(words.next));
        // Codes are for the details (U18).
        for (const auto &text : {words.what, words.why, words.next})
            QVERIFY2(!text.contains(code), qPrintable(text));
    }

    void bothSpellingsOfProductsAreUnderstood()
    {
        for (const auto &member : {u"productIds"_s, u"productsId"_s}) {
            const Error error{.kind = ErrorKind::Rejected,
                              .code = u"E0102"_s,
                              .body = {{member, QJsonArray{u"p7"_s}}}};
            QVERIFY(api::wordsOf(error, facts).why.contains(u"p7"_s));
        }
    }

    void fieldsAreListedByTheirTitles()
    {
        const Error error{.kind = ErrorKind::Invalid,
                          .status = 422,
                          .fields = {{u"segmentId"_s, u"/filters/segmentId"_s, u"not valid"_s},
                                     {u"price"_s, u"/products/0/price"_s, u"too low"_s},
                                     {u"a"_s, u"/filters/a"_s, u"unknown"_s},
                                     {u""_s, u"/filters/b"_s, u"unknown"_s},
                                     {u"c"_s, u""_s, u"missing"_s}}};
        using enum catalogue::OperationId;
        const auto of = [&error](catalogue::OperationId operation) {
            return api::wordsFor(error, {.operation = operation}, u"api.example.org"_s, {}).why;
        };
        QCOMPARE(of(CreateExport),
                 u"Segment: not valid\nprice: too low\na: unknown\nb: unknown\nc: missing"_s);
        QVERIFY(of(CreatePurchase).contains(u"Price of the item: too low"_s));
    }

    // The status is one of the details, which are shown on request.
    void theStatusIsNotPartOfTheSentences()
    {
        for (int kind = 0; kind < static_cast<int>(ErrorKind::Count); ++kind) {
            const auto words =
                api::wordsOf({.kind = static_cast<ErrorKind>(kind), .status = 418}, facts);
            QVERIFY2(!(words.what + words.why + words.next).contains(u"418"_s),
                     qPrintable(words.why));
        }
    }

    void anUnknownEndSaysHowItWasLost()
    {
        const Error lost{.kind = ErrorKind::Unknown, .cause = ErrorKind::Stalled};
        QVERIFY(api::wordsOf(lost, facts).why.contains(u"30 seconds"_s));
        const Error cancelled{.kind = ErrorKind::Unknown, .cause = ErrorKind::Cancelled};
        QVERIFY(api::wordsOf(cancelled, facts).why.contains(u"Cancelled while"_s));
        const Error fault{
            .kind = ErrorKind::Unknown, .status = 504, .cause = ErrorKind::ServerFault};
        QVERIFY(api::wordsOf(fault, facts).why.contains(u"said so"_s));
    }

    void textFromTheServiceIsNotUsedAsAPattern()
    {
        auto given = facts;
        given.detail = u"100 %1 of %2 and %9"_s;
        const auto words = api::wordsOf({.kind = ErrorKind::Rejected}, given);
        QCOMPARE(words.why, u"100 %1 of %2 and %9"_s);
    }
};

STOREDESK_TEST(TestErrorWords)

} // namespace tst_errorwords

#include "tst_errorwords.moc"
