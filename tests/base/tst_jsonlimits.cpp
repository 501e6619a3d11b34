// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/jsonlimits.h"
#include "support/warnings.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace storedesk::base;
using Kind = JsonFault::Kind;

class tst_JsonLimits final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void goodTextIsParsed()
    {
        const auto document = parseJson("{\"a\": [1, \"[[[[\", \"\\\"[\"]}");
        QVERIFY(document);
        QCOMPARE(document->object().value(QLatin1StringView("a")).toArray().size(), 3);
    }

    void theDepthIsExact()
    {
        QVERIFY(parseJson(QByteArray(64, '[') + QByteArray(64, ']')));
        const auto deeper = parseJson(QByteArray(65, '[') + QByteArray(65, ']'));
        QCOMPARE(deeper.error().kind, Kind::TooDeep);
        QCOMPARE(deeper.error().column, 65);
        QVERIFY(parseJson("[[],[],[]]", {.depth = 2}));
        QVERIFY(!parseJson(QByteArray(5'000'000, '[')));
        QVERIFY(!parseJson(QByteArray("{\"a\":").repeated(1'000'000)));
    }

    void faultsSayWhatAndWhere_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("line");
        const auto row = [](const char *name, const QByteArray &text, Kind kind, int line) {
            QTest::newRow(name) << text << static_cast<int>(kind) << line;
        };
        row("nothing", "", Kind::Empty, 1);
        row("spaces", " \n ", Kind::Empty, 1);
        row("page", "<!doctype html><p>Sign in", Kind::Html, 1);
        row("too large", '[' + QByteArray(200, ' ') + ']', Kind::TooLarge, 1);
        row("cut", "{\"a\":\n[1,2", Kind::Malformed, 2);
        row("two", "{}\n\n{}", Kind::Malformed, 3);
        row("not UTF-8", "[\"\xFF\"]", Kind::Malformed, 1);
        row("closing too often", "]]]]", Kind::Malformed, 1);
        row("open string", "[\"abc\\", Kind::Malformed, 1);
    }

    void faultsSayWhatAndWhere()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, kind);
        QFETCH(const int, line);
        const auto parsed = parseJson(text, {.size = 100});
        QVERIFY(!parsed);
        QCOMPARE(static_cast<int>(parsed.error().kind), kind);
        QCOMPARE(parsed.error().line, line);
        QVERIFY(!wordsOf(parsed.error()).isEmpty());
    }
};

QTEST_GUILESS_MAIN(tst_JsonLimits)
#include "tst_jsonlimits.moc"
