// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sending.h"
#include "support/stubpage.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "itemmodels/resourcemodel.h"
#include "jobs/accountowner.h"
#include "jobs/job.h"
#include "jobs/jobmanager.h"
#include "storage/drafts.h"
#include "storage/views.h"
#include "ui/host/importaddress.h"
#include "ui/lookups/bulklookupmodel.h"
#include "ui/lookups/lookuppage.h"
#include "ui/navigation/menus.h"
#include "ui/navigation/navigation.h"
#include "ui/navigation/pagetabs.h"
#include "ui/navigation/tabclosebutton.h"
#include "ui/records/recordpanel.h"
#include "ui/shell/closeguard.h"
#include "ui/shell/logoutguard.h"
#include "ui/shell/preferences.h"
#include "ui/shell/sessionstate.h"
#include "ui/shell/statusline.h"
#include "ui/tables/question.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"
#include "workspace/workspace.h"

#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QTabBar>
#include <QTableView>

namespace tst_sessionstate {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;

// Records labels that are less than a line high whenever the window is painted.
class SquashedLabels final : public QObject
{
public:
    explicit SquashedLabels(ui::shell::MainWindow &window)
        : m_window(window)
    {
        qApp->installEventFilter(this);
    }

    QStringList texts;
    int looked = 0;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Paint || !m_window.currentPage()
            || watched != m_window.currentPage())
            return false;
        ++looked;
        for (const auto *label : m_window.currentPage()->findChildren<QLabel *>()) {
            if (label->isVisible() && !label->text().isEmpty() && label->pixmap().isNull()
                && label->height() < label->fontMetrics().ascent())
                texts.append(label->text());
        }
        return false;
    }

private:
    ui::shell::MainWindow &m_window;
};

// Tests restoring the session, questions before data is lost, and waiting for writes.
class TestSessionState final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
        QVERIFY(m_fixture->connectTo());
    }

    void cleanup() { m_fixture.reset(); }

    void aStateIsReadAsItWasWritten()
    {
        const ui::shell::SessionState state{
            .docks = "a\0b"_ba,
            .tabs = {{.place = {.page = u"exports"_s}, .title = u"Exports"_s},
                     {.place = {.page = u"contact"_s, .values = {u"email"_s, u"a/b@example.org"_s}},
                      .title = u"Ann"_s,
                      .naming = {{u"id"_s, u"7"_s}}}},
            .current = 1};
        QCOMPARE(ui::shell::SessionState::fromJson(state.json()), state);
        QCOMPARE(ui::shell::SessionState::fromJson({}), ui::shell::SessionState());
    }

    void lookAndLanguageAreStored()
    {
        const QTemporaryDir folder;
        const ui::shell::Preferences preferences(folder.filePath(u"window.ini"_s));
        QCOMPARE(preferences.look(), ui::Theme::Mode::System);
        preferences.setLook(ui::Theme::Mode::Dark);
        preferences.setLanguage(u"es"_s);
        const ui::shell::Preferences again(folder.filePath(u"window.ini"_s));
        QCOMPARE(again.look(), ui::Theme::Mode::Dark);
        QCOMPARE(again.language(), u"es"_s);
    }

    void everyAccountHasItsOwnTabs()
    {
        const auto before = tabs()->count();
        window().open({.page = u"shortcuts"_s});
        window().parts().callLog->show();
        QCOMPARE(tabs()->count(), before + 1);
        QVERIFY(m_fixture->connectTo(m_fixture->profile(u"other"_s, u"Nordlicht"_s)));
        QVERIFY(window().windowTitle().contains(u"Nordlicht"_s));
        QCOMPARE(tabs()->count(), before);
        QVERIFY(m_fixture->connectTo());
        QCOMPARE(tabs()->count(), before + 1);
        QCOMPARE(window().currentPage()->place().page, u"shortcuts"_s);
        QVERIFY(window().parts().callLog->isVisible());
    }

    void theNavigationCountsBeforeTheOverviewIsSeen_data()
    {
        QTest::addColumn<bool>("closed");
        QTest::newRow("closed") << true;
        QTest::newRow("behind") << false;
    }

    void theNavigationCountsBeforeTheOverviewIsSeen()
    {
        QFETCH(const bool, closed);
        if (closed)
            window().close(window().currentPage());
        QVERIFY(window().open({.page = u"shortcuts"_s}));
        QVERIFY(m_fixture->connectTo(m_fixture->profile(u"other"_s, u"Other"_s)));
        QVERIFY(m_fixture->connectTo());
        QCOMPARE(window().currentPage()->place().page, u"shortcuts"_s);
        const auto number = [this](const QString &word, int role) {
            return window().parts().navigation->model().indexOf(word).data(role).toInt();
        };
        using ui::navigation::NavigationModel;
        QTRY_VERIFY(number(u"overview"_s, NavigationModel::WarningsRole) > 0);
        for (const auto &word : {u"exports"_s, u"imports"_s, u"coupon-sets"_s, u"workflows"_s})
            QTRY_VERIFY2(number(word, NavigationModel::TotalRole) > 0, qPrintable(word));
        QCOMPARE(window().currentPage()->place().page, u"shortcuts"_s);
        const int warnings = number(u"overview"_s, NavigationModel::WarningsRole);
        auto *overview = m_fixture->open({.page = u"overview"_s});
        QVERIFY(overview && overview->isVisible());
        QCOMPARE(window().parts().tabs->count(), 2);
        QCOMPARE(number(u"overview"_s, NavigationModel::WarningsRole), warnings);
        // The closed page still provides the counts.
        window().close(overview);
        QCOMPARE(window().parts().tabs->count(), 1);
        QCOMPARE(number(u"overview"_s, NavigationModel::WarningsRole), warnings);
    }

    // The service names fields in one language, but the built-in fields are translated.
    void builtInFieldsSpeakTheLanguageOfTheWindow()
    {
        window().chooseLanguage(u"es"_s);
        const auto *action = window().findChild<QAction *>(u"go-exports"_s);
        QTRY_COMPARE(action->text(), u"Exportaciones"_s);
        QVERIFY(m_fixture->open({.page = u"contact-fields"_s}));
        const auto names = [this] {
            const auto *table = window().currentPage()->findChild<QTableView *>(u"records"_s);
            // Maps the id of a field to its name.
            QHash<QString, QString> found;
            for (int row = 0; row < table->model()->rowCount(); ++row) {
                const auto index = table->model()->index(row, 0);
                const auto record =
                    index.data(itemmodels::ResourceModel::RecordRole).toJsonObject();
                const int name = table->horizontalHeader()->logicalIndex(0);
                found[record[u"id"_s].toString()] = index.siblingAtColumn(name).data().toString();
            }
            return found;
        };
        QTRY_COMPARE(names().value(u"_surname"_s), u"Apellidos"_s);
        QCOMPARE(names().value(u"clienteVip"_s), u"Cliente VIP"_s);
        window().chooseLanguage(u"en"_s);
        QTRY_COMPARE(action->text(), u"Exports"_s);
    }

    // The old content remains on the screen until the tabs of the other account are restored.
    void noBlankMomentBetweenTwoAccounts()
    {
        class EmptyPaints final : public QObject
        {
        public:
            explicit EmptyPaints(QTabWidget &tabs)
                : m_tabs(tabs)
            {
                qApp->installEventFilter(this);
            }
            int seen = 0;

        protected:
            bool eventFilter(QObject *watched, QEvent *event) override
            {
                if (watched == &m_tabs && event->type() == QEvent::Paint && m_tabs.count() == 0)
                    ++seen;
                return false;
            }

        private:
            QTabWidget &m_tabs;
        };
        EmptyPaints paints(*tabs());
        // Repaint at the worst possible time.
        connect(&window(), &ui::shell::MainWindow::accountChanged, tabs(),
                [this] { tabs()->repaint(); });
        QVERIFY(m_fixture->connectTo(m_fixture->profile(u"other"_s, u"Nordlicht"_s)));
        QVERIFY(m_fixture->connectTo());
        QCOMPARE(paints.seen, 0);
        QVERIFY(tabs()->updatesEnabled());
    }

    // The counts belong to the current account, never to the previous one.
    void theCountsAreThoseOfTheAccountShown()
    {
        using ui::navigation::NavigationModel;
        const auto &model = window().parts().navigation->model();
        const auto exports = [&model] {
            return model.indexOf(u"exports").data(NavigationModel::TotalRole).toInt();
        };
        QTRY_VERIFY(exports() > 1);
        const int before = exports();
        auto other = practice::Service::start(
            support::copied({.contacts = 5, .requestsPerMinute = 0}), m_fixture->clock());
        QVERIFY(other);
        const QTemporaryDir folder;
        auto profile = m_fixture->profile(u"other"_s, u"Nordlicht"_s);
        profile.address = (*other)->url();
        window().setAccount(std::make_unique<account::Account>(profile, (*other)->apiKey(),
                                                               m_fixture->clock(), folder.path()));
        int atOnce = 0;
        connect(&window(), &ui::shell::MainWindow::accountChanged, this,
                [&] { atOnce = exports(); });
        QTRY_VERIFY(window().hasAccount() && window().account().profile().id == u"other"_s
                    && window().restored());
        QCOMPARE(atOnce, -1);
        const auto list = support::replyTo(window(), {.operation = OperationId::ListExports});
        const auto id = list[u"results"_s][0][u"id"_s].toString();
        support::sendAndWait(window(), {.operation = OperationId::DeleteExport, .values = {id}});
        window().chooseLanguage(u"es"_s);
        QTRY_VERIFY(exports() > 0);
        window().currentPage()->refresh();
        QTRY_COMPARE(exports(), before - 1);
        window().chooseLanguage(u"en"_s);
        QVERIFY(m_fixture->connectTo());
        QVERIFY(exports() != before - 1);
        QTRY_COMPARE(exports(), before);
    }

    // Imports are named after their files, even before their tabs are shown.
    void tabsOfImportsKeepTheirNamesOverARestart()
    {
        const auto folder = jobs::jobFolderOf(window().account());
        QStringList names;
        for (const auto &name : {u"club.csv"_s, u"summer.csv"_s}) {
            const auto id = folder.newId(m_fixture->clock());
            {
                auto draft = jobs::JobDraft::reserve(folder, id);
                QVERIFY(draft);
                auto journal = jobs::Job::begin(
                    **draft, name,
                    importrun::ImportPlan{.type = u"contacts"_s, .sourceName = name, .rows = {2}},
                    m_fixture->clock());
                QVERIFY(journal);
                QVERIFY((*journal)->step({.ends = {{.number = 1}}},
                                         journal::Journal::Begin::Leaving, {}));
                QVERIFY((*journal)->setState(journal::JobState::Done));
            }
            window().workspace().jobManager().refresh();
            QTRY_VERIFY(window().workspace().jobManager().find(id));
            auto *page = window().open(ui::importJobPlace(id));
            QVERIFY(page);
            QTRY_VERIFY2(page->title().contains(name), qPrintable(page->title()));
            names.append(tabs()->tabText(tabs()->indexOf(page)));
        }
        QVERIFY(m_fixture->open({.page = u"exports"_s}));
        const auto texts = [this] {
            QStringList shown;
            for (int tab = 0; tab < tabs()->count(); ++tab)
                shown.append(tabs()->tabText(tab));
            return shown;
        };
        QVERIFY(m_fixture->connectTo(m_fixture->profile(u"other"_s, u"Nordlicht"_s)));
        QVERIFY(m_fixture->connectTo());
        for (const auto &name : names)
            QVERIFY2(texts().contains(name), qPrintable(texts().join(u", "_s)));
    }

    void anotherAccountLeavesTheWindowWhereItIs()
    {
        window().resize(1000, 700);
        const auto other = m_fixture->profile(u"other"_s, u"Nordlicht"_s);
        QVERIFY(m_fixture->connectTo(other));
        window().resize(1200, 650);
        QVERIFY(m_fixture->connectTo());
        QCOMPARE(window().size(), QSize(1200, 650));
        QVERIFY(m_fixture->connectTo(other));
        QCOMPARE(window().size(), QSize(1200, 650));
    }

    void theFirstWindowFitsOnTheScreenAndTheNextOpensAsItWasLeft()
    {
        const QTemporaryDir folder;
        const ui::shell::Preferences preferences(folder.filePath(u"window.ini"_s));
        const auto newWindow = [&] {
            auto made = std::make_unique<ui::shell::MainWindow>(
                m_fixture->theme(), m_fixture->language(), m_fixture->clock(), ui::AccountActions{},
                preferences);
            made->placeOnScreen();
            return made;
        };
        const auto free = QGuiApplication::primaryScreen()->availableGeometry().size();
        auto first = newWindow();
        QVERIFY2(first->width() <= free.width() && first->height() < free.height(),
                 "the frame needs room too");
        first->show();
        first->setWindowState(Qt::WindowNoState);
        first->setGeometry(0, 30, 800, 600);
        first->close();
        QCOMPARE(newWindow()->size(), QSize(800, 600));
    }

    void aTabKeepsTheNameOfItsRecordOverARestart()
    {
        const auto set = support::replyTo(
            window(), {.operation = catalogue::OperationId::ListCouponSets})[u"results"_s][0];
        QVERIFY(m_fixture->open({.page = u"coupon-set"_s, .values = {set[u"id"_s].toString()}}));
        QVERIFY(m_fixture->open({.page = u"exports"_s}));
        const auto asked = m_fixture->ledger().received(catalogue::OperationId::GetCouponSet);
        QVERIFY(m_fixture->connectTo());
        QStringList titles;
        for (int tab = 0; tab < tabs()->count(); ++tab)
            titles.append(tabs()->tabText(tab));
        QVERIFY2(titles.contains(set[u"name"_s].toString()), qPrintable(titles.join(u", "_s)));
        // The record has not been loaded yet.
        QCOMPARE(m_fixture->ledger().received(catalogue::OperationId::GetCouponSet), asked);
    }

    void leavingAPageWithEditsAsksOnce()
    {
        auto *page = add();
        page->setPending(true);
        QPointer<support::StubPage> kept(page);
        window().findChild<QAction *>(u"closeFront"_s)->trigger();
        QTRY_VERIFY(question());
        QVERIFY(question()->headline().contains(u"stub"_s));
        QTest::mouseClick(question()->findChild<QPushButton *>(u"stay"_s), Qt::LeftButton);
        QTRY_VERIFY(!question());
        QVERIFY(kept && kept->pending);

        window().findChild<QAction *>(u"closeFront"_s)->trigger();
        QTRY_VERIFY(question());
        QTest::mouseClick(question()->findChild<QPushButton *>(u"discard"_s), Qt::LeftButton);
        QTRY_VERIFY(!kept);
    }

    void aClosedTabComesBackWithUndo()
    {
        const ui::PageAddress contacts{.page = u"contacts"_s};
        const QPointer<ui::Page> page(m_fixture->open(contacts));
        window().findChild<QAction *>(u"closeFront"_s)->trigger();
        QTRY_VERIFY(!page);
        auto *line = window().findChild<ui::shell::StatusLine *>();
        QCOMPARE(line->told(), u"“Contacts” was closed."_s);
        auto *undo = line->findChild<QAbstractButton *>(u"undo"_s);
        QVERIFY(undo->isVisible());
        QTest::mouseClick(undo, Qt::LeftButton);
        QVERIFY(window().currentPage());
        QCOMPARE(window().currentPage()->place(), contacts);
        // There is nothing left to reopen.
        QVERIFY(!line->offersUndo());
    }

    void closingTheWindowWithEditsAsksToo()
    {
        auto *page = add();
        page->setPending(true);
        window().close();
        QVERIFY(window().isVisible());
        QTRY_VERIFY(question());
        QTest::keyClick(question(), Qt::Key_Escape);
        QTRY_VERIFY(!question());
        QVERIFY(window().isVisible());
        window().close();
        QTRY_VERIFY(question());
        QTest::mouseClick(question()->findChild<QPushButton *>(u"discard"_s), Qt::LeftButton);
        QTRY_VERIFY(!window().isVisible());
        QCOMPARE(page->discarded, 1);
    }

    void quittingNamesThePagesAndStoresTheInput()
    {
        for (const auto *word : {"new-contact", "new-product"}) {
            const auto *page = m_fixture->open({.page = QString::fromLatin1(word)});
            auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
            QVERIFY2(page && field && page->isAncestorOf(field), word);
            QTest::keyClicks(field, u"ann@example.org"_s);
            QVERIFY2(page->hasPendingChanges(), word);
        }
        window().close();
        QTRY_VERIFY(m_fixture->dialog());
        QStringList words;
        for (const auto *label : m_fixture->dialog()->findChildren<QLabel *>())
            words.append(label->text());
        const auto said = words.join(u'\n');
        QVERIFY2(said.contains(u"2 pages"_s), qPrintable(said));
        QVERIFY2(said.contains(u"“New contact”, “New product”"_s), qPrintable(said));
        auto *keep = m_fixture->dialog()->findChild<QPushButton *>(u"keep"_s);
        QVERIFY(keep && window().isVisible());
        QTest::mouseClick(keep, Qt::LeftButton);
        QTRY_VERIFY(!window().isVisible());
    }

    void aLogoutStoresTheInputWithoutAsking()
    {
        ui::shell::LogoutGuard logout(window());
        const auto *page = m_fixture->open({.page = u"new-contact"_s});
        auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(page && field && page->isAncestorOf(field));
        QTest::keyClicks(field, u"ann@example.org"_s);
        const auto &drafts = window().account().storage().drafts().all();
        QVERIFY(drafts.isEmpty());
        // Nothing else stores the session after this.
        window().parts().callLog->show();
        logout.store();
        QVERIFY(!m_fixture->dialog());
        QVERIFY(drafts.contains(u"new-contact"_s));
        const auto session = ui::shell::SessionState::fromJson(
            window().account().storage().views().state(u"window"_s));
        QCOMPARE(session.docks, window().saveState());
        QCOMPARE(session.tabs.value(session.current).place.page, u"new-contact"_s);
        // The session manager closes the window.
        window().close();
        QVERIFY(!window().isVisible());
        QVERIFY(!m_fixture->dialog());
    }

    // The session ends without a question, so the next one lists the lost changes.
    void theNextSessionNamesWhatALogoutLost()
    {
        ui::shell::LogoutGuard logout(window());
        auto *page = m_fixture->open({.page = u"privacy"_s});
        QVERIFY(page);
        page->paste(u"ann@example.org"_s);
        QVERIFY(page->hasPendingChanges());
        logout.store();
        const auto stored = window().account().storage().views().state(u"window"_s);
        QCOMPARE(ui::shell::SessionState::fromJson(stored).unstored,
                 QStringList{u"“Privacy requests”"_s});
        page->discardChanges();
        // Another account stands for the next start.
        const auto profile = m_fixture->profile(u"other"_s, u"Casa Lima"_s);
        {
            auto account = m_fixture->account(profile);
            QTRY_VERIFY(account->storage().ready());
            account->storage().views().keep(u"window"_s, stored);
        }
        QVERIFY(m_fixture->connectTo(profile));
        const auto *told = window().findChild<ui::ElidedLabel *>(u"told"_s);
        QTRY_VERIFY2(told->text().contains(u"The changes in “Privacy requests” were lost"_s),
                     qPrintable(told->text()));
    }

    void closingWaitsForWritesUnderWay()
    {
        stallWrites();
        window().close();
        QTRY_VERIFY(question());
        QVERIFY(question()->headline().contains(u'1'));
        QVERIFY(window().isVisible());
        // The window closes only after the response has arrived.
        QTRY_VERIFY(!window().isVisible());
        QCOMPARE(m_fixture->ledger().received(OperationId::DeleteContactByEmail), 1);
    }

    void switchingWaitsForWritesUnderWay()
    {
        stallWrites();
        window().setAccount(m_fixture->account(m_fixture->profile(u"other"_s, u"Nordlicht"_s)));
        QTRY_VERIFY(question());
        QCOMPARE(window().account().profile().id, u"test"_s);
        QTRY_COMPARE(window().account().profile().id, u"other"_s);
        QCOMPARE(m_fixture->ledger().received(OperationId::DeleteContactByEmail), 1);
    }

    void theStoreAndPagesWithEditsAreCalledByTheNewLanguageAtOnce()
    {
        auto profile = m_fixture->profile(u"practice"_s, u"Practice store"_s);
        profile.kind = profiles::StoreKind::Practice;
        QVERIFY(m_fixture->connectTo(profile));
        auto *form = m_fixture->open({.page = u"new-contact"_s});
        auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(form && field && form->isAncestorOf(field));
        QTest::keyClicks(field, u"ann@example.org"_s);
        QVERIFY(form->hasPendingChanges());
        const auto tab = tabs()->indexOf(form);
        const auto english = tabs()->tabText(tab);
        window().chooseLanguage(u"es"_s);
        const auto name = u"Tienda de prácticas"_s;
        QTRY_VERIFY(tabs()->tabText(tab) != english);
        auto *inSpanish = qobject_cast<ui::Page *>(tabs()->widget(tab));
        QVERIFY(inSpanish != form);
        QTRY_VERIFY(inSpanish->hasPendingChanges());
        const auto lines = inSpanish->findChildren<QLineEdit *>();
        QVERIFY(std::ranges::any_of(
            lines, [](const auto *line) { return line->text() == u"ann@example.org"_s; }));
        QVERIFY(QApplication::focusWidget()
                && inSpanish->isAncestorOf(QApplication::focusWidget()));
        QVERIFY2(window().windowTitle().contains(name), qPrintable(window().windowTitle()));
        QVERIFY(!window().windowTitle().contains(u"Practice"_s));
        QCOMPARE(window().storeMark().inWords(), name);
        QCOMPARE(window().findChild<QLabel *>(u"statusStore"_s)->text(), name);
        window().chooseLanguage(u"en"_s);
        window().currentPage()->discardChanges();
    }

    void anEditInTheBackIsShownInTheNewLanguageWhenItComesToTheFront()
    {
        const auto email =
            m_fixture->service().examples()[catalogue::Resource::Contact].constFirst().value;
        auto *record = m_fixture->open({.page = u"contact"_s, .values = {u"email"_s, email}});
        QVERIFY(record);
        QTest::keyClick(&window(), Qt::Key_F2);
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        const auto *first = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        // The text is selected, so typing replaces it.
        QCOMPARE(first->selectedText(), first->text());
        QTest::keyClicks(QApplication::focusWidget(), u"the second"_s);
        QVERIFY(record->hasPendingChanges());
        const auto tab = tabs()->indexOf(record);
        const auto *exports = m_fixture->open({.page = u"exports"_s});
        QVERIFY(exports);
        window().chooseLanguage(u"es"_s);
        QTRY_VERIFY(window().currentPage() != exports);
        // The tab is still marked as unsaved.
        QCOMPARE(tabs()->widget(tab), record);
        tabs()->setCurrentIndex(tab);
        auto *now = window().currentPage();
        QVERIFY(now != record);
        // The draft is reported before the record is loaded.
        QVERIFY(now->hasPendingChanges());
        QTRY_VERIFY(now->settled());
        const auto lines = now->findChildren<QLineEdit *>();
        QVERIFY(std::ranges::any_of(
            lines, [](const auto *line) { return line->text().contains(u"the second"_s); }));
        const auto words = now->findChildren<QAbstractButton *>();
        QVERIFY(std::ranges::any_of(
            words, [](const auto *word) { return word->text().contains(u"Descartar"_s); }));
        window().chooseLanguage(u"en"_s);
        window().currentPage()->discardChanges();
    }

    void resultsStayAfterALanguageChange_data()
    {
        QTest::addColumn<bool>("front");
        QTest::newRow("in front") << true;
        QTest::newRow("behind another tab") << false;
    }
    void resultsStayAfterALanguageChange()
    {
        QFETCH(const bool, front);
        const auto email =
            m_fixture->service().examples()[catalogue::Resource::Contact].constFirst().value;
        auto *page =
            m_fixture->open({.page = u"look-up-many"_s, .values = {u"contacts"_s, u"email"_s}});
        QVERIFY(page);
        page->paste(email + u"\nnobody@example.org\n"_s);
        QTRY_VERIFY(page->settled());
        const auto foot = [](ui::Page *shown) {
            return shown->findChild<QLabel *>(u"manyFoot"_s)->text();
        };
        QCOMPARE(foot(page), u"1 found + 1 not found + 0 failed + 0 waiting = 2"_s);
        const auto tab = tabs()->indexOf(page);
        if (!front)
            QVERIFY(m_fixture->open({.page = u"exports"_s}));
        const auto asked = m_fixture->ledger().received(OperationId::GetContactByEmail);
        window().chooseLanguage(u"es"_s);
        QTRY_VERIFY(tabs()->tabText(tab).startsWith(u"Contactos"_s));
        tabs()->setCurrentIndex(tab);
        auto *now = window().currentPage();
        QVERIFY(now != page);
        QCOMPARE(foot(now), u"1 encontrados + 1 no encontrados + 0 fallidos + 0 en espera = 2"_s);
        QVERIFY(!now->findChild<ui::Notice *>(u"manyLastTime"_s)->isVisible());
        auto *table = now->findChild<QTableView *>(u"manyTable"_s);
        const auto why =
            table->model()->index(1, ui::lookups::BulkLookupModel::Name).data().toString();
        QVERIFY2(why.startsWith(u"No hay"_s) || why.startsWith(u"Ningún"_s), qPrintable(why));
        QCOMPARE(m_fixture->ledger().received(OperationId::GetContactByEmail), asked);
        window().chooseLanguage(u"en"_s);
        QTRY_VERIFY(tabs()->tabText(tab).startsWith(u"Contacts"_s));
    }

    // Titles contain translated text that the service does not send.
    void tabsAndTheStatusLineFollowTheLanguage()
    {
        const auto made =
            support::replyTo(window(), {.operation = OperationId::ListExports})[u"results"_s]
                .toArray();
        const auto of = std::ranges::find_if(
            made, [](const auto &one) { return one[u"exportType"_s].toString() == u"contacts"_s; });
        QVERIFY(of != made.end());
        auto *page = m_fixture->open({.page = u"export"_s, .values = {(*of)[u"id"_s].toString()}});
        QVERIFY(page);
        const auto tab = tabs()->indexOf(page);
        QVERIFY2(tabs()->tabText(tab).startsWith(u"Contacts"_s), qPrintable(tabs()->tabText(tab)));
        QVERIFY(m_fixture->open({.page = u"exports"_s}));
        window().tell(u"Text size: 100%"_s);
        for (const auto &[code, word] :
             {std::pair(u"es"_s, u"Contactos"_s), std::pair(u"en"_s, u"Contacts"_s)}) {
            const auto *before = tabs()->widget(tab);
            window().chooseLanguage(code);
            QTRY_VERIFY2(tabs()->tabText(tab).startsWith(word), qPrintable(tabs()->tabText(tab)));
            // The page is in the background and has not been replaced.
            QCOMPARE(tabs()->widget(tab), before);
            QCOMPARE(window().parts().status->told(), QString());
        }
        // The title of a restored tab that has not been loaded follows the language too.
        QVERIFY(m_fixture->connectTo());
        QVERIFY(tabs()->currentIndex() != tab);
        window().chooseLanguage(u"es"_s);
        QTRY_VERIFY2(tabs()->tabText(tab).startsWith(u"Contactos"_s),
                     qPrintable(tabs()->tabText(tab)));
        window().chooseLanguage(u"en"_s);
    }

    void aDraftOfAnEarlierRunIsMarkedBeforeItsTabIsSeen()
    {
        const auto email =
            m_fixture->service().examples()[catalogue::Resource::Contact].constFirst().value;
        auto *record = m_fixture->open({.page = u"contact"_s, .values = {u"email"_s, email}});
        QVERIFY(record);
        const auto tab = tabs()->indexOf(record);
        QTest::keyClick(&window(), Qt::Key_F2);
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), u"unsaved"_s);
        record->keepDraftChanges();
        QVERIFY(m_fixture->open({.page = u"exports"_s}));
        const auto asked = m_fixture->ledger().received(OperationId::GetContactByEmail);
        // Open the same folder without any question, as after a crash.
        window().setAccount(m_fixture->account(m_fixture->profile()));
        QTRY_VERIFY(question());
        QTest::mouseClick(question()->findChild<QPushButton *>(u"keep"_s), Qt::LeftButton);
        QTRY_VERIFY(tabs()->indexOf(record) < 0 && window().restored());
        auto *restored = qobject_cast<ui::Page *>(tabs()->widget(tab));
        QVERIFY(restored && restored != window().currentPage());
        QVERIFY(restored->hasPendingChanges());
        const auto *end = qobject_cast<ui::navigation::TabCloseButton *>(
            tabs()->tabBar()->tabButton(tab, QTabBar::RightSide));
        QVERIFY(end && end->pending());
        QCOMPARE(m_fixture->ledger().received(OperationId::GetContactByEmail), asked);
        tabs()->setCurrentIndex(tab);
        QTRY_VERIFY(restored->settled());
        QVERIFY(restored->hasPendingChanges());
        restored->discardChanges();
        QVERIFY(!restored->hasPendingChanges());
        QVERIFY(window().account().storage().drafts().all().isEmpty());
    }

    // The edit of the previous record is still pending when the next one is looked up.
    void editsOfALookUpAreMarkedAndListedOnce()
    {
        const auto contacts = m_fixture->service().examples()[catalogue::Resource::Contact];
        const auto placeOf = [&contacts](int at) {
            return ui::PageAddress{.page = u"contact"_s,
                                   .values = {u"email"_s, contacts[at].value}};
        };
        auto *lookUp =
            qobject_cast<ui::lookups::LookupPage *>(m_fixture->open({.page = u"contacts"_s}));
        QVERIFY(lookUp);
        const auto edit = [&](int at) {
            lookUp->lookUp(placeOf(at));
            QTRY_VERIFY(lookUp->settled());
            QTest::keyClick(&window(), Qt::Key_F2);
            QTRY_VERIFY(lookUp->panel()->editor());
            QTest::keyClicks(QApplication::focusWidget(), u"unsaved"_s);
            QVERIFY(lookUp->hasPendingChanges());
        };
        const auto pending = [this] {
            QList<ui::PageAddress> places;
            for (const auto *page : tabs()->pages()) {
                if (page->hasPendingChanges())
                    places.append(page->place());
            }
            return places;
        };
        edit(0);
        edit(1);
        // The first edit has moved to a background tab, and the second is on the lookup page.
        QCOMPARE(window().currentPage(), lookUp);
        QCOMPARE(pending(), (QList{lookUp->place(), placeOf(0)}));
        const auto *end =
            qobject_cast<ui::navigation::TabCloseButton *>(tabs()->tabBar()->tabButton(
                tabs()->indexOf(window().pageAt(placeOf(0))), QTabBar::RightSide));
        QVERIFY(end && end->pending());
        // Once the second record has a separate tab, it is edited only there.
        auto *own = m_fixture->open(placeOf(1));
        QVERIFY(own && own->hasPendingChanges());
        QCOMPARE(pending(), (QList{placeOf(0), placeOf(1)}));
        // If the record is looked up again, it is shown, and editing switches to its tab.
        tabs()->setCurrentWidget(lookUp);
        lookUp->lookUp(placeOf(0));
        QTRY_VERIFY(lookUp->settled());
        QCOMPARE(pending(), (QList{placeOf(0), placeOf(1)}));
        QTest::keyClick(&window(), Qt::Key_F2);
        QTRY_COMPARE(window().currentPage()->place(), placeOf(0));
        window().close();
        QTRY_VERIFY(question());
        QVERIFY2(question()->headline().contains(u"2"_s), qPrintable(question()->headline()));
        QTest::keyClick(question(), Qt::Key_Escape);
        for (const auto &place : pending())
            window().pageAt(place)->discardChanges();
    }

    void anEditInALookUpIsMarkedAfterARestart()
    {
        const auto email =
            m_fixture->service().examples()[catalogue::Resource::Contact].constFirst().value;
        auto *lookUp =
            qobject_cast<ui::lookups::LookupPage *>(m_fixture->open({.page = u"contacts"_s}));
        QVERIFY(lookUp);
        lookUp->lookUp({.page = u"contact"_s, .values = {u"email"_s, email}});
        QTRY_VERIFY(lookUp->settled());
        QTest::keyClick(&window(), Qt::Key_F2);
        QTRY_VERIFY(lookUp->panel()->editor());
        QTest::keyClicks(QApplication::focusWidget(), u"unsaved"_s);
        // Reopen the account with the same folder.
        lookUp->keepDraftChanges();
        QVERIFY(m_fixture->open({.page = u"exports"_s}));
        window().setAccount(m_fixture->account(m_fixture->profile()));
        QTRY_VERIFY(question());
        QTest::mouseClick(question()->findChild<QPushButton *>(u"keep"_s), Qt::LeftButton);
        QTRY_VERIFY(tabs()->indexOf(lookUp) < 0 && window().restored());
        auto *restored = window().pageAt({.page = u"contacts"_s});
        QVERIFY(restored && restored != window().currentPage());
        QVERIFY(restored->hasPendingChanges());
        restored->discardChanges();
        QVERIFY(!restored->hasPendingChanges());
    }

    void onlyVisiblePagesAreRebuilt()
    {
        const QStringList words{u"exports"_s, u"imports"_s, u"workflows"_s, u"shortcuts"_s};
        for (const auto &word : words)
            QVERIFY(m_fixture->open({.page = word}));
        const auto before = tabs()->pages();
        const auto left = [&] {
            return std::ranges::count_if(tabs()->pages(),
                                         [&](auto *page) { return before.contains(page); });
        };
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&window(), &change);
        QVERIFY(!before.contains(window().currentPage()));
        QCOMPARE(left(), before.size() - 1);
        // The next page that is shown is in the new language too.
        tabs()->setCurrentIndex(1);
        QVERIFY(!before.contains(window().currentPage()));
        QCOMPARE(left(), before.size() - 2);
        // Other pages are not replaced automatically. If they were, they would have been replaced
        // by the time this refresh finishes.
        const auto asked = m_fixture->ledger().received(OperationId::ListWorkflows);
        window().currentPage()->refresh();
        QTRY_VERIFY(window().currentPage()->settled());
        QCOMPARE(left(), before.size() - 2);
        QCOMPARE(m_fixture->ledger().received(OperationId::ListWorkflows), asked);
        QCOMPARE(tabs()->count(), before.size());
        QCOMPARE(tabs()->currentIndex(), 1);
    }

    void nothingIsPaintedBeforeItIsLaidOut()
    {
        QVERIFY(m_fixture->open({.page = u"overview"_s}));
        SquashedLabels squashed(window());
        window().chooseLanguage(u"es"_s);
        const auto *before = window().currentPage();
        QTRY_VERIFY(window().currentPage() != before);
        QTRY_VERIFY(window().currentPage()->settled());
        QTRY_VERIFY(squashed.looked > 0);
        QVERIFY2(squashed.texts.isEmpty(), qPrintable(squashed.texts.join(u" | "_s)));
        window().chooseLanguage(u"en"_s);
    }

    void theLanguageChangesAtRunTime()
    {
        window().open({.page = u"shortcuts"_s});
        auto *quit = window().findChild<QAction *>(u"quit"_s);
        QCOMPARE(quit->text(), u"&Quit"_s);
        auto *edited = add();
        edited->setPending(true);
        const auto places = tabs()->count();
        window().chooseLanguage(u"es"_s);
        QTRY_COMPARE(tabs()->count(), places);
        QCOMPARE(m_fixture->language().chosen(), u"es"_s);
        // A page with unsaved input is not replaced.
        QVERIFY(tabs()->pages().contains(edited));
        window().chooseLanguage(u"en"_s);
        QTRY_COMPARE(quit->text(), u"&Quit"_s);
    }

private:
    [[nodiscard]] ui::shell::MainWindow &window() { return m_fixture->window(); }
    [[nodiscard]] ui::navigation::PageTabs *tabs() { return window().parts().tabs; }
    [[nodiscard]] ui::Question *question() { return window().findChild<ui::Question *>(); }
    support::StubPage *add()
    {
        auto *page = new support::StubPage(window());
        tabs()->add(page);
        tabs()->setCurrentWidget(page);
        return page;
    }
    void stallWrites()
    {
        m_fixture->service().faults().add({.aim = practice::Aim::Operation,
                                           .operation = OperationId::DeleteContactByEmail,
                                           .fault = practice::Fault::Drip,
                                           .value = u"60"_s,
                                           .last = 1});
        window().account().session().contacts().remove(u"nobody@example.org"_s);
        QCOMPARE(window().account().session().writesUnderWay(), 1);
    }

    std::optional<support::WindowFixture> m_fixture;
};

STOREDESK_TEST(TestSessionState)

} // namespace tst_sessionstate

#include "tst_sessionstate.moc"
