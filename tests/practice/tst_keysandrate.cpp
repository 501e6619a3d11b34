// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/practicefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <optional>
#include <set>

namespace tst_keysandrate {

using namespace storedesk;
using namespace support;
using namespace std::chrono_literals;

class TestKeysAndRate final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(anyRealWarning()); }
    void cleanup() { m_fixture.reset(); }

    void keysHaveTheirFormAndNoTwoAreAlike()
    {
        static const QRegularExpression form(u"^practice-[0-9a-f]{8}:[0-9A-Za-z]{22}$"_s);
        std::set<QByteArray> texts;
        for (int round = 0; round < 100; ++round) {
            const auto keys = practice::makeKeys({{u"store:read"_s}, {u"store:read"_s}});
            QCOMPARE(keys.size(), 3U);
            QCOMPARE(keys.front().scopes, QStringList{u"*"_s});
            for (const auto &key : keys) {
                QVERIFY(form.match(QString::fromLatin1(key.text)).hasMatch());
                QVERIFY(practice::wellFormed(key.text));
                texts.insert(key.text);
            }
        }
        QCOMPARE(texts.size(), 300U);
    }

    void theSeedMakesTheDataAndNeverTheKey()
    {
        m_fixture.emplace(practice::ServiceOptions{.seed = 7});
        const auto first = m_fixture->service().apiKey();
        m_fixture.emplace(practice::ServiceOptions{.seed = 7});
        QVERIFY(m_fixture->service().apiKey() != first);
    }

    void aStoreKeepsItsKeysInAFileForItsOwner()
    {
        const QTemporaryDir folder;
        const auto data = folder.filePath(u"store.sqlite"_s);
        const std::vector<QStringList> scopes{
            {u"store:read"_s}, {u"contacts:read"_s}, {u"store:read"_s}};
        const auto first = keysOf(data, scopes);
        QCOMPARE(first.size(), 4U);
        QVERIFY(first[1].text != first[3].text);
        const auto path = data + u".keys"_s;
        QCOMPARE(QFile::permissions(path) & 0x77, QFile::Permissions());
        QCOMPARE(keysOf(data, scopes), first);
        // Each scope always has the same key, regardless of the order and combination of scopes.
        QCOMPARE(keysOf(data, {}), std::vector{first[0]});
        QCOMPARE(keysOf(data, {{u"contacts:read"_s}, {u"store:read"_s}}),
                 (std::vector{first[0], first[2], first[1]}));
        QCOMPARE(keysOf(data, scopes), first);
    }

    void rightsOfOthersAreTakenFromTheFile()
    {
        const QTemporaryDir folder;
        const auto data = folder.filePath(u"store.sqlite"_s);
        const auto keys = keysOf(data);
        QFile file(data + u".keys"_s);
        QVERIFY(file.setPermissions(QFile::Permissions(0x6644)));
        QCOMPARE(keysOf(data), keys);
        QCOMPARE(file.permissions() & 0x77, QFile::Permissions());
    }

    void aStoreWithoutGoodKeysGetsNewOnes_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("none: of an earlier version") << QByteArray();
        QTest::newRow("damaged") << QByteArray("[{\"apiKey\": \"prac");
        QTest::newRow("of another form")
            << QByteArray(R"([{"apiKey": "practice-00000000:x", "scopes": ["*"]}])");
        QTest::newRow("something else") << QByteArray(R"({"a": [1, {"apiKey": 5}]})");
    }

    void aStoreWithoutGoodKeysGetsNewOnes()
    {
        QFETCH(const QByteArray, content);
        const QTemporaryDir folder;
        const auto data = folder.filePath(u"store.sqlite"_s);
        const auto before = keysOf(data);
        QFile file(data + u".keys"_s);
        QVERIFY(file.remove());
        if (!content.isEmpty()) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(content);
            file.close();
        }
        const auto after = keysOf(data);
        QVERIFY(practice::wellFormed(after.front().text));
        QVERIFY(after.front().text != before.front().text);
        QCOMPARE(keysOf(data), after);
    }

    void aNewStoreInAnOldPlaceHasNewKeys()
    {
        const QTemporaryDir folder;
        const auto data = folder.filePath(u"store.sqlite"_s);
        const auto before = keysOf(data);
        QVERIFY(QFile::remove(data));
        QVERIFY(keysOf(data).front().text != before.front().text);
    }

    void keysThatCannotBeStoredAreReported()
    {
        const QTemporaryDir folder;
        const auto data = folder.filePath(u"store.sqlite"_s);
        QVERIFY(!keysOf(data).empty());
        QVERIFY(QFile::remove(data + u".keys"_s));
        QVERIFY(QDir().mkdir(data + u".keys"_s));
        const support::ManualClock clock;
        const auto service = practice::Service::start({.dataFile = data, .contacts = 1}, clock);
        QVERIFY(!service);
        QVERIFY(service.error().what.contains(data + u".keys"_s));
    }

    void invalidKeysGetAnEmpty401_data()
    {
        QTest::addColumn<QByteArray>("header");
        // This placeholder is replaced by the service's key.
        const QByteArray key = "KEY";
        QTest::newRow("none") << QByteArray();
        QTest::newRow("no scheme") << "Authorization: " + key + "\r\n";
        QTest::newRow("other scheme") << "Authorization: Bearer " + key + "\r\n";
        QTest::newRow("other header") << "X-Api-Key: " + key + "\r\n";
        QTest::newRow("cut") << "Authorization: apiKey p" + key + "\r\n";
        QTest::newRow("with more behind it") << "Authorization: apiKey " + key + "x\r\n";
        QTest::newRow("empty") << QByteArray("Authorization: apiKey \r\n");
        QTest::newRow("the word alone") << QByteArray("Authorization: apiKey\r\n");
        QTest::newRow("as of a real account") << QByteArray(
            "Authorization: apiKey 0123456789abcdefghijkl:0123456789abcdefghijkl\r\n");
    }

    void invalidKeysGetAnEmpty401()
    {
        QFETCH(QByteArray, header);
        m_fixture.emplace(practice::ServiceOptions{});
        header.replace("KEY", m_fixture->service().apiKey());
        const auto reply =
            m_fixture->ask("GET /store/ HTTP/1.1\r\nHost: localhost\r\n" + header + "\r\n");
        QCOMPARE(reply.status, 401);
        QVERIFY(reply.whole);
        QVERIFY(reply.body.isEmpty());
        QCOMPARE(reply.headers.value("x-ratelimit-remaining"), "100");
    }

    void aKeyAllowsExactlyItsScopes()
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

    // Checks are made in the order path, method, key, scope, rate, type, size, syntax, and the
    // first error is reported.
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
    // Returns the keys of a service that uses this file.
    static std::vector<practice::Key> keysOf(const QString &dataFile,
                                             const std::vector<QStringList> &scopes = {})
    {
        const support::ManualClock clock;
        const auto service =
            practice::Service::start({.dataFile = dataFile, .contacts = 1, .keys = scopes}, clock);
        return service ? (*service)->keys() : std::vector<practice::Key>();
    }

    std::optional<PracticeFixture> m_fixture;
};

STOREDESK_TEST(TestKeysAndRate)

} // namespace tst_keysandrate

#include "tst_keysandrate.moc"
