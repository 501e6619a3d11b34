// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/columnspopup.h"
#include "support/pagefixture.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/threadtime.h"
#include "support/warnings.h"

#include "jobs/jobmanager.h"
#include "records/lookupguess.h"
#include "storage/lookuphistory.h"
#include "ui/host/jobaddress.h"
#include "ui/lookups/bulklookuppage.h"
#include "ui/lookups/bulklookuppill.h"
#include "ui/lookups/savedlookuplist.h"
#include "ui/tables/tableview.h"
#include "ui/theme/windowlanguage.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/statepane.h"
#include "workspace/workspace.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>

namespace tst_bulklookuppage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using namespace storedesk::ui::lookups;
using enum catalogue::OperationId;

// Tests bulk lookups. The counts of found, not found, failed, running and waiting lines add up to
// the number of pasted lines.
class TestBulkLookupPage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    void pastedLinesAreCleanedAndCounted()
    {
        const auto pasted =
            storedesk::records::pastedValues(u"a@b.c\r\n\n  \"x,1\" \n a@b.c,\nq\tsecond cell\n"_s);
        QCOMPARE(pasted.values, (QStringList{u"a@b.c"_s, u"x,1"_s, u"q"_s}));
        QCOMPARE(pasted.blank, 1);
        QCOMPARE(pasted.repeated, 1);
        QCOMPARE(storedesk::records::slipOf(u"noelia@example.con"_s), u"noelia@example.com"_s);
        QVERIFY(storedesk::records::slipOf(u"noelia@example.com"_s).isEmpty());
    }

    void theEmptyPageExplainsWhatToPaste()
    {
        auto *page = open();
        auto *pane = page->findChild<StatePane *>();
        QTRY_VERIFY(pane->isVisible());
        QVERIFY(!pane->headline().isEmpty());
        QVERIFY(page->settled());
        QCOMPARE(m_fixture->ledger().total(), 0);
    }

    void pastedLinesAreLookedUpOneByOne()
    {
        makeAnaAndBob();
        auto *page = open();
        const QAbstractItemModelTester model(&page->model());
        const QAbstractItemModelTester shown(table(page)->model());
        QTRY_VERIFY(pane(page)->isVisible());
        QGuiApplication::clipboard()->setText(
            u"ana@example.com\nBOB-1\n\nnobody@example.con\nana@example.com\n"_s);
        QTest::mouseClick(pane(page)->mainButton(), Qt::LeftButton);
        QCOMPARE(page->model().rowCount(), 3);
        QTRY_VERIFY(page->settled());
        QCOMPARE(page->model().count(storedesk::lookups::LookupState::Found), 2);
        QCOMPARE(page->model().count(storedesk::lookups::LookupState::NotFound), 1);
        QCOMPARE(m_fixture->ledger().received(GetContactByEmail), 2);
        QCOMPARE(m_fixture->ledger().received(GetContactByExternalId), 1);
        // The only patches were sent by makeAnaAndBob() above.
        QCOMPARE(m_fixture->ledger().received(PatchContactByEmail), 2);
        // A value that was not found is shown in place of a name.
        QVERIFY(text(page, 2, BulkLookupModel::Name).contains("nobody@example.com"_L1));
        QCOMPARE(text(page, 1, BulkLookupModel::Name), u"Bob"_s);
        QCOMPARE(page->findChild<QLabel *>(u"manyFoot"_s)->text(),
                 u"2 found + 1 not found + 0 failed + 0 waiting = 3"_s);
        const auto said = page->findChild<QLabel *>(u"manySubtitle"_s)->text();
        QVERIFY(said.contains("1 blank"_L1) && said.contains("1 duplicate"_L1));
    }

    void theLinesOfAllDroppedFilesAreLookedUp()
    {
        makeAnaAndBob();
        auto *page = open();
        const QTemporaryDir folder;
        QList<QUrl> urls;
        for (const auto &[name, line] : {std::pair(u"one.txt"_s, "ana@example.com"),
                                         std::pair(u"two.txt"_s, "BOB-1\nana@example.com\n")}) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(line);
            urls.append(QUrl::fromLocalFile(file.fileName()));
        }
        QMimeData data;
        data.setUrls(urls);
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton,
                              Qt::NoModifier);
        QApplication::sendEvent(page, &enter);
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(page, &drop);
        QCOMPARE(page->model().rowCount(), 2);
        QTRY_VERIFY(page->settled());
        QCOMPARE(page->model().count(storedesk::lookups::LookupState::Found), 2);
        QCOMPARE(m_fixture->ledger().received(GetContactByExternalId), 1);
    }

    void aFailureIsSaidAndCanBeTriedAgain()
    {
        makeAnaAndBob();
        m_fixture->service().faults().add(
            practice::once(GetContactByEmail, practice::Fault::Status, u"400"_s));
        auto *page = open();
        page->paste(u"ana@example.com\nbob@example.com"_s);
        QTRY_VERIFY(page->settled());
        QCOMPARE(page->model().count(storedesk::lookups::LookupState::Failed), 1);
        QCOMPARE(page->model().count(storedesk::lookups::LookupState::Found), 1);
        auto *again = page->findChild<Button *>(u"manyRetry"_s);
        QVERIFY(again->isVisible());
        QTest::mouseClick(again, Qt::LeftButton);
        QTRY_COMPARE(page->model().count(storedesk::lookups::LookupState::Found), 2);
        QCOMPARE(m_fixture->ledger().received(GetContactByEmail), 3);
        QVERIFY(!again->isVisible());
    }

    void anotherKeyRepeatsFailedLookups()
    {
        makeAnaAndBob();
        auto *page = open(u"external-id"_s);
        const QAbstractItemModelTester model(&page->model());
        const auto list = u"ana@example.com\nBOB-1\nbob@example.com"_s;
        page->paste(list);
        QTRY_VERIFY(page->settled());
        QCOMPARE(page->model().count(storedesk::lookups::LookupState::Found), 1);
        QCOMPARE(page->model().count(storedesk::lookups::LookupState::NotFound), 2);
        // Choose automatic detection.
        chooseLookupKey(page, 0);
        QTRY_COMPARE(page->model().count(storedesk::lookups::LookupState::Found), 3);
        QCOMPARE(m_fixture->ledger().received(GetContactByEmail), 2);
        // Records that were found are not requested again.
        QCOMPARE(m_fixture->ledger().received(GetContactByExternalId), 3);
        QCOMPARE(text(page, 0, BulkLookupModel::ReadAs), u"Email"_s);
    }

    void theSameListIsReadAgainUnderAnotherKey()
    {
        makeAnaAndBob();
        auto *page = open();
        page->paste(u"ana@example.com\nBOB-1"_s);
        QTRY_VERIFY(page->settled());
        QCOMPARE(page->model().count(storedesk::lookups::LookupState::Found), 2);
        // Choose the email address as the key.
        chooseLookupKey(page, 1);
        // All lines were found before, so nothing is requested.
        QVERIFY(page->settled());
        page->paste(u"ana@example.com\nBOB-1"_s);
        QTRY_VERIFY(page->settled());
        // Ana was already found by her email address.
        QCOMPARE(page->model().rowCount(), 3);
        QCOMPARE(text(page, 2, BulkLookupModel::Pasted), u"BOB-1"_s);
        QCOMPARE(text(page, 2, BulkLookupModel::ReadAs), u"Email"_s);
        chooseLookupKey(page, 0);
        // BOB-1 is already known to be an external id.
        QVERIFY(page->settled());
        QCOMPARE(m_fixture->ledger().received(GetContactByExternalId), 1);
    }

    void anotherKeyDoesNotResumeStoppedRequests()
    {
        makeAnaAndBob();
        auto *page = open(u"external-id"_s);
        page->paste(u"ana@example.com\nbob@example.com"_s);
        QTest::mouseClick(page->findChild<Button *>(u"manyStop"_s), Qt::LeftButton);
        chooseLookupKey(page, 0);
        QCOMPARE(page->queue().state(), storedesk::lookups::Lookups::State::Idle);
        QCOMPARE(page->model().count(storedesk::lookups::LookupState::Waiting), 2);
        // The button is labelled "Continue".
        QTest::mouseClick(page->findChild<Button *>(u"manyPause"_s), Qt::LeftButton);
        QTRY_COMPARE(page->model().count(storedesk::lookups::LookupState::Found), 2);
    }

    void theListComesBackWithoutAskingAnything()
    {
        makeAnaAndBob();
        auto *page = open(u"external-id"_s);
        chooseLookupKey(page, 0);
        page->paste(u"ana@example.com\nBOB-1\nnobody@example.com"_s);
        QTRY_VERIFY(page->settled());
        const int asked = m_fixture->ledger().total();
        // Create the page again, as after a restart.
        page = open(u"external-id"_s);
        QCOMPARE(page->model().rowCount(), 3);
        QCOMPARE(page->model().count(storedesk::lookups::LookupState::Waiting), 3);
        QCOMPARE(text(page, 1, BulkLookupModel::ReadAs), u"External ID"_s);
        QCOMPARE(page->findChild<QComboBox *>(u"manyLookupKey"_s)->currentIndex(), 0);
        QVERIFY(page->settled());
        auto *told = page->findChild<Notice *>(u"manyLastTime"_s);
        QTRY_VERIFY(told->isVisible());
        QVERIFY(told->sentence().contains(u"results were not"_s));
        // The notice has a button for that, so the pause button is hidden.
        QVERIFY(!page->findChild<Button *>(u"manyPause"_s)->isVisible());
        QCOMPARE(m_fixture->ledger().total(), asked);
        QTest::mouseClick(page->findChild<Button *>(u"manyLookUpAgain"_s), Qt::LeftButton);
        QVERIFY(!told->isVisible());
        QTRY_COMPARE(page->model().count(storedesk::lookups::LookupState::Found), 2);
        QTRY_COMPARE(page->model().count(storedesk::lookups::LookupState::NotFound), 1);
        // Every page has a separate list.
        QVERIFY(open()->model().rows().empty());
    }

    void theChosenDefaultKeyIsStored()
    {
        chooseLookupKey(open(), 1);
        auto *page = open();
        QCOMPARE(page->findChild<QComboBox *>(u"manyLookupKey"_s)->currentText(), u"Email"_s);
        page->paste(u"CRM-1\nann@example.com"_s);
        QCOMPARE(text(page, 0, BulkLookupModel::ReadAs), u"Email"_s);
        QTRY_VERIFY(page->settled());
        chooseLookupKey(page, 0);
        QCOMPARE(open()->findChild<QComboBox *>(u"manyLookupKey"_s)->currentIndex(), 0);
    }

    void aKeyChosenElsewhereIsApplied()
    {
        auto *page = open();
        page->readAs(catalogue::lookupKeyNamed(catalogue::Resource::Contact, u"email"));
        QCOMPARE(page->findChild<QComboBox *>(u"manyLookupKey"_s)->currentText(), u"Email"_s);
        page->paste(u"CRM-1"_s);
        QCOMPARE(text(page, 0, BulkLookupModel::ReadAs), u"Email"_s);
    }

    void aNameIsExplained()
    {
        auto *page = open();
        page->paste(u"Ana García"_s);
        QTRY_COMPARE(page->model().count(storedesk::lookups::LookupState::NotFound), 1);
        QVERIFY(text(page, 0, BulkLookupModel::Name).contains(u"by name"_s));
    }

    void noResultIsCutInAnyLanguage()
    {
        const auto restore = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
        ui::WindowLanguage language;
        for (const auto &code : ui::WindowLanguage::choices()) {
            language.choose(code);
            auto *page = open();
            for (int state = 0; state < static_cast<int>(storedesk::lookups::LookupState::Count);
                 ++state) {
                const auto pill = pillOf(static_cast<storedesk::lookups::LookupState>(state));
                QVERIFY2(table(page)->columnWidth(BulkLookupModel::Result)
                             >= sizeOf(pill, m_fixture->theme()).width() + 16,
                         qPrintable(code + u' ' + pill.text));
            }
        }
    }

    void aDeletedContactIsNotInTheListOfLastTime()
    {
        makeAnaAndBob();
        auto *page = open();
        page->paste(u"ana@example.com\nBOB-1\nnobody@example.com"_s);
        QTRY_VERIFY(page->settled());
        page->findChild<QAction *>(u"manyDelete"_s)->trigger();
        QTRY_VERIFY(m_fixture->dialog());
        QTest::mouseClick(m_fixture->dialog()->findChild<QPushButton *>(u"delete"_s),
                          Qt::LeftButton);
        QTRY_COMPARE(page->model().count(storedesk::lookups::LookupState::NotFound), 3);
        page = open();
        QCOMPARE(page->model().rowCount(), 1);
        QCOMPARE(text(page, 0, BulkLookupModel::Pasted), u"nobody@example.com"_s);
    }

    void aListFromElsewhereReplacesTheOneOfLastTime()
    {
        makeAnaAndBob();
        open()->paste(u"ana@example.com\nc@example.com"_s);
        auto *page = open();
        page->paste(u"bob@example.com"_s);
        QCOMPARE(page->model().rowCount(), 1);
        // A message mentions the replaced list.
        QVERIFY(m_fixture->told().last().contains("previous list"_L1));
        QTRY_COMPARE(page->model().count(storedesk::lookups::LookupState::Found), 1);
    }

    // Undo appends the replaced rows to the new ones, without duplicates.
    void theReplacedListComesBackWithUndo()
    {
        makeAnaAndBob();
        open()->paste(u"ana@example.com\nbob@example.com"_s);
        auto *page = open();
        const QAbstractItemModelTester model(&page->model());
        page->paste(u"bob@example.com"_s);
        QVERIFY(m_fixture->undo());
        m_fixture->undo()();
        QCOMPARE(page->model().rowCount(), 2);
        QCOMPARE(text(page, 1, BulkLookupModel::Pasted), u"ana@example.com"_s);
        QTRY_COMPARE(page->model().count(storedesk::lookups::LookupState::Found), 1);
        // The list is stored again as well.
        QTRY_VERIFY(page->settled());
        QCOMPARE(open()->model().rowCount(), 2);
    }

    // U27: a key with a successor is not offered. A stored list with that key is detected line by
    // line.
    void anOutdatedKeyIsNotOffered()
    {
        const auto *outdated =
            catalogue::lookupKeyNamed(catalogue::Resource::Contact, u"deprecated");
        auto *page = open();
        auto *keys = page->findChild<QComboBox *>(u"manyLookupKey"_s);
        QCOMPARE(keys->count(), 3);
        QVERIFY(keys->findText(titleOf(*outdated)) < 0);
        page->readAs(outdated);
        QCOMPARE(keys->currentIndex(), 0);
        page->paste(u"BOB-1"_s);
        QTRY_VERIFY(page->settled());
        QCOMPARE(m_fixture->ledger().received(GetContact), 0);
        QCOMPARE(m_fixture->ledger().received(GetContactByExternalId), 1);

        const auto address = page->place();
        delete page;
        keepLines({{.value = u"ana@example.com"_s, .lookupKey = outdated},
                   {.value = u"BOB-1"_s, .lookupKey = outdated}},
                  {}, outdated, {}, address, m_fixture->account().storage().views());
        page = open();
        QCOMPARE(page->findChild<QComboBox *>(u"manyLookupKey"_s)->currentIndex(), 0);
        QCOMPARE(page->model().rowCount(), 2);
        for (const auto &row : page->model().list().rows())
            QVERIFY(row.lookupKey != outdated);
    }

    void aClearedListStaysClearedUnlessItIsUndone()
    {
        makeAnaAndBob();
        auto *page = open();
        const QAbstractItemModelTester model(&page->model());
        page->paste(u"ana@example.com\nc@example.com"_s);
        QTRY_VERIFY(page->settled());
        QTest::mouseClick(page->findChild<Button *>(u"manyClear"_s), Qt::LeftButton);
        QVERIFY(page->model().rows().empty());
        m_fixture->undo()();
        // The results are restored as well.
        QCOMPARE(page->model().count(storedesk::lookups::LookupState::Found), 1);
        QCOMPARE(page->model().count(storedesk::lookups::LookupState::NotFound), 1);
        QTest::mouseClick(page->findChild<Button *>(u"manyClear"_s), Qt::LeftButton);
        QVERIFY(open()->model().rows().empty());
    }

    void aRefusedRightPausesInsteadOfFailingAll()
    {
        makeAnaAndBob();
        m_fixture->service().faults().add(
            practice::once(GetContactByEmail, practice::Fault::Status, u"403"_s));
        auto *page = open();
        page->paste(u"ana@example.com\nbob@example.com"_s);
        QTRY_COMPARE(page->queue().state(), storedesk::lookups::Lookups::State::Paused);
        QTRY_COMPARE(page->model().count(storedesk::lookups::LookupState::Asking), 0);
        QCOMPARE(page->model().count(storedesk::lookups::LookupState::Failed), 0);
        QVERIFY(page->findChild<QWidget *>(u"manyNotice"_s)->isVisible());
        // The button is labelled "Continue".
        QTest::mouseClick(page->findChild<Button *>(u"manyPause"_s), Qt::LeftButton);
        QTRY_COMPARE(page->model().count(storedesk::lookups::LookupState::Found), 2);
        QVERIFY(!page->findChild<QWidget *>(u"manyNotice"_s)->isVisible());
    }

    void pauseAndStopWork()
    {
        makeAnaAndBob();
        m_fixture->service().faults().add({.aim = practice::Aim::Operation,
                                           .operation = GetContactByEmail,
                                           .fault = practice::Fault::Stall,
                                           .value = u"30"_s,
                                           .last = 10});
        auto *page = open();
        page->paste(u"ana@example.com\nbob@example.com\nc@example.com"_s);
        QTRY_VERIFY(page->model().count(storedesk::lookups::LookupState::Asking) > 0);
        QVERIFY(!page->settled());
        QTest::mouseClick(page->findChild<Button *>(u"manyPause"_s), Qt::LeftButton);
        QCOMPARE(page->queue().state(), storedesk::lookups::Lookups::State::Paused);
        QTest::mouseClick(page->findChild<Button *>(u"manyStop"_s), Qt::LeftButton);
        QCOMPARE(page->queue().state(), storedesk::lookups::Lookups::State::Idle);
        QCOMPARE(page->model().count(storedesk::lookups::LookupState::Waiting), 3);
        m_fixture->service().faults().clear();
        // The button is labelled "Continue".
        QTest::mouseClick(page->findChild<Button *>(u"manyPause"_s), Qt::LeftButton);
        QTRY_COMPARE(page->model().count(storedesk::lookups::LookupState::Found), 2);
        QTRY_COMPARE(page->model().count(storedesk::lookups::LookupState::NotFound), 1);
    }

    void theTableIsFilteredSortedAndOpened()
    {
        makeAnaAndBob();
        auto *page = open();
        page->paste(u"zoe@example.com\nbob@example.com\nana@example.com"_s);
        QTRY_VERIFY(page->settled());
        // This button shows only found lines.
        QTest::mouseClick(page->findChild<Button *>(u"segment1"_s), Qt::LeftButton);
        QCOMPARE(table(page)->model()->rowCount(), 2);
        table(page)->sortByColumn(BulkLookupModel::Pasted, Qt::AscendingOrder);
        QCOMPARE(table(page)->model()->index(0, BulkLookupModel::Pasted).data().toString(),
                 u"ana@example.com"_s);
        QTest::keyClicks(page->findChild<QLineEdit *>(u"manyFind"_s), u"BOB"_s);
        QCOMPARE(table(page)->model()->rowCount(), 1);
        table(page)->setCurrentIndex(table(page)->model()->index(0, 0));
        QTest::keyClick(table(page), Qt::Key_Return);
        QCOMPARE(m_fixture->opened().last(),
                 (PageAddress{u"contact"_s, {u"email"_s, u"bob@example.com"_s}}));
        QTest::keyClicks(page->findChild<QLineEdit *>(u"manyFind"_s), u"nothing"_s);
        QTRY_VERIFY(pane(page)->headline().contains("nothing"_L1));
    }

    void theResultIsCopiedAndSaved()
    {
        support::sendAndWait(*m_fixture,
                             {.operation = PatchContactByEmail,
                              .values = {u"ana@example.com"_s},
                              .body = QJsonObject{{"_name"_L1, u"=1+1"_s}}});
        auto *page = open();
        page->paste(u"ana@example.com\nnobody@example.com"_s);
        QTRY_VERIFY(page->settled());
        QTest::mouseClick(page->findChild<Button *>(u"manyCopy"_s), Qt::LeftButton);
        const auto copied = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(copied.size(), 3);
        QVERIFY(copied[1].startsWith("ana@example.com\tEmail\tFound\t"_L1));
        // The formula is escaped.
        QVERIFY(copied[1].contains("\t'=1+1"_L1));

        const QTemporaryDir folder;
        const auto path = folder.filePath(u"found.csv"_s);
        QTest::mouseClick(page->findChild<Button *>(u"manySaveButton"_s), Qt::LeftButton);
        auto *dialog = qobject_cast<QFileDialog *>(m_fixture->dialog());
        QVERIFY(dialog);
        QVERIFY(dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)
                    ->text()
                    .startsWith("Contacts lookup "_L1));
        dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(path);
        QTest::keyClick(dialog->findChild<QLineEdit *>(u"fileNameEdit"_s), Qt::Key_Return);
        QTRY_VERIFY(!m_fixture->told().isEmpty()
                    && m_fixture->told().last().contains(u"found.csv"_s));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QVERIFY2(lines[0].contains("Name,Reason,"_L1), qPrintable(lines[0]));
        // The formula is escaped.
        QVERIFY(lines[1].contains(u"'=1+1"_s));
        QVERIFY(lines[2].contains("Not found,,No contact has this email."_L1));
    }

    // Capability 76: copies and files have the columns as they are shown.
    void hiddenAndMovedColumnsApplyToCopies()
    {
        makeAnaAndBob();
        auto *page = open();
        page->paste(u"ana@example.com"_s);
        QTRY_VERIFY(page->settled());
        auto *table = page->findChild<TableView *>(u"manyTable"_s);
        support::toggleColumn(*page, u"manyTableColumns"_s, u"readAs"_s);
        table->horizontalHeader()->moveSection(
            table->horizontalHeader()->visualIndex(BulkLookupModel::Result), 0);
        QTest::mouseClick(page->findChild<Button *>(u"manyCopy"_s), Qt::LeftButton);
        const auto copied = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(copied.size(), 2);
        QVERIFY2(copied[1].startsWith("Found\tana@example.com\t"_L1), qPrintable(copied[1]));
        const auto state = page->viewState();
        support::pressInColumnsPopup(*page, u"manyTableColumns"_s, u"defaultColumns"_s);
        QVERIFY(!table->isColumnHidden(BulkLookupModel::ReadAs));
        page->restoreViewState(state);
        QVERIFY(table->isColumnHidden(BulkLookupModel::ReadAs));
    }

    // Line numbers refer to the pasted text.
    void aLineIsThatOfThePastedText()
    {
        makeAnaAndBob();
        auto *page = open();
        page->paste(u"ana@example.com\n\n\nana@example.com\n\nbob@example.com\n"_s);
        QTRY_VERIFY(page->settled());
        QCOMPARE(text(page, 0, BulkLookupModel::Line), u"1"_s);
        QCOMPARE(text(page, 1, BulkLookupModel::Line), u"6"_s);
        // Numbering continues after the first pasted text.
        page->paste(u"\nbroken@@x"_s);
        QTRY_VERIFY(page->settled());
        QCOMPARE(text(page, 2, BulkLookupModel::Line), u"8"_s);
        QCOMPARE(text(page, 2, BulkLookupModel::Name), u"This is not an email address."_s);
    }

    void unrequestedLinesAreNotShownAsWaiting()
    {
        makeAnaAndBob();
        auto *page = open();
        page->paste(u"ana@example.com\n\n\nbob@example.com"_s);
        QTRY_VERIFY(page->settled());
        page = open();
        QCOMPARE(page->model().rowCount(), 2);
        QCOMPARE(text(page, 1, BulkLookupModel::Result), u"Not looked up"_s);
        QCOMPARE(text(page, 1, BulkLookupModel::Line), u"4"_s);
        QVERIFY(page->findChild<QLabel *>(u"manyFoot"_s)->text().contains("2 not looked up"_L1));
        QVERIFY(!page->findChild<Button *>(u"segment4"_s)->text().contains("Queued"_L1));
    }

    void theFoundOnesCanBePinnedAndDeleted()
    {
        makeAnaAndBob();
        auto *page = open();
        page->paste(u"ana@example.com\nbob@example.com\nnobody@example.com"_s);
        QTRY_VERIFY(page->settled());
        page->findChild<QAction *>(u"manyPin"_s)->trigger();
        const auto visits =
            m_fixture->account().storage().history().visits(catalogue::Resource::Contact);
        QCOMPARE(visits.size(), std::size_t(2));
        QVERIFY(visits.front().pinned);
        page->findChild<QAction *>(u"manyDelete"_s)->trigger();
        QTRY_VERIFY(m_fixture->dialog());
        QTest::mouseClick(m_fixture->dialog()->findChild<QPushButton *>(u"delete"_s),
                          Qt::LeftButton);
        QTRY_COMPARE(m_fixture->ledger().applied(DeleteContactByEmail), 2);
        QTRY_COMPARE(page->model().count(storedesk::lookups::LookupState::NotFound), 3);
    }

    // Covers G42.
    void fiftyThousandLinesDoNotStopTheWindow()
    {
        auto *page = open();
        QString text;
        for (int line = 0; line < 50'000; ++line)
            text += u"person%1@example.com\n"_s.arg(line);
        const auto begin = support::threadTime();
        page->paste(text);
        page->queue().stop();
        const auto took = support::threadTime() - begin;
        QCOMPARE(page->model().rowCount(), 50'000);
        QVERIFY2(took < std::chrono::seconds(5), qPrintable(QString::number(took.count())));
        QTest::keyClicks(page->findChild<QLineEdit *>(u"manyFind"_s), u"person49999@"_s);
        QCOMPARE(table(page)->model()->rowCount(), 1);
    }

    // A bulk lookup is an ordinary job. It continues when the tab is closed, and the page finds the
    // job again.
    void aLookUpIsAJobThatOutlivesItsPage()
    {
        makeAnaAndBob();
        m_fixture->service().faults().add({.aim = practice::Aim::Operation,
                                           .operation = GetContactByEmail,
                                           .fault = practice::Fault::Stall,
                                           .value = u"10"_s,
                                           .last = 10});
        auto *page = open();
        page->paste(u"ana@example.com\nBOB-1\nnobody@example.com"_s);
        // One line was found by the other key.
        QTRY_COMPARE(page->model().count(storedesk::lookups::LookupState::Found), 1);
        QTRY_COMPARE(page->model().count(storedesk::lookups::LookupState::Asking), 2);
        page->findChild<QAction *>(u"manyShowJob"_s)->trigger();
        const auto id = m_fixture->opened().last().filter->value(QString(jobKey));
        auto &manager = m_fixture->workspace().jobManager();
        QVERIFY(manager.runOf(id));
        delete page;
        QCOMPARE(manager.running(), 1);
        page = open();
        // The results that are already known are shown.
        QTRY_COMPARE(page->model().count(storedesk::lookups::LookupState::Found), 1);
        QVERIFY(!page->settled());
        QVERIFY(!page->findChild<Notice *>(u"manyLastTime"_s)->isVisible());
        // This is what pausing on the jobs page does.
        manager.pause(id);
        QTRY_COMPARE(page->queue().state(), storedesk::lookups::Lookups::State::Paused);
        m_fixture->service().faults().clear();
        // The button is labelled "Continue".
        QTest::mouseClick(page->findChild<Button *>(u"manyPause"_s), Qt::LeftButton);
        // A stalled request is aborted after half a minute and then retried.
        QTRY_COMPARE_WITH_TIMEOUT(page->model().count(storedesk::lookups::LookupState::Found), 2,
                                  90'000);
        QTRY_VERIFY(page->settled());
        QCOMPARE(page->model().count(storedesk::lookups::LookupState::NotFound), 1);
        QCOMPARE(manager.jobs().size(), 1U);
        QCOMPARE(manager.find(id)->head.counts[journal::RowState::Done], 3);
        QCOMPARE(m_fixture->ledger().received(GetContactByExternalId), 1);
    }

    // Stopping works even while the job is still being stored.
    void aLookupStoppedAtOnceSendsNothing()
    {
        makeAnaAndBob();
        auto *page = open();
        page->paste(u"ana@example.com\nbob@example.com"_s);
        QTest::mouseClick(page->findChild<Button *>(u"manyStop"_s), Qt::LeftButton);
        auto &manager = m_fixture->workspace().jobManager();
        QTRY_COMPARE(manager.jobs().size(), 1U);
        QTRY_COMPARE(manager.jobs().front().head.state, journal::JobState::Done);
        QCOMPARE(manager.jobs().front().head.counts[journal::RowState::Waiting], 2);
        QCOMPARE(m_fixture->ledger().received(GetContactByEmail), 0);
    }

    void selectedLinesCanBeUsedElsewhere()
    {
        makeAnaAndBob();
        auto *page = open();
        page->paste(u"ana@example.com\nbob@example.com\nBOB-1"_s);
        QTRY_VERIFY(page->settled());
        table(page)->selectAll();
        page->findChild<QAction *>(u"selectionCopy"_s)->trigger();
        // Only values of one key are copied, and a message mentions the others.
        QCOMPARE(QGuiApplication::clipboard()->text(), u"ana@example.com\nbob@example.com"_s);
        QVERIFY(m_fixture->told().join(u' ').contains(u"Email"_s));
        page->findChild<QAction *>(u"selectionEvent"_s)->trigger();
        QCOMPARE(m_fixture->opened().last(),
                 (PageAddress{u"bulk"_s, {u"createCustomEventByAlias"_s}}));
        QVERIFY(!page->findChild<QAction *>(u"selectionLookUp"_s)
                     ->associatedObjects()
                     .contains(table(page)));
    }

    void aPlaceWithoutAResourceIsNoPage()
    {
        QVERIFY(!BulkLookupPage::make(*m_fixture, {u"look-up-many"_s, {u"exports"_s, u"id"_s}}));
        QVERIFY(!BulkLookupPage::make(*m_fixture, {u"look-up-many"_s, {u"contacts"_s}}));
        QVERIFY(
            !BulkLookupPage::make(*m_fixture, {u"look-up-many"_s, {u"contacts"_s, u"phone"_s}}));
    }

private:
    void makeAnaAndBob()
    {
        support::sendAndWait(*m_fixture,
                             {.operation = PatchContactByEmail,
                              .values = {u"ana@example.com"_s},
                              .body = QJsonObject{{"_name"_L1, u"Ana"_s}}});
        support::sendAndWait(
            *m_fixture,
            {.operation = PatchContactByEmail,
             .values = {u"bob@example.com"_s},
             .body = QJsonObject{{"_name"_L1, u"Bob"_s}, {"_externalId"_L1, u"BOB-1"_s}}});
    }
    BulkLookupPage *open(const QString &key = u"email"_s)
    {
        const PageAddress place{u"look-up-many"_s, {u"contacts"_s, key}};
        return m_fixture->show(
            static_cast<BulkLookupPage *>(BulkLookupPage::make(*m_fixture, place)));
    }
    static void chooseLookupKey(const BulkLookupPage *page, int row)
    {
        auto *keys = page->findChild<QComboBox *>(u"manyLookupKey"_s);
        keys->setFocus();
        QTest::keyClick(keys, Qt::Key_Home);
        for (int at = 0; at < row; ++at)
            QTest::keyClick(keys, Qt::Key_Down);
    }
    static TableView *table(const BulkLookupPage *page)
    {
        return page->findChild<TableView *>(u"manyTable"_s);
    }
    static StatePane *pane(const BulkLookupPage *page) { return page->findChild<StatePane *>(); }
    static QString text(BulkLookupPage *page, int row, int column)
    {
        return page->model().index(row, column).data().toString();
    }

    std::unique_ptr<support::PageFixture> m_fixture;
};

STOREDESK_TEST(TestBulkLookupPage)

} // namespace tst_bulklookuppage

#include "tst_bulklookuppage.moc"
