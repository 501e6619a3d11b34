// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/filepagefixture.h"
#include "support/testclass.h"

#include "ui/files/filespage.h"
#include "ui/files/fileviewstates.h"
#include "ui/files/recentfiles.h"
#include "ui/sheetview/openfile.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/sheetview/sheetheader.h"
#include "ui/sheetview/workline.h"
#include "ui/tableoptions/chip.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/statepane.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace tst_filepage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using State = sheet::Sheet::State;

// Tests files shown as tables: user actions and their effect on the page.
class TestFilePage final : public QObject, private support::FilePageFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    // Exports of activities show who, what, when and how much first, in words, and IDs last.
    void activitiesAreReadByPeople()
    {
        auto *page = open("id,contactId,_email,type,date,workflowId,totalPrice,extra\n"
                          "a1,c1,ana@example.com,purchase,2026-07-01T10:00:00Z,w1,12.50,x\n");
        QStringList shown;
        for (const int column : page->grid()->shownColumns())
            shown.append(page->model().headerData(column, Qt::Horizontal).toString());
        QCOMPARE(shown,
                 (QStringList{u"Email"_s, u"Activity"_s, u"Time"_s, u"Amount"_s, u"extra"_s,
                              u"Contact ID"_s, u"Workflow ID"_s, u"Activity ID"_s}));
        // Other tables keep their order and names.
        page = open("id,type,name\n1,x,Ana\n");
        QCOMPARE(page->grid()->shownColumns(), (QList<int>{0, 1, 2}));
        QCOMPARE(page->model().headerData(0, Qt::Horizontal).toString(), u"id"_s);
    }

    void theStartOffersToOpenAndListsRecentFiles()
    {
        ui::files::rememberFile(*m_fixture, m_folder.write(u"old.csv"_s, "a\n1\n"), 1);
        auto *page = m_fixture->show(new ui::files::FilesPage(*m_fixture));
        auto *recent = page->findChild<ui::Button *>(u"recentFile"_s);
        QVERIFY(recent);
        QTest::mouseClick(recent, Qt::LeftButton);
        QCOMPARE(m_fixture->opened(), QList{ui::placeOfFile(m_folder.path(u"old.csv"_s))});
        auto *open = page->findChild<ui::Button *>(u"openFilesButton"_s);
        open->setFocus();
        QTest::keyClick(open, Qt::Key_Space);
        QVERIFY(qobject_cast<QFileDialog *>(m_fixture->dialog()));
        m_fixture->dialog()->close();
        QTest::mouseClick(page->findChild<QToolButton *>(u"forgetFile"_s), Qt::LeftButton);
        QTRY_VERIFY(!page->findChild<ui::Button *>(u"recentFile"_s));
    }

    void aForgottenFileComesBackWithItsLayoutAndPosition()
    {
        m_fixture->setSettings(
            std::make_shared<settings::Settings>(m_folder.path(u"settings.ini"_s)));
        for (const auto &name : {u"old.csv"_s, u"new.csv"_s})
            ui::files::rememberFile(*m_fixture, m_folder.write(name, "a,b\n1,2\n"), 1);
        const auto path = m_folder.path(u"new.csv"_s);
        const ui::files::FileViewStates layouts(m_fixture->settingsFolder());
        layouts.keep(path,
                     {.names = {u"a"_s, u"b"_s}, .order = {0, 1}, .widths = {0, 0}, .hidden = {1}});
        const auto layout = layouts.of(path);
        QVERIFY(layout);
        const auto before = ui::files::recentFiles(*m_fixture);
        auto *page = m_fixture->show(new ui::files::FilesPage(*m_fixture));
        QTest::mouseClick(page->findChild<QToolButton *>(u"forgetFile"_s), Qt::LeftButton);
        QTRY_COMPARE(page->findChildren<ui::Button *>(u"recentFile"_s).size(), 1);
        QVERIFY(!layouts.of(path));
        QCOMPARE(m_fixture->told().last(), u"new.csv was removed from the list."_s);
        m_fixture->undo()();
        QCOMPARE(ui::files::recentFiles(*m_fixture), before);
        QCOMPARE(layouts.of(path), layout);
        QTRY_COMPARE(page->findChildren<ui::Button *>(u"recentFile"_s).size(), 2);
    }

    void theMostImportantControlHasTheFirstFocus()
    {
        auto *page = m_fixture->show(new ui::files::FilesPage(*m_fixture));
        page->focusFirst();
        QCOMPARE(page->window()->focusWidget()->objectName(), u"openFilesButton"_s);
    }

    void aDroppedFileIsOpened()
    {
        auto *page = m_fixture->show(new ui::files::FilesPage(*m_fixture));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(m_folder.write(u"dropped.csv"_s, "a\n1\n"))});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton,
                              Qt::NoModifier);
        QApplication::sendEvent(page, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(page, &drop);
        QCOMPARE(m_fixture->opened(), QList{ui::placeOfFile(m_folder.path(u"dropped.csv"_s))});
    }

    void aFileIsShownWithItsBalance()
    {
        auto *page = open("name,points\nAna,3\n\nEva,4,5\n\"Li\nsa\",6\n");
        QCOMPARE(foot(page)->accessibleName(), u"3 rows"_s);
        QVERIFY(endOf(page).contains(
            u"6 lines = 1 header + 2 rows + 1 with too many or too few cells + 1 blank + "
            "1 within multi-line cells"_s));
        QVERIFY(page->findChild<ui::Notice *>(u"fileNotice"_s)->isVisible());
        QCOMPARE(ui::files::recentFiles(*m_fixture).value(0).rows, 3);
    }

    void anEmptyFileAndASpreadsheetSaySo()
    {
        auto *page = open("a,b\n");
        QCOMPARE(page->grid()->pane()->headline(), u"No rows"_s);
        const auto book =
            m_folder.write(u"book.xls"_s, QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", 8));
        auto *other = m_fixture->show(new ui::files::FilePage(*m_fixture, book));
        other->refresh();
        QTRY_COMPARE(other->sheet().state(), State::Failed);
        QVERIFY(other->grid()->pane()->sentence().contains(u".xlsx"_s));
        QVERIFY(other->grid()->pane()->mainButton()->isVisible());
    }

    void aClickOnTheHeaderSorts()
    {
        auto *page = openContacts(50);
        auto *header = page->grid()->header();
        clickHeader(header, 3);
        QTRY_VERIFY(page->shown().order());
        QTRY_COMPARE(text(page, 0, 3), u"36"_s);
        clickHeader(header, 3);
        QTRY_COMPARE(text(page, 0, 3), u"999"_s);
        clickHeader(header, 3);
        QTRY_VERIFY(!page->shown().order());
        QTRY_COMPARE(text(page, 0, 3), u"37"_s);
    }

    void aTitleStaysWholeBesideTheSignsOfOrderAndFilter()
    {
        auto *page = openContacts(50);
        auto *header = page->grid()->header();
        const QFontMetrics metrics(m_fixture->theme().font(ui::Theme::Text::Tiny));
        const auto title = header->model()->headerData(3, Qt::Horizontal).toString();
        // Width of the type, sort and filter icons with their gaps.
        const int signs = 3 * 14 + 6 + 2 * 4;
        header->resizeSection(3, metrics.horizontalAdvance(title) + 2 * 12 + 14 + 6);
        clickHeader(header, 3);
        QTRY_VERIFY(page->shown().order());
        header->setFiltered({3});
        QVERIFY(header->sectionSize(3) >= metrics.horizontalAdvance(title) + 2 * 12 + signs);
    }

    void aConditionIsAddedChangedAndRemoved()
    {
        auto *page = openContacts(100);
        QTest::mouseClick(page->findChild<QPushButton *>(u"addCondition"_s), Qt::LeftButton);
        auto *popup = page->findChild<QWidget *>(u"conditionPopup"_s);
        QVERIFY(popup && popup->isVisible());
        select(popup, "conditionColumn", u"city"_s);
        select(popup, "conditionCompare", u"is"_s);
        auto *value = popup->findChild<QLineEdit *>(u"conditionValue"_s);
        QTest::keyClicks(value, u"Bilbao"_s);
        QTest::keyClick(value, Qt::Key_Return);
        QTRY_COMPARE(page->shown().count(), 25);
        QTRY_COMPARE(foot(page)->accessibleName(), u"25 of 100 rows"_s);
        auto *chip = page->findChild<ui::tableoptions::Chip *>(u"condition0"_s);
        QCOMPARE(chip->accessibleName(), u"city is Bilbao"_s);
        chip->setFocus();
        QTest::keyClick(chip, Qt::Key_Backspace);
        QTRY_COMPARE(page->shown().count(), 100);
        m_fixture->undo()();
        QTRY_COMPARE(page->shown().count(), 25);
    }

    void theValuesOfAColumnAreTicked()
    {
        auto *page = openContacts(100);
        page->grid()->setCurrentColumn(2);
        trigger(page, u"filterValues"_s);
        auto *popup = page->findChild<QWidget *>(u"conditionPopup"_s);
        QVERIFY(popup);
        auto *list = popup->findChild<QListWidget *>(u"conditionValues"_s);
        QTRY_COMPARE(list->count(), 4);
        list->item(0)->setCheckState(Qt::Checked);
        list->item(1)->setCheckState(Qt::Checked);
        QTest::mouseClick(popup->findChild<QPushButton *>(u"conditionDone"_s), Qt::LeftButton);
        QTRY_COMPARE(page->shown().count(), 50);
    }

    void aNumberThatIsNoneIsSaid()
    {
        auto *page = openContacts(10);
        QTest::mouseClick(page->findChild<QPushButton *>(u"addCondition"_s), Qt::LeftButton);
        auto *popup = page->findChild<QWidget *>(u"conditionPopup"_s);
        select(popup, "conditionColumn", u"points"_s);
        select(popup, "conditionCompare", u"at least"_s);
        auto *value = popup->findChild<QLineEdit *>(u"conditionValue"_s);
        QTest::keyClicks(value, u"many"_s);
        QTest::keyClick(value, Qt::Key_Return);
        QCOMPARE(popup->findChild<QLabel *>(u"conditionNote"_s)->text(),
                 u"Type a number, such as 12.5."_s);
        value->setText(u"500"_s);
        QTest::keyClick(value, Qt::Key_Return);
        QTRY_COMPARE(page->shown().filter().conditions.size(), 1);
    }

    void aFilterIsWrittenInWords()
    {
        auto *page = openContacts(100);
        QTest::mouseClick(page->findChild<QPushButton *>(u"filterInWords"_s), Qt::LeftButton);
        auto *words = page->findChild<QLineEdit *>(u"filterWords"_s);
        QTest::keyClicks(words, u"city is Bilbao and points"_s);
        QTest::keyClick(words, Qt::Key_Return);
        QVERIFY(page->findChild<QLabel *>(u"filterFault"_s)->isVisible());
        QCOMPARE(words->text(), u"city is Bilbao and points"_s);
        words->end(false);
        QTest::keyClicks(words, u" at least 500"_s);
        QTest::keyClick(words, Qt::Key_Return);
        QTRY_VERIFY(page->findChild<ui::tableoptions::Chip *>(u"condition1"_s));
        QTRY_VERIFY(page->shown().complete() && page->shown().count() < 25);
    }

    // Labels of options, local times and amounts are read aloud and found as they are shown.
    void shownWordsAreReadAloudAndFound()
    {
        m_fixture->account().setStore({{u"currency"_s, u"EUR"_s}});
        auto *page = open("id,type,date,contactId,totalPrice\n"
                          "1,purchase,2026-11-15T10:00:00.000Z,c1,1234.5\n"
                          "2,other,2026-11-16T10:00:00.000Z,c2,\n");
        const auto spoken = [page](int row, int column) {
            return page->model().index(row, column).data(Qt::AccessibleTextRole).toString();
        };
        const auto type = spoken(0, 1);
        QVERIFY2(type != u"purchase"_s && !type.isEmpty(), qPrintable(type));
        const auto moment = QDateTime(QDate(2026, 11, 15), QTime(10, 0), Qt::UTC).toLocalTime();
        QCOMPARE(spoken(0, 2), QLocale().toString(moment, QLocale::ShortFormat));
        const auto amount = QLocale().toString(1234.5, 'f', 2) + u" EUR"_s;
        QCOMPARE(spoken(0, 4), amount);
        // The text of the file stays available for copies and filters.
        QCOMPARE(page->model().index(0, 1).data().toString(), u"purchase"_s);

        page->find();
        auto *field = page->findChild<QLineEdit *>(u"findInFile"_s);
        const auto find = [&](const QString &text, int row, int column) {
            auto *table = page->grid()->table();
            table->setCurrentIndex(page->model().index(1, 0));
            field->setText(text);
            QTest::keyClick(field, Qt::Key_Return);
            QTRY_COMPARE(table->currentIndex(), page->model().index(row, column));
        };
        find(amount, 0, 4);
        find(spoken(0, 2), 0, 2);
        find(type, 0, 1);
        find(u"purch"_s, 0, 1);
    }

    void findGoesRoundTheEnd()
    {
        auto *page = openContacts(100);
        page->find();
        auto *field = page->findChild<QLineEdit *>(u"findInFile"_s);
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, u"person50@"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(page->grid()->table()->currentIndex().row(), 49);
        QCOMPARE(page->grid()->table()->currentIndex().column(), 0);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(foot(page)->accessibleDescription().contains(u"continued from the top"_s));
        field->setText(u"nobody"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(foot(page)->accessibleDescription().contains(
            u"“nobody” was not found in these rows"_s));
        field->setText(u"nobody else"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(foot(page)->accessibleDescription().contains(u"Searching"_s)
                    || foot(page)->accessibleDescription().contains(u"nobody else"_s));
        field->clear();
        QVERIFY(!foot(page)->accessibleDescription().contains(u"Searching"_s));
        QVERIFY(!foot(page)->accessibleDescription().contains(u"nobody"_s));
    }

    void theSelectionIsAddedUp()
    {
        auto *page = openContacts(20);
        auto *table = page->grid()->table();
        table->setCurrentIndex(page->model().index(0, 3));
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
        QTRY_VERIFY(foot(page)->accessibleDescription().contains(
            u"3 selected · points sum 222, average 74"_s));
    }

    void rowsAreCopiedAsTheyAreSeen()
    {
        auto *page = openContacts(20);
        auto *table = page->grid()->table();
        table->setFocus();
        QTest::mouseClick(table->verticalHeader()->viewport(), Qt::LeftButton, {}, QPoint(10, 10));
        page->grid()->setHidden(4, true);
        QTRY_VERIFY(page->findChild<QAction *>(u"copyRows"_s)->isEnabled());
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        QTRY_COMPARE(
            QGuiApplication::clipboard()->text(),
            u"Email\tFirst name\tcity\tpoints\tphone\nperson1@example.org\tLucía 1\tBilbao\t37"
            "\t'+34 600 1 000"_s);
        QTest::keyClick(page, Qt::Key_F9);
        QVERIFY(page->model().isMasked());
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        QTRY_VERIFY(!QGuiApplication::clipboard()->text().contains(u"Lucía"_s));
    }

    void theVisibleRowsAreSaved()
    {
        auto *page = openContacts(100);
        page->shown().setFilter(
            {.conditions = {
                 {.column = 2, .test = query::Condition::Test::Equals, .texts = {"León"}}}});
        QTRY_VERIFY(page->shown().complete());
        page->grid()->setHidden(0, true);
        trigger(page, u"saveSheet"_s);
        auto *dialog = m_fixture->dialog();
        QVERIFY(dialog && dialog->objectName() == u"saveSheetDialog"_s);
        QVERIFY(dialog->findChild<QRadioButton *>(u"saveSafe"_s)->isChecked());
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"saveRows"_s), Qt::LeftButton);
        auto *where = qobject_cast<QFileDialog *>(m_fixture->dialog());
        QVERIFY(where);
        const auto path = m_folder.path(u"saved.csv"_s);
        Q_EMIT where->fileSelected(path);
        // Saving half a million rows takes a while, so the page shows the progress and a way to
        // cancel.
        const auto *line = page->findChild<ui::sheetview::WorkLine *>(u"savingLine"_s);
        QVERIFY(line->text().startsWith(u"Saving…"_s));
        QVERIFY(line->stop());
        where->close();
        QTRY_VERIFY(!m_fixture->told().isEmpty()
                    && m_fixture->told().last().startsWith(u"Saved 25 rows"_s));
        QVERIFY(!line->isVisible());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto bytes = file.readAll();
        QVERIFY(bytes.startsWith("\xEF\xBB\xBF"
                                 "First name,city"));
        QVERIFY(bytes.contains("'+34 600"));
        QCOMPARE(bytes.count('\n'), 26);
    }

    void columnsAreCalledAsOnTheScreenUnlessTheFileIsExact_data()
    {
        QTest::addColumn<QString>("form");
        // Whether the user's choice differs from the suggestion.
        QTest::addColumn<bool>("other");
        QTest::addColumn<bool>("masked");
        QTest::addColumn<QByteArray>("header");
        const QByteArray shown = "Email,First name,city";
        const QByteArray own = "_email,_name,city";
        QTest::newRow("safe") << u"saveSafe"_s << false << false << shown;
        QTest::newRow("safe, own names") << u"saveSafe"_s << true << false << own;
        QTest::newRow("exact") << u"saveExact"_s << false << false << own;
        QTest::newRow("exact, names shown") << u"saveExact"_s << true << false << shown;
        QTest::newRow("masked") << u"saveSafe"_s << false << true << shown;
        QTest::newRow("masked, own names") << u"saveSafe"_s << true << true << own;
    }

    void columnsAreCalledAsOnTheScreenUnlessTheFileIsExact()
    {
        QFETCH(const QString, form);
        QFETCH(const bool, other);
        QFETCH(const bool, masked);
        QFETCH(const QByteArray, header);
        auto *page = openContacts(3);
        QTRY_COMPARE(page->model().headerData(0, Qt::Horizontal).toString(), u"Email"_s);
        if (masked)
            QTest::keyClick(page, Qt::Key_F9);
        trigger(page, u"saveSheet"_s);
        auto *dialog = m_fixture->dialog();
        auto *names = dialog->findChild<QCheckBox *>(u"saveShownNames"_s);
        QVERIFY(names->isVisible());
        const auto labels = dialog->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
            return label->text() == u"“Email” instead of “_email”"_s;
        }));
        QTest::mouseClick(dialog->findChild<QRadioButton *>(form), Qt::LeftButton);
        if (other)
            names->click();
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"saveRows"_s), Qt::LeftButton);
        auto *where = qobject_cast<QFileDialog *>(m_fixture->dialog());
        QVERIFY(where);
        const auto path = m_folder.path(u"saved.csv"_s);
        Q_EMIT where->fileSelected(path);
        where->close();
        QTRY_VERIFY(!m_fixture->told().isEmpty()
                    && m_fixture->told().last().startsWith(u"Saved 3"_s));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto line = file.readLine();
        if (line.startsWith("\xEF\xBB\xBF"))
            line.remove(0, 3);
        QVERIFY2(line.startsWith(header), line.constData());
    }

    void maskedTextIsSavedMasked_data()
    {
        QTest::addColumn<QString>("form");
        QTest::addColumn<bool>("unticked");
        QTest::newRow("safe") << u"saveSafe"_s << false;
        QTest::newRow("exact") << u"saveExact"_s << false;
        QTest::newRow("safe, unticked") << u"saveSafe"_s << true;
        QTest::newRow("exact, unticked") << u"saveExact"_s << true;
    }

    void maskedTextIsSavedMasked()
    {
        QFETCH(const QString, form);
        QFETCH(const bool, unticked);
        auto *page = openContacts(3);
        trigger(page, u"saveSheet"_s);
        QVERIFY(!m_fixture->dialog()->findChild<QCheckBox *>(u"saveMasked"_s)->isVisible());
        m_fixture->dialog()->reject();
        QTest::keyClick(page, Qt::Key_F9);
        QVERIFY(page->model().isMasked());
        trigger(page, u"saveSheet"_s);
        auto *dialog = m_fixture->dialog();
        QTest::mouseClick(dialog->findChild<QRadioButton *>(form), Qt::LeftButton);
        auto *mask = dialog->findChild<QCheckBox *>(u"saveMasked"_s);
        QVERIFY(mask->isVisible() && mask->isChecked());
        if (unticked)
            mask->click();
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"saveRows"_s), Qt::LeftButton);
        auto *where = qobject_cast<QFileDialog *>(m_fixture->dialog());
        QVERIFY(where);
        const auto path = m_folder.path(u"saved.csv"_s);
        Q_EMIT where->fileSelected(path);
        where->close();
        QTRY_VERIFY(!m_fixture->told().isEmpty()
                    && m_fixture->told().last().startsWith(u"Saved 3"_s));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto text = QString::fromUtf8(file.readAll());
        const bool own = form == u"saveExact"_s;
        QVERIFY2(text.contains(own ? u"_email,_name,city"_s : u"Email,First name,city"_s),
                 qPrintable(text));
        // These values are not personal data.
        QVERIFY(text.contains(u"Bilbao,37"_s));
        QCOMPARE(text.contains(u"person1@example.org"_s), unticked);
        QCOMPARE(text.contains(u"Lucía 1"_s), unticked);
        QCOMPARE(text.contains(u"+34 600"_s), unticked);
        QCOMPARE(text.contains(u"•••"_s), !unticked);
    }

    void aColumnIsHiddenAndFrozenFromItsMenu()
    {
        auto *page = openContacts(10);
        m_fixture->window().resize(600, 500);
        page->grid()->table()->setCurrentIndex(page->model().index(0, 1));
        QTest::keyClick(page->grid()->table(), Qt::Key_Down, Qt::AltModifier);
        auto *menu = page->findChild<QMenu *>(u"columnMenu"_s);
        QTRY_VERIFY(menu && menu->isVisible());
        menu->close();
        trigger(page, u"freezeColumns"_s);
        QCOMPARE(page->grid()->frozen(), 2);
        page->grid()->table()->horizontalScrollBar()->setValue(100);
        QTRY_VERIFY(page->findChild<QWidget *>(u"frozenColumns"_s)->isVisible());
        trigger(page, u"hideColumn"_s);
        QCOMPARE(page->grid()->shownColumns(), (QList{0, 2, 3, 4, 5}));
        m_fixture->undo()();
        QCOMPARE(page->grid()->shownColumns().size(), 6);
    }

    void columnsAreTickedInAListThatStaysOpen()
    {
        auto *page = openContacts(10);
        QTest::mouseClick(page->findChild<ui::Button *>(u"columnsButton"_s), Qt::LeftButton);
        QPointer popup = page->findChild<QFrame *>(u"columnsPopup"_s);
        QTRY_VERIFY(popup && popup->isVisible());
        // The height is limited, however many columns there are.
        QVERIFY(popup->height() < 500);
        auto *list = popup->findChild<QListWidget *>(u"columnsToShow"_s);
        QCOMPARE(list->count(), 6);
        for (const int row : {1, 2})
            list->item(row)->setCheckState(Qt::Unchecked);
        QCOMPARE(page->grid()->shownColumns(), (QList{0, 3, 4, 5}));
        QVERIFY(popup && popup->isVisible());
        QTest::mouseClick(popup->findChild<ui::Button *>(u"hideAllColumns"_s), Qt::LeftButton);
        // At least one column always stays visible.
        QCOMPARE(page->grid()->shownColumns(), QList{0});
        QCOMPARE(list->item(0)->checkState(), Qt::Checked);
        QTest::mouseClick(popup->findChild<ui::Button *>(u"showAllColumns"_s), Qt::LeftButton);
        QCOMPARE(page->grid()->shownColumns().size(), 6);
        popup->findChild<QLineEdit *>(u"findColumn"_s)->setText(list->item(3)->text().toUpper());
        QCOMPARE(list->count(), 1);
        QCOMPARE(list->item(0)->data(Qt::UserRole).toInt(), 3);
        popup->close();
    }

    // A table that gets the focus without a current cell selects its first cell, and a menu returns
    // the focus before its action is triggered.
    void theMenuOfAColumnActsOnItsColumn()
    {
        auto *page = openContacts(10);
        auto *table = page->grid()->table();
        Q_EMIT page->grid()->menuAsked(3, {});
        auto *menu = page->findChild<QMenu *>(u"columnMenu"_s);
        QTRY_VERIFY(menu && menu->isVisible());
        table->setCurrentIndex(page->model().index(0, 0));
        trigger(page, u"sortDown"_s);
        menu->close();
        QTRY_COMPARE(page->shown().keys().size(), 1U);
        QCOMPARE(page->shown().keys().front().column, 3);
        // Afterwards the actions apply to the current cell again.
        QTRY_VERIFY(!page->findChild<QMenu *>(u"columnMenu"_s));
        table->setCurrentIndex(page->model().index(0, 1));
        trigger(page, u"hideColumn"_s);
        QVERIFY(!page->grid()->shownColumns().contains(1));
    }

    // U26: a long text is shown completely, and can be selected but not changed.
    void theWholeTextOfACellIsShown()
    {
        const QString words = u"a long remark about the customer "_s.repeated(20).trimmed();
        auto *page = open("email,remark\nann@example.org," + words.toUtf8() + "\n");
        auto *table = page->grid()->table();
        table->setFocus();
        table->setCurrentIndex(page->model().index(0, 1));
        trigger(page, u"showCell"_s);
        auto *dialog = m_fixture->dialog();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->windowTitle(), u"remark"_s);
        auto *text = dialog->findChild<QPlainTextEdit *>(u"cellText"_s);
        QCOMPARE(text->toPlainText(), words);
        text->setFocus();
        QTest::keyClicks(text, u"x"_s);
        QTest::keySequence(text, QKeySequence::SelectAll);
        QTest::keySequence(text, QKeySequence::Copy);
        QCOMPARE(QGuiApplication::clipboard()->text(), words);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!m_fixture->dialog());
    }

    void aDoubleClickOpensTheLiveRecord()
    {
        auto *page = openContacts(10);
        QTRY_COMPARE(text(page, 2, 0), u"person3@example.org"_s);
        auto *table = page->grid()->table();
        const auto index = page->model().index(2, 0);
        const auto point = table->visualRect(index).center();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, point);
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, point);
        QCOMPARE(m_fixture->opened().value(0),
                 (ui::PageAddress{u"contact"_s, {u"email"_s, u"person3@example.org"_s}}));
        table->selectAll();
        trigger(page, u"lookUpRows"_s);
        QTRY_COMPARE(m_fixture->opened().value(1),
                     (ui::PageAddress{u"look-up-many"_s, {u"contacts"_s, u"email"_s}}));
        trigger(page, u"selectionCopy"_s);
        QTRY_COMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 9);
        trigger(page, u"selectionDelete"_s);
        // One dialog asks; the assistant is not needed.
        QTRY_VERIFY(m_fixture->dialog());
        QVERIFY(m_fixture->dialog()->inherits("storedesk::ui::changes::DeleteDialog"));
        QCOMPARE(m_fixture->opened().size(), 2);
    }

    void aFileThatChangedOffersToReadItAgain()
    {
        auto *page = openContacts(10);
        (void)m_folder.write(u"contacts.csv"_s, support::TableFolder::contacts(12));
        auto *again = page->findChild<QPushButton *>(u"readAgain"_s);
        QTRY_VERIFY(again->isVisible());
        QTest::mouseClick(again, Qt::LeftButton);
        QTRY_COMPARE(page->model().rowCount(), 12);
        QVERIFY(!again->isVisible());
    }

    // The header shows three accented words as a sample of the encoding, unless personal data is
    // masked.
    void theHeadShowsHowTheFileIsRead()
    {
        auto *page = open("Customers of May\n\nemail;nombre;nombre\na@x.org;Jos\xE9;Pe\xF1"
                          "a\n# seen\nb@x.org;In\xE9s;Sol\xE0\n");
        QTRY_VERIFY(
            endOf(page).contains(u"6 lines = 2 above the table + 1 header + 2 rows + 1 comment"_s));
        const auto head = [page] {
            return page->findChild<ui::ElidedLabel *>(u"fileReading"_s)->text();
        };
        QVERIFY2(head().contains(u"Windows-1252 (José, Peña, Inés), “;” · from line 3"_s),
                 head().toUtf8().constData());
        QCOMPARE(page->model().headerData(2, Qt::Horizontal).toString(), u"nombre (2)"_s);
        trigger(page, u"maskSheet"_s);
        QVERIFY2(!head().contains(u"José"_s), head().toUtf8().constData());
        QVERIFY(head().contains(u"Windows-1252, “;”"_s));
    }

    void titlesRemarksAndQuotesAreChosen()
    {
        auto *page =
            open("Customers of May\n\nid;text;x\n1;\"a \\\"b\\\"\";2\n# seen\n3; \"c\";4\n");
        QTRY_COMPARE(page->model().rowCount(), 2);
        QCOMPARE(text(page, 0, 1), u"a \"b\""_s);
        QTest::mouseClick(page->findChild<QPushButton *>(u"changeReading"_s), Qt::LeftButton);
        auto *dialog = m_fixture->dialog();
        const auto proof = dialog->findChild<QLabel *>(u"readingProof"_s)->text();
        QVERIFY2(proof.contains(u"2 lines above the table are skipped"_s),
                 proof.toUtf8().constData());
        for (const auto &name : {u"readingEscape"_s, u"readingBlanks"_s, u"readingComments"_s}) {
            auto *box = dialog->findChild<QCheckBox *>(name);
            QVERIFY2(box->isChecked(), name.toUtf8().constData());
            QTest::keyClick(box, Qt::Key_Space);
        }
        auto *line = dialog->findChild<QSpinBox *>(u"readingFirstLine"_s);
        QCOMPARE(line->value(), 3);
        line->setFocus();
        QTest::keyClick(line, Qt::Key_Up);
        QTest::keyClick(dialog->findChild<QCheckBox *>(u"readingHeader"_s), Qt::Key_Space);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"readThisWay"_s), Qt::LeftButton);
        QTRY_COMPARE(page->model().rowCount(), 3);
        QTRY_COMPARE(text(page, 1, 0), u"# seen"_s);
        QCOMPARE(page->sheet().reading().firstLine, 4);
        QCOMPARE(page->sheet().reading().dialect, csv::Dialect{.delimiter = ';'});
        QTRY_VERIFY(endOf(page).contains(
            u"6 lines = 3 above the table + 2 rows + 1 with too many or too few cells"_s));
    }

    void anotherEncodingIsChosen()
    {
        auto *page = open("nombre;ciudad\nJos\xE9;Le\xF3n\nIn\xE9s;C\xE1"
                          "ceres\n");
        QTRY_COMPARE(text(page, 0, 0), u"José"_s);
        QTest::mouseClick(page->findChild<QPushButton *>(u"changeReading"_s), Qt::LeftButton);
        auto *dialog = m_fixture->dialog();
        QVERIFY(dialog->findChild<QLabel *>(u"readingProof"_s)->text().contains(u"José"_s));
        select(dialog, "readingDelimiter", u"“,”"_s);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"readThisWay"_s), Qt::LeftButton);
        QTRY_COMPARE(page->model().columnCount(), 1);
    }

private:
    static ui::FootLine *foot(const ui::files::FilePage *page) { return page->grid()->foot(); }
    static QString endOf(const ui::files::FilePage *page)
    {
        QStringList texts;
        for (const auto *label : foot(page)->findChildren<ui::ElidedLabel *>())
            texts.append(label->text());
        return texts.join(u'\n');
    }
    static QString text(ui::files::FilePage *page, int row, int column)
    {
        return page->model().index(row, column).data().toString();
    }
    static void clickHeader(ui::sheetview::SheetHeader *header, int column)
    {
        const QPoint place(header->sectionViewportPosition(column) + 30, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
    }
    static void select(const QWidget *parent, const char *name, const QString &text)
    {
        auto *box = parent->findChild<QComboBox *>(QString::fromLatin1(name));
        QVERIFY(box && box->findText(text) >= 0);
        box->setCurrentIndex(box->findText(text));
        Q_EMIT box->activated(box->currentIndex());
    }
};

STOREDESK_TEST(TestFilePage)

} // namespace tst_filepage

#include "tst_filepage.moc"
