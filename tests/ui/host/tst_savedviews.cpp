// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/tablefile.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "storage/savedviews.h"
#include "storage/views.h"
#include "ui/files/filepage.h"
#include "ui/host/fileaddress.h"
#include "ui/palette/palette.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"

#include <QComboBox>
#include <QHeaderView>
#include <QMenu>

namespace tst_savedviews {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Tests saved views with a filter, columns and an order. They exist for lists and files, and are
// available from the palette.
class TestSavedViews final : public QObject
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

    void aViewOfAListComesBackWithFilterAndOrder()
    {
        auto *page = m_fixture->open({.page = u"exports"_s});
        QVERIFY(page);
        auto *filter = page->findChild<QLineEdit *>(u"filter"_s);
        auto *types = page->findChild<QComboBox *>(u"filter-exportType"_s);
        auto *table = page->findChild<ui::TableView *>(u"records"_s);
        QTRY_VERIFY(table->model()->rowCount() > 1);
        types->setCurrentIndex(1);
        table->sortByColumn(1, Qt::DescendingOrder);
        const auto chosen = types->currentData();
        save(page, u"Only & these"_s);
        types->setCurrentIndex(0);
        filter->setText(u"something else"_s);
        table->sortByColumn(0, Qt::AscendingOrder);
        choose(page, u"Only && these"_s);
        QCOMPARE(types->currentData(), chosen);
        QVERIFY(filter->text().isEmpty());
        QCOMPARE(table->horizontalHeader()->sortIndicatorSection(), 1);
        QCOMPARE(table->horizontalHeader()->sortIndicatorOrder(), Qt::DescendingOrder);
    }

    void viewsBelongToTheAccountAndLast()
    {
        auto *page = m_fixture->open({.page = u"workflows"_s});
        QVERIFY(page);
        save(page, u"Mine"_s);
        QVERIFY(m_fixture->connectTo(m_fixture->profile(u"other"_s, u"Nordlicht"_s)));
        QVERIFY(storage::savedViews(views(), u"workflows"_s).isEmpty());
        QVERIFY(m_fixture->connectTo());
        QCOMPARE(storage::savedViews(views(), u"workflows"_s).size(), 1);
    }

    void thePaletteOpensTheListWithTheView()
    {
        auto *page = m_fixture->open({.page = u"workflows"_s});
        QVERIFY(page);
        auto *filter = page->findChild<QLineEdit *>(u"filter"_s);
        filter->setText(u"welcome"_s);
        save(page, u"Greetings"_s);
        filter->clear();
        QVERIFY(m_fixture->open({.page = u"exports"_s}));
        window().goTo(u"greet"_s);
        auto *palette = window().findChild<ui::palette::Palette *>();
        int row = 0;
        while (row < palette->model().rowCount()
               && palette->model().rowAt(row).title != u"Greetings"_s)
            ++row;
        QVERIFY(row < palette->model().rowCount());
        palette->model().rowAt(row).run();
        QCOMPARE(window().currentPage(), page);
        QCOMPARE(filter->text(), u"welcome"_s);
    }

    void aDeletedViewComesBackWithUndo()
    {
        auto *page = m_fixture->open({.page = u"workflows"_s});
        QVERIFY(page);
        save(page, u"Mine"_s);
        auto *menu = opened(page);
        auto *removing = menu->actions().last()->menu();
        QVERIFY(removing);
        removing->actions().front()->trigger();
        QVERIFY(storage::savedViews(views(), u"workflows"_s).isEmpty());
        window().findChild<QAction *>(u"undoChange"_s)->trigger();
        QTRY_COMPARE(storage::savedViews(views(), u"workflows"_s).size(), 1);
    }

    void aViewOfOneFileFitsAnother()
    {
        const support::TableFolder folder;
        const auto first = folder.write(u"one.csv"_s, support::TableFolder::contacts(20));
        const auto second = folder.write(u"two.csv"_s, support::TableFolder::contacts(30));
        auto *page = qobject_cast<ui::files::FilePage *>(m_fixture->open(ui::placeOfFile(first)));
        QVERIFY(page);
        page->grid()->setHidden(2, true);
        page->shown().setFilter(
            {.conditions = {
                 {.column = 3, .test = query::Condition::Test::Equals, .texts = {"37"}}}});
        QTRY_VERIFY(page->settled());
        save(page, u"Points"_s);
        auto *other = qobject_cast<ui::files::FilePage *>(m_fixture->open(ui::placeOfFile(second)));
        QVERIFY(other);
        QVERIFY(other->grid()->shownColumns().contains(2));
        choose(other, u"Points"_s);
        QTRY_VERIFY(other->settled());
        QVERIFY(!other->grid()->shownColumns().contains(2));
        QCOMPARE(other->shown().filter().conditions.size(), 1U);
    }

private:
    [[nodiscard]] ui::shell::MainWindow &window() { return m_fixture->window(); }
    [[nodiscard]] storage::Views &views() { return window().account().storage().views(); }

    static QMenu *opened(ui::Page *page)
    {
        auto *menu = page->findChild<ui::Button *>(u"savedViews"_s)->menu();
        Q_EMIT menu->aboutToShow();
        return menu;
    }

    void save(ui::Page *page, const QString &name)
    {
        opened(page)->findChild<QAction *>(u"saveView"_s)->trigger();
        auto *question = window().findChild<QDialog *>(u"saveViewQuestion"_s);
        QVERIFY(question);
        QTest::keyClicks(question->findChild<QLineEdit *>(u"viewName"_s), name);
        QTest::mouseClick(question->findChild<ui::Button *>(u"saveViewNow"_s), Qt::LeftButton);
        QTRY_VERIFY(!window().findChild<QDialog *>(u"saveViewQuestion"_s));
    }

    static void choose(ui::Page *page, const QString &text)
    {
        for (auto *action : opened(page)->actions()) {
            if (action->text() == text)
                return action->trigger();
        }
        QFAIL("there is no such view");
    }

    std::optional<support::WindowFixture> m_fixture;
};

STOREDESK_TEST(TestSavedViews)

} // namespace tst_savedviews

#include "tst_savedviews.moc"
