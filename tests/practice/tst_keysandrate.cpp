// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/practicefixture.h"
#include "support/warnings.h"

#include <QRegularExpression>
#include <QTest>

#include <optional>
#include <set>

using namespace support;
using namespace std::chrono_literals;

class TestKeysAndRate final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(anyRealWarning()); }
    void cleanup() { m_fixture.reset(); }

    void keysHaveTheirFormAndFollowFromTheSeed()
    {
        const std::vector<QStringList> scopes{{u"store:read"_s}, {u"store:read"_s}};
        const auto keys = practice::makeKeys(7, scopes);
        QCOMPARE(keys.size(), 3U);
        QCOMPARE(keys, practice::makeKeys(7, scopes));
        QCOMPARE(keys.front().scopes, QStringList{u"*"_s});
        static const QRegularExpression form(u"^practice-[0-9a-f]{8}:[0-9A-Za-z]{22}$"_s);
        std::set<QByteArray> texts{practice::makeKeys(8, {}).front().text};
        for (const auto &key : keys) {
            QVERIFY(form.match(QString::fromLatin1(key.text)).hasMatch());
            texts.insert(key.text);
        }
        QCOMPARE(texts.size(), 4U);
    }

    void whatIsNoKeyIsAnsweredWithAnEmpty401_data()
    {
        QTest::addColumn<QByteArray>("header");
        const auto key = practice::makeKeys(1, {}).front().text;
        QTest::newRow("none") << QByteArray();
        QTest::newRow("no scheme") << "Authorization: " + key + "\r\n";
        QTest::newRow("other scheme") << "Authorization: Bearer " + key + "\r\n";
        QTest::newRow("other header") << "X-Api-Key: " + key + "\r\n";
        QTest::newRow("cut") << "Authorization: apiKey " + key.chopped(1) + "\r\n";
        QTest::newRow("empty") << QByteArray("Authorization: apiKey \r\n");
        QTest::newRow("the word alone") << QByteArray("Authorization: apiKey\r\n");
        QTest::newRow("as of a real account") << QByteArray(
            "Authorization: apiKey 0123456789abcdefghijkl:0123456789abcdefghijkl\r\n");
    }

    void whatIsNoKeyIsAnsweredWithAnEmpty401()
    {
        QFETCH(const QByteArray, header);
        m_fixture.emplace(practice::ServiceOptions{});
        const auto reply =
            m_fixture->ask("GET /store/ HTTP/1.1\r\nHost: here\r\n" + header + "\r\n");
        QCOMPARE(reply.status, 401);
        QVERIFY(reply.whole);
        QVERIFY(reply.body.isEmpty());
        QCOMPARE(reply.headers.value("x-ratelimit-remaining"), "100");
    }

    void aKeyOpensWhatItsScopesSayAndNothingElse()
    {
        m_fixture.emplace(practice::ServiceOptions{
            .requestsPerMinute = 0, .keys = {{u"contacts:read"_s, u"store:read"_s}}});
        const auto key = m_fixture->service().keys().back();
        for (const auto &operation : catalogue::operations()) {
            auto request = m_fixture->request(operation.id);
            request.replace(m_fixture->service().apiKey(), key.text);
            const auto reply = m_fixture->ask(request);
            if (key.scopes.contains(catalogue::scopeOf(operation))) {
                QCOMPARE(reply.status, 200);
                continue;
            }
            QCOMPARE(reply.status, 403);
            QVERIFY(
                reply.json().value(u"detail"_s).toString().contains(catalogue::scopeOf(operation)));
            QCOMPARE(m_fixture->ledger().applied(operation.id), 0);
        }
    }

    void theWindowBeginsWithTheFirstRequestAndLastsAMinute()
    {
        m_fixture.emplace(practice::ServiceOptions{.requestsPerMinute = 3});
        const auto request = m_fixture->request("GET", "/store/");
        const auto end = QByteArray::number(m_fixture->clock().now().toSecsSinceEpoch() + 60);
        for (int left = 2; left >= 0; --left) {
            const auto reply = m_fixture->ask(request);
            QCOMPARE(reply.status, 200);
            QCOMPARE(reply.headers.value("x-ratelimit-limit"), "3");
            QCOMPARE(reply.headers.value("x-ratelimit-remaining"), QByteArray::number(left));
            QCOMPARE(reply.headers.value("x-ratelimit-reset"), end);
        }
        m_fixture->clock().advance(59s);
        const auto refused = m_fixture->ask(request);
        QCOMPARE(refused.status, 429);
        QCOMPARE(refused.json().value(u"status"_s).toInt(), 429);
        QCOMPARE(refused.headers.value("x-ratelimit-reset"), end);
        QVERIFY(!refused.headers.contains("retry-after"));
        QCOMPARE(m_fixture->ledger().applied(catalogue::OperationId::GetStore), 3);
        m_fixture->clock().advance(1s);
        QCOMPARE(m_fixture->ask(request).status, 200);
    }

    void onlyGoodKeysCountAndAllOfThemTogether()
    {
        m_fixture.emplace(
            practice::ServiceOptions{.requestsPerMinute = 4, .keys = {{u"store:read"_s}}});
        const auto mine = m_fixture->request("GET", "/store/");
        auto other = mine;
        other.replace(m_fixture->service().apiKey(), m_fixture->service().keys().back().text);
        auto bad = mine;
        bad.replace(m_fixture->service().apiKey(), "practice-00000000:none");
        for (int request = 0; request < 10; ++request) {
            QCOMPARE(m_fixture->ask(bad).status, 401);
            QCOMPARE(m_fixture->ask(m_fixture->request("GET", "/nothing")).status, 404);
        }
        QCOMPARE(m_fixture->ask(mine).status, 200);
        QCOMPARE(m_fixture->ask(other).status, 200);
        QCOMPARE(m_fixture->ask(mine).status, 200);
        QCOMPARE(m_fixture->ask(other).status, 200);
        QCOMPARE(m_fixture->ask(mine).status, 429);
        QCOMPARE(m_fixture->ask(other).status, 429);
        QCOMPARE(m_fixture->ask(bad).headers.value("x-ratelimit-remaining"), "0");
    }

    // path, method, key, scope, rate, type, size, syntax: the first that is wrong is named.
    void theChecksComeInTheirOrder()
    {
        m_fixture.emplace(
            practice::ServiceOptions{.requestsPerMinute = 2, .keys = {{u"store:read"_s}}});
        const auto key = m_fixture->service().apiKey();
        const auto weak = m_fixture->service().keys().back().text;
        const QByteArray large(2'000'000, 'x');
        const auto with = [&](const QByteArray &method, const QByteArray &target,
                              const QByteArray &text, const QByteArray &body,
                              const QByteArray &type) {
            return m_fixture->ask(m_fixture->request(method, target, body, type).replace(key, text))
                .status;
        };
        QCOMPARE(with("PUT", "/nothing", "no", large, "no"), 404);
        QCOMPARE(with("PUT", "/purchases/", "no", large, "no"), 405);
        QCOMPARE(with("POST", "/purchases/", "no", large, "no"), 401);
        QCOMPARE(with("POST", "/purchases/", weak, large, "no"), 403);
        QCOMPARE(with("POST", "/purchases/", key, large, "no"), 415);
        QCOMPARE(with("POST", "/purchases/", key, large, "no"), 429);
        m_fixture->clock().advance(60s);
        QCOMPARE(with("POST", "/purchases/", key, large, "application/json"), 413);
        QCOMPARE(with("POST", "/purchases/", key, "x", "application/json"), 400);
    }

    void withoutALimitThereAreNoHeadersAboutOne()
    {
        m_fixture.emplace();
        QVERIFY(!m_fixture->ask(m_fixture->request("GET", "/store/"))
                     .headers.contains("x-ratelimit-limit"));
    }

private:
    std::optional<PracticeFixture> m_fixture;
};

QTEST_APPLESS_MAIN(TestKeysAndRate)
#include "tst_keysandrate.moc"
