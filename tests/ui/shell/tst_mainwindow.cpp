// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/pagefixture.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "itemmodels/calllogmodel.h"
#include "ui/navigation/navigation.h"
#include "ui/pages/keylines.h"
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

// Tests the permanent parts of the window with a store.
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
        support::WindowFixture fixture;
        auto *menu = fixture.window().findChild<QMenu *>(u"new"_s);
        QVERIFY(menu);
        // The menu is disabled without an account.
        QVERIFY(!menu->menuAction()->isEnabled());
        QVERIFY(fixture.connectTo());
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
            QTRY_COMPARE(fixture.window().currentPage()->place().page, action->objectName());
        }
    }

    void frequentAssistantsHaveShortcuts_data()
    {
        QTest::addColumn<QKeyCombination>("key");
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("shown");
        QTest::newRow("import") << QKeyCombination(Qt::CTRL | Qt::SHIFT | Qt::Key_I)
                                << u"new-import"_s << u"New import…"_s;
        QTest::newRow("export") << QKeyCombination(Qt::CTRL | Qt::SHIFT | Qt::Key_E)
                                << u"new-export"_s << u"New export…"_s;
        QTest::newRow("bulk job") << QKeyCombination(Qt::CTRL | Qt::SHIFT | Qt::Key_B) << u"bulk"_s
                                  << u"New bulk job…"_s;
    }

    void frequentAssistantsHaveShortcuts()
    {
        QFETCH(const QKeyCombination, key);
        QFETCH(const QString, word);
        QFETCH(const QString, shown);
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        auto &window = fixture.window();
        QTest::keyClick(&window, key.key(), key.keyboardModifiers());
        QTRY_COMPARE(window.currentPage()->place().page, word);
        const auto lines = ui::pages::menuLines(window);
        const auto keys = QKeySequence(key).toString(QKeySequence::NativeText);
        QVERIFY(
            lines.contains(ui::pages::KeyLine{.what = shown, .where = u"File"_s, .keys = keys}));
        QCOMPARE(std::ranges::count(lines, keys, &ui::pages::KeyLine::keys), 1);
    }

    void aReadOnlyAccountCreatesNothing()
    {
        support::WindowFixture fixture;
        auto profile = fixture.profile();
        profile.guard = profiles::ProtectionLevel::ReadOnly;
        QVERIFY(fixture.connectTo(profile));
        QVERIFY(!fixture.window().findChild<QMenu *>(u"new"_s)->menuAction()->isEnabled());
    }

    // The count is over the last minute, so it decreases while nothing is sent.
    void theRequestsOfThisMinuteFallByThemselves()
    {
        support::ManualClock clock;
        auto profile = profiles::Profile{.id = u"test"_s,
                                         .name = u"Casa Oliva"_s,
                                         .address = {},
                                         .colour = u"teal"_s,
                                         .guard = profiles::ProtectionLevel::Confirm,
                                         .requestsPerMinute = 100};
        support::PageFixture fixture({.contacts = 5, .requestsPerMinute = 0}, profile, {}, &clock);
        ui::shell::RateLine line(fixture.account().session().client(), fixture.theme(), clock);
        const auto *words = line.findChild<QLabel *>(u"paceWords"_s);
        QCOMPARE(words->text(), u"0 of 100 this minute"_s);
        support::sendAndWait(fixture, {.operation = catalogue::OperationId::ListExports});
        QTRY_COMPARE(words->text(), u"1 of 100 this minute"_s);
        clock.advance(std::chrono::seconds(59));
        QCOMPARE(words->text(), u"1 of 100 this minute"_s);
        clock.advance(std::chrono::seconds(2));
        QCOMPARE(words->text(), u"0 of 100 this minute"_s);
    }

    void theStoreIsNamedInTitleAndStatusBar()
    {
        support::WindowFixture fixture;
        QCOMPARE(fixture.window().windowTitle(), u"Storedesk"_s);
        QVERIFY(fixture.connectTo());
        QVERIFY(fixture.window().windowTitle().contains(u"Casa Oliva (test)"_s));
        const auto labels = fixture.window().statusBar()->findChildren<QLabel *>();
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
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        auto *dialog = new QDialog;
        auto *box = new QVBoxLayout(dialog);
        auto *words = new QLabel(u"Undo?"_s, dialog);
        // The content needs more than the requested height.
        words->setMinimumHeight(500);
        box->addWidget(words);
        dialog->resize(wanted);
        fixture.window().openDialog(dialog);
        QVERIFY(dialog->isVisible());
        const auto away = dialog->geometry().center() - fixture.window().geometry().center();
        QVERIFY2(away.manhattanLength() <= 2, qPrintable(QString::number(away.manhattanLength())));
        QVERIFY(dialog->width() < fixture.window().width());
        QVERIFY(dialog->height() < fixture.window().height());
    }

    void everyPageOfTheNavigationOpens()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        for (const auto &row : ui::pages::allPages()) {
            if (row.group == ui::NavigationGroup::None)
                continue;
            auto *page = fixture.open({.page = row.word});
            QVERIFY2(page, row.word.data());
            QCOMPARE(fixture.window().currentPage(), page);
            QCOMPARE(page->place().page, row.word);
        }
        QVERIFY(!fixture.window().open({.page = u"no such page"_s}));
    }

    void everyCallIsInTheLog()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        fixture.window().account().readStore();
        QTRY_VERIFY(fixture.ledger().total() >= 1);
        // The log includes calls that were made before it was shown.
        fixture.window().parts().callLog->show();
        const auto *log = fixture.window().findChild<ui::TableView *>(u"logCalls"_s);
        QVERIFY(log);
        QTRY_VERIFY(log->model()->rowCount() >= 1);
    }

    void keysChangeTheTextSizeOfTheWholeWindow()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        auto &window = fixture.window();
        auto *page = fixture.open({.page = u"exports"_s});
        QVERIFY(page);
        const auto *table = page->findChild<ui::TableView *>();
        const auto *navigation = window.findChild<ui::navigation::Navigation *>();
        const auto received = fixture.ledger().total();
        QCOMPARE(window.font().pixelSize(), 13);
        QCOMPARE(table->rowHeight(0), 36);
        const int column = table->columnWidth(0);
        const int side = navigation->width();

        const auto press = [&window](Qt::Key key) {
            QTest::keyClick(window.focusWidget(), key, Qt::ControlModifier);
        };
        for (int times = 0; times < 3; ++times)
            press(Qt::Key_Plus);
        QCOMPARE(fixture.theme().textSize(), 150);
        QCOMPARE(window.font().pixelSize(), 20);
        QCOMPARE(table->rowHeight(0), fixture.theme().scaled(36));
        QVERIFY(table->columnWidth(0) > column);
        QTRY_VERIFY(navigation->width() != side);
        // Press the same key without Shift.
        press(Qt::Key_Equal);
        QCOMPARE(fixture.theme().textSize(), 175);
        for (int times = 0; times < 12; ++times)
            press(Qt::Key_Minus);
        QCOMPARE(fixture.theme().textSize(), 70);
        press(Qt::Key_0);
        QCOMPARE(window.font().pixelSize(), 13);
        QCOMPARE(table->rowHeight(0), 36);
        QTRY_COMPARE(navigation->width(), side);
        // Changing the text size did not reload any data.
        QCOMPARE(window.currentPage(), page);
        QCOMPARE(fixture.ledger().total(), received);
    }

    void theTextSizeIsStored()
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
        // The settings file may have been edited by hand.
        theme.setTextSize(100000);
        QCOMPARE(theme.textSize(), 200);
        theme.setTextSize(100);
    }
};

STOREDESK_TEST(TestMainWindow)

} // namespace tst_mainwindow

#include "tst_mainwindow.moc"
