// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "http/requestpolicy.h"
#include "support/sessionfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QSignalSpy>
#include <QTest>

#include <optional>

namespace tst_absurdwaits {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace std::chrono_literals;
using catalogue::OperationId;
using practice::Fault;

// G8: an absurd Retry-After is capped, and the user is informed.
class TestAbsurdWaits final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
    }

    void cleanup() { m_fixture.reset(); }

    void anAbsurdWaitIsCappedAndShown_data()
    {
        QTest::addColumn<QString>("header");
        QTest::addColumn<bool>("capped");
        QTest::newRow("ten years") << u"315360000"_s << true;
        QTest::newRow("a second too long") << u"3601"_s << true;
        QTest::newRow("more than any number") << u"99999999999999999999999"_s << true;
        QTest::newRow("a date far away") << u"Fri, 31 Dec 2099 23:59:59 GMT"_s << true;
        QTest::newRow("an hour") << u"3600"_s << false;
        QTest::newRow("negative") << u"-5"_s << false;
        QTest::newRow("a date that is past") << u"Sun, 06 Nov 1994 08:49:37 GMT"_s << false;
        QTest::newRow("junk") << u"soon"_s << false;
    }

    void anAbsurdWaitIsCappedAndShown()
    {
        QFETCH(const QString, header);
        QFETCH(const bool, capped);
        auto &client = m_fixture->session().client();
        m_fixture->service().faults().add(
            practice::once(OperationId::GetStore, Fault::ThrottleAbsurd, header));
        // Collects all strings shown during the wait.
        QStringList shown;
        QObject reader;
        connect(&client, &api::Client::paceChanged, &reader,
                [&] { shown.append(api::textOf(client.pace())); });
        const auto begin = m_fixture->clock().ticks();
        auto *call = m_fixture->session().start({.operation = OperationId::GetStore}, &reader);
        // The message must appear before any time passes.
        if (capped)
            QTRY_COMPARE(shown.filter(u"asked for longer"_s).size(), 1);
        QVERIFY(m_fixture->end(call));
        const auto waited = m_fixture->clock().ticks() - begin;
        QCOMPARE(m_fixture->ledger().received(OperationId::GetStore), 2);
        if (capped || header == "3600"_L1)
            QCOMPARE(waited, http::requestPolicy.retryAfterCap);
        else
            QVERIFY(waited <= http::requestPolicy.delayCap);
        QCOMPARE(shown.filter(u"asked for longer"_s).size(), capped ? 1 : 0);
        // The flag is cleared after the wait.
        QVERIFY(!client.pace().askedLonger);
        QVERIFY(!api::textOf(client.pace()).contains("longer"_L1));
    }

    void theEndOfTheWaitIsReportedWithoutWaitingCalls()
    {
        auto &client = m_fixture->session().client();
        m_fixture->service().faults().add(
            practice::once(OperationId::GetStore, Fault::ThrottleAbsurd));
        QSignalSpy changed(&client, &api::Client::paceChanged);
        QObject owner;
        auto *call = m_fixture->session().start({.operation = OperationId::GetStore}, &owner);
        QTRY_COMPARE(changed.size(), 2);
        call->cancel();
        m_fixture->clock().advance(http::requestPolicy.retryAfterCap);
        QTRY_COMPARE(changed.size(), 3);
        QVERIFY(!client.pace().askedLonger);
    }

    void tryingAgainByHandEndsTheWait()
    {
        auto &client = m_fixture->session().client();
        m_fixture->service().faults().add(
            practice::once(OperationId::GetStore, Fault::ThrottleAbsurd));
        QSignalSpy changed(&client, &api::Client::paceChanged);
        QObject owner;
        (void)m_fixture->session().start({.operation = OperationId::GetStore}, &owner);
        QTRY_VERIFY(client.pace().askedLonger);
        // The signal was emitted once for the request and once for the wait.
        QTRY_COMPARE(changed.size(), 2);
        client.resume();
        QVERIFY(!client.pace().askedLonger);
        // The signal is emitted again at the end of the wait.
        QTRY_COMPARE(changed.size(), 3);
        QVERIFY(m_fixture->end({.operation = OperationId::ListExports}));
        QCOMPARE(m_fixture->clock().ticks(), 0ms);
    }

private:
    std::optional<support::SessionFixture> m_fixture;
};

STOREDESK_TEST(TestAbsurdWaits)

} // namespace tst_absurdwaits

#include "tst_absurdwaits.moc"
