// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/tablefile.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "jobs/jobmanager.h"
#include "jobs/rowmaker.h"
#include "storage/changehistory.h"
#include "storage/lookuphistory.h"
#include "storage/savedviews.h"
#include "storage/views.h"
#include "ui/calllog/calllogdock.h"
#include "ui/files/recentfiles.h"
#include "ui/host/pageid.h"
#include "ui/imports/importpage.h"
#include "ui/lookups/bulklookuppage.h"
#include "ui/shell/statusline.h"
#include "ui/shell/windowparts.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"
#include "ui/widgets/statepane.h"
#include "workspace/workspace.h"

#include <QComboBox>
#include <QDockWidget>
#include <QJsonDocument>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPointer>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace tst_harmlessacts {

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::lookups::BulkLookupPage;

// U7: harmless acts are done without a question and can be undone.
class TestHarmlessActs final : public QObject
{
    Q_OBJECT

public:
    // An act in the window and the text of the state that it changes.
    struct Act
    {
        std::function<void()> run;
        std::function<QString()> state;
    };
    using Preparation = Act (TestHarmlessActs::*)();

private:
    support::TableFolder m_folder;
    std::optional<support::WindowFixture> m_fixture;

    [[nodiscard]] ui::shell::MainWindow &window() { return m_fixture->window(); }
    [[nodiscard]] storage::AccountStorage &storage() { return window().account().storage(); }
    [[nodiscard]] ui::Page *open(QLatin1StringView page, const QStringList &values = {})
    {
        auto *opened = m_fixture->open({.page = page, .values = values});
        if (!opened)
            qFatal("The page %s did not load.", page.data());
        return opened;
    }
    [[nodiscard]] static Act clearing(QLineEdit *field, std::function<void()> run)
    {
        return {.run = std::move(run), .state = [field] {
                    return field->text();
                }};
    }

    // Types a filter that nothing matches. The act is the button that clears it.
    [[nodiscard]] static Act clearingInPane(QWidget *page, const QString &name)
    {
        auto *field = page->findChild<QLineEdit *>(name);
        field->setText(u"zzz nothing zzz"_s);
        return clearing(field, [page] { pressClear(page); });
    }
    static void pressClear(QWidget *page)
    {
        ui::StatePane *shown = nullptr;
        const auto isShown = [page, &shown] {
            for (auto *pane : page->findChildren<ui::StatePane *>()) {
                if (pane->isVisible() && pane->mainButton()->text().startsWith(u"Clear the "_s))
                    shown = pane;
            }
            return shown != nullptr;
        };
        QVERIFY(QTest::qWaitFor(isShown));
        QTest::mouseClick(shown->mainButton(), Qt::LeftButton);
    }
    [[nodiscard]] static Act clearingWithEscape(ui::Page *page, const QString &name)
    {
        auto *field = page->findChild<QLineEdit *>(name);
        field->setText(u"en"_s);
        auto *rows = page->findChild<QAbstractItemView *>(u"records"_s);
        return clearing(field, [page, rows] {
            QTRY_VERIFY(page->settled());
            rows->setFocus();
            QTest::keyClick(rows, Qt::Key_Escape);
        });
    }

    [[nodiscard]] Act clearsTheFilterOfAList()
    {
        return clearingWithEscape(open(ui::pageid::workflows), u"filter"_s);
    }
    [[nodiscard]] Act clearsTheFilterOfIntegrations()
    {
        return clearingWithEscape(open(ui::pageid::integrations), u"filterWords"_s);
    }
    [[nodiscard]] Act clearsTheFilterOfJobs()
    {
        auto &manager = window().workspace().jobManager();
        jobs::BulkPlan plan;
        plan.operation = catalogue::OperationId::PatchContactByEmail;
        plan.keyColumn = 0;
        plan.targets = {{.column = 1, .key = u"_points"_s}};
        const auto id =
            manager.begin({.title = u"points.csv"_s,
                           .plan = plan,
                           .columns = {u"email"_s, u"points"_s},
                           .rows = {jobs::RowMaker(plan).row({u"ana@example.org"_s, u"5"_s})}});
        const auto isDone = [&manager, &id] {
            const auto *job = manager.find(id);
            return job && job->head.state == journal::JobState::Done;
        };
        if (!QTest::qWaitFor(isDone, 20'000))
            qFatal("The job did not end.");
        return clearingInPane(open(ui::pageid::jobs), u"filter"_s);
    }
    [[nodiscard]] Act clearsTheFilterOfTheBin()
    {
        bool kept = false;
        storage().bin().keep({{.resource = catalogue::Resource::Contact,
                               .title = u"Ana"_s,
                               .record = {{u"_email"_s, u"ana@example.org"_s}},
                               .address = {u"ana@example.org"_s},
                               .deletedAt = m_fixture->clock().now()}},
                             this, [&kept](const auto &numbers) { kept = numbers.has_value(); });
        if (!QTest::qWaitFor([&kept] { return kept; }))
            qFatal("The copy was not stored.");
        return clearingInPane(open(ui::pageid::bin), u"filter"_s);
    }
    [[nodiscard]] Act clearsTheFilterOfTheHistory()
    {
        storage().changes().keep({.operation = catalogue::OperationId::PatchContactByEmail,
                                  .values = {u"ana@example.org"_s},
                                  .title = u"Ana"_s,
                                  .before = {{u"_points"_s, 1}},
                                  .after = {{u"_points"_s, 2}}});
        return clearingInPane(open(ui::pageid::history), u"filter"_s);
    }
    [[nodiscard]] Act clearsTheFilterOfTheLog()
    {
        (void)open(ui::pageid::workflows);
        window().parts().callLog->show();
        auto *dock = window().findChild<ui::calllog::CallLogDock *>();
        auto *words = dock->findChild<QLineEdit *>(u"logWords"_s);
        auto *verbs = dock->findChild<QComboBox *>(u"logVerbs"_s);
        auto *failed = dock->findChild<QAbstractButton *>(u"logFailed"_s);
        words->setText(u"zzz nothing zzz"_s);
        verbs->setCurrentIndex(2);
        failed->click();
        return {.run = [dock] { pressClear(dock); },
                .state =
                    [words, verbs, failed] {
                        return u"%1 %2 %3"_s.arg(words->text(), verbs->currentText())
                            .arg(failed->isChecked());
                    }};
    }

    // Opens the page and looks up two values.
    [[nodiscard]] BulkLookupPage *lookedUp()
    {
        auto *page = qobject_cast<BulkLookupPage *>(
            open(ui::pageid::bulkLookup, {u"contacts"_s, u"email"_s}));
        page->paste(u"ana@example.org\nbea@example.org"_s);
        if (!QTest::qWaitFor([page] { return page->settled(); }, 20'000))
            qFatal("The lookup did not end.");
        return page;
    }
    // Returns how often the list has the first value.
    [[nodiscard]] static QString firstValues(BulkLookupPage &page)
    {
        return QString::number(std::ranges::count(page.model().list().rows(), u"ana@example.org"_s,
                                                  &lookups::LookupRow::value));
    }
    [[nodiscard]] Act clearsTheSearchOfABulkLookup()
    {
        return clearingInPane(lookedUp(), u"manyFind"_s);
    }
    [[nodiscard]] Act clearsABulkLookup()
    {
        auto *page = lookedUp();
        return {.run =
                    [page] {
                        QTest::mouseClick(page->findChild<ui::Button *>(u"manyClear"_s),
                                          Qt::LeftButton);
                    },
                .state =
                    [page] {
                        return firstValues(*page);
                    }};
    }
    [[nodiscard]] Act replacesABulkLookup()
    {
        const QPointer<ui::Page> before = lookedUp();
        window().close(before);
        if (!QTest::qWaitFor([&before] { return !before; }))
            qFatal("The tab was not closed.");
        auto *page = qobject_cast<BulkLookupPage *>(
            open(ui::pageid::bulkLookup, {u"contacts"_s, u"email"_s}));
        return {.run = [page] { page->paste(u"cai@example.org"_s); },
                .state =
                    [page] {
                        return firstValues(*page);
                    }};
    }
    [[nodiscard]] Act removesARecentLookup()
    {
        storage().history().note({.resource = catalogue::Resource::Contact,
                                  .lookupKey = u"email"_s,
                                  .value = u"ana@example.org"_s,
                                  .title = u"Ana"_s});
        auto *page = open(ui::pageid::contacts);
        auto *list = page->findChild<QListView *>(u"visits"_s);
        return {.run =
                    [page, list] {
                        // The first row is the heading.
                        QTRY_COMPARE(list->model()->rowCount(), 2);
                        Q_EMIT list->customContextMenuRequested(
                            list->visualRect(list->model()->index(1, 0)).center());
                        auto *action = page->findChild<QAction *>(u"removeVisit"_s);
                        QVERIFY(action);
                        action->trigger();
                        // Keys go to an open menu.
                        QApplication::activePopupWidget()->close();
                    },
                .state =
                    [this] {
                        QStringList titles;
                        for (const auto &visit :
                             storage().history().visits(catalogue::Resource::Contact))
                            titles.append(visit.title);
                        return titles.join(u' ');
                    }};
    }
    [[nodiscard]] Act removesARecentFile()
    {
        for (const auto &name : {u"one.csv"_s, u"two.csv"_s})
            ui::files::rememberFile(window(), m_folder.write(name, "a\n1\n"), 1);
        auto *page = open(ui::pageid::files);
        return {.run =
                    [page] {
                        QTest::mouseClick(page->findChild<QToolButton *>(u"forgetFile"_s),
                                          Qt::LeftButton);
                    },
                .state =
                    [this] {
                        QStringList paths;
                        for (const auto &file : ui::files::recentFiles(window()))
                            paths.append(file.path);
                        return paths.join(u' ');
                    }};
    }

    [[nodiscard]] Act excludesARow()
    {
        using storedesk::imports::ImportDraft;
        auto *page = qobject_cast<ui::imports::ImportPage *>(open(ui::pageid::newImport));
        page->paste(u"Email;Nombre\nana@example.org;Ana\nbea@example.org;Bea\n"_s);
        const auto isChecked = [page] {
            return page->draft().state() == ImportDraft::State::Checked;
        };
        if (!QTest::qWaitFor([page] { return page->settled() && page->draft().table(); }))
            qFatal("The rows were not read.");
        page->goTo(3);
        if (!QTest::qWaitFor(isChecked))
            qFatal("The rows were not checked.");
        return {.run =
                    [page] {
                        auto *table = page->findChild<QTableView *>(u"checkedRows"_s);
                        table->setFocus();
                        table->setCurrentIndex(table->model()->index(0, 0));
                        QTest::keyClick(table, Qt::Key_Delete, Qt::ControlModifier);
                    },
                .state =
                    [page, isChecked] {
                        (void)QTest::qWaitFor(isChecked);
                        return QString::number(page->draft().result().leftOut);
                    }};
    }
    void saveView(ui::Page *page)
    {
        auto *menu = page->findChild<ui::Button *>(u"savedViews"_s)->menu();
        Q_EMIT menu->aboutToShow();
        menu->findChild<QAction *>(u"saveView"_s)->trigger();
        auto *question = window().findChild<QDialog *>(u"saveViewQuestion"_s);
        question->findChild<QLineEdit *>(u"viewName"_s)->setText(u"Mine"_s);
        QTest::mouseClick(question->findChild<ui::Button *>(u"saveViewNow"_s), Qt::LeftButton);
        QTRY_VERIFY(!window().findChild<QDialog *>(u"saveViewQuestion"_s));
    }
    // Returns a page with a saved view.
    [[nodiscard]] ui::Page *withSavedView()
    {
        auto *page = open(ui::pageid::workflows);
        page->findChild<QLineEdit *>(u"filter"_s)->setText(u"welcome"_s);
        saveView(page);
        return page;
    }
    [[nodiscard]] QString savedViews()
    {
        QString all;
        for (const auto &view : storage::savedViews(storage().views(), u"workflows"_s))
            all += view.name + QString::fromUtf8(QJsonDocument(view.state).toJson());
        return all;
    }
    [[nodiscard]] Act deletesASavedView()
    {
        auto *page = withSavedView();
        return {.run =
                    [page] {
                        auto *menu = page->findChild<ui::Button *>(u"savedViews"_s)->menu();
                        Q_EMIT menu->aboutToShow();
                        menu->actions().last()->menu()->actions().front()->trigger();
                    },
                .state =
                    [this] {
                        return savedViews();
                    }};
    }
    [[nodiscard]] Act replacesASavedView()
    {
        auto *page = withSavedView();
        page->findChild<QLineEdit *>(u"filter"_s)->setText(u"cart"_s);
        return {.run = [this, page] { saveView(page); },
                .state =
                    [this] {
                        return savedViews();
                    }};
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
        QVERIFY(m_fixture->connectTo());
    }
    void cleanup() { m_fixture.reset(); }

    void anActIsUndone_data()
    {
        using T = TestHarmlessActs;
        QTest::addColumn<Preparation>("prepare");
        QTest::addColumn<bool>("byKey");
        QTest::newRow("filter of a list") << &T::clearsTheFilterOfAList << true;
        QTest::newRow("filter of integrations") << &T::clearsTheFilterOfIntegrations << true;
        QTest::newRow("filter of jobs") << &T::clearsTheFilterOfJobs << true;
        QTest::newRow("filter of the bin") << &T::clearsTheFilterOfTheBin << true;
        QTest::newRow("filter of the history") << &T::clearsTheFilterOfTheHistory << true;
        QTest::newRow("filter of the log") << &T::clearsTheFilterOfTheLog << true;
        QTest::newRow("search of a bulk lookup") << &T::clearsTheSearchOfABulkLookup << true;
        QTest::newRow("bulk lookup cleared") << &T::clearsABulkLookup << true;
        QTest::newRow("bulk lookup replaced") << &T::replacesABulkLookup << true;
        QTest::newRow("excluded row") << &T::excludesARow << false;
        QTest::newRow("excluded row, by key") << &T::excludesARow << true;
        QTest::newRow("recent lookup") << &T::removesARecentLookup << true;
        QTest::newRow("recent file") << &T::removesARecentFile << true;
        QTest::newRow("saved view deleted") << &T::deletesASavedView << true;
        QTest::newRow("saved view replaced") << &T::replacesASavedView << true;
    }
    void anActIsUndone()
    {
        QFETCH(const Preparation, prepare);
        QFETCH(const bool, byKey);
        const auto act = (this->*prepare)();
        const auto before = act.state();
        act.run();
        QTRY_VERIFY(act.state() != before);
        QVERIFY(!m_fixture->dialog());
        auto *undo = window().parts().status->findChild<QAbstractButton *>(u"undo"_s);
        QTRY_VERIFY(undo->isVisible());
        // A dialog that was closed leaves no active window.
        window().activateWindow();
        QTRY_VERIFY(window().isActiveWindow());
        auto *focused = window().focusWidget();
        if (byKey)
            QTest::keyClick(focused ? focused : &window(), Qt::Key_Z, Qt::ControlModifier);
        else
            undo->click();
        QTRY_COMPARE(act.state(), before);
    }
};

STOREDESK_TEST(TestHarmlessActs)

} // namespace tst_harmlessacts

#include "tst_harmlessacts.moc"
