// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/connectfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QLabel>

namespace tst_connectfailures {

using namespace Qt::StringLiterals;
using namespace storedesk;
using account::KeyTest;

class TestConnectFailures final : public QObject, private support::ConnectFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        open();
    }

    void cleanup() { m_all.reset(); }

    void aWrongKeyIsSaidAndNothingTypedIsLost()
    {
        fill("practice-00000000:wrong");
        test();
        QCOMPARE(verdict()->headline(), u"The service rejected this key."_s);
        QCOMPARE(verdict()->tone(), ui::Tone::Err);
        const auto *details = verdict()->findChild<QLabel *>(u"detailsText"_s);
        QVERIFY2(details->text().contains(u"Response: 401"_s), qPrintable(details->text()));
        QCOMPARE(field("accountKey")->text(), u"practice-00000000:wrong"_s);
        QVERIFY(words("contact").startsWith(u"Not tested"_s));
        shoot(u"connect-wrong-key"_s);
    }

    void aKeyWithTwoRightsShowsEightLocks()
    {
        fill(m_all->service->keys().at(1).text);
        test();
        QCOMPARE(dialog()->test().verdict(), KeyTest::Verdict::WorksInPart);
        QCOMPARE(verdict()->tone(), ui::Tone::Ok);
        QCOMPARE(words("contact"), u"Allowed"_s);
        QCOMPARE(words("purchase"), u"Lacks “Purchases, read”"_s);
        QCOMPARE(words("custom-event"), u"Not tested"_s);
        onlyReads(10);
        shoot(u"connect-locked"_s);
    }

    void aKeyWithoutRightsOpensNothing()
    {
        fill(m_all->service->keys().at(2).text);
        test();
        QCOMPARE(verdict()->headline(),
                 u"The service accepts this key, but it has no permissions."_s);
    }

    void aWrongAddressIsSaid()
    {
        auto address = m_all->service->url();
        address.setPath(u"/elsewhere"_s);
        fill(m_all->service->apiKey(), address.toString());
        test();
        QVERIFY(verdict()->headline().contains(u"it is not the service"_s));
    }

    void unknownHostNamesAreReported()
    {
        fill(m_all->service->apiKey(), u"storedesk.invalid"_s);
        test();
        QVERIFY(verdict()->headline().contains(u"No server named storedesk.invalid"_s));
    }

    void aFlawedCertificateIsSaidAndTheKeyStaysHere()
    {
        fill(m_all->service->apiKey(), m_all->service->badCertificateUrl().toString());
        test();
        QVERIFY(verdict()->headline().contains(u"Couldn't verify"_s));
        QVERIFY(verdict()->sentence().contains(u"The key was not sent."_s));
        shoot(u"connect-certificate"_s);
    }

    void noConnectionIsSaid()
    {
        m_all->service->setAcceptMode(practice::AcceptMode::Refusing);
        fill(m_all->service->apiKey());
        test();
        QVERIFY(verdict()->headline().contains(u"doesn't respond"_s));
    }
};

STOREDESK_TEST(TestConnectFailures)

} // namespace tst_connectfailures

#include "tst_connectfailures.moc"
