// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/connectfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QAccessible>
#include <QComboBox>
#include <QRadioButton>
#include <QSet>
#include <QSpinBox>
#include <QToolButton>

namespace tst_connectaccount {

using namespace Qt::StringLiterals;
using namespace storedesk;
using account::KeyTest;

class TestConnectAccount final : public QObject, private support::ConnectFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        open();
    }

    void cleanup() { m_all.reset(); }

    void anAccountIsAddedByKeyboardAlone()
    {
        QCOMPARE(qApp->focusWidget(), field("accountName"));
        QTest::keyClicks(qApp->focusWidget(), u"Casa Oliva"_s);
        // The mnemonic of "&Test".
        QTest::keyClick(qApp->focusWidget(), Qt::Key_T, Qt::AltModifier);
        // This is the mnemonic of "Service &address".
        QTest::keyClick(qApp->focusWidget(), Qt::Key_A, Qt::AltModifier);
        QCOMPARE(qApp->focusWidget(), field("accountAddress"));
        field("accountAddress")->selectAll();
        QTest::keyClicks(qApp->focusWidget(), m_all->service->url().toString());
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Tab);
        QCOMPARE(qApp->focusWidget(), field("accountKey"));
        paste(" apiKey " + m_all->service->apiKey() + " \n");
        QVERIFY(label("keyNote")->isVisible());
        QVERIFY(label("keyNote")->text().contains(u"apiKey"_s));
        QCOMPARE(field("accountKey")->text().toUtf8(), m_all->service->apiKey());

        QTest::keyClick(qApp->focusWidget(), Qt::Key_F5);
        QTRY_COMPARE(dialog()->test().verdict(), KeyTest::Verdict::Works);
        QVERIFY(verdict()->headline().startsWith(u"The key works. The store is"_s));
        onlyReads(10);
        shoot(u"connect-works"_s);

        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(m_all->account);
        QTRY_VERIFY(!m_all->dialog);
        QCOMPARE(m_all->account->profile().name, u"Casa Oliva"_s);
        QCOMPARE(m_all->profiles.lastUsed(), m_all->account->profile().id);
        keyIsNowhere(m_all->service->apiKey());
        // The log contains every call, including those of the connection test.
        const auto &log = m_all->account->session().client().log().records();
        QCOMPARE(log.size(), 10U);
        for (const auto &record : log)
            QCOMPARE(record.request.cause, u"Connection test"_s);
    }

    void anAccountCanBeAddedUntestedAndSendsNothing()
    {
        fill(m_all->service->apiKey());
        shoot(u"connect-untested"_s);
        QTest::mouseClick(button("addAccount"), Qt::LeftButton);
        QTRY_VERIFY(m_all->account);
        QCOMPARE(m_all->service->ledger().total(), 0);
    }

    // The type decides how deletions are confirmed, so the dialog asks for the type instead of
    // assuming one.
    void liveOrTestIsAsked()
    {
        field("accountAddress")->setText(m_all->service->url().toString());
        field("accountKey")->setText(QString::fromLatin1(m_all->service->apiKey()));
        for (const auto *name : {"kindPractice", "kindTest", "kindLive"})
            QVERIFY(!m_all->in<QAbstractButton>(dialog(), name)->isChecked());
        QTest::mouseClick(button("addAccount"), Qt::LeftButton);
        QVERIFY2(verdict()->headline().contains(u"live store or a test"_s),
                 qPrintable(verdict()->headline()));
        QVERIFY(m_all->profiles.all().isEmpty());
        QCOMPARE(qApp->focusWidget()->objectName(), u"kindLive"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Space);
        QTest::mouseClick(button("addAccount"), Qt::LeftButton);
        QTRY_VERIFY(m_all->account);
        QCOMPARE(m_all->account->profile().kind, profiles::StoreKind::Live);
    }

    // Colours repeat only when there are more accounts than colours.
    void everyAccountGetsAColourOfItsOwn()
    {
        QSet<QString> colours;
        for (int number = 1; number <= 4; ++number) {
            if (number > 1)
                m_all->accounts->addAccount();
            QTRY_VERIFY(m_all->dialog);
            m_all->in<QAbstractButton>(dialog(), "kindTest")->setChecked(true);
            field("accountName")->setText(u"Store %1"_s.arg(number));
            field("accountAddress")->setText(m_all->service->url().toString());
            field("accountKey")->setText(QString::fromLatin1(m_all->service->apiKey()));
            colours.insert(dialog()->profile().colour);
            QTest::mouseClick(button("addAccount"), Qt::LeftButton);
            QTRY_COMPARE(m_all->profiles.all().size(), number);
            QTRY_VERIFY(!m_all->dialog);
        }
        QCOMPARE(colours.size(), 4);
        QVERIFY(!colours.contains(u"teal"_s));
    }

    void theStoreNamesAnAccountWithoutAName()
    {
        fill(m_all->service->apiKey());
        test();
        QCOMPARE(field("accountName")->text(), dialog()->test().storeName());
    }

    void invalidInputIsReportedAtItsField()
    {
        fill(m_all->service->apiKey(), u"http://example.org"_s);
        QTest::mouseClick(button("addAccount"), Qt::LeftButton);
        QVERIFY(verdict()->headline().contains(u"https"_s));
        QCOMPARE(qApp->focusWidget(), field("accountAddress"));
        QVERIFY(button("addAccount")->isEnabled());
        fill({}, m_all->service->url().toString());
        QTest::mouseClick(button("addAccount"), Qt::LeftButton);
        QCOMPARE(qApp->focusWidget(), field("accountKey"));
        QVERIFY(m_all->profiles.all().isEmpty());
        QCOMPARE(m_all->service->ledger().total(), 0);
    }

    void anotherKeyMakesTheTestUnsaid()
    {
        fill(m_all->service->apiKey());
        test();
        QTest::keyClick(field("accountKey"), Qt::Key_Backspace);
        QCOMPARE(dialog()->test().verdict(), KeyTest::Verdict::Untested);
        QCOMPARE(verdict()->headline(), u"Not tested yet."_s);
    }

    void theKeyIsMaskedUntilTheEyeIsPressed()
    {
        fill("secret-key");
        auto *key = field("accountKey");
        QVERIFY(!key->displayText().contains(u"secret"_s));
        auto *shown = QAccessible::queryAccessibleInterface(key);
        QVERIFY(shown);
        QVERIFY(!shown->text(QAccessible::Value).contains(u"secret"_s));
        QTest::mouseClick(key->findChild<QToolButton *>(u"showKey"_s), Qt::LeftButton);
        QCOMPARE(key->displayText(), u"secret-key"_s);
        QTest::mouseClick(key->findChild<QToolButton *>(u"showKey"_s), Qt::LeftButton);
        QVERIFY(!key->displayText().contains(u"secret"_s));
    }

    void everyChoiceReachesTheProfile()
    {
        fill(m_all->service->apiKey());
        QTest::mouseClick(dialog()->findChild<QRadioButton *>(u"kindLive"_s), Qt::LeftButton);
        QTest::mouseClick(dialog()->findChild<QRadioButton *>(u"colour-violet"_s), Qt::LeftButton);
        auto *guard = dialog()->findChild<QComboBox *>(u"accountGuard"_s);
        guard->setFocus();
        QTest::keyClick(guard, Qt::Key_Up);
        QTest::mouseClick(button("accountFold"), Qt::LeftButton);
        QVERIFY(field("accountHeader")->isVisible());
        field("accountHeader")->setText(u"X-Key"_s);
        field("accountScheme")->setText(u"Token"_s);
        dialog()->findChild<QSpinBox *>(u"accountPace"_s)->setValue(0);
        dialog()->findChild<QSpinBox *>(u"accountMostDeletes"_s)->setValue(20);
        shoot(u"connect-unfolded"_s);
        QTest::mouseClick(button("addAccount"), Qt::LeftButton);
        QTRY_VERIFY(m_all->account);
        const auto profile = m_all->profiles.all().first();
        QCOMPARE(profile.kind, profiles::StoreKind::Live);
        QCOMPARE(profile.colour, u"violet"_s);
        QCOMPARE(profile.guard, profiles::ProtectionLevel::ReadOnly);
        QCOMPARE(profile.headerName, QByteArray("X-Key"));
        QCOMPARE(profile.scheme, QByteArray("Token"));
        QCOMPARE(profile.requestsPerMinute, 0);
        QCOMPARE(profile.mostDeletes, 20);
        QCOMPARE(profile.name, m_all->service->url().host());
        QVERIFY(!m_all->account->mayWrite());
    }

    void withoutAKeychainTheDialogSaysSo()
    {
        QCOMPARE(label("keptIn")->text(), u"For this session only: no keychain was found"_s);
    }

    // The next dialog starts with the input of the cancelled one. The key is never handed over.
    void escapeKeepsTheInputButNotTheKey()
    {
        field("accountName")->setText(u"Casa Oliva"_s);
        fill(m_all->service->apiKey());
        const auto address = field("accountAddress")->text();
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!m_all->dialog);
        QVERIFY(m_all->profiles.all().isEmpty());
        QVERIFY(!m_all->account);
        m_all->accounts->addAccount();
        QTRY_COMPARE(QApplication::activeWindow(), dialog());
        QCOMPARE(field("accountName")->text(), u"Casa Oliva"_s);
        QCOMPARE(field("accountAddress")->text(), address);
        QVERIFY(m_all->in<QAbstractButton>(dialog(), "kindTest")->isChecked());
        QVERIFY(field("accountKey")->text().isEmpty());
        QVERIFY(dialog()->key().isEmpty());
        // Saved input is not proposed again.
        fill(m_all->service->apiKey());
        QTest::mouseClick(button("addAccount"), Qt::LeftButton);
        QTRY_VERIFY(!m_all->dialog && m_all->account);
        const auto id = m_all->profiles.all().front().id;
        m_all->accounts->addAccount();
        QVERIFY(field("accountName")->text().isEmpty());
        QVERIFY(!m_all->in<QAbstractButton>(dialog(), "kindTest")->isChecked());
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!m_all->dialog);
        // The same applies to an account that is edited.
        m_all->accounts->edit(id);
        field("accountName")->setText(u"Casa Olivo"_s);
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!m_all->dialog);
        QCOMPARE(m_all->profiles.all().front().name, u"Casa Oliva"_s);
        m_all->accounts->edit(id);
        QCOMPARE(field("accountName")->text(), u"Casa Olivo"_s);
    }

private:
    void keyIsNowhere(const QByteArray &key)
    {
        const auto files = m_all->everyFile();
        QVERIFY(files.contains("Casa Oliva"));
        QVERIFY(!files.contains(key));
        for (const auto *widget : QApplication::allWidgets()) {
            if (const auto *shown = qobject_cast<const QLabel *>(widget))
                QVERIFY(!shown->text().contains(QString::fromUtf8(key)));
        }
    }
};

STOREDESK_TEST(TestConnectAccount)

} // namespace tst_connectaccount

#include "tst_connectaccount.moc"
