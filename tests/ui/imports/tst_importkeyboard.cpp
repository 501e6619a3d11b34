// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "imports/checkedrowsmodel.h"
#include "ui/host/assistantstep.h"
#include "ui/imports/importpage.h"
#include "ui/imports/importresultstep.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QLineEdit>
#include <QTableView>
#include <QTemporaryFile>
#include <QTest>

namespace tst_importkeyboard {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using storedesk::importcheck::Policy;
using storedesk::imports::ImportDraft;
using storedesk::ui::imports::ImportPage;
using enum catalogue::OperationId;

// Uses the whole assistant with the keyboard. The test sends keys only to the focus widget.
class TestImportKeyboard final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::PageFixture> m_fixture;

    [[nodiscard]] support::PageFixture &host() { return *m_fixture; }

    static void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }

    [[nodiscard]] static QString nameOfFocus()
    {
        const auto *focus = QApplication::focusWidget();
        return focus ? focus->objectName() : QString();
    }

    // Moves the focus with Tab. Returns false if the widget cannot be reached.
    [[nodiscard]] static bool tabTo(const QString &name)
    {
        for (int press = 0; press < 60; ++press) {
            const auto *focus = QApplication::focusWidget();
            if (!focus)
                return false;
            if (focus->objectName() == name)
                return true;
            key(Qt::Key_Tab);
        }
        return false;
    }

    static void press(const QString &name)
    {
        // Some buttons appear only after background work.
        QTRY_VERIFY2(tabTo(name), qPrintable(name));
        key(Qt::Key_Space);
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>(support::storeWith(5));
    }
    void cleanup() { m_fixture.reset(); }

    // Capability 96: a screen reader hears the value of each cell and its fault.
    void faultyCellsAreSpoken()
    {
        auto *page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        page->paste(u"Email;Nombre;Puntos\nana@@example.org;;45\neva@example.org;Eva;46\n"_s);
        QTRY_VERIFY(page->settled() && page->draft().table());
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        auto *table = page->findChild<QTableView *>(u"checkedRows"_s);
        QTRY_COMPARE(table->model()->rowCount(), 1);
        auto *cells = QAccessible::queryAccessibleInterface(table)->tableInterface();
        QVERIFY(cells);
        const auto spoken = [&](int row, int column, QAccessible::Text kind) {
            return cells->cellAt(row, column)->text(kind);
        };
        const auto sentence = table->model()
                                  ->index(0, 0)
                                  .data(storedesk::imports::CheckedRowsModel::SentenceRole)
                                  .toString();
        QVERIFY(!sentence.isEmpty());
        QTRY_COMPARE(spoken(0, 0, QAccessible::Name), u"ana@@example.org, error: "_s + sentence);
        QCOMPARE(spoken(0, 0, QAccessible::Description), sentence);
        QVERIFY2(spoken(0, 1, QAccessible::Name).startsWith(u"empty"_s),
                 qPrintable(spoken(0, 1, QAccessible::Name)));
        QCOMPARE(spoken(0, 2, QAccessible::Name), u"45"_s);
    }

    // Completed steps in the list are buttons. Later steps are not.
    void completedStepsLeadBack()
    {
        auto *page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        page->paste(u"Email;Nombre\nana@example.org;Ana\n"_s);
        QTRY_VERIFY(page->settled() && page->draft().table());
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        const auto step = [page](int number) {
            return page->findChild<QAbstractButton *>(u"step%1"_s.arg(number));
        };
        QVERIFY(!step(3)->isEnabled() && !step(4)->isEnabled());
        QVERIFY(tabTo(u"step0"_s));
        QCOMPARE(QApplication::focusWidget()->accessibleName(), u"Back to step 1: Choose a file"_s);
        key(Qt::Key_Tab);
        QCOMPARE(nameOfFocus(), u"step1"_s);
        key(Qt::Key_Backtab, Qt::ShiftModifier);
        key(Qt::Key_Space);
        QCOMPARE(page->step(), 0);
        QVERIFY(QApplication::focusWidget() != step(0));
        page->goTo(3);
        QTest::mouseClick(step(1), Qt::LeftButton);
        QCOMPARE(page->step(), 1);
        // A step ahead is not reached with a click.
        QTest::mouseClick(step(2), Qt::LeftButton);
        QCOMPARE(page->step(), 1);
        page->discardChanges();
    }

    void everyStepIsDoneByKeysAlone()
    {
        auto *page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        page->focusFirst();
        QTRY_VERIFY(page->settled());
        // Step 1, what and where: type the rows.
        QVERIFY(tabTo(u"rowsText"_s));
        QTest::keyClicks(QApplication::focusWidget(), u"Email;Nombre;Puntos"_s);
        key(Qt::Key_Return);
        QTest::keyClicks(QApplication::focusWidget(), u"ana@@example.org;Ana;045"_s);
        key(Qt::Key_Return);
        QTest::keyClicks(QApplication::focusWidget(), u"eva@example.org;Eva;muchos"_s);
        press(u"useRows"_s);
        QTRY_VERIFY(page->settled() && page->draft().table());
        press(u"next"_s);
        // Step 2, read the file: choose another delimiter, then the first one again.
        QCOMPARE(page->step(), 1);
        QVERIFY(tabTo(u"readingDelimiter"_s));
        key(Qt::Key_Down);
        key(Qt::Key_Up);
        QTRY_VERIFY(page->settled());
        press(u"next"_s);
        // Step 3, match columns: ignore a column, then include it again.
        QCOMPARE(page->step(), 2);
        QVERIFY(tabTo(u"target2"_s));
        const auto target = page->draft().columns()[2].target;
        QCOMPARE(target, u"_points"_s);
        key(Qt::Key_Home);
        QTRY_VERIFY(page->draft().columns()[2].target != target);
        QTest::keyClicks(QApplication::focusWidget(), u"Points"_s);
        QTRY_COMPARE(page->draft().columns()[2].target, target);
        press(u"next"_s);
        // Step 4, check: apply a repair and edit a cell.
        QCOMPARE(page->step(), 3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        QTRY_COMPARE(page->draft().result().faulty, 2);
        key(Qt::Key_F8);
        const auto *table = qobject_cast<QAbstractItemView *>(QApplication::focusWidget());
        QVERIFY(table);
        QVERIFY(QTest::qWaitFor([&] {
            // Cells are loaded in the background.
            const auto cell = table->currentIndex().data().toString();
            if (!cell.isEmpty() && cell != u"muchos"_s)
                key(Qt::Key_F8);
            return cell == u"muchos"_s;
        }));
        key(Qt::Key_F2);
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        key(Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), u"7"_s);
        key(Qt::Key_Return);
        QTRY_VERIFY(page->draft().state() == ImportDraft::State::Checked
                    && page->draft().result().faulty == 1);
        for (int round = 0; round < 4 && page->draft().result().faulty > 0; ++round) {
            press(u"fix"_s);
            press(u"applyFix"_s);
            QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        }
        QCOMPARE(page->draft().result().faulty, 0);
        press(u"next"_s);
        // Step 5, effect: choose to overwrite, and look up existing records.
        QCOMPARE(page->step(), 4);
        QVERIFY(QApplication::focusWidget()->objectName().startsWith(u"policy"_s));
        key(Qt::Key_Right);
        key(Qt::Key_Right);
        QCOMPARE(page->draft().settings().policy, Policy::Overwrite);
        press(u"lookUpRecords"_s);
        QTRY_VERIFY(page->settled() && !page->draft().known().isEmpty());
        press(u"next"_s);
        // Steps 6 and 7: the import runs without input, and its result can be browsed.
        QTRY_VERIFY_WITH_TIMEOUT(page->step() == 6 && page->result().settled(), 20'000);
        QCOMPARE(page->result().result().success, 2);
        QVERIFY(tabTo(u"undoImport"_s));
        QVERIFY(tabTo(u"refusals"_s));
        QVERIFY(tabTo(u"next"_s));
        QCOMPARE(host().ledger().received(CreateImport), 1);
        const auto ana = support::replyTo(
            *m_fixture, {.operation = GetContactByEmail, .values = {u"ana@example.org"_s}});
        QCOMPARE(ana[u"_points"_s].toInt(), 45);
    }

    // The list emits its signal while it handles a key event, and must not be destroyed by the
    // slot.
    void anOptionIsChosenByKeysWhileMatching()
    {
        auto *page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        page->paste(u"Email;Boletín\nana@example.org;?\neva@example.org;sí\n"_s);
        QTRY_VERIFY(page->settled() && page->draft().table());
        page->goTo(2);
        QTRY_VERIFY(page->settled() && !page->draft().columns()[1].options.empty());
        page->focusFirst();
        const auto option = [page] {
            return page->draft().columns()[1].options.front();
        };
        QTRY_VERIFY(page->findChild<QWidget *>(u"option"_s)->isVisible());
        QVERIFY(tabTo(u"target1"_s));
        key(Qt::Key_Tab);
        QCOMPARE(nameOfFocus(), u"option"_s);
        const auto before = option();
        key(Qt::Key_Down);
        QTRY_VERIFY(option() != before);
        QCOMPARE(nameOfFocus(), u"option"_s);
        const auto second = option();
        key(Qt::Key_Space);
        auto *list = QApplication::activePopupWidget();
        QVERIFY(list);
        QTest::keyClick(list->findChild<QAbstractItemView *>(), Qt::Key_Down);
        QTest::keyClick(list->findChild<QAbstractItemView *>(), Qt::Key_Return);
        QTRY_VERIFY(option() != second);
        QTRY_COMPARE(nameOfFocus(), u"option"_s);
        QVERIFY(tabTo(u"next"_s));
    }

    // Tab moves from the rows to their repairs. After a repair, the focus is on the next one.
    void oneRepairLeadsToTheNext()
    {
        auto *page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        page->paste(u"Email;Puntos\nana@@example.org;045\neva@@example.org;7\n"_s);
        QTRY_VERIFY(page->settled() && page->draft().table());
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        QTRY_COMPARE(page->draft().result().groups.size(), std::size_t(2));
        page->focusFirst();
        QCOMPARE(nameOfFocus(), u"checkedRows"_s);
        key(Qt::Key_Tab);
        QCOMPARE(nameOfFocus(), u"showFaults"_s);
        key(Qt::Key_Tab);
        QCOMPARE(nameOfFocus(), u"fix"_s);
        key(Qt::Key_Space);
        QTRY_COMPARE(nameOfFocus(), u"applyFix"_s);
        key(Qt::Key_Escape);
        // Escape cancels the repair.
        QCOMPARE(nameOfFocus(), u"fix"_s);
        key(Qt::Key_Space);
        QTRY_COMPARE(nameOfFocus(), u"applyFix"_s);
        key(Qt::Key_Return);
        QTRY_COMPARE(page->draft().result().groups.size(), std::size_t(1));
        QTRY_COMPARE(nameOfFocus(), u"fix"_s);
        key(Qt::Key_Return);
        QTRY_COMPARE(nameOfFocus(), u"applyFix"_s);
        key(Qt::Key_Return);
        QTRY_COMPARE(page->draft().result().faulty, 0);
        // The only remaining action is to continue.
        QTRY_COMPARE(nameOfFocus(), u"next"_s);
    }

    void tabGoesThroughEveryStepAsItIsLaidOut()
    {
        auto *page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        page->focusFirst();
        QTemporaryFile file;
        QVERIFY(file.open() && file.write("Email;Puntos\nana@example.org;45\n") > 0
                && file.flush());
        page->openFile(file.fileName());
        QTRY_VERIFY(page->settled() && page->draft().table());
        // Only the file was missing, so the focus is on the button to continue.
        QTRY_COMPARE(nameOfFocus(), u"next"_s);
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        page->goTo(4);
        QVERIFY2(nameOfFocus().startsWith(u"policy"_s), qPrintable(nameOfFocus()));
        key(Qt::Key_Tab);
        QVERIFY(page->stepAt(4)->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(tabTo(u"back"_s));
        key(Qt::Key_Tab);
        QCOMPARE(nameOfFocus(), u"next"_s);
    }
};

STOREDESK_TEST(TestImportKeyboard)

} // namespace tst_importkeyboard

#include "tst_importkeyboard.moc"
