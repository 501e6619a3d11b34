// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/stubpage.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "ui/navigation/menus.h"
#include "ui/navigation/pagetabs.h"
#include "ui/navigation/tabclosebutton.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QToolButton>

namespace tst_pagetabs {

using namespace Qt::StringLiterals;
using namespace storedesk;

class TestPageTabs final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
        QVERIFY(m_fixture->connectTo());
        while (auto *page = window().currentPage())
            window().close(page);
    }

    void cleanup() { m_fixture.reset(); }

    void aPageIsOpenedOnceAndReadWhenItComesToTheFront()
    {
        auto *first = window().open({.page = u"shortcuts"_s});
        QVERIFY(first);
        auto *second = add(u"two"_s);
        QCOMPARE(second->refreshed, 0);
        tabs()->setCurrentWidget(second);
        QCOMPARE(second->refreshed, 1);
        QCOMPARE(window().open({.page = u"shortcuts"_s}), first);
        tabs()->setCurrentWidget(second);
        QCOMPARE(second->refreshed, 1);
        QTest::keyClick(&window(), Qt::Key_F5);
        QCOMPARE(second->refreshed, 2);
    }

    void longTitlesDoNotSqueezeShortOnes()
    {
        window().resize(1280, 800);
        const auto *bar = tabs()->tabBar();
        auto *brief = add(u"Exports"_s);
        const int wanted = bar->tabRect(tabs()->indexOf(brief)).width();
        for (int number = 0; number < 5; ++number)
            add(u"A file with a name of many words %1"_s.arg(number));
        QTRY_VERIFY(bar->tabRect(bar->count() - 1).right() <= tabs()->width());
        QVERIFY(bar->tabRect(tabs()->indexOf(brief)).width() >= wanted);
        QVERIFY(bar->tabRect(bar->count() - 1).width() > wanted / 2);
    }

    void manyTabsStayReadableAndAListNamesThemAll()
    {
        window().resize(1280, 800);
        const auto *bar = tabs()->tabBar();
        const auto *list = window().findChild<QToolButton *>(u"tabList"_s);
        QVERIFY(list);
        for (int number = 0; number < 3; ++number)
            add(u"Import of subscribers %1"_s.arg(number));
        QTRY_VERIFY(bar->isVisible() && !list->isVisible());
        for (int number = 3; number < 14; ++number)
            add(u"Import of subscribers %1"_s.arg(number));
        QTRY_VERIFY(list->isVisible());
        const int letters = bar->fontMetrics().horizontalAdvance(u"Import of su"_s);
        QVERIFY(bar->tabRect(0).width() >= letters + tabs()->iconSize().width());
        for (const int index : {13, 0, 7}) {
            tabs()->setCurrentIndex(index);
            QTRY_VERIFY(bar->rect().contains(bar->tabRect(index)));
        }
        for (const auto *name : {"ScrollLeftButton", "ScrollRightButton"}) {
            const auto *arrow = bar->findChild<QToolButton *>(QString::fromLatin1(name));
            QVERIFY(arrow && arrow->isVisible());
            // An arrow is drawn on the button.
            QVERIFY2(coloursOf(*arrow) > 3, name);
        }

        QTest::keyClick(&window(), Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        auto *menu = window().findChild<QMenu *>(u"tabListMenu"_s);
        QTRY_VERIFY(menu->isVisible());
        QCOMPARE(menu->actions().size(), 14);
        QCOMPARE(menu->actions().at(12)->text(), u"Import of subscribers 12"_s);
        QVERIFY(menu->actions().at(7)->isChecked() && !menu->actions().at(12)->isChecked());
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QTRY_COMPARE(tabs()->currentIndex(), 8);

        QTest::keyClick(&window(), Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(menu->isVisible());
        QTest::keyClicks(menu, u"Import of subscribers 12"_s);
        QTest::keyClick(menu, Qt::Key_Return);
        QTRY_COMPARE(tabs()->currentIndex(), 12);

        while (tabs()->count() > 3)
            window().close(window().currentPage());
        QTRY_VERIFY(!list->isVisible());
    }

    // Otherwise the next click would close or open another tab.
    void tabsKeepTheirWidthsUnderTheMousePointer()
    {
        window().resize(1280, 800);
        auto *bar = tabs()->tabBar();
        for (int number = 0; number < 12; ++number)
            add(u"Import of subscribers %1"_s.arg(number));
        QTRY_VERIFY(bar->tabRect(1).width() > 0);
        const int before = bar->tabRect(1).width();
        QEnterEvent enter(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5));
        QApplication::sendEvent(bar, &enter);
        for (int closed = 0; closed < 8; ++closed)
            window().close(tabs()->pages().last());
        tabs()->setTabText(1, u"A much longer title of the second tab"_s);
        QCoreApplication::processEvents();
        QCOMPARE(bar->tabRect(1).width(), before);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(bar, &leave);
        QTRY_VERIFY(bar->tabRect(1).width() > before);
    }

    void theMenuOfATabClosesTheOthers_data()
    {
        // The entries are close, close others, close to the right, and close all.
        QTest::addColumn<int>("entry");
        QTest::addColumn<QStringList>("left");
        QTest::newRow("it") << 0 << QStringList{u"one"_s, u"three"_s, u"four"_s};
        QTest::newRow("others") << 1 << QStringList{u"two"_s};
        QTest::newRow("to the right") << 2 << QStringList{u"one"_s, u"two"_s};
        QTest::newRow("all") << 3 << QStringList();
    }

    void theMenuOfATabClosesTheOthers()
    {
        QFETCH(const int, entry);
        for (const auto *name : {"one", "two", "three", "four"})
            add(QString::fromLatin1(name));
        auto *bar = tabs()->tabBar();
        const auto place = bar->tabRect(1).center();
        QContextMenuEvent click(QContextMenuEvent::Mouse, place, bar->mapToGlobal(place));
        QCoreApplication::sendEvent(bar, &click);
        auto *menu = tabs()->findChild<QMenu *>(u"tabMenu"_s);
        QTRY_VERIFY(menu && menu->isVisible());
        menu->actions().at(entry)->trigger();
        menu->close();
        QStringList left;
        for (const auto *page : tabs()->pages())
            left.append(page->title());
        QTEST(left, "left");
    }

    void theMenuKeyOpensTheMenuOfTheTabInFront()
    {
        add(u"one"_s);
        tabs()->setCurrentWidget(add(u"two"_s));
        QContextMenuEvent key(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QCoreApplication::sendEvent(tabs()->tabBar(), &key);
        auto *menu = tabs()->findChild<QMenu *>(u"tabMenu"_s);
        QTRY_VERIFY(menu && menu->isVisible());
        // There are no tabs to the right.
        QVERIFY(!menu->actions().at(2)->isEnabled());
        menu->close();
        window().findChild<QAction *>(u"closeOthers"_s)->trigger();
        QCOMPARE(tabs()->count(), 1);
        QCOMPARE(tabs()->pages().first()->title(), u"two"_s);
    }

    void anUntouchedFormMakesRoomForAnotherOfItsKind()
    {
        const ui::PageAddress refill{.page = u"new-import"_s, .values = {u"coupons"_s, u"set-1"_s}};
        add(u"one"_s);
        window().open({.page = u"new-import"_s});
        add(u"three"_s);
        auto *first = window().open(refill);
        QCOMPARE(tabs()->count(), 3);
        QCOMPARE(tabs()->indexOf(first), 1);
        // The tab that exists for this set is used.
        QCOMPARE(window().open(refill), first);
        (void)window().open({.page = u"new-import"_s, .values = {u"coupons"_s, u"set-2"_s}});
        QCOMPARE(tabs()->count(), 3);
        QVERIFY(tabs()->tabText(1) == u"New import"_s);
    }

    void anOpenTabAppliesTheFilter()
    {
        auto *page = add(u"list"_s);
        const ui::PageAddress filtered{.page = u"list"_s,
                                       .filter = QMap<QString, QString>{{u"status"_s, u"error"_s}}};
        QCOMPARE(window().open(filtered), page);
        QCOMPARE(page->wanted, *filtered.filter);
        QCOMPARE(window().currentPage(), page);
        page->wanted.clear();
        window().open({.page = u"list"_s});
        // The page is unchanged.
        QVERIFY(page->wanted.isEmpty());
    }

    void theTitleFollowsThePage()
    {
        tabs()->setCurrentWidget(add(u"Fish & chips"_s));
        QCOMPARE(tabs()->tabText(tabs()->currentIndex()), u"Fish && chips"_s);
        QVERIFY(window().windowTitle().startsWith(u"Fish & chips — Casa Oliva (test)"_s));
    }

    void tabsOfTheSameNameAreDistinguished()
    {
        const auto first = tabs()->count();
        auto *one = add(u"New contact"_s);
        add(u"New contact"_s);
        QCOMPARE(tabs()->tabText(first), u"New contact"_s);
        QCOMPARE(tabs()->tabText(first + 1), u"New contact (2)"_s);
        QCOMPARE(tabs()->tabToolTip(first + 1), u"New contact (2)"_s);
        tabs()->remove(one);
        QCOMPARE(tabs()->tabText(first), u"New contact"_s);
        delete one;
    }

    // The page below becomes current and emits a signal while the page above is being destroyed.
    void tabsAreNamedWhileAPageIsDeleted()
    {
        auto *below = add(u"below"_s);
        auto *above = add(u"above"_s);
        tabs()->setCurrentWidget(above);
        connect(tabs(), &ui::navigation::PageTabs::currentPageChanged, below,
                &ui::Page::headChanged);
        delete above;
        QCOMPARE(tabs()->tabText(tabs()->count() - 1), u"below"_s);
    }

    void aDotMarksPendingChanges()
    {
        auto *page = add(u"one"_s);
        auto *end = qobject_cast<ui::navigation::TabCloseButton *>(
            tabs()->tabBar()->tabButton(tabs()->indexOf(page), QTabBar::RightSide));
        QVERIFY(end && !end->pending());
        const int narrow = end->width();
        page->setPending(true);
        QVERIFY(end->pending());
        QVERIFY(end->width() > narrow);
        // The dot and the close button are visible.
        QVERIFY(end->isVisible());
        page->setPending(false);
        QVERIFY(!end->pending());
        QVERIFY(end->isVisible());
    }

    void tabsCloseByKeyByCrossAndByMiddleClickAndComeBack()
    {
        auto *keys = window().open({.page = u"shortcuts"_s});
        QVERIFY(keys);
        QTest::keySequence(&window(), QKeySequence(QKeySequence::Close));
        QTRY_COMPARE(tabs()->count(), 0);
        QTest::keyClick(&window(), Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(tabs()->count(), 1);
        QCOMPARE(window().currentPage()->place().page, u"shortcuts"_s);

        auto *page = add(u"one"_s);
        auto *end = tabs()->tabBar()->tabButton(tabs()->indexOf(page), QTabBar::RightSide);
        QTest::mouseClick(end->findChild<QToolButton *>(u"closeTab"_s), Qt::LeftButton);
        QTRY_COMPARE(tabs()->count(), 1);

        add(u"two"_s);
        QTest::mouseClick(tabs()->tabBar(), Qt::MiddleButton, {},
                          tabs()->tabBar()->tabRect(1).center());
        QTRY_COMPARE(tabs()->count(), 1);
    }

    void ctrlTabGoesRound()
    {
        add(u"one"_s);
        auto *two = add(u"two"_s);
        tabs()->setCurrentIndex(0);
        window().findChild<QAction *>(u"nextTab"_s)->trigger();
        QCOMPARE(window().currentPage(), two);
        window().findChild<QAction *>(u"nextTab"_s)->trigger();
        QCOMPARE(tabs()->currentIndex(), 0);
        window().findChild<QAction *>(u"previousTab"_s)->trigger();
        QCOMPARE(window().currentPage(), two);
    }

    void theRecordMenuIsThePages()
    {
        const auto record = [this] {
            for (auto *action : window().findChild<QMenuBar *>()->actions()) {
                if (action->text() == u"Re&cord"_s)
                    return action;
            }
            return static_cast<QAction *>(nullptr);
        };
        window().open({.page = u"shortcuts"_s});
        QVERIFY(!record()->isEnabled());
        tabs()->setCurrentWidget(add(u"one"_s));
        QVERIFY(record()->isEnabled());
        QCOMPARE(record()->menu()->actions().constFirst()->text(), u"Do it"_s);
    }

    void findGoesToThePage()
    {
        auto *page = add(u"one"_s);
        tabs()->setCurrentWidget(page);
        QTest::keySequence(&window(), QKeySequence(QKeySequence::Find));
        QTRY_VERIFY(page->findChild<QLineEdit *>()->hasFocus());
    }

    void mnemonicsAreUniqueInEveryMenu_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("Spanish") << u"es"_s;
    }

    void mnemonicsAreUniqueInEveryMenu()
    {
        QFETCH(const QString, language);
        window().chooseLanguage(language);
        for (const auto *menu : window().findChild<QMenuBar *>()->actions()) {
            QStringList letters;
            for (const auto *action : menu->menu()->actions()) {
                const auto at = action->text().indexOf(u'&');
                if (at < 0 || action->isSeparator())
                    continue;
                const auto letter = action->text().mid(at + 1, 1).toLower();
                QVERIFY2(!letters.contains(letter), qPrintable(menu->text() + action->text()));
                letters.append(letter);
            }
        }
    }

private:
    static qsizetype coloursOf(const QWidget &widget)
    {
        const auto picture = const_cast<QWidget &>(widget).grab().toImage();
        QSet<QRgb> seen;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                seen.insert(picture.pixel(x, y));
        }
        return seen.size();
    }

    [[nodiscard]] ui::shell::MainWindow &window() { return m_fixture->window(); }
    [[nodiscard]] ui::navigation::PageTabs *tabs() { return window().parts().tabs; }
    support::StubPage *add(const QString &name)
    {
        auto *page = new support::StubPage(window(), name);
        tabs()->add(page);
        return page;
    }

    std::optional<support::WindowFixture> m_fixture;
};

STOREDESK_TEST(TestPageTabs)

} // namespace tst_pagetabs

#include "tst_pagetabs.moc"
