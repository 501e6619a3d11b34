// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/goodrequests.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QScopeGuard>
#include <QSslConfiguration>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryFile>
#include <QTest>

#include <optional>

namespace tst_scenarios {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using practice::Fault;
using practice::Flaw;

// Trusts only this authority during the lifetime of the returned object.
static auto trusting(const QByteArray &authority)
{
    const auto before = QSslConfiguration::defaultConfiguration();
    auto configuration = before;
    configuration.setCaCertificates(QSslCertificate::fromData(authority));
    QSslConfiguration::setDefaultConfiguration(configuration);
    return qScopeGuard([before] { QSslConfiguration::setDefaultConfiguration(before); });
}

// Forwards all data, and corrupts the replies on demand.
class Relay final : public QObject
{
public:
    Relay(const QUrl &service, std::function<bool()> garbles)
        : m_garbles(std::move(garbles))
    {
        m_server.listen(QHostAddress::LocalHost);
        connect(&m_server, &QTcpServer::newConnection, this, [this, service] {
            auto *client = m_server.nextPendingConnection();
            auto *other = new QTcpSocket(client);
            other->connectToHost(service.host(), static_cast<quint16>(service.port()));
            connect(client, &QTcpSocket::readyRead, other,
                    [client, other] { other->write(client->readAll()); });
            connect(other, &QTcpSocket::readyRead, client, [this, client, other] {
                const auto bytes = other->readAll();
                client->write(m_garbles() ? QByteArray(bytes.size(), '#') : bytes);
            });
        });
    }

    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }

private:
    std::function<bool()> m_garbles;
    QTcpServer m_server;
};

// Tests scenarios outside the matrix with the whole client.
class TestScenarios final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
    }
    void cleanup() { m_fixture.reset(); }

    void aCertificateOfATrustedAuthorityIsAccepted()
    {
        m_fixture.emplace(
            practice::ServiceOptions{.contacts = 1, .requestsPerMinute = 0, .tls = true});
        const auto trust = trusting(m_fixture->service().authority());
        const auto session = m_fixture->connected(m_fixture->service().apiKey());
        const auto outcome = m_fixture->end(
            *session, session->start({.operation = OperationId::GetStore}, session.get()));
        QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error().words.why));
    }

    void aSecureConnectionThatBreaksAfterTheRequestIsLost_data()
    {
        QTest::addColumn<OperationId>("operation");
        for (const auto id :
             {OperationId::CreateCustomEventByAlias, OperationId::CreateCustomEventById})
            QTest::newRow(catalogue::operation(id).name.data()) << id;
    }

    // Qt reports a failed handshake even if the request has already arrived.
    void aSecureConnectionThatBreaksAfterTheRequestIsLost()
    {
        QFETCH(const OperationId, operation);
        m_fixture.emplace(
            practice::ServiceOptions{.contacts = 1, .requestsPerMinute = 0, .tls = true});
        const auto trust = trusting(m_fixture->service().authority());
        auto url = m_fixture->service().url();
        const Relay relay(url, [&] { return m_fixture->ledger().received(operation) > 0; });
        url.setPort(relay.port());
        api::Session session(
            {.baseUrl = url, .key = m_fixture->service().apiKey(), .requestsPerMinute = 0},
            m_fixture->clock());
        const http::Request request{
            .operation = operation, .values = {u"any"_s}, .body = QJsonObject{{u"a"_s, 1}}};
        const auto outcome = m_fixture->end(session, session.write(request));
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, http::ErrorKind::Unknown);
        QCOMPARE(outcome.error().cause, http::ErrorKind::ConnectionLost);
        QCOMPARE(m_fixture->ledger().received(operation), 1);
    }

    void aFlawedCertificateNeverGetsTheKey_data()
    {
        QTest::addColumn<Flaw>("flaw");
        QTest::addColumn<http::ErrorKind>("kind");
        QTest::newRow("self-signed") << Flaw::SelfSigned << http::ErrorKind::Certificate;
        QTest::newRow("expired") << Flaw::Expired << http::ErrorKind::Certificate;
        QTest::newRow("wrong host") << Flaw::WrongHost << http::ErrorKind::Certificate;
        QTest::newRow("missing intermediate")
            << Flaw::MissingIntermediate << http::ErrorKind::Certificate;
        QTest::newRow("old TLS") << Flaw::OldTls << http::ErrorKind::Handshake;
    }

    void aFlawedCertificateNeverGetsTheKey()
    {
        QFETCH(const Flaw, flaw);
        QFETCH(const http::ErrorKind, kind);
        auto &service = m_fixture->service();
        const auto trust = trusting(service.authority());
        api::Session session({.baseUrl = service.badCertificateUrl(flaw), .key = service.apiKey()},
                             m_fixture->clock());
        const auto outcome =
            m_fixture->end(session, session.start({.operation = OperationId::GetStore}, &session));
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, kind);
        QVERIFY(!outcome.error().words.next.isEmpty());
        QVERIFY(service.badCertificate(flaw)->requests().empty());
    }

    void aServiceWhoseClockIsWrongIsWaitedForByItsOwnClock_data()
    {
        QTest::addColumn<int>("wait");
        QTest::addColumn<int>("skew");
        for (const int wait : {1, 7, 60, 300, 900})
            for (const int skew : {-86'400, -3600, -90, 0, 90, 3600, 86'400})
                QTest::addRow("%d s, clock wrong by %d s", wait, skew) << wait << skew;
    }

    void aServiceWhoseClockIsWrongIsWaitedForByItsOwnClock()
    {
        QFETCH(const int, wait);
        QFETCH(const int, skew);
        m_fixture->service().faults().add(practice::once(OperationId::GetStore, Fault::ThrottleDate,
                                                         u"%1/%2"_s.arg(wait).arg(skew)));
        const auto begin = m_fixture->clock().ticks();
        QVERIFY(m_fixture->end({.operation = OperationId::GetStore}));
        const auto waited = m_fixture->clock().ticks() - begin;
        QCOMPARE(m_fixture->ledger().received(OperationId::GetStore), 2);
        // A date has whole seconds, so the requested wait may be up to one second shorter.
        QVERIFY2(waited > std::chrono::seconds(wait - 1),
                 qPrintable(QString::number(waited.count())));
        QVERIFY2(waited <= std::chrono::seconds(wait) * 11 / 10 + std::chrono::seconds(1),
                 qPrintable(QString::number(waited.count())));
    }

    void anAnswerFromAnotherDayIsAnAnswer()
    {
        m_fixture->service().faults().add(
            practice::once(OperationId::GetStore, Fault::ClockSkew, u"-86400"_s));
        const auto outcome = m_fixture->end({.operation = OperationId::GetStore});
        QVERIFY(outcome);
        QCOMPARE(outcome->attempts, 1);
    }

    // The reply is lost with the connection, so the client looks for the import and sends it again.
    void anAnswerBeforeTheBodyMakesNoSecondImport()
    {
        support::GoodRequests requests(*m_fixture);
        auto request = requests.of(OperationId::CreateImport);
        QTemporaryFile file;
        QVERIFY(file.open());
        file.write("_email\n");
        for (int row = 0; row < 40'000; ++row)
            file.write("person" + QByteArray::number(row) + "@example.org\n");
        file.close();
        std::get<http::ImportForm>(request.body).filePath = file.fileName();
        m_fixture->readListOf(m_fixture->session(), request);
        m_fixture->service().faults().add(
            practice::once(OperationId::CreateImport, Fault::EarlyAnswer));
        m_fixture->ledger().clear();
        const auto outcome = m_fixture->end(request);
        QVERIFY2(outcome || outcome.error().kind == http::ErrorKind::BodyTooLarge,
                 outcome ? "" : qPrintable(outcome.error().words.what));
        QCOMPARE(m_fixture->ledger().applied(OperationId::CreateImport), outcome ? 1 : 0);
    }

    void anAnswerBeforeAShortBodyIsHeard()
    {
        support::GoodRequests requests(*m_fixture);
        const auto request = requests.of(OperationId::CreatePurchase);
        m_fixture->service().faults().add(
            practice::once(OperationId::CreatePurchase, Fault::EarlyAnswer));
        const auto outcome = m_fixture->end(request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, http::ErrorKind::BodyTooLarge);
        QCOMPARE(m_fixture->ledger().applied(OperationId::CreatePurchase), 0);
    }

private:
    std::optional<support::SessionFixture> m_fixture;
};

STOREDESK_TEST(TestScenarios)

} // namespace tst_scenarios

#include "tst_scenarios.moc"
