// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/practicefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QSslConfiguration>
#include <QSslSocket>
#include <QTest>

#include <optional>

namespace tst_certificates {

using namespace support;
using practice::Fault;
using practice::Flaw;
using SslErrors = QList<QSslError::SslError>;

// Returns the errors that a strict client reports, or none if it connects.
static SslErrors visit(const QUrl &url, const QByteArray &authority)
{
    QSslSocket socket;
    auto configuration = QSslConfiguration::defaultConfiguration();
    configuration.setCaCertificates(QSslCertificate::fromData(authority));
    configuration.setProtocol(QSsl::TlsV1_2OrLater);
    socket.setSslConfiguration(configuration);
    socket.connectToHostEncrypted(url.host(), quint16(url.port()));
    SslErrors errors;
    if (!socket.waitForEncrypted(10'000)) {
        for (const auto &error : socket.sslHandshakeErrors())
            errors.append(error.error());
        if (errors.isEmpty())
            errors.append(QSslError::UnspecifiedError);
    }
    return errors;
}

class TestCertificates final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(anyRealWarning()); }
    void cleanup() { m_fixture.reset(); }

    void clientsThatTrustTheAuthorityCanConnect()
    {
        m_fixture.emplace(practice::ServiceOptions{.requestsPerMinute = 0, .tls = true});
        QCOMPARE(m_fixture->service().url().scheme(), u"https"_s);
        QFile file(m_fixture->service().authorityFile());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), m_fixture->service().authority());
        QCOMPARE(visit(m_fixture->service().url(), m_fixture->service().authority()), SslErrors());
        QVERIFY(!visit(m_fixture->service().url(), {}).isEmpty());
    }

    void requestsAndFaultsWorkUnderTls()
    {
        m_fixture.emplace(practice::ServiceOptions{.requestsPerMinute = 0, .tls = true});
        QVERIFY(ask().startsWith("HTTP/1.1 200 OK\r\n"));
        for (const auto fault : {Fault::HalfStatusLine, Fault::CloseApplied, Fault::ResetApplied,
                                 Fault::CutLength, Fault::Drip}) {
            m_fixture->service().faults().add(
                practice::once(catalogue::OperationId::GetStore, fault));
            const auto bytes = ask();
            switch (fault) {
            case Fault::HalfStatusLine:
                QCOMPARE(bytes, "HTTP/1.1 20");
                break;
            case Fault::CutLength:
            case Fault::Drip:
                QVERIFY(bytes.startsWith("HTTP/1.1 200 OK\r\n"));
                break;
            default:
                QCOMPARE(bytes, "");
            }
            m_fixture->service().faults().clear();
        }
        QCOMPARE(m_fixture->ledger().applied(catalogue::OperationId::GetStore), 6);
    }

    void everyFlawKeepsAStrictClientOut_data()
    {
        QTest::addColumn<Flaw>("flaw");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QSslError::SslError>("error");
        QTest::newRow("self-signed")
            << Flaw::SelfSigned << u"self-signed"_s << QSslError::SelfSignedCertificate;
        QTest::newRow("expired") << Flaw::Expired << u"expired"_s << QSslError::CertificateExpired;
        QTest::newRow("wrong host")
            << Flaw::WrongHost << u"wrong-host"_s << QSslError::HostNameMismatch;
        QTest::newRow("missing intermediate")
            << Flaw::MissingIntermediate << u"missing-intermediate"_s
            << QSslError::UnableToGetLocalIssuerCertificate;
        QTest::newRow("old tls") << Flaw::OldTls << u"old-tls"_s << QSslError::UnspecifiedError;
    }

    void everyFlawKeepsAStrictClientOut()
    {
        QFETCH(const Flaw, flaw);
        QFETCH(const QString, name);
        QFETCH(const QSslError::SslError, error);
        m_fixture.emplace();
        auto &service = m_fixture->service();
        const auto errors = visit(service.badCertificateUrl(flaw), service.authority());
        QVERIFY2(errors.contains(error), qPrintable(QString::number(errors.value(0))));
        QVERIFY(service.badCertificate(flaw)->requests().empty());

        // The service's main address has the same flaw.
        PracticeFixture flawed(
            practice::ServiceOptions{.requestsPerMinute = 0,
                                     .tls = true,
                                     .faults = {{.fault = Fault::BadCertificate, .value = name}}});
        QVERIFY(visit(flawed.service().url(), flawed.service().authority()).contains(error));
    }

    void aGoodListenerBesideItGetsTheKeyOnlyIfItIsSent()
    {
        m_fixture.emplace();
        auto *origin = m_fixture->service().otherOrigin(practice::Elsewhere::Scheme);
        QVERIFY(origin);
        QCOMPARE(origin->url().scheme(), u"https"_s);
        QCOMPARE(visit(origin->url(), m_fixture->service().authority()), SslErrors());
        QVERIFY(origin->requests().empty());
    }

    void aBadCertificateNeedsOne()
    {
        support::ManualClock clock;
        const auto started = practice::Service::start(
            {.faults = {{.fault = Fault::BadCertificate}}}, clock, std::make_unique<EchoHandler>());
        QVERIFY(!started);
        QVERIFY(!started.error().why.isEmpty());
    }

private:
    QByteArray ask()
    {
        QSslSocket socket;
        auto configuration = QSslConfiguration::defaultConfiguration();
        configuration.setCaCertificates(
            QSslCertificate::fromData(m_fixture->service().authority()));
        socket.setSslConfiguration(configuration);
        const auto url = m_fixture->service().url();
        socket.connectToHostEncrypted(url.host(), quint16(url.port()));
        if (!socket.waitForEncrypted(10'000))
            return socket.errorString().toUtf8();
        socket.write(m_fixture->request("GET", "/store/", {}, {}, "Connection: close\r\n"));
        QByteArray bytes;
        while (socket.waitForReadyRead(10'000))
            bytes += socket.readAll();
        return bytes + socket.readAll();
    }

    std::optional<PracticeFixture> m_fixture;
};

STOREDESK_TEST(TestCertificates)

} // namespace tst_certificates

#include "tst_certificates.moc"
