// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/path.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>
#include <QUrl>

namespace tst_path {

using namespace storedesk::catalogue;
using namespace Qt::StringLiterals;
using enum OperationId;

static QByteArray built(OperationId id, const QStringList &values)
{
    const auto path = buildPath(operation(id), values);
    return path ? *path : QByteArray("refused");
}

// Returns one operation for each path with a parameter.
static std::vector<const Operation *> formsWithParameters()
{
    std::vector<const Operation *> forms;
    QSet<QString> seen;
    for (const Operation &row : operations()) {
        if (row.path.contains('{'_L1) && !seen.contains(row.path)) {
            seen.insert(row.path);
            forms.push_back(&row);
        }
    }
    return forms;
}

static std::vector<OperationId> operationsAt(QLatin1StringView path)
{
    std::vector<OperationId> ids;
    for (const Operation &row : operations()) {
        if (row.path == path)
            ids.push_back(row.id);
    }
    return ids;
}

// Returns characters from all Unicode planes, favouring those with a meaning in URLs.
static QString randomIdentifier(QRandomGenerator &random)
{
    static const auto special = u"/?#%.&=+@:;,'\"\\ ~-_[]{}|^`<>"_s + QChar(0) + QChar(0x7f)
        + QChar(0xfeff) + QChar(0xfffd) + QChar(0x202e) + QChar(0xe9) + QChar(0x301) + u"2F"_s;
    QString identifier;
    const int length = random.bounded(1, 13);
    for (int count = 0; count < length; ++count) {
        if (random.bounded(2) == 0) {
            identifier += special.at(random.bounded(static_cast<int>(special.size())));
            continue;
        }
        char32_t character = 0xd800;
        while (QChar::isSurrogate(character))
            character = random.bounded(2) == 0 ? random.bounded(0x300U) : random.bounded(0x110000U);
        identifier += QString::fromUcs4(&character, 1);
    }
    return identifier == u"."_s || identifier == u".."_s ? u"..."_s : identifier;
}

class TestPath : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void valuesReplaceTheBraces_data();
    void valuesReplaceTheBraces();
    void dotsAndNothingAreRefused_data();
    void dotsAndNothingAreRefused();
    void theNumberOfValuesMustFit();
    void everyBuiltPathMatchesItsOperations();
    void pathsAreMatched_data();
    void pathsAreMatched();
    void meaninglessPathsMatchNothing_data();
    void meaninglessPathsMatchNothing();
    void aMatchKnowsItsOperationByVerb();
    void parametersHaveTheNamesOfTheSpecification();
    void anyIdentifierArrivesAsItWasSent();
};

void TestPath::valuesReplaceTheBraces_data()
{
    QTest::addColumn<OperationId>("id");
    QTest::addColumn<QStringList>("values");
    QTest::addColumn<QByteArray>("path");

    QTest::newRow("a list") << ListExports << QStringList() << "/exports/"_ba;
    QTest::newRow("a fixed path") << CreateDataExplorerExport << QStringList()
                                  << "/exports/type/data-explorer"_ba;
    QTest::newRow("an address") << GetContactByEmail << QStringList{u"ana+x@example.com"_s}
                                << "/contacts/email/ana%2Bx%40example.com"_ba;
    QTest::newRow("a slash") << DeleteContact << QStringList{u"email/ana"_s}
                             << "/contacts/email%2Fana"_ba;
    QTest::newRow("a hash") << DeleteContact << QStringList{u"a#b"_s} << "/contacts/a%23b"_ba;
    QTest::newRow("an escape") << GetPurchaseByStoreId << QStringList{u"%2e%2e"_s}
                               << "/purchases/purchase-id/%252e%252e"_ba;
    QTest::newRow("three dots") << GetExport << QStringList{u"..."_s} << "/exports/..."_ba;
    QTest::newRow("beyond ASCII") << GetContactByExternalId << QStringList{u"ñ😀"_s}
                                  << "/contacts/external-id/%C3%B1%F0%9F%98%80"_ba;
    QTest::newRow("two values, a list") << CreateCustomEventType << QStringList{u"i 1"_s}
                                        << "/custom-integrations/i%201/custom-event-types/"_ba;
    QTest::newRow("two values") << GetCustomEventType << QStringList{u"a"_s, u"b"_s}
                                << "/custom-integrations/a/custom-event-types/b"_ba;
}

void TestPath::valuesReplaceTheBraces()
{
    QFETCH(const OperationId, id);
    QFETCH(const QStringList, values);

    QTEST(built(id, values), "path");
}

void TestPath::dotsAndNothingAreRefused_data()
{
    QTest::addColumn<QString>("value");

    QTest::newRow("nothing") << QString();
    QTest::newRow("empty") << u""_s;
    QTest::newRow("dot") << u"."_s;
    QTest::newRow("two dots") << u".."_s;
    QTest::newRow("half a character") << QString(QChar(0xd83d));
    QTest::newRow("the other half") << u"a"_s + QChar(0xde00) + u"b"_s;
}

void TestPath::dotsAndNothingAreRefused()
{
    QFETCH(const QString, value);

    for (const Operation *form : formsWithParameters()) {
        const auto count = parametersOf(*form).size();
        for (qsizetype at = 0; at < count; ++at) {
            QStringList values(count, u"good"_s);
            values[at] = value;
            const auto path = buildPath(*form, values);
            QVERIFY2(!path, form->name.data());
            QVERIFY(!path.error().what.isEmpty());
            QVERIFY(!path.error().next.isEmpty());
        }
    }
}

void TestPath::theNumberOfValuesMustFit()
{
    for (const Operation &row : operations()) {
        const auto count = parametersOf(row).size();
        QVERIFY(buildPath(row, QStringList(count, u"good"_s)).has_value());
        QVERIFY(!buildPath(row, QStringList(count + 1, u"good"_s)).has_value());
        QVERIFY(count == 0 || !buildPath(row, QStringList(count - 1, u"good"_s)).has_value());
    }
}

void TestPath::everyBuiltPathMatchesItsOperations()
{
    for (const Operation &row : operations()) {
        const QStringList values(parametersOf(row).size(), u"good"_s);
        const auto match = matchPath(buildPath(row, values).value());
        QVERIFY2(match.has_value(), row.name.data());
        QCOMPARE(match->operations, operationsAt(row.path));
        QCOMPARE(match->values, values);
        QCOMPARE(match->operation(row.verb), &row);
    }
}

void TestPath::pathsAreMatched_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<OperationId>("first");
    QTest::addColumn<QStringList>("values");

    QTest::newRow("list") << "/exports/"_ba << ListExports << QStringList();
    QTest::newRow("list, no slash") << "/exports"_ba << ListExports << QStringList();
    QTest::newRow("store, no slash") << "/store"_ba << GetStore << QStringList();
    QTest::newRow("inner list, no slash") << "/custom-integrations/1/custom-event-types"_ba
                                          << ListCustomEventTypes << QStringList{u"1"_s};
    QTest::newRow("contact called email")
        << "/contacts/email"_ba << GetContact << QStringList{u"email"_s};
    QTest::newRow("export called type")
        << "/exports/type"_ba << GetExport << QStringList{u"type"_s};
    QTest::newRow("data explorer")
        << "/exports/type/data-explorer"_ba << CreateDataExplorerExport << QStringList();
    QTest::newRow("plain characters") << "/contacts/email/ana+x@example.com"_ba << GetContactByEmail
                                      << QStringList{u"ana+x@example.com"_s};
    QTest::newRow("slash in a value")
        << "/contacts/email%2Fana"_ba << GetContact << QStringList{u"email/ana"_s};
    QTest::newRow("escaped fixed word")
        << "/contacts/%65mail/ana"_ba << GetContactByEmail << QStringList{u"ana"_s};
    QTest::newRow("small digits") << "/contacts/a%2fb"_ba << GetContact << QStringList{u"a/b"_s};
    QTest::newRow("byte order mark")
        << "/contacts/%EF%BB%BFa"_ba << GetContact << QStringList{QChar(0xfeff) + u"a"_s};
    QTest::newRow("raw UTF-8") << "/contacts/\xc3\xb1"_ba << GetContact << QStringList{u"ñ"_s};
}

void TestPath::pathsAreMatched()
{
    QFETCH(const QByteArray, path);
    QFETCH(const OperationId, first);

    const auto match = matchPath(path);
    QVERIFY(match.has_value());
    QCOMPARE(match->operations.front(), first);
    QTEST(match->values, "values");
}

void TestPath::meaninglessPathsMatchNothing_data()
{
    QTest::addColumn<QByteArray>("path");

    for (const char *path : {"",
                             "/",
                             "//",
                             "exports/",
                             "/nothing",
                             "/contacts",
                             "/contacts/",
                             "/contacts/email/",
                             "/contacts/external-id/",
                             "/contacts/email/a/",
                             "/contacts/a/",
                             "/purchases/purchase-id/",
                             "/products",
                             "/products/product-id/",
                             "/exports//",
                             "//exports",
                             "/exports/a/",
                             "/exports/type/data-explorer/",
                             "/exports/type/other",
                             "/custom-integrations//",
                             "/custom-integrations//custom-event-types/",
                             "/custom-integrations/a/other",
                             "/custom-integrations/a/custom-event-types/b/",
                             "/custom-integrations/a/b/c/d/e/f",
                             "/custom-integrations/a/custom-event-types//",
                             "/contacts/%",
                             "/contacts/%4",
                             "/contacts/%zz",
                             "/contacts/a%2",
                             "/contacts/%ff",
                             "/contacts/%C3",
                             "/contacts/%ED%A0%80",
                             "/contacts/.",
                             "/contacts/..",
                             "/contacts/%2e%2E",
                             "/contacts/%2e",
                             "/contacts/a?b=c",
                             "/contacts/a#b",
                             "/Exports/",
                             "/files/a/b"})
        QTest::newRow(*path == '\0' ? "empty" : path) << QByteArray(path);
}

void TestPath::meaninglessPathsMatchNothing()
{
    QFETCH(const QByteArray, path);

    QVERIFY(!matchPath(path).has_value());
}

void TestPath::aMatchKnowsItsOperationByVerb()
{
    const auto match = matchPath("/products/product-id/7");
    QVERIFY(match.has_value());
    QCOMPARE(match->operation(Verb::Patch), &operation(PatchProductByStoreId));
    QCOMPARE(match->operation(Verb::Delete), &operation(DeleteProductByStoreId));
    QCOMPARE(match->operation(Verb::Post), nullptr);
}

void TestPath::parametersHaveTheNamesOfTheSpecification()
{
    QCOMPARE(parametersOf(operation(GetContactByExternalId)), QStringList{u"externalId"_s});
    QCOMPARE(parametersOf(operation(GetCustomEventType)), (QStringList{u"id"_s, u"eventTypeId"_s}));
    QCOMPARE(parametersOf(operation(ListExports)), QStringList());
}

void TestPath::anyIdentifierArrivesAsItWasSent()
{
    const auto forms = formsWithParameters();
    QCOMPARE(forms.size(), 17U);
    std::vector<std::vector<OperationId>> expected;
    expected.reserve(forms.size());
    for (const Operation *form : forms)
        expected.push_back(operationsAt(form->path));

    constexpr quint32 seed = 16;
    QRandomGenerator random(seed);
    for (int round = 0; round < 100'000; ++round) {
        const auto at = static_cast<std::size_t>(round) % forms.size();
        QStringList values;
        for (qsizetype left = parametersOf(*forms[at]).size(); left > 0; --left)
            values.append(randomIdentifier(random));

        const auto path = buildPath(*forms[at], values);
        QVERIFY2(path.has_value(), qPrintable(values.join(u' ')));
        const auto match = matchPath(*path);
        QVERIFY2(match.has_value(), path->constData());
        QVERIFY2(match->operations == expected[at], path->constData());
        QCOMPARE(match->values, values);
        // Qt must send the path unchanged.
        const auto url = QUrl::fromEncoded("http://127.0.0.1:8080" + *path, QUrl::StrictMode);
        QVERIFY2(url.isValid(), path->constData());
        QCOMPARE(url.toEncoded(), "http://127.0.0.1:8080" + *path);
    }
}

STOREDESK_TEST(TestPath)

} // namespace tst_path

#include "tst_path.moc"
