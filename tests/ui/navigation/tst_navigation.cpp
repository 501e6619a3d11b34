// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/stubpage.h"
#include "support/tablefile.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "ui/navigation/navigation.h"
#include "ui/navigation/navigationmodel.h"
#include "ui/navigation/pagetabs.h"
#include "ui/pages/pagetable.h"
#include "ui/records/recordpanel.h"
#include "ui/records/recordview.h"
#include "ui/sheetview/openfile.h"
#include "ui/widgets/button.h"
#include "ui/widgets/keyhint.h"
#include "ui/widgets/statepane.h"

#include <QAbstractItemModelTester>
#include <QDockWidget>
#include <QShortcut>
#include <QTreeView>

namespace tst_navigation {

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::navigation::NavigationModel;

static ui::PageRow row(QLatin1StringView word, ui::NavigationGroup group,
                       catalogue::Resource resource)
{
    return {.word = word, .title = word.data(), .group = group, .resource = resource};
}

static const QList rows{
    row("overview"_L1, ui::NavigationGroup::Top, catalogue::Resource::Store),
    row("contacts"_L1, ui::NavigationGroup::Browse, catalogue::Resource::Contact),
    row("exports"_L1, ui::NavigationGroup::Transfer, catalogue::Resource::Export),
    row("bin"_L1, ui::NavigationGroup::Store, catalogue::Resource::Store),
    row("contact"_L1, ui::NavigationGroup::None, catalogue::Resource::Contact),
};

class TestNavigation final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        QTest::failOnWarning(QRegularExpression(u"FAIL!"_s));
    }

    void theModelHasHeadingsThatCannotBeChosen()
    {
        NavigationModel model(rows);
        const QAbstractItemModelTester tester(&model);
        QStringList shown;
        for (int index = 0; index < model.rowCount(); ++index) {
            const auto at = model.index(index, 0);
            const bool page = at.data(NavigationModel::KindRole).toInt()
                == static_cast<int>(NavigationModel::Kind::Page);
            QCOMPARE(at.flags().testFlag(Qt::ItemIsEnabled), page);
            shown.append(at.data().toString());
        }
        QCOMPARE(shown,
                 QStringList({u"overview"_s, u"Browse"_s, u"contacts"_s, u"Transfer"_s,
                              u"exports"_s, u""_s, u"bin"_s}));
    }

    void badgesLocksAndTheCurrentPageAreAccessible()
    {
        NavigationModel model(rows);
        const QAbstractItemModelTester tester(&model);
        const auto exports = model.indexOf(u"exports");
        model.setBadge(u"exports"_s, {.total = 86, .running = 2});
        QCOMPARE(exports.data(NavigationModel::RunningRole).toInt(), 2);
        QCOMPARE(exports.data(NavigationModel::TotalRole).toInt(), 86);
        QCOMPARE(exports.data(Qt::AccessibleTextRole).toString(),
                 u"exports, 2 running, 86 in total"_s);
        model.setFront(u"exports"_s);
        QVERIFY(exports.data(NavigationModel::FrontRole).toBool());
        model.setRights(
            [](catalogue::Resource resource) { return resource != catalogue::Resource::Export; });
        QVERIFY(exports.data(NavigationModel::LockedRole).toBool());
        QVERIFY(!model.indexOf(u"contacts").data(NavigationModel::LockedRole).toBool());
        QVERIFY(!exports.data(NavigationModel::AwaitedRole).toBool());
        // The counts of another account are not known yet.
        model.forgetBadges();
        QCOMPARE(exports.data(NavigationModel::TotalRole).toInt(), -1);
        QVERIFY(exports.data(NavigationModel::AwaitedRole).toBool());
        QVERIFY(!model.indexOf(u"contacts").data(NavigationModel::AwaitedRole).toBool());
        model.setBadge(u"exports"_s, {.total = 3});
        QVERIFY(!exports.data(NavigationModel::AwaitedRole).toBool());
    }

    void theKeyboardWalksPastHeadingsAndOpens()
    {
        ui::Theme theme(*qApp);
        ui::navigation::Navigation navigation(rows, theme);
        navigation.resize(204, 600);
        navigation.show();
        navigation.activateWindow();
        QVERIFY(QTest::qWaitForWindowExposed(&navigation));
        auto *list = navigation.findChild<QTreeView *>(u"navigation"_s);
        QStringList chosen;
        connect(&navigation, &ui::navigation::Navigation::chosen, this,
                [&chosen](const QString &word) { chosen.append(word); });
        navigation.focusList();
        QTRY_VERIFY(list->hasFocus());
        QTest::keyClick(list, Qt::Key_Return);
        // The key skips the heading "Browse".
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Return);
        QTest::keyClick(list, Qt::Key_End);
        QTest::keyClick(list, Qt::Key_Space);
        QCOMPARE(chosen, QStringList({u"overview"_s, u"contacts"_s, u"bin"_s}));
        const auto place = list->visualRect(navigation.model().indexOf(u"exports"));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, place.center());
        QCOMPARE(chosen.last(), u"exports"_s);
    }

    void aNarrowWindowHasARail()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        auto *navigation = fixture.window().parts().navigation;
        QCOMPARE(navigation->width(), 204);
        fixture.window().resize(1024, 640);
        QTRY_COMPARE(navigation->width(), 52);
        fixture.window().resize(1280, 800);
        QTRY_COMPARE(navigation->width(), 204);
    }

    // Opens every page, and checks that the list of shortcuts contains all of its shortcuts.
    void thePageOfKeysNamesThemAll()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        auto &window = fixture.window();
        support::TableFolder folder;
        const auto before = folder.write(u"before.csv"_s, "id,name\n1,Ann\n");
        const auto after = folder.write(u"after.csv"_s, "id,name\n1,Eva\n");
        QList<ui::PageAddress> places{
            ui::placeOfFile(before),
            ui::placeOfComparison(before, after),
            {.page = u"new-event-type"_s, .values = {u"1"_s}},
            {.page = u"contact"_s, .values = {u"email"_s, u"a@example.org"_s}}};
        for (const auto &row : ui::pages::allPages())
            places.append({.page = row.word});
        for (const auto &place : std::as_const(places))
            window.open(place);
        window.parts().callLog->show();
        auto *page = fixture.open({.page = u"shortcuts"_s});
        QVERIFY(page);
        page->refresh();
        QSet<QString> named;
        const auto *keys = page->findChild<QAbstractItemView *>(u"shortcuts"_s)->model();
        const auto all = keys->rowCount();
        QCOMPARE(QApplication::focusWidget()->objectName(), u"filterKeys"_s);
        QTest::keyClicks(QApplication::focusWidget(), u"MASK"_s);
        QCOMPARE(keys->rowCount(), 1);
        QCOMPARE(keys->index(0, 2).data().toString(), u"F9"_s);
        QTest::keyClicks(QApplication::focusWidget(), u" of nobody"_s);
        const auto *pane = page->findChild<ui::StatePane *>();
        QVERIFY(pane && pane->isVisible());
        QVERIFY(pane->headline().contains(u"MASK of nobody"_s));
        QTest::mouseClick(pane->mainButton(), Qt::LeftButton);
        QVERIFY(!pane->isVisible());
        QCOMPARE(QApplication::focusWidget()->objectName(), u"filterKeys"_s);
        QCOMPARE(keys->rowCount(), all);
        for (int row = 0; row < keys->rowCount(); ++row)
            named.insert(keys->index(row, 2).data().toString());
        const auto check = [&named](const QKeySequence &key, const QString &what) {
            // The list of shortcuts calls both keys Return.
            const auto text =
                key.toString(QKeySequence::NativeText).replace(u"Ctrl+Enter"_s, u"Ctrl+Return"_s);
            QVERIFY2(text.isEmpty() || named.contains(text), qPrintable(text + u": "_s + what));
        };
        for (const auto *action : window.findChildren<QAction *>())
            check(action->shortcut(), action->text());
        for (const auto *shortcut : window.findChildren<QShortcut *>())
            check(shortcut->key(), shortcut->parent()->objectName());
        for (const auto *hint : window.findChildren<ui::KeyHint *>())
            check(hint->key(), hint->parent()->objectName());
        for (const auto &text : {u"F7"_s, u"F8"_s, u"F9"_s, u"Del"_s, u"Return"_s, u"Ctrl+Return"_s,
                                 u"Ctrl+Shift+Tab"_s})
            QVERIFY2(named.contains(text), qPrintable(text));
    }

    void f6ReachesTheRecordOfALookUp()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        auto &window = fixture.window();
        const auto email =
            fixture.service().examples()[catalogue::Resource::Contact].constFirst().value;
        const auto *page = fixture.open({.page = u"contacts"_s});
        QVERIFY(page);
        auto *field = page->findChild<QLineEdit *>(u"lookUpField"_s);
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClicks(field, email);
        QTest::keyClick(field, Qt::Key_Return);
        const auto *record = page->findChild<ui::records::RecordPanel *>();
        QTRY_VERIFY(page->settled() && record->view()->isVisible());
        const auto inRecord = [record] {
            return record->isAncestorOf(QApplication::focusWidget());
        };
        for (int step = 0; step < 3 && !inRecord(); ++step)
            QTest::keyClick(&window, Qt::Key_F6);
        QVERIFY(inRecord());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
        QTRY_VERIFY(window.findChild<QDialog *>(u"deleteDialog"_s));
    }

    void theKeysOfARecordWorkAsSoonAsItsTabIsOpen()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        auto &window = fixture.window();
        const auto email =
            fixture.service().examples()[catalogue::Resource::Contact].constFirst().value;
        const auto *page = fixture.open({.page = u"contact"_s, .values = {u"email"_s, email}});
        QVERIFY(page);
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"recordTabs"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
        QTRY_VERIFY(window.findChild<QDialog *>(u"deleteDialog"_s));
    }

    void f6GoesFromPaneToPane()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        auto &window = fixture.window();
        auto *list = window.findChild<QTreeView *>(u"navigation"_s);
        auto *page = new support::StubPage(window);
        window.parts().tabs->add(page);
        window.parts().tabs->setCurrentWidget(page);
        page->find();
        QTRY_VERIFY(page->findChild<QLineEdit *>()->hasFocus());
        QTest::keyClick(&window, Qt::Key_F6, Qt::ShiftModifier);
        QTRY_VERIFY(list->hasFocus());
        QTest::keyClick(&window, Qt::Key_F6);
        QTRY_VERIFY(page->findChild<QLineEdit *>()->hasFocus());
    }
};

STOREDESK_TEST(TestNavigation)

} // namespace tst_navigation

#include "tst_navigation.moc"
