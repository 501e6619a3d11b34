// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "downloads/download.h"
#include "http/networksettings.h"
#include "support/sessionfixture.h"
#include "support/sources.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QNetworkProxyFactory>
#include <QProcess>
#include <QScopeGuard>
#include <QSslConfiguration>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <optional>

namespace tst_systemproxy {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using http::ErrorKind;
using practice::Flaw;

// A proxy that supports CONNECT. Every tunnel connects to the same local port, unless the test sets
// a reply.
class Proxy final : public QObject
{
public:
    Proxy()
    {
        m_server.listen(QHostAddress::LocalHost);
        connect(&m_server, &QTcpServer::newConnection, this, [this] {
            auto *socket = m_server.nextPendingConnection();
            ++connections;
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
            connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        });
    }

    [[nodiscard]] QByteArray url() const
    {
        return "http://127.0.0.1:" + QByteArray::number(m_server.serverPort());
    }

    quint16 leadsTo = 0;
    // This reply is sent instead of opening a tunnel, and the connection is closed.
    QByteArray says;
    // Contains the first line of each request.
    QByteArrayList heard;
    // Contains all received bytes, including those in the tunnel.
    QByteArray seen;
    int connections = 0;

private:
    void read(QTcpSocket *socket)
    {
        const auto bytes = socket->readAll();
        seen += bytes;
        if (auto *tunnel = socket->findChild<QTcpSocket *>()) {
            tunnel->write(bytes);
            return;
        }
        heard.append(bytes.first(bytes.indexOf('\r')));
        if (leadsTo == 0) {
            socket->write(says);
            socket->disconnectFromHost();
            return;
        }
        auto *tunnel = new QTcpSocket(socket);
        connect(tunnel, &QTcpSocket::connected, socket,
                [socket] { socket->write("HTTP/1.1 200 Connection established\r\n\r\n"); });
        connect(tunnel, &QTcpSocket::readyRead, socket,
                [socket, tunnel] { socket->write(tunnel->readAll()); });
        connect(tunnel, &QTcpSocket::disconnected, socket, &QTcpSocket::disconnectFromHost);
        tunnel->connectToHost(QHostAddress(QHostAddress::LocalHost), leadsTo);
    }

    // Declared last, because its sockets use the members above while they are destroyed.
    QTcpServer m_server;
};

// Trusts only this authority during the lifetime of the returned object.
static auto trusting(const QByteArray &authority)
{
    const auto before = QSslConfiguration::defaultConfiguration();
    auto configuration = before;
    configuration.setCaCertificates(QSslCertificate::fromData(authority));
    QSslConfiguration::setDefaultConfiguration(configuration);
    return qScopeGuard([before] { QSslConfiguration::setDefaultConfiguration(before); });
}

// Tests the system proxy, which Qt reads from the environment. Our code never disables it, and
// local connections never use it.
class TestSystemProxy final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        for (const auto *name : {"no_proxy", "NO_PROXY", "all_proxy", "ALL_PROXY"})
            qunsetenv(name);
        m_proxy.emplace();
        use(m_proxy->url());
        m_fixture.emplace();
    }

    void cleanup()
    {
        http::useProxy({});
        (void)http::trustAlso({});
        m_fixture.reset();
        m_proxy.reset();
    }

    // The listener's certificate is issued for this name, so TLS passes through the tunnel.
    void aServiceElsewhereIsReachedThroughTheProxy()
    {
        auto &service = m_fixture->service();
        auto *elsewhere = service.badCertificate(Flaw::WrongHost);
        QVERIFY(elsewhere);
        m_proxy->leadsTo = quint16(elsewhere->url().port());
        const auto trust = trusting(service.authority());
        const auto outcome = ask(u"https://elsewhere.invalid"_s);
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().words.why));
        QCOMPARE(m_proxy->heard, (QByteArrayList{"CONNECT elsewhere.invalid:443 HTTP/1.1"}));
        QCOMPARE(elsewhere->requests().size(), 1U);
        QVERIFY(elsewhere->requests().front().headers.value("authorization").contains(key()));
        QVERIFY(!m_proxy->seen.contains(key()));
    }

    // G27: an intercepting proxy does not have the service's certificate.
    void aProxyThatLeadsAstrayNeverGetsTheKey()
    {
        auto &service = m_fixture->service();
        auto *elsewhere = service.badCertificate(Flaw::WrongHost);
        QVERIFY(elsewhere);
        m_proxy->leadsTo = quint16(elsewhere->url().port());
        const auto trust = trusting(service.authority());
        const auto outcome = ask(u"https://store.example"_s);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ErrorKind::Certificate);
        QVERIFY(elsewhere->requests().empty());
    }

    void thisComputerIsAskedWithoutTheProxy_data()
    {
        QTest::addColumn<QString>("host");
        QTest::newRow("address") << u"127.0.0.1"_s;
        QTest::newRow("name") << u"localhost"_s;
    }

    void thisComputerIsAskedWithoutTheProxy()
    {
        QFETCH(const QString, host);
        const auto outcome =
            ask(u"http://%1:%2"_s.arg(host).arg(m_fixture->service().url().port()));
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().words.why));
        QCOMPARE(m_proxy->connections, 0);
        QCOMPARE(m_fixture->ledger().received(OperationId::GetStore), 1);
    }

    void aProxyThatDoesNotLetItThroughIsNamed_data()
    {
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("wants a password")
            << "HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic "
               "realm=\"Office\"\r\nContent-Length: 0\r\n\r\n"_ba;
        QTest::newRow("forbids") << "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n"_ba;
        QTest::newRow("does not reach it")
            << "HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n"_ba;
        QTest::newRow("gets no answer")
            << "HTTP/1.1 504 Gateway Timeout\r\nContent-Length: 0\r\n\r\n"_ba;
        QTest::newRow("talks nonsense") << "220 mail.example ready\r\n\r\n"_ba;
    }

    void aProxyThatDoesNotLetItThroughIsNamed()
    {
        QFETCH(const QByteArray, says);
        m_proxy->says = says;
        const auto outcome = ask(u"https://store.example"_s);
        QVERIFY(!outcome);
        QVERIFY(!m_proxy->heard.isEmpty());
        QVERIFY(!m_proxy->seen.contains(key()));
        isOfTheProxy(outcome.error());
    }

    // Qt may lose such a request and never finish it. In that case our own time limit ends the
    // call.
    void aProxyThatHangsUpEndsTheCall()
    {
        api::Session session({.baseUrl = QUrl(u"https://store.example"_s), .key = key()},
                             m_fixture->clock());
        std::optional<http::Outcome> outcome;
        session.start({.operation = OperationId::GetStore}, &session)
            ->then(&session, [&](const http::Outcome &end) { outcome = end; });
        QTRY_VERIFY(!m_proxy->heard.isEmpty());
        for (int second = 0; second < 300 && !outcome; ++second) {
            (void)QTest::qWaitFor([&] { return outcome.has_value(); }, 20);
            m_fixture->clock().advance(std::chrono::seconds(1));
        }
        QVERIFY(outcome && !*outcome);
        QVERIFY(!outcome->error().words.next.isEmpty());
    }

    void aProxyThatIsNotThereIsNamed_data()
    {
        QTest::addColumn<QByteArray>("proxy");
        QTest::newRow("refuses") << "http://127.0.0.1:1"_ba;
        QTest::newRow("has no address") << "http://proxy.invalid:3128"_ba;
    }

    void aProxyThatIsNotThereIsNamed()
    {
        QFETCH(const QByteArray, proxy);
        use(proxy);
        const auto outcome = ask(u"https://store.example"_s);
        QVERIFY(!outcome);
        isOfTheProxy(outcome.error());
    }

    // No byte of the write got through the proxy, so the write was certainly not applied.
    void aWriteThatTheProxyStoppedDidNotLeave()
    {
        m_proxy->says = "HTTP/1.1 407 No\r\nProxy-Authenticate: Basic realm=\"Office\"\r\n\r\n";
        const auto outcome = ask(u"https://store.example"_s,
                                 {.operation = OperationId::CreateCustomEventByAlias,
                                  .values = {u"alias"_s},
                                  .body = QJsonObject{{u"marked"_s, u"personal"_s}}});
        QVERIFY(!outcome);
        isOfTheProxy(outcome.error());
        QVERIFY(!m_proxy->seen.contains("personal"));
    }

    void filesComeThroughTheProxyToo()
    {
        m_proxy->says = "HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n";
        const QTemporaryDir folder;
        QObject owner;
        (void)new downloads::Download({.address = QUrl(u"https://files.example/export.zip"_s),
                                       .folder = folder.path(),
                                       .name = u"export.zip"_s},
                                      m_fixture->clock(), &owner);
        QTRY_VERIFY(!m_proxy->heard.isEmpty());
        QCOMPARE(m_proxy->heard.front(), "CONNECT files.example:443 HTTP/1.1"_ba);
    }

    void theCommandLineAsksThroughTheProxy()
    {
        m_proxy->says = "HTTP/1.1 407 No\r\nProxy-Authenticate: Basic realm=\"Office\"\r\n\r\n";
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"STOREDESK_URL"_s, u"https://store.example"_s);
        environment.insert(u"STOREDESK_API_KEY"_s, QString::fromLatin1(key()));
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(BINARY_ROOT "/storedesk-cli"), {u"call"_s, u"getStore"_s});
        QTRY_VERIFY_WITH_TIMEOUT(!m_proxy->heard.isEmpty(), 30'000);
        QCOMPARE(m_proxy->heard.front(), "CONNECT store.example:443 HTTP/1.1"_ba);
        program.kill();
        QVERIFY(program.waitForFinished());
    }

    // Existing sessions use the new proxy from the next request on.
    void aProxyChosenByHandTakesEffectAtOnce()
    {
        use("http://127.0.0.1:1");
        api::Session session({.baseUrl = QUrl(u"https://store.example"_s), .key = key()},
                             m_fixture->clock());
        m_proxy->says = "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n";
        http::useProxy(byHand());
        isOfTheProxy(
            m_fixture->end(session, session.start({.operation = OperationId::GetStore}, &session))
                .error());
        QVERIFY(m_proxy->heard.contains("CONNECT store.example:443 HTTP/1.1"));
        // Local connections do not use the proxy.
        QVERIFY(ask(m_fixture->service().url().toString()));
    }

    // The address is local but not recognised as such. The connection fails immediately, because
    // the listener does not speak TLS.
    void withoutAProxyNothingGoesThroughTheSystems()
    {
        const auto address = u"https://0.0.0.0:%1"_s.arg(m_fixture->service().url().port());
        http::useProxy({.mode = http::ProxyChoice::Mode::None});
        const auto direct = ask(address);
        QVERIFY(!direct);
        // The call has ended, without using the proxy.
        QVERIFY(!direct.error().words.what.isEmpty());
        QCOMPARE(m_proxy->connections, 0);
        http::useProxy({});
        QVERIFY(QNetworkProxyFactory::usesSystemConfiguration());
        m_proxy->says = "HTTP/1.1 403 Forbidden\r\n\r\n";
        QVERIFY(!ask(address));
        QVERIFY(m_proxy->connections > 0);
    }

    void theLoginIsGivenToAProxyThatAsks_data()
    {
        QTest::addColumn<http::ProxyChoice::Mode>("mode");
        QTest::newRow("of the system") << http::ProxyChoice::Mode::System;
        QTest::newRow("by hand") << http::ProxyChoice::Mode::Manual;
    }

    void theLoginIsGivenToAProxyThatAsks()
    {
        QFETCH(const http::ProxyChoice::Mode, mode);
        auto choice = byHand();
        choice.mode = mode;
        choice.user = u"marta"_s;
        choice.password = u"p w"_s;
        http::useProxy(choice);
        m_proxy->says = "HTTP/1.1 407 No\r\nProxy-Authenticate: Basic realm=\"Office\"\r\n"
                        "Proxy-Connection: close\r\nContent-Length: 0\r\n\r\n";
        QVERIFY(!ask(u"https://store.example"_s));
        QVERIFY(m_proxy->seen.contains("Proxy-Authorization: Basic "
                                       + QByteArray("marta:p w").toBase64()));
    }

    // The listener's certificate is signed by an authority that no system trusts.
    void anExtraCertificateIsTrustedAtOnceAndNoLongerThanWanted()
    {
        auto &service = m_fixture->service();
        auto *elsewhere = service.badCertificate(Flaw::WrongHost);
        QVERIFY(elsewhere);
        m_proxy->leadsTo = quint16(elsewhere->url().port());
        api::Session session(
            {.baseUrl = QUrl(u"https://elsewhere.invalid"_s), .key = key(), .requestsPerMinute = 0},
            m_fixture->clock());
        const auto asked = [&] {
            session.client().resume();
            return m_fixture->end(session,
                                  session.start({.operation = OperationId::GetStore}, &session));
        };
        QCOMPARE(asked().error().kind, ErrorKind::Certificate);
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"company.pem"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(service.authority());
        file.close();
        QCOMPARE(http::trustAlso(file.fileName()).value_or(0), 1);
        const auto trusted = asked();
        QVERIFY2(trusted, trusted ? "" : qPrintable(trusted.error().words.why));
        QVERIFY(http::trustAlso({}));
        // Uses a new session, because the existing connections had already been trusted.
        api::Session later({.baseUrl = QUrl(u"https://elsewhere.invalid"_s), .key = key()},
                           m_fixture->clock());
        const auto refused =
            m_fixture->end(later, later.start({.operation = OperationId::GetStore}, &later));
        QCOMPARE(refused.error().kind, ErrorKind::Certificate);
    }

    void aFileWithoutACertificateSaysSo()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"letter.pem"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Dear Marta");
        file.close();
        const auto trusted = http::trustAlso(file.fileName());
        QVERIFY(!trusted);
        QVERIFY(trusted.error().what.contains("letter.pem"_L1));
        QVERIFY(!trusted.error().next.isEmpty());
    }

    // Qt uses the system proxy by default, and both the window and the command line rely on that.
    void onlyExplicitSettingsSetAProxy()
    {
        QVERIFY(QNetworkProxyFactory::usesSystemConfiguration());
        const auto files = support::sourceFiles({u"app"_s, u"ui"_s, u"models"_s});
        QVERIFY(files.size() > 100);
        for (const auto &file : files) {
            if (file == u"models/http/networksettings.cpp")
                continue;
            const auto text = support::textOfSource(file);
            for (const auto *setter :
                 {"setProxy(", "setProxyFactory(", "setApplicationProxy", "setUseSystemConf"})
                QVERIFY2(!text.contains(QLatin1StringView(setter)), qPrintable(file));
        }
    }

private:
    static void use(const QByteArray &proxy)
    {
        for (const auto *name : {"http_proxy", "https_proxy"})
            qputenv(name, proxy);
    }

    [[nodiscard]] http::ProxyChoice byHand() const
    {
        return {.mode = http::ProxyChoice::Mode::Manual,
                .host = u"127.0.0.1"_s,
                .port = quint16(QUrl(QString::fromLatin1(m_proxy->url())).port())};
    }

    [[nodiscard]] QByteArray key() { return m_fixture->service().apiKey(); }

    http::Outcome ask(const QString &address,
                      const http::Request &request = {.operation = OperationId::GetStore})
    {
        api::Session session({.baseUrl = QUrl(address), .key = key(), .requestsPerMinute = 0},
                             m_fixture->clock());
        return m_fixture->end(session, session.start(request, &session));
    }

    static void isOfTheProxy(const http::Error &error)
    {
        QVERIFY2(error.kind == ErrorKind::Proxy,
                 qPrintable(error.words.what + u' ' + error.words.why));
        QVERIFY(error.words.what.contains("proxy"_L1));
        QVERIFY(!error.words.why.isEmpty());
        QVERIFY(!error.words.next.isEmpty());
    }

    std::optional<Proxy> m_proxy;
    std::optional<support::SessionFixture> m_fixture;
};

STOREDESK_TEST(TestSystemProxy)

} // namespace tst_systemproxy

#include "tst_systemproxy.moc"
