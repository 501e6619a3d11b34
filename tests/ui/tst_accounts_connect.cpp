// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/accountsfixture.h"
#include "support/warnings.h"

#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"

#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using desk::KeyTest;
using support::AccountsFixture;
using support::picture;

class TestAccountsConnect final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_all.emplace(practice::ServiceOptions{
            .contacts = 20,
            .requestsPerMinute = 0,
            .keys = {{u"store:read"_s, u"contacts:read"_s}, {u"nothing:read"_s}}});
        m_all->show();
        m_all->accounts->addAccount();
        QVERIFY(m_all->connecting());
        QTRY_COMPARE(QApplication::activeWindow(), m_all->connecting());
    }

    void cleanup() { m_all.reset(); }

    void anAccountIsAddedByKeyboardAlone()
    {
        QCOMPARE(qApp->focusWidget(), field("accountName"));
        QTest::keyClicks(qApp->focusWidget(), u"Casa Oliva"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_A, Qt::AltModifier); // Service &address
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
        QVERIFY(verdict()->headline().startsWith(u"The key works: this is"_s));
        onlyReads(10);
        shoot(u"connect-works"_s);

        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(m_all->desk);
        QTRY_VERIFY(!m_all->dialog);
        QCOMPARE(m_all->desk->profile().name, u"Casa Oliva"_s);
        QCOMPARE(m_all->profiles.lastUsed(), m_all->desk->profile().id);
        keyIsNowhere(m_all->service->apiKey());
    }

    void anAccountCanBeAddedUntestedAndSendsNothing()
    {
        fill(m_all->service->apiKey());
        shoot(u"connect-untested"_s);
        QTest::mouseClick(button("addAccount"), Qt::LeftButton);
        QTRY_VERIFY(m_all->desk);
        QCOMPARE(m_all->service->ledger().total(), 0);
    }

    void theStoreNamesAnAccountWithoutAName()
    {
        fill(m_all->service->apiKey());
        test();
        QCOMPARE(field("accountName")->text(), dialog()->test().storeName());
    }

    void whatMakesNoSenseIsSaidAtTheField()
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
        shoot(u"connect-unfolded"_s);
        QTest::mouseClick(button("addAccount"), Qt::LeftButton);
        QTRY_VERIFY(m_all->desk);
        const auto profile = m_all->profiles.all().first();
        QCOMPARE(profile.kind, accounts::Kind::Live);
        QCOMPARE(profile.colour, u"violet"_s);
        QCOMPARE(profile.guard, accounts::GuardLevel::ReadOnly);
        QCOMPARE(profile.headerName, QByteArray("X-Key"));
        QCOMPARE(profile.scheme, QByteArray("Token"));
        QCOMPARE(profile.requestsPerMinute, 0);
        QCOMPARE(profile.name, m_all->service->url().host());
        QVERIFY(!m_all->desk->mayWrite());
    }

    void withoutAKeychainTheDialogSaysSo()
    {
        QCOMPARE(label("keptIn")->text(), u"Kept for this run only: no keychain was found"_s);
    }

    void escapeLeavesAndKeepsNothing()
    {
        fill(m_all->service->apiKey());
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!m_all->dialog);
        QVERIFY(m_all->profiles.all().isEmpty());
        QVERIFY(!m_all->desk);
    }

private:
    [[nodiscard]] ui::ConnectDialog *dialog() const { return m_all->connecting(); }
    [[nodiscard]] QLineEdit *field(const char *name) const
    {
        return m_all->in<QLineEdit>(dialog(), name);
    }
    [[nodiscard]] QLabel *label(const char *name) const
    {
        return m_all->in<QLabel>(dialog(), name);
    }
    [[nodiscard]] ui::Button *button(const char *name) const
    {
        return m_all->in<ui::Button>(dialog(), name);
    }
    [[nodiscard]] ui::Notice *verdict() const
    {
        return m_all->in<ui::Notice>(dialog(), "testVerdict");
    }
    [[nodiscard]] QString words(const char *area) const
    {
        auto *row = m_all->in<QWidget>(dialog(), QByteArray("area-").append(area));
        return row->findChild<ui::ElidedLabel *>(u"areaWords"_s)->text();
    }

    static void paste(const QByteArray &text)
    {
        QApplication::clipboard()->setText(QString::fromUtf8(text));
        QTest::keyClick(qApp->focusWidget(), Qt::Key_V, Qt::ControlModifier);
        QApplication::clipboard()->clear();
    }

    void fill(const QByteArray &key, const QString &address = {})
    {
        field("accountAddress")
            ->setText(address.isEmpty() ? m_all->service->url().toString() : address);
        field("accountKey")->clear();
        field("accountKey")->setFocus();
        if (!key.isEmpty())
            paste(key);
    }

    void test()
    {
        QTest::mouseClick(button("testConnection"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(dialog()->test().verdict() != KeyTest::Verdict::Testing, 15'000);
        QVERIFY(button("testConnection")->isEnabled());
    }

    void onlyReads(int number)
    {
        QCOMPARE(m_all->service->ledger().total(), number);
        for (const auto &entry : m_all->service->ledger().entries())
            QVERIFY(entry.operation && !catalogue::operation(*entry.operation).writes());
    }

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

    void shoot(const QString &name)
    {
        QCoreApplication::processEvents(); // what changed is laid out
        picture(dialog(), name + u"-light"_s);
        m_all->theme.setMode(ui::Theme::Mode::Dark);
        picture(dialog(), name + u"-dark"_s);
        m_all->theme.setMode(ui::Theme::Mode::Light);
    }

    std::optional<AccountsFixture> m_all;
};

QTEST_MAIN(TestAccountsConnect)
#include "tst_accounts_connect.moc"
