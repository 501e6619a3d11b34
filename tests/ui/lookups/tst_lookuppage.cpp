// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "records/lookupguess.h"
#include "ui/forms/fieldeditor.h"
#include "ui/forms/fieldform.h"
#include "ui/forms/recordeditor.h"
#include "ui/host/importaddress.h"
#include "ui/host/recordaddress.h"
#include "ui/lookups/lookuppage.h"
#include "ui/records/recordpanel.h"
#include "ui/tables/searchfield.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/statepane.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace tst_lookuppage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using namespace storedesk::ui::forms;
using namespace storedesk::ui::lookups;
using namespace storedesk::ui::records;
using catalogue::Resource;
using enum catalogue::OperationId;
using State = RecordLoader::State;

// Tests looking up a single contact, product or purchase: the input, the detected key and the
// request.
class TestLookupPage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    // Products and purchases from a file have assistants of their own.
    void aFileIsImportedFromThePage_data()
    {
        QTest::addColumn<QString>("resource");
        QTest::addColumn<QString>("place");
        QTest::newRow("products") << u"products"_s << importKindPlace(u"products"_s).text();
        QTest::newRow("purchases")
            << u"purchases"_s << PageAddress{.page = pageid::purchaseImport}.text();
    }
    void aFileIsImportedFromThePage()
    {
        QFETCH(const QString, resource);
        QFETCH(const QString, place);
        auto *page = open(resource);
        auto *button = page->findChild<ui::Button *>(u"fromFile"_s);
        QVERIFY(button && button->isVisible());
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(m_fixture->opened().last().text(), place);
    }

    void theLookupKeyIsGuessedByShape_data()
    {
        QTest::addColumn<Resource>("resource");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("lookupKey");
        QTest::newRow("address") << Resource::Contact << u"ana@example.com"_s << u"email"_s;
        QTest::newRow("number") << Resource::Contact << u"CRM-1"_s << u"external-id"_s;
        QTest::newRow("of the store") << Resource::Product << u"SKU-1001"_s << u"store-id"_s;
        QTest::newRow("of the service")
            << Resource::Product << u"0123456789abcdef01234567"_s << u"id"_s;
        QTest::newRow("too short") << Resource::Purchase << u"0123456789abcdef"_s << u"store-id"_s;
        QTest::newRow("purchase") << Resource::Purchase << u"abcdef0123456789abcdef01"_s << u"id"_s;
    }

    void theLookupKeyIsGuessedByShape()
    {
        QFETCH(const Resource, resource);
        QFETCH(const QString, value);
        QFETCH(const QString, lookupKey);
        QCOMPARE(QString(storedesk::records::guessedLookupKey(resource, value).word), lookupKey);
    }

    void enterLooksUpTheInputAndReportsTheResult()
    {
        makeAna();
        auto *page = open(u"contacts"_s);
        QTest::keyClicks(field(page), u"ana@example.com"_s);
        QVERIFY(guess(page).contains("Email"_L1));
        // Nothing is sent before Enter.
        QCOMPARE(m_fixture->ledger().received(GetContactByEmail), 0);
        QTest::keyClick(field(page), Qt::Key_Return);
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(m_fixture->ledger().received(GetContactByEmail), 1);
        QVERIFY(guess(page).endsWith("found"_L1));
        // The record is the first of the recent ones now.
        auto *list = page->findChild<QListView *>(u"visits"_s);
        const QAbstractItemModelTester tester(list->model());
        QTRY_COMPARE(list->model()->rowCount(), 2);
        QCOMPARE(list->model()->index(1, 0).data().toString(), u"Ana Roca"_s);
        QCOMPARE(list->currentIndex().row(), 1);
    }

    void furtherTypingMarksTheResultAsPrevious()
    {
        makeAna();
        auto *page = open(u"contacts"_s);
        auto *former = page->findChild<ui::Notice *>(u"formerResult"_s);
        QTest::keyClicks(field(page), u"ana@example.com"_s);
        // There is no record to return to yet.
        QVERIFY(!former->isVisible());
        QTest::keyClick(field(page), Qt::Key_Return);
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(!former->isVisible());
        field(page)->selectAll();
        QTest::keyClicks(field(page), u"bea@example.com"_s);
        QVERIFY(former->isVisible());
        QCOMPARE(former->headline(), u"Previous result: ana@example.com"_s);
        field(page)->clear();
        // An empty field does not count as a different record.
        QVERIFY(!former->isVisible());
        // Type a name, which is never looked up.
        QTest::keyClicks(field(page), u"Bea Sanz"_s);
        QVERIFY(former->isVisible());
        field(page)->selectAll();
        QTest::keyClicks(field(page), u"bea@example.com"_s);
        QTest::keyClick(field(page), Qt::Key_Return);
        QVERIFY(!former->isVisible());
        QTRY_COMPARE(state(page), State::NotFound);
        QVERIFY(!former->isVisible());
    }

    void theLookupKeyCanBeChanged()
    {
        makeAna();
        auto *page = open(u"contacts"_s);
        QTest::keyClicks(field(page), u"ANA-1"_s);
        QTest::keyClick(field(page), Qt::Key_Return);
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(m_fixture->ledger().received(GetContactByExternalId), 1);
        field(page)->setText(u"ana@example.com"_s);
        choose(page, u"lookupKey:deprecated"_s);
        QTRY_COMPARE(m_fixture->ledger().received(GetContact), 1);
        QTRY_COMPARE(state(page), State::Ready);
        auto *note = page->findChild<QLabel *>(u"lookupKeyNote"_s);
        QVERIFY(note->isVisible());
        // The note names the key that replaces the deprecated one.
        QVERIFY(note->text().contains(u"“Email”"_s));
    }

    // U27: the deprecated method is in a submenu of its own, and a record opened by it says which
    // method to use instead.
    void theOlderMethodNamesItsSuccessor()
    {
        makeAna();
        auto *page = open(u"contacts"_s);
        const auto *menu = page->findChild<QPushButton *>(u"changeLookupKey"_s)->menu();
        auto *old = page->findChild<QAction *>(u"lookupKey:deprecated"_s);
        QVERIFY(!menu->actions().contains(old));
        const auto *older = page->findChild<QMenu *>(u"olderMethods"_s);
        QVERIFY(older && older->actions().contains(old));
        QVERIFY(menu->actions().contains(older->menuAction()));
        QVERIFY(old->toolTip().contains(u"“Email”"_s));
        QVERIFY(older->menuAction()->toolTip().contains(u"“Email”"_s));
        QTest::keyClicks(field(page), u"ana@example.com"_s);
        old->trigger();
        QVERIFY(old->isChecked());
        QTRY_COMPARE(state(page), State::Ready);
        auto *act = page->findChild<QAbstractButton *>(u"recordNoticeAction"_s);
        QTRY_VERIFY(act->isVisible());
        QVERIFY2(act->text().contains(u"“Email”"_s), qPrintable(act->text()));
        act->click();
        QCOMPARE(m_fixture->opened().last(),
                 ui::placeOf(*catalogue::lookupKeyNamed(catalogue::Resource::Contact, u"email"),
                             {u"ana@example.com"_s}));
        // Other methods need no notice.
        choose(page, u"lookupKey:email"_s);
        QVERIFY(!old->isChecked());
        QTRY_COMPARE(m_fixture->ledger().received(GetContactByEmail), 1);
        QTRY_VERIFY(!act->isVisible());
    }

    void productsAndPurchasesAreFoundByBothIds()
    {
        auto *page = open(u"products"_s);
        QTest::keyClicks(field(page), u"SKU-1001"_s);
        QTest::keyClick(field(page), Qt::Key_Return);
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(m_fixture->ledger().received(GetProductByStoreId), 1);
        const auto id = page->panel()->reader().record()["id"_L1].toString();
        field(page)->setText(id);
        QTest::keyClick(field(page), Qt::Key_Return);
        QTRY_COMPARE(m_fixture->ledger().received(GetProduct), 1);
        QTRY_COMPARE(state(page), State::Ready);
        // The record is listed only once, below the heading.
        const auto *list = page->findChild<QListView *>(u"visits"_s);
        QTRY_COMPARE(list->currentIndex().row(), 1);
        QCOMPARE(list->model()->rowCount(), 2);

        page = open(u"purchases"_s);
        QTest::keyClicks(field(page), u"PED-100001"_s);
        QTest::keyClick(field(page), Qt::Key_Return);
        QTRY_COMPARE(m_fixture->ledger().received(GetPurchaseByStoreId), 1);
        QTRY_VERIFY(page->settled());
    }

    void aMissedLookUpNeverCreates()
    {
        auto *page = open(u"contacts"_s);
        QTest::keyClicks(field(page), u"nobody@example.com"_s);
        QTest::keyClick(field(page), Qt::Key_Return);
        QTRY_COMPARE(state(page), State::NotFound);
        QVERIFY(guess(page).endsWith("not found"_L1));
        // Looking up the value again still creates nothing.
        QTest::keyClick(field(page), Qt::Key_Return);
        QTRY_COMPARE(m_fixture->ledger().received(GetContactByEmail), 2);
        QTRY_COMPARE(state(page), State::NotFound);
        QTRY_VERIFY(page->panel()->pane()->isVisible());
        QTest::mouseClick(page->panel()->pane()->mainButton(), Qt::LeftButton);
        QCOMPARE(m_fixture->opened().last(),
                 (PageAddress{u"new-contact"_s, {u"email"_s, u"nobody@example.com"_s}}));
        QCOMPARE(m_fixture->ledger().received(PatchContactByEmail), 0);
    }

    void invalidAddressesAreReported()
    {
        auto *page = open(u"contacts"_s);
        QTest::keyClicks(field(page), u"broken@@x"_s);
        QTest::keyClick(field(page), Qt::Key_Return);
        QTRY_COMPARE(state(page), State::NotFound);
        QVERIFY2(guess(page).endsWith("not an email address"_L1), qPrintable(guess(page)));
        // The text cannot be used to create a contact, so the button only looks it up again.
        QTRY_VERIFY(page->panel()->pane()->isVisible());
        QCOMPARE(page->panel()->pane()->mainButton()->text(), u"Check again"_s);
    }

    void recordsWithoutANameShowTheirIdOnce()
    {
        auto *page = open(u"purchases"_s);
        m_fixture->account().storage().history().note({.resource = catalogue::Resource::Purchase,
                                                       .lookupKey = u"store-id"_s,
                                                       .value = u"PED-1"_s,
                                                       .title = u"PED-1"_s,
                                                       .at = m_fixture->clock().now()});
        const auto *list = page->findChild<QListView *>(u"visits"_s);
        // The count includes the heading.
        QTRY_COMPARE(list->model()->rowCount(), 2);
        const auto row = list->model()->index(1, 0);
        QCOMPARE(row.data().toString(), u"PED-1"_s);
        QVERIFY(row.data(VisitModel::SecondLineRole).toString().startsWith("Opened "_L1));
    }

    // U26: the list elides long names and values, so the tool tip has both with the time.
    void theToolTipOfAVisitHasItsFullText()
    {
        auto *page = open(u"contacts"_s);
        const auto name = u"Ana Isabel "_s.repeated(20) + u"Roca"_s;
        const auto at = m_fixture->clock().now();
        m_fixture->account().storage().history().note({.resource = catalogue::Resource::Contact,
                                                       .lookupKey = u"email"_s,
                                                       .value = u"ana@example.com"_s,
                                                       .title = name,
                                                       .at = at});
        const auto *model = page->findChild<QListView *>(u"visits"_s)->model();
        QTRY_COMPARE(model->rowCount(), 2);
        QCOMPARE(model->index(1, 0).data(Qt::ToolTipRole).toString(),
                 name + u", ana@example.com\n"_s
                     + QLocale().toString(at.toLocalTime(), QLocale::LongFormat));
        // The heading needs no tool tip.
        QCOMPARE(model->index(0, 0).data(Qt::ToolTipRole).toString(), QString());
    }

    void aFailedLookupCanBeRepeated()
    {
        auto *page = open(u"contacts"_s);
        QTest::keyClicks(field(page), u"ana@example.com"_s);
        QTest::keyClick(field(page), Qt::Key_Return);
        QTRY_COMPARE(state(page), State::NotFound);
        auto *list = page->findChild<QListView *>(u"visits"_s);
        // The count includes the heading.
        QTRY_COMPARE(list->model()->rowCount(), 2);
        const auto row = list->model()->index(1, 0);
        QCOMPARE(row.data().toString(), u"ana@example.com"_s);
        QCOMPARE(row.data(VisitModel::SecondLineRole).toString(), u"Not found"_s);
        makeAna();
        field(page)->setText(u"somebody@example.com"_s);
        QTest::keyClick(field(page), Qt::Key_Return);
        QTRY_COMPARE(list->model()->rowCount(), 3);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(2, 0)).center());
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(list->model()->index(1, 0).data().toString(), u"Ana Roca"_s);
    }

    void thePracticeStoreOffersRecordsToBeginWith_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<Resource>("resource");
        QTest::newRow("contacts") << u"contacts"_s << Resource::Contact;
        QTest::newRow("products") << u"products"_s << Resource::Product;
        QTest::newRow("purchases") << u"purchases"_s << Resource::Purchase;
    }

    void thePracticeStoreOffersRecordsToBeginWith()
    {
        QFETCH(const QString, word);
        QFETCH(const Resource, resource);
        m_fixture->account().setExamples(m_fixture->service().examples());
        const auto examples = m_fixture->account().examples(resource);
        QCOMPARE(examples.size(), 3);
        auto *page = open(word);
        auto *box = page->findChild<QWidget *>(u"examples"_s);
        QTRY_VERIFY(box->isVisible());
        QVERIFY(box->findChild<QLabel *>()->text().endsWith(word + u':'));
        auto *link = box->findChild<QPushButton *>(u"example"_s);
        QCOMPARE(link->text(), examples.first().value);
        QTest::mouseClick(link, Qt::LeftButton);
        QTRY_COMPARE(state(page), State::Ready);
        // The box is hidden, because there is a history now.
        QTRY_VERIFY(!box->isVisible());
        // The focus is in the field, ready for the next lookup.
        QCOMPARE(page->window()->focusWidget(), field(page));
    }

    void otherAccountsOfferNothingToBeginWith()
    {
        for (const auto &word : {u"contacts"_s, u"products"_s, u"purchases"_s}) {
            auto *page = open(word);
            QTRY_VERIFY(page->isVisible());
            QVERIFY(!page->findChild<QWidget *>(u"examples"_s)->isVisible());
        }
    }

    void severalPastedLinesBecomeATable()
    {
        auto *page = open(u"contacts"_s);
        QGuiApplication::clipboard()->setText(u"ana@example.com\nbob@example.com\n"_s);
        QTest::keySequence(field(page), QKeySequence::Paste);
        QCOMPARE(m_fixture->opened().last(),
                 (PageAddress{u"look-up-many"_s, {u"contacts"_s, u"email"_s}}));
        QVERIFY(field(page)->text().isEmpty());
        // A single line with a trailing line break is one lookup.
        QGuiApplication::clipboard()->setText(u"ana@example.com\n"_s);
        QTest::keySequence(field(page), QKeySequence::Paste);
        QCOMPARE(field(page)->text(), u"ana@example.com"_s);
    }

    void onlyAChosenKeyIsHandedToTheManyLines()
    {
        auto *page = open(u"contacts"_s);
        const auto openMany = [page] {
            QTest::mouseClick(page->findChild<Button *>(u"lookUpMany"_s), Qt::LeftButton);
        };
        // The key that was detected for a single text does not apply to the lines of a list.
        QTest::keyClicks(field(page), u"martina"_s);
        QTest::keyClick(field(page), Qt::Key_Return);
        QTRY_VERIFY(page->settled());
        openMany();
        // With the default key, the list detects the key of each line.
        QCOMPARE(m_fixture->opened().last().values.last(), u"email"_s);
        page->findChild<QAction *>(u"lookupKey:external-id"_s)->trigger();
        openMany();
        QCOMPARE(m_fixture->opened().last().values.last(), u"external-id"_s);
        page->findChild<QAction *>(u"lookupKey:guess"_s)->trigger();
        openMany();
        QCOMPARE(m_fixture->opened().last().values.last(), u"email"_s);
    }

    void aNameIsExplainedInsteadOfAsked()
    {
        auto *page = open(u"contacts"_s);
        auto *note = page->findChild<QLabel *>(u"lookupKeyNote"_s);
        const int before = m_fixture->ledger().total();
        QTest::keyClicks(field(page), u"Ana Garcia-Lopez"_s);
        QVERIFY(note->isVisible());
        QCOMPARE(note->text(),
                 u"The service can't search for contacts by name. Look them up by email or "
                 "external ID. To search by name, choose “All contacts…” at the top of "
                 "Contacts."_s);
        QTest::keyClick(field(page), Qt::Key_Return);
        QVERIFY(page->settled());
        QCOMPARE(m_fixture->ledger().total(), before);
        // An explicit choice of key takes precedence.
        page->findChild<QAction *>(u"lookupKey:external-id"_s)->trigger();
        QTRY_COMPARE(state(page), State::NotFound);
        QCOMPARE(m_fixture->ledger().received(GetContactByExternalId), 1);
        QVERIFY(!note->isVisible());
    }

    void aWordThatIsNoKeyIsExplainedWhenNothingIsFound()
    {
        auto *page = open(u"contacts"_s);
        QTest::keyClicks(field(page), u"Garcia"_s);
        QTest::keyClick(field(page), Qt::Key_Return);
        QTRY_COMPARE(state(page), State::NotFound);
        QVERIFY(page->panel()->pane()->sentence().contains(u"by name"_s));
    }

    void theChosenKeyIsRemembered()
    {
        auto *page = open(u"contacts"_s);
        QSignalSpy kept(page, &Page::viewStateChanged);
        page->findChild<QAction *>(u"lookupKey:email"_s)->trigger();
        QCOMPARE(kept.count(), 1);
        const auto state = page->viewState();
        page = open(u"contacts"_s);
        page->restoreViewState(state);
        QVERIFY(page->findChild<QAction *>(u"lookupKey:email"_s)->isChecked());
        QTest::keyClicks(field(page), u"CRM-1"_s);
        QVERIFY(page->findChild<QLabel *>(u"guess"_s)->text().contains(u"Email"_s));
        page->findChild<QAction *>(u"lookupKey:guess"_s)->trigger();
        const auto automatic = page->viewState();
        page = open(u"contacts"_s);
        page->restoreViewState(state);
        page->restoreViewState(automatic);
        QVERIFY(page->findChild<QAction *>(u"lookupKey:guess"_s)->isChecked());
    }

    void theButtonsOpenTheForms_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("form");
        QTest::newRow("contacts") << u"contacts"_s << u"new-contact"_s;
        QTest::newRow("products") << u"products"_s << u"new-product"_s;
        QTest::newRow("purchases") << u"purchases"_s << u"new-purchase"_s;
    }

    void theButtonsOpenTheForms()
    {
        QFETCH(const QString, word);
        QFETCH(const QString, form);
        auto *page = open(word);
        QTest::mouseClick(page->findChild<Button *>(u"newRecord"_s), Qt::LeftButton);
        QCOMPARE(m_fixture->opened().last(), PageAddress{form});
        QTest::mouseClick(page->findChild<Button *>(u"lookUpMany"_s), Qt::LeftButton);
        QCOMPARE(m_fixture->opened().last().page, u"look-up-many"_s);
        QCOMPARE(m_fixture->opened().last().values.first(), word);
    }

    void aPinnedOneIsLookedUpByAClick()
    {
        makeAna();
        m_fixture->account().storage().history().pin({.resource = Resource::Contact,
                                                      .lookupKey = u"email"_s,
                                                      .value = u"ana@example.com"_s,
                                                      .title = u"Ana Roca"_s},
                                                     true);
        auto *page = open(u"contacts"_s);
        auto *list = page->findChild<QListView *>(u"visits"_s);
        // The count includes the heading.
        QTRY_COMPARE(list->model()->rowCount(), 2);
        QVERIFY(!(list->model()->index(0, 0).flags() & Qt::ItemIsSelectable));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(1, 0)).center());
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(field(page)->text(), u"ana@example.com"_s);
    }

    void theDeleteKeyAsksAboutVisibleRecords()
    {
        makeAna();
        for (const auto &value : {u"ana@example.com"_s, u"eva@example.com"_s})
            m_fixture->account().storage().history().pin({.resource = Resource::Contact,
                                                          .lookupKey = u"email"_s,
                                                          .value = value,
                                                          .title = value},
                                                         true);
        auto *page = open(u"contacts"_s);
        auto *list = page->findChild<QListView *>(u"visits"_s);
        // The count includes the heading.
        QTRY_COMPARE(list->model()->rowCount(), 3);
        const auto found =
            list->model()->match(list->model()->index(0, 0), Qt::DisplayRole, u"ana@example.com"_s);
        QCOMPARE(found.size(), 1);
        list->setFocus();
        list->setCurrentIndex(found.first());
        // The record is not open yet, so the key shows it first.
        QTest::keyClick(list, Qt::Key_Delete);
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(field(page)->text(), u"ana@example.com"_s);
        QVERIFY(!m_fixture->dialog());
        QVERIFY(m_fixture->told().constLast().contains("press Delete again"_L1));
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Delete);
        QTRY_VERIFY(m_fixture->dialog());
        QTest::mouseClick(m_fixture->dialog()->findChild<QPushButton *>(u"delete"_s),
                          Qt::LeftButton);
        QTRY_COMPARE(m_fixture->ledger().applied(DeleteContactByEmail), 1);
    }

    void theLastResultIsRestored()
    {
        makeAna();
        auto *page = open(u"contacts"_s);
        field(page)->setText(u"ana@example.com"_s);
        QTest::keyClick(field(page), Qt::Key_Return);
        QTRY_COMPARE(state(page), State::Ready);
        const auto kept = page->viewState();
        page = static_cast<LookupPage *>(LookupPage::make(*m_fixture, {u"contacts"_s}));
        page->restoreViewState(kept);
        m_fixture->show(page);
        QCOMPARE(m_fixture->ledger().received(GetContactByEmail), 1);
        page->refresh();
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(m_fixture->ledger().received(GetContactByEmail), 2);
        QCOMPARE(field(page)->text(), u"ana@example.com"_s);
    }

    // Ending an edit opens the review, or explains why the changes cannot be saved. The changes are
    // never hidden.
    void doneWithChangesLeadsToTheReview()
    {
        auto *page = openEdited();
        page->panel()->findChild<Button *>(u"edit"_s)->click();
        QVERIFY(page->hasPendingChanges());
        QTRY_VERIFY(m_fixture->dialog());
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Escape);
        QVERIFY(page->hasPendingChanges());
        page->discardChanges();
        page->panel()->findChild<Button *>(u"edit"_s)->click();
        QVERIFY(!page->panel()->editor());
    }

    void editsAreStored()
    {
        auto *page = openEdited();
        QVERIFY(page->hasPendingChanges());
        QVERIFY(page->canKeepChanges());
        page->keepDraftChanges();

        const auto kept = page->viewState();
        page = static_cast<LookupPage *>(LookupPage::make(*m_fixture, {u"contacts"_s}));
        page->restoreViewState(kept);
        m_fixture->show(page);
        page->refresh();
        // The changes are pending even before the record has been read again.
        QVERIFY(page->hasPendingChanges());
        QTRY_VERIFY(page->panel()->editor());
        QCOMPARE(nameIn(page)->text(), u"Anna"_s);
    }

    // Pressing Enter in the field again must not hide the edit.
    void anEditIsStillThereWhenTheSameIsLookedUpAgain()
    {
        auto *page = openEdited();
        QVERIFY(page->hasPendingChanges());
        QTest::keyClick(field(page), Qt::Key_Return);
        QTRY_VERIFY(page->settled() && page->panel()->editor());
        QCOMPARE(nameIn(page)->text(), u"Anna"_s);
        QVERIFY(page->hasPendingChanges());
    }

    void aLookUpOnItsWayFailedAndLocked_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("value");
        QTest::addColumn<catalogue::OperationId>("read");
        QTest::newRow("contacts") << u"contacts"_s << u"ana@example.com"_s << GetContactByEmail;
        QTest::newRow("products") << u"products"_s << u"SKU-1001"_s << GetProductByStoreId;
        QTest::newRow("purchases") << u"purchases"_s << u"PED-100001"_s << GetPurchaseByStoreId;
    }

    void aLookUpOnItsWayFailedAndLocked()
    {
        QFETCH(const QString, word);
        QFETCH(const QString, value);
        QFETCH(const catalogue::OperationId, read);
        makeAna();
        auto *page = open(word);
        auto *pane = page->panel()->pane();
        auto &faults = m_fixture->service().faults();
        const auto look = [&] {
            field(page)->setFocus();
            field(page)->setText(value);
            QTest::keyClick(field(page), Qt::Key_Return);
        };

        faults.add(practice::once(read, practice::Fault::Status, u"400"_s));
        look();
        QTRY_COMPARE(state(page), State::Failed);
        QTRY_VERIFY(pane->isVisible());
        QVERIFY(!pane->headline().isEmpty() && !pane->sentence().isEmpty());

        faults.add(practice::once(read, practice::Fault::Status, u"403"_s));
        // The button is labelled "Try again".
        QTest::mouseClick(pane->mainButton(), Qt::LeftButton);
        QTRY_COMPARE(state(page), State::Locked);
        QTRY_VERIFY(pane->headline().contains(u"no permission to read"_s));

        // The button is labelled "Test the key again".
        QTest::mouseClick(pane->mainButton(), Qt::LeftButton);
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(!pane->isVisible());

        faults.add(practice::once(read, practice::Fault::Stall, u"3"_s));
        field(page)->setText(u"X"_s + value);
        QTest::keyClick(field(page), Qt::Key_Return);
        QCOMPARE(state(page), State::Reading);
        QVERIFY(!page->settled());
        QTRY_VERIFY(pane->isLoading());
    }

    void theEmptyPageExplainsHowToLookUp_data()
    {
        QTest::addColumn<QString>("word");
        for (const auto *word : {"contacts", "products", "purchases"})
            QTest::newRow(word) << QString::fromLatin1(word);
    }

    void theEmptyPageExplainsHowToLookUp()
    {
        QFETCH(const QString, word);
        auto *page = open(word);
        QTRY_VERIFY(page->panel()->pane()->isVisible());
        QVERIFY(!page->panel()->pane()->headline().isEmpty());
        QVERIFY(page->recordActions().isEmpty());
        page->find();
        QTRY_VERIFY(field(page)->hasFocus());
    }

private:
    void makeAna()
    {
        support::sendAndWait(*m_fixture,
                             {.operation = PatchContactByEmail,
                              .values = {u"ana@example.com"_s},
                              .body = QJsonObject{{"_externalId"_L1, u"ANA-1"_s},
                                                  {"_name"_L1, u"Ana"_s},
                                                  {"_surname"_L1, u"Roca"_s}}});
    }
    LookupPage *open(const QString &word)
    {
        auto *page =
            m_fixture->show(static_cast<LookupPage *>(LookupPage::make(*m_fixture, {word})));
        page->refresh();
        return page;
    }
    // Opens Ana's record with an unsaved change to her name.
    LookupPage *openEdited()
    {
        makeAna();
        auto *page = open(u"contacts"_s);
        field(page)->setText(u"ana@example.com"_s);
        QTest::keyClick(field(page), Qt::Key_Return);
        [page] {
            QTRY_COMPARE(state(page), State::Ready);
        }();
        page->panel()->beginEdit();
        [page] {
            QTRY_VERIFY(page->panel()->editor() && page->settled());
        }();
        nameIn(page)->selectAll();
        QTest::keyClicks(nameIn(page), u"Anna"_s);
        return page;
    }
    static QLineEdit *nameIn(const LookupPage *page)
    {
        return page->panel()->editor()->form()->editor(u"_name"_s)->findChild<QLineEdit *>();
    }
    static void choose(const LookupPage *page, const QString &name)
    {
        page->findChild<QAction *>(name)->trigger();
    }
    static SearchField *field(const LookupPage *page)
    {
        return page->findChild<SearchField *>(u"lookUpField"_s);
    }
    static QString guess(const LookupPage *page)
    {
        return page->findChild<QLabel *>(u"guess"_s)->text();
    }
    static State state(const LookupPage *page) { return page->panel()->reader().state(); }

    std::unique_ptr<support::PageFixture> m_fixture;
};

STOREDESK_TEST(TestLookupPage)

} // namespace tst_lookuppage

#include "tst_lookuppage.moc"
