// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/tablefile.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/imports/importpage.h"
#include "ui/tables/tableview.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QPlainTextEdit>

namespace tst_columnmenus {

using namespace Qt::StringLiterals;
using namespace storedesk;
using storedesk::imports::ImportDraft;
using storedesk::ui::TableView;
using storedesk::ui::imports::ImportPage;

// Tests the menus of the checked rows with keys and buttons, as a user works with them.
class TestColumnMenus final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::PageFixture> m_fixture;
    support::TableFolder m_folder;
    ImportPage *m_page = nullptr;

    [[nodiscard]] support::PageFixture &host() { return *m_fixture; }
    void open(const QByteArray &table)
    {
        m_page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        m_page->openFile(m_folder.write(u"people.csv"_s, table));
        QTRY_VERIFY(m_page->settled() && m_page->draft().table());
    }
    void openChecked()
    {
        open("Email;Nombre;Apellido\na@example.org;ANA;RUIZ\nb@example.org;BEA;SOLER\n");
        m_page->goTo(3);
        QTRY_COMPARE(m_page->draft().state(), ImportDraft::State::Checked);
        rows()->setFocus();
        QTRY_COMPARE(rows()->model()->rowCount(), 2);
    }
    [[nodiscard]] TableView *rows() { return m_page->findChild<TableView *>(u"checkedRows"_s); }
    [[nodiscard]] QString cell(int row, int column)
    {
        return rows()->model()->index(row, column).data().toString();
    }
    void goTo(int row, int column) { rows()->setCurrentIndex(rows()->model()->index(row, column)); }
    [[nodiscard]] QMenu *menu(const QString &name)
    {
        auto *found = rows()->findChild<QMenu *>(name);
        return found && found->isVisible() ? found : nullptr;
    }
    // Makes the window active again, which the test platform does not do when a popup closes.
    void activate()
    {
        host().window().activateWindow();
        QTRY_VERIFY(host().window().isActiveWindow());
    }
    [[nodiscard]] static QString focused()
    {
        const auto *focus = QApplication::focusWidget();
        return focus ? focus->objectName() : QString();
    }
    // Opens the menu as the Menu key does.
    void pressMenuKey()
    {
        const auto place = rows()->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, place, rows()->mapToGlobal(place));
        QApplication::sendEvent(rows(), &event);
    }
    static void rightClick(QWidget *viewport, const QPoint &place)
    {
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, viewport->mapToGlobal(place));
        QApplication::sendEvent(viewport, &event);
    }
    // Moves to the entry with the Down key and presses Enter.
    void chooseByKeys(QMenu *menu, const QString &action)
    {
        QVERIFY(menu);
        const QPointer<QMenu> open(menu);
        for (int press = 0; press < 40; ++press) {
            if (menu->activeAction() && menu->activeAction()->objectName() == action)
                break;
            QTest::keyClick(menu, Qt::Key_Down);
        }
        QVERIFY(menu->activeAction());
        QCOMPARE(menu->activeAction()->objectName(), action);
        QTest::keyClick(menu, Qt::Key_Return);
        QTRY_VERIFY(!open || !open->isVisible());
        if (!host().dialog())
            activate();
    }
    // Applies the previewed change. The button has the focus, so that Enter or Space is enough.
    void applyByKey()
    {
        QTRY_VERIFY2(focused() == "applyFix"_L1, qPrintable(focused()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QTRY_COMPARE(m_page->draft().state(), ImportDraft::State::Checked);
    }
    // Moves the focus with Tab and presses Space.
    void pressByKeys(const QString &button)
    {
        for (int press = 0; press < 40 && QApplication::focusWidget()
             && QApplication::focusWidget()->objectName() != button;
             ++press)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(QApplication::focusWidget());
        QCOMPARE(QApplication::focusWidget()->objectName(), button);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>(support::storeWith(5));
    }
    void cleanup() { m_fixture.reset(); }

    void theMenuOfACellChangesItsColumn()
    {
        openChecked();
        goTo(1, 1);
        pressMenuKey();
        QTRY_VERIFY(menu(u"cellMenu"_s));
        chooseByKeys(menu(u"cellMenu"_s), u"changeTitleCase"_s);
        applyByKey();
        QTRY_COMPARE(cell(0, 1), u"Ana"_s);
        QCOMPARE(cell(1, 1), u"Bea"_s);
        QCOMPARE(cell(0, 2), u"RUIZ"_s);
        // A right click moves to the cell first.
        goTo(0, 0);
        rightClick(rows()->viewport(), rows()->visualRect(rows()->model()->index(1, 2)).center());
        QTRY_VERIFY(menu(u"cellMenu"_s));
        QCOMPARE(rows()->currentIndex(), rows()->model()->index(1, 2));
        chooseByKeys(menu(u"cellMenu"_s), u"changeLowerCase"_s);
        applyByKey();
        QTRY_COMPARE(cell(1, 2), u"soler"_s);
        QCOMPARE(cell(1, 1), u"Bea"_s);
        // One key takes the change back.
        rows()->setFocus();
        QTest::keyClick(rows(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(cell(1, 2), u"SOLER"_s);
    }

    void theMenuOfAHeadingChangesItsColumn()
    {
        openChecked();
        goTo(0, 2);
        QTest::keyClick(rows(), Qt::Key_Down, Qt::AltModifier);
        QTRY_VERIFY(menu(u"headingMenu"_s));
        chooseByKeys(menu(u"headingMenu"_s), u"changeTitleCase"_s);
        applyByKey();
        QTRY_COMPARE(cell(0, 2), u"Ruiz"_s);
        auto *header = rows()->horizontalHeader();
        rightClick(header->viewport(),
                   {header->sectionViewportPosition(1) + 10, header->height() / 2});
        QTRY_VERIFY(menu(u"headingMenu"_s));
        chooseByKeys(menu(u"headingMenu"_s), u"changePrefix"_s);
        // The text is typed at once, and Enter shows the preview.
        QTRY_VERIFY(host().dialog());
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"changeText"_s);
        QTest::keyClicks(QApplication::focusWidget(), u"Sra. "_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!host().dialog());
        activate();
        applyByKey();
        QTRY_COMPARE(cell(0, 1), u"Sra. ANA"_s);
        QCOMPARE(cell(1, 2), u"Soler"_s);
    }

    void valuesAreReplacedWithATableByKeys()
    {
        openChecked();
        goTo(0, 1);
        QTest::keyClick(rows(), Qt::Key_Down, Qt::AltModifier);
        chooseByKeys(menu(u"headingMenu"_s), u"changeByTable"_s);
        QTRY_VERIFY(host().dialog());
        auto *lines = host().find<QPlainTextEdit>(u"changeText"_s);
        QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget *>(lines));
        QTest::keyClicks(lines, u"ana = Anna"_s);
        QTest::keyClick(lines, Qt::Key_Return);
        QTest::keyClicks(lines, u"BEA = Beatriz"_s);
        pressByKeys(u"previewChange"_s);
        QTRY_VERIFY(!host().dialog());
        activate();
        applyByKey();
        QTRY_COMPARE(cell(0, 1), u"Anna"_s);
        QCOMPARE(cell(1, 1), u"Beatriz"_s);
    }

    void aChangeIsCancelledByEscape()
    {
        openChecked();
        goTo(0, 1);
        pressMenuKey();
        chooseByKeys(menu(u"cellMenu"_s), u"changeSet"_s);
        QTRY_VERIFY(host().dialog());
        QTest::keyClicks(host().find<QLineEdit>(u"changeText"_s), u"x"_s);
        QTest::keyClick(host().dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!host().dialog());
        QCOMPARE(cell(0, 1), u"ANA"_s);
        QVERIFY(m_page->draft().history().undoName().isEmpty());
        // Closing the menu changes nothing either.
        rows()->setFocus();
        pressMenuKey();
        QTRY_VERIFY(menu(u"cellMenu"_s));
        QTest::keyClick(menu(u"cellMenu"_s), Qt::Key_Escape);
        QTRY_VERIFY(!menu(u"cellMenu"_s));
        QCOMPARE(cell(0, 1), u"ANA"_s);
    }
};

STOREDESK_TEST(TestColumnMenus)

} // namespace tst_columnmenus

#include "tst_columnmenus.moc"
