// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/accountmanagerfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/accounts/firststart.h"
#include "ui/host/storemark.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>

namespace tst_accountstart {

using namespace Qt::StringLiterals;
using namespace storedesk;
using support::AccountManagerFixture;
using support::picture;

// Simulates a keychain that stays locked.
class LockedSecrets final : public profiles::SecretStore
{
public:
    void read(const QString &, QObject *context, Read read) override
    {
        QMetaObject::invokeMethod(
            context, [read] { read(tl::unexpected(problem())); }, Qt::QueuedConnection);
    }
    void write(const QString &, const QByteArray &, QObject *context, Done done) override
    {
        QMetaObject::invokeMethod(
            context, [done] { done(tl::unexpected(problem())); }, Qt::QueuedConnection);
    }
    void remove(const QString &id, QObject *context, Done done) override
    {
        write(id, {}, context, done);
    }
    [[nodiscard]] bool lasting() const override { return true; }
    [[nodiscard]] QString title() const override { return u"No permission"_s; }

private:
    static base::Problem problem() { return {.what = u"No key."_s, .why = u"Locked."_s}; }
};

// Tests starting without an account and with several, and switching between them.
class TestAccountStart final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_all.emplace();
    }

    void cleanup() { m_all.reset(); }

    void theFirstStartGoesByKeyboard()
    {
        QVERIFY(!m_all->accounts->connectLast());
        auto *page = showFirstStart();
        QCOMPARE(qApp->focusWidget()->objectName(), u"connectCard"_s);
        picture(&m_all->window, u"first-start-light"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QVERIFY(m_all->connecting());
        QTest::keyClick(m_all->dialog, Qt::Key_Escape);
        QTRY_VERIFY(!m_all->dialog);
        m_all->show();
        page->setFocus();
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Tab);
        QCOMPARE(qApp->focusWidget()->objectName(), u"practiceCard"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Tab);
        QCOMPARE(qApp->focusWidget()->objectName(), u"fileCard"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(qApp->focusWidget()->objectName(), u"practiceCard"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Space);
        QTRY_VERIFY(m_all->account);
        QCOMPARE(m_all->account->profile().kind, profiles::StoreKind::Practice);
        QCOMPARE(m_all->account->profile().address, m_all->service->url());
        QCOMPARE(m_all->service->ledger().total(), 0);
    }

    void thePracticeStoreHasAKeyAndIsFoundAgain()
    {
        showFirstStart();
        QTest::keyClick(&m_all->window, Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(m_all->account);
        m_all->account.reset();
        m_all->remake();
        QVERIFY(m_all->accounts->connectLast());
        QVERIFY(m_all->account);
        // The practice store is not saved, because its address changes every time.
        QVERIFY(m_all->profiles.all().isEmpty());
    }

    void aPracticeStoreThatDoesNotStartIsSaidOnThePage()
    {
        m_all->practiceProblem = {.what = u"No."_s, .why = u"Because."_s, .next = u"Wait."_s};
        auto *page = showFirstStart();
        auto *notice = page->findChild<ui::Notice *>(u"firstStartProblem"_s);
        QVERIFY(!notice->isVisible());
        QTest::mouseClick(page->findChild<QWidget *>(u"practiceCard"_s), Qt::LeftButton);
        notice = page->findChild<ui::Notice *>(u"firstStartProblem"_s);
        QVERIFY(notice->isVisible());
        QCOMPARE(notice->headline(), u"No."_s);
        QCOMPARE(notice->sentence(), u"Because.\nWait."_s);
        QVERIFY(!m_all->account);
    }

    void aRecreatedPracticeStoreIsReported()
    {
        m_all->practiceNotice = base::Problem{.what = u"It was damaged."_s, .next = u"See b."_s};
        auto *page = showFirstStart();
        QTest::mouseClick(page->findChild<QWidget *>(u"practiceCard"_s), Qt::LeftButton);
        QVERIFY(m_all->account);
        QTRY_VERIFY(m_all->told.contains(u"It was damaged. See b."_s));
    }

    void languageAndLookAreChosenThere()
    {
        auto *page = showFirstStart();
        auto *look = page->findChild<QComboBox *>(u"lookChoice"_s);
        look->setFocus();
        QTest::keyClick(look, Qt::Key_End);
        QCOMPARE(m_all->theme.mode(), ui::Theme::Mode::HighContrastDark);
        QTest::keyClick(look, Qt::Key_Up);
        QCOMPARE(m_all->theme.mode(), ui::Theme::Mode::HighContrastLight);
        QTest::keyClick(look, Qt::Key_Up);
        QCOMPARE(m_all->theme.mode(), ui::Theme::Mode::Dark);
        picture(&m_all->window, u"first-start-dark"_s);
        m_all->theme.setMode(ui::Theme::Mode::Light);
        auto *language = page->findChild<QComboBox *>(u"languageChoice"_s);
        language->setFocus();
        QTest::keyClick(language, language->currentIndex() == 0 ? Qt::Key_End : Qt::Key_Home);
        QTRY_COMPARE(m_all->language.chosen(), u"es"_s);
        QTRY_COMPARE(page->findChild<QComboBox *>(u"languageChoice"_s)->currentData().toString(),
                     u"es"_s);
        m_all->language.choose(u"en"_s);
    }

    void itFitsASmallWindow()
    {
        m_all->window.resize(1024, 640);
        showFirstStart();
        picture(&m_all->window, u"first-start-small"_s);
        auto *card = m_all->window.findChild<QWidget *>(u"practiceCard"_s);
        QVERIFY(m_all->window.rect().contains(
            QRect(card->mapTo(&m_all->window, QPoint()), card->size())));
    }

    void theLastAccountIsConnectedAfterARestart()
    {
        const auto id = addAccount(u"Casa Oliva"_s, m_all->service->apiKey());
        QVERIFY(m_all->profiles.setLastUsed(id));
        QVERIFY(m_all->accounts->connectLast());
        QTRY_VERIFY(m_all->account);
        QCOMPARE(m_all->account->profile().id, id);
        QCOMPARE(m_all->account->session().client().connection().key, m_all->service->apiKey());
    }

    void aMissingKeyIsAskedForAgain()
    {
        const auto id = addAccount(u"Casa Oliva"_s, {});
        m_all->show();
        m_all->accounts->connectTo(id);
        QTRY_VERIFY(m_all->connecting());
        auto *dialog = m_all->connecting();
        QTRY_COMPARE(QApplication::activeWindow(), dialog);
        QCOMPARE(qApp->focusWidget()->objectName(), u"accountKey"_s);
        QVERIFY(dialog->findChild<ui::Notice *>(u"testVerdict"_s)
                    ->headline()
                    .contains(u"Casa Oliva"_s));
        picture(dialog, u"key-again"_s);
        QTest::keyClicks(qApp->focusWidget(), QString::fromUtf8(m_all->service->apiKey()));
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(m_all->account);
        QCOMPARE(m_all->account->profile().id, id);
        QCOMPARE(m_all->profiles.all().size(), 1);
    }

    void aMissingKeyLeadsToTheAccountThatWasChosen()
    {
        const auto first = addAccount(u"Casa Oliva"_s, m_all->service->apiKey());
        const auto second = addAccount(u"Tienda Sur"_s, {});
        m_all->show();
        m_all->accounts->connectTo(first);
        QTRY_VERIFY(m_all->account);
        m_all->accounts->setCurrent(first);
        m_all->accounts->actions().switchTo(second);
        QTRY_VERIFY(m_all->connecting());
        QTRY_COMPARE(qApp->focusWidget()->objectName(), u"accountKey"_s);
        QTest::keyClicks(qApp->focusWidget(), QString::fromUtf8(m_all->service->apiKey()));
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(m_all->account->profile().id, second);
    }

    void aKeyThatTheKeychainRefusesLivesForThisRun()
    {
        LockedSecrets locked;
        m_all->keys = &locked;
        m_all->remake();
        const auto id = addAccount(u"Casa Oliva"_s, {});
        m_all->show();
        m_all->accounts->connectTo(id);
        // The key could not be read, so the dialog asks for it.
        QTRY_VERIFY(m_all->connecting());
        auto *dialog = m_all->connecting();
        QCOMPARE(dialog->findChild<ui::Notice *>(u"testVerdict"_s)->headline(), u"No key."_s);
        dialog->findChild<QLineEdit *>(u"accountKey"_s)
            ->setText(QString::fromUtf8(m_all->service->apiKey()));
        QTest::mouseClick(dialog->findChild<ui::Button *>(u"addAccount"_s), Qt::LeftButton);
        QTRY_VERIFY(m_all->dialog && m_all->dialog->objectName() == "keyNotKept"_L1);
        QTest::keyClick(m_all->dialog, Qt::Key_Escape);
        QTRY_VERIFY(m_all->account);
        QCOMPARE(m_all->account->session().client().connection().key, m_all->service->apiKey());
        m_all->account.reset();
        // The second time, the key is found and the dialog does not ask.
        m_all->accounts->connectTo(id);
        QTRY_VERIFY(m_all->account);
        // Destroy the accounts before the keychain they use.
        m_all->accounts.reset();
    }

    void switchingNeedsNoRestart()
    {
        const auto first = addAccount(u"Casa Oliva"_s, m_all->service->apiKey());
        const auto second = addAccount(u"Tienda Sur"_s, m_all->service->apiKey());
        const auto accounts = m_all->accounts->actions();
        // The count includes the practice store.
        QCOMPARE(accounts.profiles().size(), 3);
        accounts.switchTo(first);
        QTRY_VERIFY(m_all->account);
        accounts.switchTo(second);
        QTRY_COMPARE(m_all->account->profile().name, u"Tienda Sur"_s);
        accounts.switchTo(u"practice"_s);
        QCOMPARE(m_all->account->profile().kind, profiles::StoreKind::Practice);
    }

    void anAccountIsEditedWithItsKeyInPlace()
    {
        const auto id = addAccount(u"Casa Oliva"_s, m_all->service->apiKey());
        m_all->show();
        m_all->accounts->connectTo(id);
        QTRY_VERIFY(m_all->account);
        m_all->accounts->edit(id);
        auto *dialog = m_all->connecting();
        QTRY_COMPARE(dialog->key(), m_all->service->apiKey());
        auto *name = dialog->findChild<QLineEdit *>(u"accountName"_s);
        name->setText(u"Casa Nueva"_s);
        QTest::mouseClick(dialog->findChild<ui::Button *>(u"addAccount"_s), Qt::LeftButton);
        // The account is connected again.
        QTRY_COMPARE(m_all->account->profile().name, u"Casa Nueva"_s);
        QCOMPARE(m_all->profiles.all().size(), 1);
        QCOMPARE(m_all->account->session().client().connection().key, m_all->service->apiKey());
    }

    // A stored key is never sent to another service.
    void anotherAddressNeedsItsOwnKey()
    {
        const auto id = addAccount(u"Casa Oliva"_s, m_all->service->apiKey());
        m_all->show();
        m_all->accounts->edit(id);
        auto *dialog = m_all->connecting();
        QTRY_COMPARE(dialog->key(), m_all->service->apiKey());
        dialog->findChild<QLineEdit *>(u"accountAddress"_s)->setText(u"http://127.0.0.1:1"_s);
        const auto received = m_all->service->ledger().received(catalogue::OperationId::GetStore);
        for (const auto *name : {"testConnection", "addAccount"}) {
            QTest::mouseClick(dialog->findChild<ui::Button *>(QString::fromLatin1(name)),
                              Qt::LeftButton);
            QCOMPARE(dialog->findChild<ui::Notice *>()->headline(),
                     u"Enter the API key for the new address."_s);
            QVERIFY(dialog->findChild<QLineEdit *>(u"accountKey"_s)->hasFocus());
        }
        QCOMPARE(m_all->profiles.find(id)->address, m_all->service->url());
        QCOMPARE(m_all->service->ledger().received(catalogue::OperationId::GetStore), received);
    }

    // Only the built-in account has a fixed name.
    void aPracticeAccountHasItsOwnName()
    {
        profiles::Profile profile{.id = u"a"_s, .name = u"Mi tienda"_s, .address = {}};
        profile.kind = profiles::StoreKind::Practice;
        QCOMPARE(ui::nameOf(profile), u"Mi tienda"_s);
        profile.id = QString(profiles::practiceId);
        QCOMPARE(ui::nameOf(profile), u"Practice store"_s);
    }

    void anAccountIsRemovedAfterTheQuestion()
    {
        const auto id = addAccount(u"Casa Oliva"_s, m_all->service->apiKey());
        m_all->show();
        m_all->accounts->connectTo(id);
        QTRY_VERIFY(m_all->account);
        const auto other = addAccount(u"Tienda Sur"_s, m_all->service->apiKey());
        QVERIFY(QDir().mkpath(m_all->folder.filePath(other + u"/bin"_s)));
        m_all->accounts->manage();
        auto *dialog = m_all->managing();
        QVERIFY(dialog);
        QTRY_COMPARE(QApplication::activeWindow(), dialog);
        auto *list = dialog->findChild<QListWidget *>(u"accountList"_s);
        QCOMPARE(list->count(), 2);
        // A connected account cannot be removed.
        QVERIFY(!button("remove")->isEnabled());
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        QVERIFY(button("remove")->isEnabled());
        QTest::mouseClick(button("remove"), Qt::LeftButton);
        auto *question = dialog->findChild<ui::Notice *>(u"removeQuestion"_s);
        QVERIFY(question->isVisible());
        QVERIFY(question->headline().contains(u"Tienda Sur"_s));
        QVERIFY(!button("removeYes")->isEnabled());
        auto *name = dialog->findChild<QLineEdit *>(u"accountName"_s);
        QVERIFY(name->isVisible() && name->hasFocus());
        QTest::keyClicks(name, u"Casa Oliva"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(!button("removeYes")->isEnabled() && dialog->isVisible());
        picture(dialog, u"manage-remove"_s);
        QTest::mouseClick(button("removeNo"), Qt::LeftButton);
        QCOMPARE(m_all->profiles.all().size(), 2);
        QVERIFY(!question->isVisible());
        QTest::mouseClick(button("remove"), Qt::LeftButton);
        QVERIFY(name->text().isEmpty());
        QTest::keyClicks(name, u"Tienda Sur"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(button("removeYes")->hasFocus());
        QTest::keyClick(button("removeYes"), Qt::Key_Space);
        QTRY_COMPARE(m_all->profiles.all().size(), 1);
        QVERIFY(!QDir(m_all->folder.filePath(other)).exists());
        QCOMPARE(keyOf(other), QByteArray());
        QCOMPARE(keyOf(id), m_all->service->apiKey());
        QTRY_VERIFY(dialog->findChild<ui::Notice *>(u"told"_s)->isVisible());
        picture(dialog, u"manage-removed"_s);
    }

    void aKeyIsForgottenAndTheAccountStays()
    {
        const auto id = addAccount(u"Casa Oliva"_s, m_all->service->apiKey());
        m_all->show();
        m_all->accounts->manage();
        QTest::mouseClick(button("forgetKey"), Qt::LeftButton);
        auto *told = m_all->managing()->findChild<ui::Notice *>(u"told"_s);
        QTRY_VERIFY(told->isVisible());
        QCOMPARE(keyOf(id), QByteArray());
        QCOMPARE(m_all->profiles.all().size(), 1);
    }

    void theListConnectsByEnter()
    {
        const auto id = addAccount(u"Casa Oliva"_s, m_all->service->apiKey());
        m_all->show();
        m_all->accounts->manage();
        auto *list = m_all->managing()->findChild<QListWidget *>(u"accountList"_s);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Return);
        QTRY_VERIFY(m_all->account);
        QCOMPARE(m_all->account->profile().id, id);
        QTRY_VERIFY(!m_all->dialog);
    }

private:
    ui::accounts::FirstStart *showFirstStart()
    {
        auto *page = m_all->accounts->actions().firstStart(&m_all->window);
        m_all->window.layout()->addWidget(page);
        m_all->show();
        page->setFocus();
        return qobject_cast<ui::accounts::FirstStart *>(page);
    }

    QString addAccount(const QString &name, const QByteArray &key)
    {
        const auto id = *m_all->profiles.put({.id = {},
                                              .name = name,
                                              .address = m_all->service->url(),
                                              .colour = u"violet"_s,
                                              .requestsPerMinute = 0});
        if (!key.isEmpty())
            m_all->secrets.write(id, key, this, [](const auto &) { });
        return id;
    }

    [[nodiscard]] ui::Button *button(const char *name) const
    {
        return m_all->in<ui::Button>(m_all->managing(), name);
    }

    QByteArray keyOf(const QString &id)
    {
        std::optional<QByteArray> found;
        m_all->secrets.read(
            id, this, [&found](const base::Result<QByteArray> &key) { found = key.value_or("?"); });
        [&] {
            QTRY_VERIFY(found);
        }();
        return found.value_or("??");
    }

    std::optional<AccountManagerFixture> m_all;
};

STOREDESK_TEST(TestAccountStart)

} // namespace tst_accountstart

#include "tst_accountstart.moc"
