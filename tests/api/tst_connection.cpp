// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "http/connection.h"
#include "http/target.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_connection {

using namespace storedesk::http;
using namespace Qt::StringLiterals;

static Connection with(const QString &url, const QByteArray &key = "id:secret")
{
    return {.baseUrl = QUrl(url), .key = key};
}

class TestConnection final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void addressesThatMayBeUsed_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("cleaned");
        QTest::newRow("https") << u"https://api.example.org"_s << u"https://api.example.org"_s;
        QTest::newRow("slash") << u"https://api.example.org/"_s << u"https://api.example.org"_s;
        QTest::newRow("path and slash")
            << u"https://example.org/v1/"_s << u"https://example.org/v1"_s;
        QTest::newRow("path") << u"https://example.org/v1//"_s << u"https://example.org/v1"_s;
        QTest::newRow("port") << u"https://example.org:8443"_s << u"https://example.org:8443"_s;
        QTest::newRow("loopback") << u"http://127.0.0.1:80"_s << u"http://127.0.0.1:80"_s;
        QTest::newRow("loopback 6") << u"http://[::1]:8080/"_s << u"http://[::1]:8080"_s;
        QTest::newRow("localhost") << u"http://localhost:8080"_s << u"http://localhost:8080"_s;
    }

    void addressesThatMayBeUsed()
    {
        QFETCH(const QString, url);
        QFETCH(const QString, cleaned);
        const auto connection = checkedConnection(with(url));
        QVERIFY(connection);
        QCOMPARE(connection->baseUrl.toString(), cleaned);
    }

    void anOriginIsSchemeHostAndPort_data()
    {
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("same");
        QTest::newRow("another path") << u"https://example.org/b?c#d"_s << true;
        QTest::newRow("its usual port") << u"https://example.org:443/"_s << true;
        QTest::newRow("another port") << u"https://example.org:80/"_s << false;
        QTest::newRow("another scheme") << u"http://example.org:443/"_s << false;
        QTest::newRow("another host") << u"https://www.example.org/"_s << false;
        QTest::newRow("somebody else") << u"https://user@example.org/"_s << false;
    }

    void anOriginIsSchemeHostAndPort()
    {
        QFETCH(const QString, other);
        QFETCH(const bool, same);
        const QUrl mine(u"https://example.org/a"_s);
        QCOMPARE(isSameOrigin(mine, QUrl(other)), same);
        QCOMPARE(isSameOrigin(QUrl(other), mine), same);
    }

    void addressesThatAreRefused_data()
    {
        QTest::addColumn<QString>("url");
        for (const auto *url :
             {"", "api.example.org", "https://", "ftp://example.org", "file:///etc/passwd",
              "http://example.org", "http://localhost.example.org", "http://127.0.0.1.example.org",
              "http://192.168.1.1", "http://0.0.0.0", "https://user@example.org",
              "https://user:word@example.org", "https://example.org?x=1", "https://example.org/?",
              "https://example.org#x", "javascript:alert(1)"})
            QTest::addRow("%s", url) << QString::fromLatin1(url);
    }

    void addressesThatAreRefused()
    {
        QFETCH(const QString, url);
        const auto connection = checkedConnection(with(url));
        QVERIFY(!connection);
        QVERIFY(!connection.error().what.isEmpty());
        QVERIFY(!connection.error().why.isEmpty());
        QVERIFY(!connection.error().next.isEmpty());
    }

    void aPastedKeyIsCleaned_data()
    {
        QTest::addColumn<QByteArray>("pasted");
        QTest::newRow("plain") << "id:secret"_ba;
        QTest::newRow("spaces and line ends") << " \tid:secret \r\n"_ba;
        QTest::newRow("quotes") << "\"id:secret\""_ba;
        QTest::newRow("single quotes") << "'id:secret'\n"_ba;
        QTest::newRow("with its scheme") << "apiKey id:secret"_ba;
        QTest::newRow("with its scheme in capitals") << "APIKEY  id:secret"_ba;
    }

    void aPastedKeyIsCleaned()
    {
        QFETCH(const QByteArray, pasted);
        QCOMPARE(checkedConnection(with(u"https://example.org"_s, pasted))->key, "id:secret"_ba);
    }

    void keysThatCouldBreakAHeaderAreRefused_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::newRow("empty") << ""_ba;
        QTest::newRow("only spaces") << "  \n"_ba;
        QTest::newRow("two lines") << "id:sec\r\nX-Evil: 1"_ba;
        QTest::newRow("a space inside") << "id: secret"_ba;
        QTest::newRow("not ASCII") << "id:s\xc3\xa9"_ba;
        QTest::newRow("a zero") << "id:\0secret"_ba.append('\0');
    }

    void keysThatCouldBreakAHeaderAreRefused()
    {
        QFETCH(const QByteArray, key);
        QVERIFY(!checkedConnection(with(u"https://example.org"_s, key)));
    }

    void headersThatCouldBreakAreRefused()
    {
        auto connection = with(u"https://example.org"_s);
        connection.headerName = "X-Key\r\nX-Evil";
        QVERIFY(!checkedConnection(connection));
        connection.headerName = "X-API-Key";
        connection.scheme = "";
        QVERIFY(checkedConnection(connection));
        connection.scheme = "a b";
        QVERIFY(!checkedConnection(connection));
    }

    void numbersStayWithinReason()
    {
        auto connection = with(u"https://example.org"_s);
        connection.inFlight = 99;
        connection.requestsPerMinute = -5;
        QCOMPARE(checkedConnection(connection)->inFlight, 8);
        QCOMPARE(checkedConnection(connection)->requestsPerMinute, 0);
        connection.inFlight = 0;
        QCOMPARE(checkedConnection(connection)->inFlight, 1);
    }
};

STOREDESK_TEST(TestConnection)

} // namespace tst_connection

#include "tst_connection.moc"
