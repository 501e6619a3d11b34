// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/columnspopup.h"
#include "support/pagefixture.h"
#include "support/sending.h"
#include "support/shelf.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "events/typechangeplan.h"
#include "storage/drafts.h"
#include "ui/host/savedviewsmenu.h"
#include "ui/lists/integrationbrowser.h"
#include "ui/lists/integrationspage.h"
#include "ui/lists/listpages.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/treeview.h"
#include "ui/widgets/button.h"
#include "ui/widgets/detailstext.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/statepane.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QBuffer>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QToolButton>

#include <optional>

namespace tst_integrationspage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using itemmodels::IntegrationTree;
using State = itemmodels::ResourceFeed::State;

// Tests the tree of integrations and event types in the practice store with real keys and buttons.
class TestIntegrationsPage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
    }

    void cleanup()
    {
        m_tester.reset();
        m_page = nullptr;
        m_fixture.reset();
    }

    // Opening and refreshing the page send exactly one request each.
    void doesListCustomIntegrations()
    {
        open();
        QVERIFY(view()->model()->rowCount() >= 3);
        QCOMPARE(m_fixture->ledger().received(OperationId::ListCustomIntegrations), 1);
        QTest::mouseClick(m_page->findChild<QToolButton *>(u"refresh"_s), Qt::LeftButton);
        QTRY_COMPARE(m_fixture->ledger().received(OperationId::ListCustomIntegrations), 2);
        QTRY_VERIFY(m_page->settled());
    }

    // The detail panel of an event type links to its integration.
    void anEventTypeNamesItsIntegration()
    {
        open();
        const auto type = row(0).model()->index(0, 0, row(0));
        view()->setCurrentIndex(type);
        const ui::PageAddress above{.page = u"integration"_s, .values = address(row(0))};
        ui::Button *link = nullptr;
        QTRY_VERIFY(link = m_page->findChild<ui::Button *>(u"link:"_s + above.text()));
        QCOMPARE(link->text(), row(0).data().toString());
        QTest::mouseClick(link, Qt::LeftButton);
        QCOMPARE(m_fixture->opened().last(), above);
        // An integration has no parent to link to.
        view()->setCurrentIndex(row(0));
        QTRY_VERIFY(!m_page->findChild<ui::Button *>(u"link:"_s + above.text()));
    }

    // Only the event types of the expanded integration are requested.
    void doesListCustomEventTypes()
    {
        open();
        QCOMPARE(m_fixture->ledger().received(OperationId::ListCustomEventTypes), 1);
        QVERIFY(view()->isExpanded(row(0)));
        QVERIFY(!view()->isExpanded(row(1)));
        view()->setFocus();
        view()->setCurrentIndex(row(1));
        QTest::keyClick(view(), Qt::Key_Right);
        QVERIFY(view()->isExpanded(row(1)));
        QTRY_COMPARE(m_fixture->ledger().received(OperationId::ListCustomEventTypes), 2);
        QCOMPARE(m_fixture->ledger().last()->values, address(row(1)));
        QTRY_VERIFY(m_page->settled());
        QVERIFY(view()->model()->rowCount(row(1)) > 0);
        QTest::keyClick(view(), Qt::Key_Left);
        QTest::keyClick(view(), Qt::Key_Right);
        QTest::mouseClick(m_page->findChild<QToolButton *>(u"refresh"_s), Qt::LeftButton);
        QTRY_COMPARE(m_fixture->ledger().received(OperationId::ListCustomIntegrations), 2);
        QTRY_COMPARE(m_fixture->ledger().received(OperationId::ListCustomEventTypes), 4);
        QTRY_VERIFY(m_page->settled());
    }

    // If the names are short, long text in other columns is shown in full.
    void aliasesAndAddressesAreNotCutBesideUnusedSpace()
    {
        open();
        m_page->window()->resize(1180, 700);
        view()->setFocus();
        for (int at = 0; at < view()->model()->rowCount(); ++at) {
            view()->setCurrentIndex(row(at));
            QTest::keyClick(view(), Qt::Key_Right);
            QTRY_VERIFY(m_page->settled());
        }
        const QAbstractItemView *hints = view();
        for (const int column :
             {itemmodels::IntegrationTree::About, itemmodels::IntegrationTree::Alias}) {
            QVERIFY(!view()->isColumnHidden(column));
            QTRY_VERIFY2(view()->columnWidth(column) >= hints->sizeHintForColumn(column),
                         qPrintable(u"%1: %2 of %3"_s.arg(column)
                                        .arg(view()->columnWidth(column))
                                        .arg(hints->sizeHintForColumn(column))));
        }
        QVERIFY(view()->columnWidth(itemmodels::IntegrationTree::Name)
                >= hints->sizeHintForColumn(itemmodels::IntegrationTree::Name));
    }

    void selectionAndExpandedRowsSurviveARefresh()
    {
        open();
        view()->expand(row(1));
        QTRY_VERIFY(m_page->settled());
        const auto type = row(1).model()->index(0, 0, row(1));
        view()->setCurrentIndex(type);
        const auto chosen = address(type);
        m_page->refresh();
        QTRY_VERIFY(m_page->settled());
        QCOMPARE(address(view()->currentIndex()), chosen);
        QCOMPARE(m_page->browser()->selected().size(), 1);
        QVERIFY(view()->isExpanded(row(0)) && view()->isExpanded(row(1)));
        // The state is restored when the page is reopened.
        const auto state = m_page->viewState();
        open(state);
        QVERIFY(view()->isExpanded(row(0)) && view()->isExpanded(row(1)));
        QVERIFY(!view()->isExpanded(row(2)));
    }

    void hiddenColumnsStayHidden()
    {
        open();
        using Tree = itemmodels::IntegrationTree;
        m_page->window()->resize(1500, 700);
        QTRY_VERIFY(!view()->isColumnHidden(Tree::Alias));
        support::toggleColumn(*m_page, u"columns"_s, u"alias"_s);
        QVERIFY(view()->isColumnHidden(Tree::Alias));
        // A chosen column is not hidden for lack of width any more.
        m_page->window()->resize(900, 700);
        QVERIFY(!view()->isColumnHidden(Tree::Created));
        const auto state = m_page->viewState();
        open(state);
        QVERIFY(view()->isColumnHidden(Tree::Alias));
        QVERIFY(!view()->isColumnHidden(Tree::Created));
        support::pressInColumnsPopup(*m_page, u"columns"_s, u"columnsReset"_s);
        m_page->window()->resize(1500, 700);
        QTRY_VERIFY(!view()->isColumnHidden(Tree::Alias));
    }

    void columnsAreMovedAndResized()
    {
        open();
        using Tree = itemmodels::IntegrationTree;
        m_page->window()->resize(1500, 700);
        QTRY_VERIFY(!view()->isColumnHidden(Tree::Created));
        auto *header = view()->header();
        QVERIFY(header->sectionsMovable());
        // The names with the expand arrows stay first.
        QVERIFY(!header->isFirstSectionMovable());
        QSignalSpy changed(m_page->browser(), &ui::lists::IntegrationBrowser::stateChanged);
        header->moveSection(header->visualIndex(Tree::Created), 1);
        QCOMPARE(changed.size(), 1);
        const int before = view()->columnWidth(Tree::Contains);
        const QPoint edge(header->sectionViewportPosition(Tree::Contains) + before - 2,
                          header->height() / 2);
        QTest::mousePress(header->viewport(), Qt::LeftButton, {}, edge);
        QTest::mouseMove(header->viewport(), edge + QPoint(31, 0));
        QTest::mouseRelease(header->viewport(), Qt::LeftButton, {}, edge + QPoint(31, 0));
        QCOMPARE(view()->columnWidth(Tree::Contains), before + 31);
        QVERIFY(changed.size() > 1);
        // Expanding a row fits the other columns only.
        view()->expand(row(1));
        QTRY_VERIFY(m_page->settled());
        QCoreApplication::processEvents();
        QCOMPARE(view()->columnWidth(Tree::Contains), before + 31);
        open(m_page->viewState());
        header = view()->header();
        QCOMPARE(header->logicalIndex(1), int(Tree::Created));
        QCOMPARE(header->logicalIndex(2), int(Tree::About));
        QCOMPARE(view()->columnWidth(Tree::Contains), before + 31);
        support::pressInColumnsPopup(*m_page, u"columns"_s, u"columnsReset"_s);
        QCOMPARE(header->logicalIndex(1), int(Tree::About));
        QCOMPARE(view()->columnWidth(Tree::Contains), before);
    }

    void anEventTypeIsTriedCopiedEditedAndHandedOver()
    {
        open();
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_Down);
        const auto chosen = address(view()->currentIndex());
        QCOMPARE(chosen.size(), 2);
        const QList<std::pair<QString, QString>> pages{{u"sendTest"_s, u"send-events"_s},
                                                       {u"edit"_s, u"edit-event-type"_s},
                                                       {u"newLike"_s, u"new-event-type"_s},
                                                       {u"handOver"_s, u"hand-over"_s},
                                                       {u"compareType"_s, u"compare-type"_s}};
        for (const auto &[name, page] : pages) {
            QVERIFY(action(name)->isVisible());
            action(name)->trigger();
            QCOMPARE(m_fixture->opened().last(), (ui::PageAddress{.page = page, .values = chosen}));
            // The actions are in the context menu of the tree.
            QVERIFY(view()->actions().contains(action(name)));
        }
        // Use the buttons above the tree with the mouse and the keyboard.
        QTest::mouseClick(bar(u"sendTest"_s), Qt::LeftButton);
        QCOMPARE(m_fixture->opened().last(),
                 (ui::PageAddress{.page = u"send-events"_s, .values = chosen}));
        bar(u"newLike"_s)->setFocus();
        QTest::keyClick(bar(u"newLike"_s), Qt::Key_Space);
        QCOMPARE(m_fixture->opened().last(),
                 (ui::PageAddress{.page = u"new-event-type"_s, .values = chosen}));
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_F2);
        QCOMPARE(m_fixture->opened().last(),
                 (ui::PageAddress{.page = u"edit-event-type"_s, .values = chosen}));
        QTest::keyClick(view(), Qt::Key_Return);
        QCOMPARE(m_fixture->opened().last(),
                 (ui::PageAddress{.page = u"event-type"_s, .values = chosen}));
    }

    void anIntegrationGetsTypesIsOpenedAndEdited()
    {
        open();
        view()->setFocus();
        const auto chosen = address(row(0));
        QVERIFY(!bar(u"sendTest"_s)->isVisible() && !bar(u"newLike"_s)->isVisible());
        QTest::mouseClick(bar(u"newType"_s), Qt::LeftButton);
        QCOMPARE(m_fixture->opened().last(),
                 (ui::PageAddress{.page = u"new-event-type"_s, .values = chosen}));
        QTest::keyClick(view(), Qt::Key_Return);
        QCOMPARE(m_fixture->opened().last(),
                 (ui::PageAddress{.page = u"integration"_s, .values = chosen}));
        QTest::keyClick(view(), Qt::Key_F2);
        QCOMPARE(m_fixture->opened().last(),
                 (ui::PageAddress{.page = u"integration"_s, .values = chosen}));
        QTest::mouseClick(m_page->findChild<ui::Button *>(u"newRecord"_s), Qt::LeftButton);
        QCOMPARE(m_fixture->opened().last(), ui::PageAddress{.page = u"new-integration"_s});
    }

    // The dialog names the event types that are deleted with the integration.
    void deletingAnIntegrationNamesItsEventTypes()
    {
        open();
        const auto names = typeNames(row(0));
        QVERIFY(!names.isEmpty());
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_Delete);
        QVERIFY(m_fixture->dialog());
        auto *agree = m_fixture->dialog()->findChild<ui::Button *>(u"delete"_s);
        QTRY_VERIFY(agree->isEnabled());
        const auto said = consequences();
        for (const auto &name : names)
            QVERIFY2(said.contains(name.toHtmlEscaped()), qPrintable(said));
        const auto gone = address(row(0));
        QTest::mouseClick(agree, Qt::LeftButton);
        QTRY_COMPARE(m_fixture->ledger().received(OperationId::DeleteCustomIntegration), 1);
    }

    void aTypeThatWasDeletedLeavesTheTreeAndTheNextOneIsChosen()
    {
        open();
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_Down);
        const auto gone = address(view()->currentIndex());
        support::sendAndWait(*m_fixture,
                             {.operation = OperationId::DeleteCustomEventType, .values = gone});
        QTRY_VERIFY(!m_page->browser()->tree().indexOf(gone).isValid());
        QTRY_COMPARE(m_page->browser()->selected().size(), 1);
        QTRY_VERIFY(m_page->settled());
    }

    void newRecordsAreSelected()
    {
        open();
        const auto made = support::replyTo(
            *m_fixture,
            {.operation = OperationId::CreateCustomIntegration,
             .body = QJsonObject{{u"name"_s, u"Till"_s}, {u"eventsEnabled"_s, true}}});
        const auto id = made[u"id"_s].toString();
        QTRY_COMPARE(address(view()->currentIndex()), QStringList{id});
        const auto type = support::replyTo(
            *m_fixture,
            {.operation = OperationId::CreateCustomEventType,
             .values = {id},
             .body = QJsonObject{{u"name"_s, u"Visit"_s},
                                 {u"alias"_s, u"visit"_s},
                                 {u"category"_s, u"receive"_s},
                                 {u"receiveType"_s, u"api"_s},
                                 {u"fields"_s,
                                  QJsonArray{QJsonObject{{u"id"_s, u"mail"_s},
                                                         {u"name"_s, u"Mail"_s},
                                                         {u"type"_s, u"email"_s},
                                                         {u"required"_s, true},
                                                         {u"isPrimaryKey"_s, true}}}}}});
        QTRY_COMPARE(address(view()->currentIndex()), (QStringList{id, type[u"id"_s].toString()}));
    }

    void theTypesOfAnIntegrationFailByThemselvesAndAreReadAgain_data()
    {
        QTest::addColumn<QString>("status");
        QTest::addColumn<QString>("note");
        QTest::newRow("failed") << u"400"_s << u"Couldn't load the event types."_s;
        QTest::newRow("no permission")
            << u"403"_s << u"Your API key has no permission to read event types"_s;
    }
    void theTypesOfAnIntegrationFailByThemselvesAndAreReadAgain()
    {
        QFETCH(const QString, status);
        QFETCH(const QString, note);
        m_fixture->service().faults().add(
            practice::once(OperationId::ListCustomEventTypes, practice::Fault::Status, status));
        open();
        const auto failed = row(0).model()->index(0, 0, row(0));
        QVERIFY2(failed.data().toString().startsWith(note), qPrintable(failed.data().toString()));
        QVERIFY(view()->isFirstColumnSpanned(0, row(0)));
        QVERIFY(view()->model()->rowCount() >= 3);
        QVERIFY(!m_page->browser()->pane()->isVisible());
        view()->setFocus();
        view()->setCurrentIndex(failed);
        // Enter triggers the action of the note.
        QTest::keyClick(view(), Qt::Key_Return);
        QTRY_VERIFY(m_page->settled());
        QVERIFY(!typeNames(row(0)).isEmpty());
        QVERIFY(view()->isExpanded(row(0)));
    }

    void whileTypesAreReadThatIsSaidAndEscStopsIt()
    {
        m_fixture->service().faults().add(
            practice::once(OperationId::ListCustomEventTypes, practice::Fault::Stall));
        show({});
        m_page->refresh();
        QTRY_COMPARE(m_page->browser()->feed().state(), State::Loaded);
        QTRY_VERIFY(view()->model()->rowCount(row(0)) == 1);
        QCOMPARE(row(0).model()->index(0, 0, row(0)).data().toString(), u"Loading event types…"_s);
        QVERIFY(!m_page->settled());
        auto &ledger = m_fixture->service().ledger();
        QTRY_VERIFY(ledger.received(OperationId::ListCustomEventTypes) == 1
                    && ledger.last()->step == practice::LedgerStep::Stalled);
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_Escape);
        QVERIFY(m_page->settled());
        // Laying out the tree does not send a request either.
        QCoreApplication::processEvents();
        QVERIFY(m_page->settled());
        const auto note = row(0).model()->index(0, 0, row(0));
        QCOMPARE(note.data().toString(), u"Event types not loaded"_s);
        view()->setCurrentIndex(note);
        QTest::keyClick(view(), Qt::Key_Return);
        QTRY_VERIFY(m_page->settled());
        QVERIFY(!typeNames(row(0)).isEmpty());
    }

    void anIntegrationWithoutEventTypesOffersToMakeOne()
    {
        auto shelf = std::make_shared<support::Shelf>();
        shelf->setList(OperationId::ListCustomIntegrations,
                       {QJsonObject{{u"id"_s, u"i1"_s}, {u"name"_s, u"Till"_s}}});
        practise(shelf);
        open();
        const auto note = row(0).model()->index(0, 0, row(0));
        QCOMPARE(note.data().toString(), u"No event types yet"_s);
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {},
                          view()->visualRect(note).center());
        QCOMPARE(m_fixture->opened().last(),
                 (ui::PageAddress{.page = u"new-event-type"_s, .values = {u"i1"_s}}));
        QVERIFY(!bar(u"delete"_s)->isVisible());
    }

    void withoutIntegrationsOneIsOffered()
    {
        practise(std::make_shared<support::Shelf>());
        open();
        QTRY_VERIFY(pane()->isVisible());
        QCOMPARE(pane()->headline(), u"No integrations yet"_s);
        QTest::mouseClick(pane()->mainButton(), Qt::LeftButton);
        QCOMPARE(m_fixture->opened().last(), ui::PageAddress{.page = u"new-integration"_s});
    }

    void theListFailsAndComesBack()
    {
        m_fixture->service().faults().add(
            practice::once(OperationId::ListCustomIntegrations, practice::Fault::Status, u"400"_s));
        show({});
        m_page->refresh();
        QTRY_COMPARE(m_page->browser()->feed().state(), State::Failed);
        QVERIFY(pane()->isVisible());
        QCOMPARE(pane()->headline(), u"Couldn't load the integrations"_s);
        QTest::mouseClick(pane()->details()->link(), Qt::LeftButton);
        const auto *details = pane()->findChild<QLabel *>(u"detailsText"_s);
        QVERIFY2(details->isVisible() && details->text().contains(u"Response: 400"_s),
                 qPrintable(details->text()));
        QTest::mouseClick(pane()->mainButton(), Qt::LeftButton);
        QTRY_COMPARE(m_page->browser()->feed().state(), State::Loaded);
        QVERIFY(!pane()->isVisible());
        // If another refresh fails, the rows stay visible.
        m_fixture->service().faults().add(
            practice::once(OperationId::ListCustomIntegrations, practice::Fault::Status, u"400"_s));
        m_page->refresh();
        QTRY_VERIFY(m_page->findChild<QPushButton *>(u"bannerAgain"_s)->isVisible());
        QVERIFY(view()->model()->rowCount() >= 3);
        QTRY_VERIFY(m_page->settled());
    }

    void resourcesOutsideTheScopesOfTheKeyAreReported()
    {
        m_fixture->service().faults().add(
            practice::once(OperationId::ListCustomIntegrations, practice::Fault::Status, u"403"_s));
        show({});
        m_page->refresh();
        QTRY_COMPARE(m_page->browser()->feed().state(), State::Failed);
        QCOMPARE(pane()->headline(), u"Your API key has no permission to read integrations"_s);
        QTest::mouseClick(pane()->mainButton(), Qt::LeftButton);
        QTRY_COMPARE(m_page->browser()->feed().state(), State::Loaded);
        QTRY_VERIFY(m_page->settled());
    }

    // The filter also finds types in collapsed integrations, which are collapsed again afterwards.
    void theFilterFindsTypesAndShowsWhereTheyAre()
    {
        open();
        view()->expand(row(1));
        QTRY_VERIFY(m_page->settled());
        const auto name = typeNames(row(1)).first();
        view()->collapse(row(1));
        const auto count = view()->model()->rowCount();
        m_page->find();
        QTest::keyClicks(QApplication::focusWidget(), name);
        QTRY_VERIFY(m_page->settled());
        QCOMPARE(view()->model()->rowCount(), 1);
        QVERIFY(view()->isExpanded(row(0)));
        QCOMPARE(typeNames(row(0)), QStringList{name});
        QTest::keyClick(m_page->browser()->words(), Qt::Key_Down);
        QVERIFY(view()->hasFocus());
        QTest::keyClick(view(), Qt::Key_Escape);
        QCOMPARE(view()->model()->rowCount(), count);
        QTRY_VERIFY(!view()->isExpanded(row(1)));
        m_page->find();
        QTest::keyClicks(QApplication::focusWidget(), u"qwertz"_s);
        QTRY_VERIFY(pane()->isVisible());
        QVERIFY(pane()->headline().contains(u"qwertz"_s));
        QTRY_VERIFY(m_page->settled());
    }

    void aColourIsASwatchAndAPictureOfAnotherComputerIsNotFetched()
    {
        open();
        QStringList addresses;
        for (int at = 0; at < view()->model()->rowCount(); ++at) {
            view()->setCurrentIndex(row(at));
            QVERIFY(m_page->findChild<QWidget *>(u"colour"_s));
            if (auto *address = m_page->findChild<QWidget *>(u"pictureAddress"_s))
                addresses.append(address->accessibleName());
        }
        QCOMPARE(addresses.size(), 1);
        QVERIFY(addresses.first().contains(u"img.example.com"_s));
        QTRY_VERIFY(m_page->settled());
    }

    void aPictureInTheRecordIsShown()
    {
        QByteArray bytes;
        QBuffer file(&bytes);
        QImage square(32, 32, QImage::Format_RGB32);
        square.fill(Qt::red);
        QVERIFY(square.save(&file, "PNG"));
        const auto red = u"data:image/png;base64,"_s + QString::fromLatin1(bytes.toBase64());
        auto shelf = std::make_shared<support::Shelf>();
        shelf->setList(
            OperationId::ListCustomIntegrations,
            {QJsonObject{{u"id"_s, u"i1"_s}, {u"name"_s, u"Till"_s}, {u"imageUri"_s, red}}});
        practise(shelf);
        open();
        const auto *picture = m_page->findChild<QLabel *>(u"picture"_s);
        QVERIFY(picture && !picture->pixmap().isNull());
        const auto shown = view()->viewport()->grab().toImage();
        const auto cell = view()->visualRect(row(0));
        const QColor colour = shown.pixelColor(cell.left() + 12 + 9, cell.center().y());
        QVERIFY2(colour.red() > 200 && colour.green() < 80, qPrintable(colour.name()));
    }

    void aReadOnlyAccountOnlyLooks()
    {
        m_fixture.reset();
        m_fixture.emplace(practice::ServiceOptions{.contacts = 20, .requestsPerMinute = 0},
                          profiles::Profile{.id = u"test"_s,
                                            .name = u"Casa Oliva"_s,
                                            .address = {},
                                            .guard = profiles::ProtectionLevel::ReadOnly,
                                            .requestsPerMinute = 0});
        open();
        QVERIFY(!m_page->findChild<ui::Button *>(u"newRecord"_s)->isEnabled());
        QVERIFY(!bar(u"edit"_s)->isEnabled());
        QVERIFY(!bar(u"edit"_s)->toolTip().isEmpty());
        QVERIFY(action(u"copyTable"_s)->isEnabled());
    }

    void aChangeThatWasNotFinishedIsSaid()
    {
        open();
        auto *unfinished = m_page->findChild<QWidget *>(u"unfinishedChanges"_s);
        QVERIFY(unfinished && !unfinished->isVisible());
        QTRY_VERIFY(m_fixture->account().storage().ready());
        const events::TypeChangePlan plan{.integration = u"i"_s,
                                          .oldId = u"t"_s,
                                          .before = {{u"name"_s, u"Visit"_s}},
                                          .begun = true};
        events::storePlan(m_fixture->account().storage().drafts(), plan);
        QTRY_VERIFY(unfinished->isVisible());
        QTest::mouseClick(m_page->findChild<QPushButton *>(u"showPlan"_s), Qt::LeftButton);
        QCOMPARE(m_fixture->opened().last(),
                 (ui::PageAddress{.page = u"event-type-change"_s, .values = {u"i"_s, u"t"_s}}));
        m_fixture->account().storage().drafts().drop(events::placeOf(plan));
        QTRY_VERIFY(!unfinished->isVisible());
    }

    // Capability 25: a view consists of the filter, the order and the columns.
    void aViewIsSavedAndShownAgain()
    {
        open();
        QTRY_VERIFY(m_fixture->account().storage().ready());
        const int all = view()->model()->rowCount();
        QVERIFY(all > 1);
        const auto name = row(1).data().toString();
        m_page->browser()->words()->setText(name);
        QTRY_VERIFY(view()->model()->rowCount() < all);
        auto *menu = m_page->findChild<QMenu *>(u"savedViewsMenu"_s);
        QVERIFY(menu);
        Q_EMIT menu->aboutToShow();
        menu->findChild<QAction *>(u"saveView"_s)->trigger();
        m_fixture->type(u"viewName"_s, u"Mine"_s);
        m_fixture->click(u"saveViewNow"_s);
        m_page->browser()->words()->clear();
        QTRY_COMPARE(view()->model()->rowCount(), all);
        // Ctrl+K opens the view by its address.
        m_page->showOnly({{QString(ui::savedViewKey), u"Mine"_s}});
        QCOMPARE(m_page->browser()->words()->text(), name);
        QTRY_VERIFY(view()->model()->rowCount() < all);
    }

private:
    void practise(const std::shared_ptr<support::Shelf> &shelf)
    {
        m_fixture.reset();
        m_fixture.emplace(
            practice::ServiceOptions{.requestsPerMinute = 0},
            profiles::Profile{
                .id = u"test"_s, .name = u"Casa Oliva"_s, .address = {}, .requestsPerMinute = 0},
            std::make_unique<support::ShelfHandler>(shelf));
    }

    void show(const QJsonObject &state)
    {
        m_tester.reset();
        m_page = m_fixture->show(new ui::lists::IntegrationsPage(*m_fixture));
        m_page->restoreViewState(state);
        m_tester.emplace(view()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_tester->setUseFetchMore(false);
    }

    void open(const QJsonObject &state = {})
    {
        show(state);
        m_page->refresh();
        QTRY_COMPARE(m_page->browser()->feed().state(), State::Loaded);
        QTRY_VERIFY(m_page->settled());
        QCoreApplication::processEvents();
    }

    [[nodiscard]] ui::TreeView *view() const { return m_page->browser()->view(); }
    [[nodiscard]] ui::StatePane *pane() const { return m_page->browser()->pane(); }
    [[nodiscard]] QModelIndex row(int at) const { return view()->model()->index(at, 0); }
    [[nodiscard]] static QStringList address(const QModelIndex &index)
    {
        return ui::lists::addressOf(index);
    }
    [[nodiscard]] static QStringList typeNames(const QModelIndex &integration)
    {
        QStringList names;
        for (int at = 0; at < integration.model()->rowCount(integration); ++at) {
            const auto type = integration.model()->index(at, 0, integration);
            if (ui::lists::kindOf(type) == IntegrationTree::Kind::EventType)
                names.append(type.data().toString());
        }
        return names;
    }
    [[nodiscard]] QString consequences() const
    {
        QStringList all;
        for (const auto *label : m_fixture->dialog()->findChildren<QLabel *>(u"consequence"_s))
            all.append(label->text());
        return all.join(u'\n');
    }
    [[nodiscard]] QAction *action(const QString &name) const
    {
        for (auto *action : m_page->recordActions()) {
            if (action && action->objectName() == name)
                return action;
        }
        return nullptr;
    }
    [[nodiscard]] ui::Button *bar(const QString &name) const
    {
        return m_page->findChild<ui::Button *>(u"bar:"_s + name);
    }

    std::optional<support::PageFixture> m_fixture;
    ui::lists::IntegrationsPage *m_page = nullptr;
    std::optional<QAbstractItemModelTester> m_tester;
};

STOREDESK_TEST(TestIntegrationsPage)

} // namespace tst_integrationspage

#include "tst_integrationspage.moc"
