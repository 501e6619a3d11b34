// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "downloads/download.h"
#include "practice/http/certificate.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QSslSocket>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

namespace tst_downloadtls {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace storedesk;
using State = downloads::Download::State;

namespace {

// A TLS server that redirects "/first" to "/second", where it never replies.
class SilentServer final : public QObject
{
public:
    explicit SilentServer(const practice::Certificate &certificate)
    {
        auto configuration = QSslConfiguration::defaultConfiguration();
        configuration.setLocalCertificateChain(QSslCertificate::fromData(certificate.chain));
        configuration.setPrivateKey(QSslKey(certificate.key, QSsl::Ec));
        m_server.setSslConfiguration(configuration);
        m_server.listen(QHostAddress::LocalHost);
        connect(&m_server, &QTcpServer::pendingConnectionAvailable, this, [this] {
            auto *socket = m_server.nextPendingConnection();
            ++connections;
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
        });
    }

    [[nodiscard]] QUrl url(const QString &path) const
    {
        return QUrl(u"https://127.0.0.1:%1%2"_s.arg(m_server.serverPort()).arg(path));
    }

    int connections = 0;
    QByteArrayList targets;

private:
    // Each request is small enough to arrive in one piece, and the next one waits for a reply.
    void read(QTcpSocket *socket)
    {
        targets.append(socket->readAll().split(' ').value(1));
        if (targets.last() == "/first")
            socket->write("HTTP/1.1 302 Found\r\nLocation: /second\r\nContent-Length: 0\r\n\r\n");
    }

    QSslServer m_server;
};

} // namespace

// G29 for encrypted connections: ten seconds to connect, and thirty until the first byte.
class TestDownloadTls final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<practice::Authority> m_authority;
    QSslConfiguration m_before;
    std::optional<support::ManualClock> m_clock;
    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<QObject> m_owner;

    downloads::Download *start(const QUrl &address)
    {
        return new downloads::Download(
            {.address = address, .folder = m_folder->path(), .name = u"got.zip"_s}, *m_clock,
            m_owner.get());
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto made = practice::Authority::make();
        QVERIFY(made);
        m_authority = std::move(*made);
        m_before = QSslConfiguration::defaultConfiguration();
        auto trusting = m_before;
        trusting.setCaCertificates(QSslCertificate::fromData(m_authority->pem()));
        QSslConfiguration::setDefaultConfiguration(trusting);
    }
    void cleanupTestCase() { QSslConfiguration::setDefaultConfiguration(m_before); }

    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_clock.emplace();
        m_folder.emplace();
        m_owner = std::make_unique<QObject>();
    }

    void cleanup()
    {
        m_owner.reset();
        m_folder.reset();
        m_clock.reset();
    }

    void anAnswerHasThirtySecondsToItsFirstByte_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("after a handshake") << u"/second"_s;
        QTest::newRow("over the connection of the hop before") << u"/first"_s;
    }

    void anAnswerHasThirtySecondsToItsFirstByte()
    {
        QFETCH(const QString, path);
        const auto certificate = m_authority->certificate();
        QVERIFY(certificate);
        const SilentServer server(*certificate);
        auto *download = start(server.url(path));
        QTRY_VERIFY(server.targets.contains("/second"));
        QCOMPARE(server.connections, 1);
        QCoreApplication::processEvents();
        m_clock->advance(29s);
        QCOMPARE(download->state(), State::Loading);
        m_clock->advance(1s);
        QCOMPARE(download->state(), State::Waiting);
    }

    void aHandshakeThatHangsIsLeftAfterTenSeconds()
    {
        QTcpServer mute;
        QVERIFY(mute.listen(QHostAddress::LocalHost));
        auto *download = start(QUrl(u"https://127.0.0.1:%1/"_s.arg(mute.serverPort())));
        QTRY_VERIFY(mute.hasPendingConnections());
        m_clock->advance(9s);
        QCOMPARE(download->state(), State::Loading);
        m_clock->advance(1s);
        QCOMPARE(download->state(), State::Waiting);
    }
};

STOREDESK_TEST(TestDownloadTls)

} // namespace tst_downloadtls

#include "tst_downloadtls.moc"
