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

class TestAccountsFailures final : public QObject
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

    void aWrongKeyIsSaidAndNothingTypedIsLost()
    {
        fill("practice-00000000:wrong");
        test();
        QCOMPARE(verdict()->headline(), u"The service does not know this key."_s);
        QCOMPARE(verdict()->tone(), ui::Tone::Err);
        QCOMPARE(field("accountKey")->text(), u"practice-00000000:wrong"_s);
        QVERIFY(words("contact").startsWith(u"Not tried"_s));
        shoot(u"connect-wrong-key"_s);
    }

    void aKeyWithTwoRightsShowsEightLocks()
    {
        fill(m_all->service->keys().at(1).text);
        test();
        QCOMPARE(dialog()->test().verdict(), KeyTest::Verdict::WorksInPart);
        QCOMPARE(verdict()->tone(), ui::Tone::Ok);
        QCOMPARE(words("contact"), u"Can be looked up"_s);
        QCOMPARE(words("purchase"), u"Locked: the key lacks “Purchases, read”"_s);
        QCOMPARE(words("custom-event"), u"Not tried: a test never sends one"_s);
        onlyReads(10);
        shoot(u"connect-locked"_s);
    }

    void aKeyWithoutRightsOpensNothing()
    {
        fill(m_all->service->keys().at(2).text);
        test();
        QCOMPARE(verdict()->headline(), u"The service knows this key, but it opens nothing."_s);
    }

    void aWrongAddressIsSaid()
    {
        auto address = m_all->service->url();
        address.setPath(u"/elsewhere"_s);
        fill(m_all->service->apiKey(), address.toString());
        test();
        QVERIFY(verdict()->headline().contains(u"not as the service"_s));
    }

    void aNameNobodyHasIsSaid()
    {
        fill(m_all->service->apiKey(), u"storedesk.invalid"_s);
        test();
        QVERIFY(verdict()->headline().contains(u"no computer with the name storedesk.invalid"_s));
    }

    void aFlawedCertificateIsSaidAndTheKeyStaysHere()
    {
        fill(m_all->service->apiKey(), m_all->service->badCertificateUrl().toString());
        test();
        QVERIFY(verdict()->headline().contains(u"could not prove who it is"_s));
        QVERIFY(verdict()->sentence().contains(u"The key was not sent."_s));
        shoot(u"connect-certificate"_s);
    }

    void noConnectionIsSaid()
    {
        m_all->service->setDoor(practice::Door::Refusing);
        fill(m_all->service->apiKey());
        test();
        QVERIFY(verdict()->headline().contains(u"gives no answer"_s));
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

QTEST_MAIN(TestAccountsFailures)
#include "tst_accounts_failures.moc"
