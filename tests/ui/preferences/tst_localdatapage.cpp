// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/accountmanagerfixture.h"
#include "support/programfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/account.h"
#include "practice/service/service.h"
#include "profiles/memorysecrets.h"
#include "profiles/profiles.h"
#include "storage/bin.h"
#include "storage/contactmirrorfolder.h"
#include "storage/drafts.h"
#include "storage/lookuphistory.h"
#include "ui/accounts/accountmanager.h"
#include "ui/files/recentfiles.h"
#include "ui/preferences/localdatapage.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/theme.h"
#include "ui/theme/windowlanguage.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"

#include <QApplication>
#include <QDialog>
#include <QDirIterator>
#include <QLabel>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <optional>

namespace tst_localdatapage {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Simulates a keychain whose prompt the user cancels.
class CancelledKeychain final : public profiles::SecretStore
{
public:
    void read(const QString &id, QObject *context, Read read) override
    {
        m_keys.read(id, context, std::move(read));
    }
    void write(const QString &id, const QByteArray &key, QObject *context, Done done) override
    {
        if (!cancelled)
            return m_keys.write(id, key, context, std::move(done));
        QMetaObject::invokeMethod(
            context,
            [done = std::move(done)] {
                done(tl::unexpected(base::Problem{.what = u"Couldn't save the key."_s,
                                                  .why = u"The keychain was not unlocked."_s}));
            },
            Qt::QueuedConnection);
    }
    void remove(const QString &id, QObject *context, Done done) override
    {
        m_keys.remove(id, context, std::move(done));
    }
    [[nodiscard]] bool lasting() const override { return true; }
    [[nodiscard]] QString title() const override { return u"System keychain"_s; }

    bool cancelled = false;

private:
    profiles::MemorySecrets m_keys;
};

// Tests the page about stored data in the real window with real accounts.
class TestLocalDataPage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        auto service = practice::Service::start(
            support::copied({.contacts = 20, .requestsPerMinute = 0}), m_clock);
        QVERIFY(service);
        m_service = std::move(*service);
        m_folder.emplace();
        m_program.emplace(m_folder->path(), [this]() -> base::Result<ui::accounts::PracticeAccess> {
            return ui::accounts::PracticeAccess{.url = m_service->url(),
                                                .key = m_service->apiKey()};
        });
        m_id = m_program->add(*m_service);
        QVERIFY(m_program->connectTo(m_id));
        QTRY_VERIFY(window().account().storage().ready());
    }

    void cleanup()
    {
        m_program.reset();
        QThreadPool::globalInstance()->waitForDone();
        m_service.reset();
    }

    void everyKindHasALineEvenWithoutData()
    {
        QVERIFY(open());
        for (const auto &row : localdata::localDataKinds()) {
            const auto name = QString::fromLatin1(row.name);
            QVERIFY2(page()->findChild<QLabel *>(u"amount-"_s + name), row.name);
            QVERIFY2(!text("until-", row.name).isEmpty(), row.name);
            auto *act = page()->findChild<ui::Button *>(u"delete-"_s + name);
            QCOMPARE(act->isVisibleTo(page()), row.removable);
        }
        QCOMPARE(text("amount-", "bin"), u"No data stored"_s);
        QVERIFY(!page()->findChild<ui::Button *>(u"delete-bin"_s)->isEnabled());
        QVERIFY(text("until-", "bin").contains("30"_L1));
        window().settings().set(settings::Setting::BinDays, u"90"_s);
        QTRY_VERIFY(text("until-", "bin").contains("90"_L1));
        QTRY_VERIFY(!text("amount-", "key").isEmpty());
    }

    void aKindIsDeletedAfterOneQuestion()
    {
        fill();
        QVERIFY(open());
        QTRY_COMPARE(text("amount-", "bin"), u"1 deleted record"_s);
        QTest::mouseClick(page()->findChild<ui::Button *>(u"delete-bin"_s), Qt::LeftButton);
        auto *question = window().findChild<QDialog *>(u"deleteKeptQuestion"_s);
        QVERIFY(question);
        // U6: the button names the number of copies.
        auto *act = question->findChild<ui::Button *>(u"deleteNow"_s);
        QCOMPARE(act->text(), u"Delete 1 copy"_s);
        QTest::mouseClick(act, Qt::LeftButton);
        QTRY_COMPARE(text("amount-", "bin"), u"No data stored"_s);
        QVERIFY(window().account().storage().bin().entries().empty());
    }

    // U6: more than 20 copies are deleted only after their number was typed.
    void manyCopiesAreDeletedAfterTypingTheirNumber()
    {
        std::vector<storage::BinEntry> entries;
        for (int number = 0; number < 21; ++number)
            entries.push_back({.title = u"p%1@example.org"_s.arg(number)});
        auto &bin = window().account().storage().bin();
        bool kept = false;
        bin.keep(entries, this, [&kept](const auto &) { kept = true; });
        QTRY_VERIFY(kept);
        QVERIFY(open());
        QTRY_COMPARE(text("amount-", "bin"), u"21 deleted records"_s);
        QTest::mouseClick(page()->findChild<ui::Button *>(u"delete-bin"_s), Qt::LeftButton);
        auto *question = window().findChild<QDialog *>(u"deleteKeptQuestion"_s);
        QVERIFY(question);
        auto *act = question->findChild<ui::Button *>(u"deleteNow"_s);
        QCOMPARE(act->text(), u"Delete 21 copies"_s);
        QVERIFY(!act->isEnabled());
        QTest::keyClicks(question->findChild<QLineEdit *>(u"count"_s), u"21"_s);
        QVERIFY(act->isEnabled());
        QTest::mouseClick(act, Qt::LeftButton);
        QTRY_COMPARE(text("amount-", "bin"), u"No data stored"_s);
    }

    // G36: this includes files, database logs, temporary files, the key, and a mirror of 5,000
    // contacts.
    void deletingEverythingOfTheAccountLeavesNothing()
    {
        fill();
        const auto folder = window().account().folder();
        const storage::ContactMirrorFolder copy(folder);
        QVERIFY(copy.turnOn());
        QByteArray people("_id,_email\n");
        for (int number = 1; number <= 5'000; ++number)
            people += QByteArray::number(number) + ",marked-person" + QByteArray::number(number)
                + "@example.org\n";
        const QTemporaryDir elsewhere;
        QFile table(elsewhere.filePath(u"table.csv"_s));
        QVERIFY(table.open(QIODevice::WriteOnly) && table.write(people) == people.size());
        table.close();
        QVERIFY(copy.take({.table = table.fileName(), .delimiter = ',', .asked = m_clock.now()},
                          u"job"_s, [] { return false; })
                    .value_or(false));
        QVERIFY(found("marked-person4999@example.org") > 0);
        write(folder + "/exports/marked.csv"_L1);
        write(folder + "/jobs/marked.sqlite.note"_L1);
        write(m_folder->path() + "/temporary/page-1/marked.csv"_L1);
        QVERIFY(open());
        QTRY_VERIFY(found("marked-person") >= 4);
        QTest::mouseClick(page()->findChild<ui::Button *>(u"deleteEverything"_s), Qt::LeftButton);
        auto *question = window().findChild<QDialog *>(u"deleteEverythingQuestion"_s);
        QVERIFY(question);
        auto *act = question->findChild<ui::Button *>(u"deleteNow"_s);
        QVERIFY(!act->isEnabled());
        QTest::keyClicks(question->findChild<QLineEdit *>(u"accountName"_s), u"Casa Oliva"_s);
        QVERIFY(act->isEnabled());
        QTest::mouseClick(act, Qt::LeftButton);
        QTRY_VERIFY(!window().hasAccount());
        QTRY_VERIFY(!QDir(folder).exists());
        QCOMPARE(found("marked-person"), 0);
        QTRY_VERIFY(!m_program->profiles.find(m_id));
        std::optional<QByteArray> key;
        m_program->secrets.read(m_id, this,
                                [&key](const base::Result<QByteArray> &read) { key = *read; });
        QTRY_VERIFY(key);
        QVERIFY(key->isEmpty());
        QCOMPARE(m_service->ledger().applied(catalogue::OperationId::DeleteContact), 0);
    }

    void cancellingBecauseOfUnsavedWorkDeletesNothing()
    {
        fill();
        QVERIFY(open());
        QTest::mouseClick(page()->findChild<ui::Button *>(u"deleteEverything"_s), Qt::LeftButton);
        auto *question = window().findChild<QDialog *>(u"deleteEverythingQuestion"_s);
        QVERIFY(question);
        QTest::keyClick(question, Qt::Key_Escape);
        QTRY_VERIFY(!window().findChild<QDialog *>(u"deleteEverythingQuestion"_s));
        QVERIFY(window().hasAccount());
        QVERIFY(m_program->profiles.find(m_id));
    }

    // The files of the practice store belong to the service, not to the account.
    void deletingThePracticeAccountSaysThatTheStoreStays()
    {
        m_program->accounts.practise();
        QTRY_COMPARE(window().account().profile().id, u"practice"_s);
        QTRY_VERIFY(window().restored());
        QVERIFY(open());
        QTest::mouseClick(page()->findChild<ui::Button *>(u"deleteEverything"_s), Qt::LeftButton);
        auto *question = window().findChild<QDialog *>(u"deleteEverythingQuestion"_s);
        QVERIFY(question);
        QVERIFY(wordsIn(*question).contains(u"The practice store itself"_s));
        QTest::keyClicks(question->findChild<QLineEdit *>(u"accountName"_s), u"Practice store"_s);
        QTest::mouseClick(question->findChild<ui::Button *>(u"deleteNow"_s), Qt::LeftButton);
        QTRY_VERIFY(!window().hasAccount());
        QTRY_VERIFY(!told().isEmpty());
        QVERIFY2(told().contains(u"The practice store itself"_s), qPrintable(told()));
        QVERIFY2(told().contains(u"see “Remove” in the manual"_s), qPrintable(told()));
        const auto *line = window().findChild<ui::ElidedLabel *>(u"told"_s);
        QTRY_VERIFY(line->width() >= line->fontMetrics().horizontalAdvance(told()));
        support::picture(&window(), u"practice-deleted"_s);
    }

    void aRefusedKeyIsChangedFromTheBanner()
    {
        const auto other = *m_program->profiles.put({.id = {},
                                                     .name = u"Tienda Sur"_s,
                                                     .address = m_service->url(),
                                                     .requestsPerMinute = 0});
        m_program->secrets.write(other, "practice-00000000:wrong", this, [](const auto &) { });
        m_program->accounts.connectTo(other);
        QTRY_COMPARE(window().account().profile().id, other);
        auto *change = window().findChild<ui::Button *>(u"changeKey"_s);
        QVERIFY(change);
        QTRY_VERIFY(change->isVisible());
        support::picture(&window(), u"banner-refused-key"_s);
        window().resize(1024, 640);
        window().chooseLanguage(u"es"_s);
        window().chooseTextSize(200);
        const auto *banner = window().findChild<QWidget *>(u"offline"_s);
        QTRY_VERIFY(banner->height() >= banner->heightForWidth(banner->width()));
        support::picture(&window(), u"banner-refused-key-small"_s);
        QVERIFY(change->width() >= change->sizeHint().width());
        QCOMPARE(window().width(), 1024);
        window().chooseTextSize(100);
        window().chooseLanguage(u"en"_s);
        QTRY_VERIFY(change->isVisible());
        QTest::mouseClick(change, Qt::LeftButton);
        QPointer<QDialog> form;
        QTRY_VERIFY((form = window().findChild<QDialog *>(u"connectDialog"_s)));
        QCOMPARE(form->findChild<QLineEdit *>(u"accountName"_s)->text(), u"Tienda Sur"_s);
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"accountKey"_s);
        support::picture(form, u"form-refused-key"_s);
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(m_service->apiKey()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!form);
        const auto key = [this] {
            return window().hasAccount() ? window().account().session().client().connection().key
                                         : QByteArray();
        };
        QTRY_COMPARE(key(), m_service->apiKey());
        QTRY_VERIFY(!window().findChild<QWidget *>(u"offline"_s)->isVisible());
    }

    // The service cannot be reached, so another key would not help.
    void aServiceThatIsGoneDoesNotAskForAnotherKey()
    {
        auto *change = window().findChild<ui::Button *>(u"changeKey"_s);
        QVERIFY(change);
        m_service->setAcceptMode(practice::AcceptMode::Refusing);
        window().account().readStore();
        auto *banner = window().findChild<QWidget *>(u"offline"_s);
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), 15'000);
        QVERIFY(!change->isVisible());
    }

    void unstoredKeysAreReportedAndRetried_data()
    {
        QTest::addColumn<bool>("again");
        QTest::newRow("used for this session") << false;
        QTest::newRow("kept after all") << true;
    }
    void unstoredKeysAreReportedAndRetried()
    {
        QFETCH(const bool, again);
        m_program->secrets.cancelled = true;
        m_program->accounts.addAccount();
        auto *form = window().findChild<QDialog *>(u"connectDialog"_s);
        QVERIFY(form);
        form->findChild<QLineEdit *>(u"accountName"_s)->setText(u"Tienda Sur"_s);
        form->findChild<QLineEdit *>(u"accountAddress"_s)->setText(m_service->url().toString());
        form->findChild<QAbstractButton *>(u"kindTest"_s)->setChecked(true);
        form->findChild<QLineEdit *>(u"accountKey"_s)
            ->setText(QString::fromLatin1(m_service->apiKey()));
        QTest::mouseClick(form->findChild<ui::Button *>(u"addAccount"_s), Qt::LeftButton);
        QPointer<QDialog> said;
        QTRY_VERIFY((said = window().findChild<QDialog *>(u"keyNotKept"_s)));
        QTRY_VERIFY(said->isVisible());
        const auto words = wordsIn(*said);
        for (const auto &part : {u"The API key of Tienda Sur was not saved."_s,
                                 u"The keychain was not unlocked."_s, u"until you quit"_s})
            QVERIFY2(words.contains(part), qPrintable(words));
        support::picture(said, u"key-not-kept"_s);
        m_program->secrets.cancelled = !again;
        if (again)
            QTest::mouseClick(said->findChild<ui::Button *>(u"keepAgain"_s), Qt::LeftButton);
        else
            QTest::keyClick(said, Qt::Key_Escape);
        QTRY_COMPARE(window().account().profile().name, u"Tienda Sur"_s);
        QCOMPARE(window().account().session().client().connection().key, m_service->apiKey());
        std::optional<QByteArray> kept;
        m_program->secrets.read(window().account().profile().id, this,
                                [&kept](const base::Result<QByteArray> &read) { kept = *read; });
        QTRY_VERIFY(kept);
        QCOMPARE(*kept, again ? m_service->apiKey() : QByteArray());
    }

private:
    [[nodiscard]] QString told()
    {
        return window().findChild<ui::ElidedLabel *>(u"told"_s)->text();
    }
    [[nodiscard]] static QString wordsIn(const QWidget &where)
    {
        QStringList words;
        for (const auto *label : where.findChildren<QLabel *>())
            words.append(label->text());
        return words.join(u'\n');
    }
    [[nodiscard]] ui::shell::MainWindow &window() { return *m_program->window; }
    [[nodiscard]] ui::preferences::LocalDataPage *page()
    {
        return qobject_cast<ui::preferences::LocalDataPage *>(window().currentPage());
    }
    bool open()
    {
        window().open({.page = u"on-this-computer"_s});
        return page() && QTest::qWaitFor([this] { return page()->settled(); }, 30'000);
    }
    [[nodiscard]] QString text(const char *cell, const char *kind)
    {
        return page()
            ->findChild<QLabel *>(QString::fromLatin1(cell) + QString::fromLatin1(kind))
            ->text();
    }

    void fill()
    {
        auto &local = window().account().storage();
        const auto now = m_clock.now();
        bool kept = false;
        local.bin().keep({{.title = u"marked-person"_s}}, this,
                         [&kept](const auto &) { kept = true; });
        QTRY_VERIFY(kept);
        local.bin().markDeleted(local.bin().entries().front().number, now);
        local.drafts().keep(u"new-contact"_s, {{u"typed"_s, u"marked-person"_s}});
        local.history().note(
            {.lookupKey = u"email"_s, .value = u"marked-person"_s, .title = u"marked-person"_s});
    }

    static void write(const QString &path)
    {
        QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("_email\nmarked-person\n");
    }

    // Returns the number of files that contain the text.
    [[nodiscard]] int found(const QByteArray &marked) const
    {
        int count = 0;
        QDirIterator files(m_folder->path(), QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains(marked))
                ++count;
        }
        return count;
    }

    base::SystemClock m_clock;
    std::unique_ptr<practice::Service> m_service;
    std::optional<QTemporaryDir> m_folder;
    std::optional<support::ProgramFixture<CancelledKeychain>> m_program;
    QString m_id;
};

STOREDESK_TEST(TestLocalDataPage)

} // namespace tst_localdatapage

#include "tst_localdatapage.moc"
