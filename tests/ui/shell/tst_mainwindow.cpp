// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/asking.h"
#include "support/console.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "itemmodels/calllogmodel.h"
#include "ui/navigation/navigation.h"
#include "ui/pages/pagetable.h"
#include "ui/shell/rateline.h"
#include "ui/shell/windowparts.h"
#include "ui/tables/tableview.h"

#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QSet>
#include <QStatusBar>
#include <QVBoxLayout>

namespace tst_mainwindow {

using namespace Qt::StringLiterals;
using namespace storedesk;

// The permanent parts of the window with a store.
class TestMainWindow final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyPageHasAWordOfItsOwn()
    {
        QSet<QString> words;
        for (const auto &row : ui::pages::allPages()) {
            QVERIFY2(!words.contains(row.word), row.word.data());
            words.insert(row.word);
            QVERIFY2(row.make, row.word.data());
            QVERIFY2(!ui::pages::titleOf(row).isEmpty(), row.word.data());
            QCOMPARE(ui::pages::pageRow(QString(row.word)), &row);
        }
        QVERIFY(!ui::pages::pageRow(u"no such page"));
    }

    void everyCreatableResourceIsInTheMenu()
    {
        support::Console console;
        auto *menu = console.window().findChild<QMenu *>(u"new"_s);
        QVERIFY(menu);
        // Disabled without an account.
        QVERIFY(!menu->menuAction()->isEnabled());
        QVERIFY(console.connectTo());
        QVERIFY(menu->menuAction()->isEnabled());
        QStringList offered;
        for (const auto *action : menu->actions())
            offered.append(action->objectName());
        QStringList known;
        for (const auto &row : ui::pages::allPages()) {
            if (row.creates)
                known.append(row.word);
        }
        QCOMPARE(offered, known);
        QCOMPARE(offered.constFirst(), u"new-contact"_s);
        QCOMPARE(menu->actions().constFirst()->text(), u"New &contact…"_s);
        for (auto *action : menu->actions()) {
            action->trigger();
            QTRY_COMPARE(console.window().currentPage()->place().page, action->objectName());
        }
    }

    void aReadOnlyAccountCreatesNothing()
    {
        support::Console console;
        auto profile = console.profile();
        profile.guard = profiles::ProtectionLevel::ReadOnly;
        QVERIFY(console.connectTo(profile));
        QVERIFY(!console.window().findChild<QMenu *>(u"new"_s)->menuAction()->isEnabled());
    }

    // The time window slides, so the count decreases while nothing is sent.
    void theRequestsOfThisMinuteFallByThemselves()
    {
        support::ManualClock clock;
        auto profile = profiles::Profile{.id = u"test"_s,
                                         .name = u"Casa Oliva"_s,
                                         .address = {},
                                         .colour = u"teal"_s,
                                         .guard = profiles::ProtectionLevel::Confirm,
                                         .requestsPerMinute = 100};
        support::PageFrame frame({.contacts = 5, .requestsPerMinute = 0}, profile, {}, &clock);
        ui::shell::RateLine line(frame.account().session().client(), frame.theme(), clock);
        const auto *words = line.findChild<QLabel *>(u"paceWords"_s);
        QCOMPARE(words->text(), u"0 of 100 this minute"_s);
        support::ask(frame, {.operation = catalogue::OperationId::ListExports});
        QTRY_COMPARE(words->text(), u"1 of 100 this minute"_s);
        clock.advance(std::chrono::seconds(59));
        QCOMPARE(words->text(), u"1 of 100 this minute"_s);
        clock.advance(std::chrono::seconds(2));
        QCOMPARE(words->text(), u"0 of 100 this minute"_s);
    }

    void theStoreIsNamedInTitleAndStatusBar()
    {
        support::Console console;
        QCOMPARE(console.window().windowTitle(), u"Storedesk"_s);
        QVERIFY(console.connectTo());
        QVERIFY(console.window().windowTitle().contains(u"Casa Oliva (test)"_s));
        const auto labels = console.window().statusBar()->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel *label) { return label->text() == u"Casa Oliva"_s; }));
    }

    void aDialogStandsInTheMiddleOfTheWindow_data()
    {
        QTest::addColumn<QSize>("wanted");
        QTest::newRow("usual") << QSize(700, 380);
        QTest::newRow("larger than the window") << QSize(3000, 2000);
    }

    void aDialogStandsInTheMiddleOfTheWindow()
    {
        QFETCH(const QSize, wanted);
        support::Console console;
        QVERIFY(console.connectTo());
        auto *dialog = new QDialog;
        auto *box = new QVBoxLayout(dialog);
        auto *words = new QLabel(u"Undo?"_s, dialog);
        // More than the requested height.
        words->setMinimumHeight(500);
        box->addWidget(words);
        dialog->resize(wanted);
        console.window().openDialog(dialog);
        QVERIFY(dialog->isVisible());
        const auto away = dialog->geometry().center() - console.window().geometry().center();
        QVERIFY2(away.manhattanLength() <= 2, qPrintable(QString::number(away.manhattanLength())));
        QVERIFY(dialog->width() < console.window().width());
        QVERIFY(dialog->height() < console.window().height());
    }

    void everyPageOfTheNavigationOpens()
    {
        support::Console console;
        QVERIFY(console.connectTo());
        for (const auto &row : ui::pages::allPages()) {
            if (row.group == ui::NavigationGroup::None)
                continue;
            auto *page = console.open({.page = row.word});
            QVERIFY2(page, row.word.data());
            QCOMPARE(console.window().currentPage(), page);
            QCOMPARE(page->place().page, row.word);
        }
        QVERIFY(!console.window().open({.page = u"no such page"_s}));
    }

    void everyCallIsInTheLog()
    {
        support::Console console;
        QVERIFY(console.connectTo());
        console.window().account().readStore();
        QTRY_VERIFY(console.ledger().total() >= 1);
        // The log includes calls from before it was shown.
        console.window().parts().callLog->show();
        const auto *log = console.window().findChild<ui::TableView *>(u"logCalls"_s);
        QVERIFY(log);
        QTRY_VERIFY(log->model()->rowCount() >= 1);
    }

    void keysChangeTheTextSizeOfTheWholeWindow()
    {
        support::Console console;
        QVERIFY(console.connectTo());
        auto &window = console.window();
        auto *page = console.open({.page = u"exports"_s});
        QVERIFY(page);
        const auto *table = page->findChild<ui::TableView *>();
        const auto *navigation = window.findChild<ui::navigation::Navigation *>();
        const auto received = console.ledger().total();
        QCOMPARE(window.font().pixelSize(), 13);
        QCOMPARE(table->rowHeight(0), 36);
        const int column = table->columnWidth(0);
        const int side = navigation->width();

        const auto press = [&window](Qt::Key key) {
            QTest::keyClick(window.focusWidget(), key, Qt::ControlModifier);
        };
        for (int times = 0; times < 3; ++times)
            press(Qt::Key_Plus);
        QCOMPARE(console.theme().textSize(), 150);
        QCOMPARE(window.font().pixelSize(), 20);
        QCOMPARE(table->rowHeight(0), console.theme().scaled(36));
        QVERIFY(table->columnWidth(0) > column);
        QTRY_VERIFY(navigation->width() != side);
        // The same key without Shift.
        press(Qt::Key_Equal);
        QCOMPARE(console.theme().textSize(), 175);
        for (int times = 0; times < 12; ++times)
            press(Qt::Key_Minus);
        QCOMPARE(console.theme().textSize(), 70);
        press(Qt::Key_0);
        QCOMPARE(window.font().pixelSize(), 13);
        QCOMPARE(table->rowHeight(0), 36);
        QTRY_COMPARE(navigation->width(), side);
        // Nothing was loaded for this change.
        QCOMPARE(window.currentPage(), page);
        QCOMPARE(console.ledger().total(), received);
    }

    void theTextSizeIsKept()
    {
        const QTemporaryDir folder;
        const ui::shell::Preferences preferences(folder.filePath(u"window.ini"_s));
        QCOMPARE(preferences.textSize(), 100);
        base::SystemClock clock;
        ui::Theme theme(*qApp);
        ui::WindowLanguage language;
        ui::shell::MainWindow window(theme, language, clock, {}, preferences);
        window.findChild<QAction *>(u"largerText"_s)->trigger();
        QCOMPARE(preferences.textSize(), 110);
        QCOMPARE(ui::shell::Preferences(folder.filePath(u"window.ini"_s)).textSize(), 110);
        // Simulates a manually edited settings file.
        theme.setTextSize(100000);
        QCOMPARE(theme.textSize(), 200);
        theme.setTextSize(100);
    }
};

STOREDESK_TEST(TestMainWindow)

} // namespace tst_mainwindow

#include "tst_mainwindow.moc"
