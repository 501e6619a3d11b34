// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/goodrequests.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QSslConfiguration>
#include <QTest>

#include <array>
#include <optional>

namespace tst_redirects {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using practice::Elsewhere;
using practice::Fault;

// G28: API calls never follow a redirect, whatever its target, and whether or not the key would be
// sent. The other servers are running, answer every request and have trusted certificates.
class TestRedirects final : public QObject
{
    Q_OBJECT

    static constexpr std::array places{Elsewhere::Host, Elsewhere::Port, Elsewhere::Scheme};

private Q_SLOTS:
    void initTestCase() { m_before = QSslConfiguration::defaultConfiguration(); }

    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void cleanupTestCase()
    {
        m_requests.reset();
        m_fixture.reset();
        QSslConfiguration::setDefaultConfiguration(m_before);
    }

    void noCallFollowsARedirect_data()
    {
        QTest::addColumn<bool>("tls");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("place");
        QTest::addColumn<OperationId>("operation");
        using enum OperationId;
        for (const bool tls : {false, true}) {
            for (const int status : {301, 302, 303, 307, 308}) {
                for (const auto *place : {"host", "port", "scheme"}) {
                    for (const auto id :
                         {GetContactByEmail, DeleteContactByEmail, PatchContactByEmail,
                          CreatePurchase, CreateCustomEventByAlias, CreateImport})
                        QTest::addRow("%s, %d, %s, %s", tls ? "https" : "http", status, place,
                                      catalogue::operation(id).name.data())
                            << tls << status << QString::fromLatin1(place) << id;
                }
            }
        }
    }

    void noCallFollowsARedirect()
    {
        QFETCH(const bool, tls);
        QFETCH(const int, status);
        QFETCH(const QString, place);
        QFETCH(const OperationId, operation);
        open(tls);
        const auto request = m_requests->of(operation);
        m_fixture->ledger().clear();
        m_fixture->service().faults().add(
            practice::once(operation, Fault::Redirect, u"%1/%2"_s.arg(status).arg(place)));
        const auto outcome = m_fixture->end(request);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, http::ErrorKind::Redirected);
        QCOMPARE(outcome.error().status, status);
        QCOMPARE(m_fixture->ledger().received(operation), 1);
        QCOMPARE(m_fixture->ledger().applied(operation), 0);
        // A later request was answered, so a followed redirect would have been received by now.
        QVERIFY(m_fixture->end({.operation = OperationId::GetStore}));
        for (const auto difference : places) {
            const auto *elsewhere = m_fixture->service().otherOrigin(difference);
            QVERIFY(elsewhere);
            QCOMPARE(elsewhere->requests().size(), 0U);
        }
    }

    // Proves that the listeners would notice a request.
    void requestsToAnotherOriginAreNoticed()
    {
        open(false);
        for (const auto difference : places) {
            auto *elsewhere = m_fixture->service().otherOrigin(difference);
            QVERIFY(elsewhere);
            api::Session session({.baseUrl = elsewhere->url(), .key = "practice-1:s"},
                                 m_fixture->clock());
            auto *call = session.start({.operation = OperationId::GetStore}, &session);
            QVERIFY(m_fixture->end(session, call));
            QCOMPARE(elsewhere->requests().size(), 1U);
        }
    }

private:
    // Creates one store for all rows with the same scheme.
    void open(bool tls)
    {
        if (m_fixture && m_tls == tls)
            return;
        m_requests.reset();
        m_fixture.reset();
        m_tls = tls;
        m_fixture.emplace(
            practice::ServiceOptions{.contacts = 5, .requestsPerMinute = 0, .tls = tls});
        auto trusting = m_before;
        trusting.setCaCertificates(QSslCertificate::fromData(m_fixture->service().authority()));
        QSslConfiguration::setDefaultConfiguration(trusting);
        // Setting the key makes the client apply the new trust settings.
        m_fixture->session().client().setKey(m_fixture->service().apiKey());
        m_requests.emplace(*m_fixture);
    }

    QSslConfiguration m_before;
    bool m_tls = false;
    std::optional<support::SessionFixture> m_fixture;
    std::optional<support::GoodRequests> m_requests;
};

STOREDESK_TEST(TestRedirects)

} // namespace tst_redirects

#include "tst_redirects.moc"
