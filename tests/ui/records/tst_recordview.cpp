// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/columnspopup.h"
#include "support/headings.h"
#include "support/recordpagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/recordnames.h"
#include "catalogue/choice.h"
#include "storage/lookuphistory.h"
#include "ui/details/fieldsheet.h"
#include "ui/records/listmodel.h"
#include "ui/theme/windowlanguage.h"
#include "ui/widgets/button.h"
#include "ui/widgets/detailstext.h"
#include "ui/widgets/notice.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>

namespace tst_recordview {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using namespace storedesk::ui::records;
using namespace storedesk::ui::details;
using enum catalogue::OperationId;
using support::State;

// Tests how a record is displayed in every state.
class TestRecordView final : public QObject, private support::RecordPageFixture
{
    Q_OBJECT

private:
    // Returns the id of the record with this status. The practice store has one of each.
    [[nodiscard]] QString idIn(catalogue::OperationId list, const QString &status)
    {
        const auto answer = support::replyTo(*m_fixture, {.operation = list});
        for (const auto &each : answer["results"_L1].toArray()) {
            if (each["status"_L1].toString() == status)
                return each["id"_L1].toString();
        }
        return {};
    }

    // Returns the first widget that is out of place in the tab order, or an empty name.
    [[nodiscard]] static QString misplacedStop(QWidget &page)
    {
        QList<QPoint> places;
        QStringList names;
        for (auto *widget = page.nextInFocusChain(); widget != &page;
             widget = widget->nextInFocusChain()) {
            const bool stop = (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
            if (!stop || !page.isAncestorOf(widget) || !widget->isVisibleTo(&page))
                continue;
            places.append(widget->mapTo(&page, QPoint(0, widget->height() / 2)));
            names.append(widget->objectName());
        }
        const auto parts = names.indexOf(u"recordTabs"_s);
        if (parts <= 0 || places.size() < 6)
            return names.join(u", "_s);
        // The header is before the tabs.
        for (qsizetype at = 0; at < names.size(); ++at) {
            if (at != parts && (at < parts) != (places.at(at).y() < places.at(parts).y()))
                return names.at(at);
        }
        // The tab order moves down, or to the top of the next column.
        for (auto at = parts + 1; at < names.size(); ++at) {
            const auto step = places.at(at) - places.at(at - 1);
            if (step.y() <= 0 && step.x() <= 200)
                return names.at(at);
        }
        return {};
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>();
    }
    void cleanup() { m_fixture.reset(); }

    void aPlaceThatNamesNoRecordIsNoPage()
    {
        QVERIFY(!RecordPage::make(*m_fixture, {u"contact"_s, {u"email"_s}}));
        QVERIFY(!RecordPage::make(*m_fixture, {u"contact"_s, {u"phone"_s, u"1"_s}}));
        QVERIFY(!RecordPage::make(*m_fixture, {u"export"_s, {}}));
        QVERIFY(!RecordPage::make(*m_fixture, {u"event-type"_s, {u"1"_s}}));
        QVERIFY(!RecordPage::make(*m_fixture, {u"nothing"_s, {u"1"_s}}));
    }

    void notFoundIsAResultAndCreatesNothing()
    {
        auto *page = open({u"contact"_s, {u"email"_s, u"nobody@example.com"_s}});
        QTRY_COMPARE(state(page), State::NotFound);
        QTRY_VERIFY(pane(page)->isVisible());
        QCOMPARE(pane(page)->headline(), u"No contact has this email"_s);
        QCOMPARE(ledger().received(PatchContactByEmail), 0);
        QTest::mouseClick(pane(page)->mainButton(), Qt::LeftButton);
        QCOMPARE(m_fixture->opened().last(),
                 (PageAddress{u"new-contact"_s, {u"email"_s, u"nobody@example.com"_s}}));
        QCOMPARE(ledger().received(PatchContactByEmail), 0);
    }

    void predictionsAreInTheLanguageOfTheWindow()
    {
        const auto buyer =
            m_fixture->service().examples()[catalogue::Resource::Contact].constFirst().value;
        ui::WindowLanguage language;
        language.choose(u"es"_s);
        auto *page = open({u"contact"_s, {u"email"_s, buyer}});
        QTRY_COMPARE(state(page), State::Ready);
        for (const auto &key : {u"_recency"_s, u"_frequency"_s, u"_monetary"_s}) {
            const auto *label = page->findChild<ValueLabel *>(u"value:"_s + key);
            QVERIFY2(label->text().endsWith(u" de 5"_s), qPrintable(label->text()));
        }
        language.choose(u"en"_s);
    }

    void aFailedImportWithoutAReasonSuggestsTheNextStep()
    {
        const auto id = idIn(ListImports, u"error"_s);
        QVERIFY(!id.isEmpty());
        auto *page = open({u"import"_s, {id}});
        QTRY_COMPARE(state(page), State::Ready);
        const auto *notice = page->panel()->view()->notice();
        QVERIFY(notice->isVisible());
        QVERIFY2(notice->headline().contains("The service gave no reason."_L1),
                 qPrintable(notice->headline()));
        QVERIFY(notice->sentence().contains("UTF-8"_L1));
        click(page, u"recordNoticeAction"_s);
        QCOMPARE(m_fixture->opened().last(), (PageAddress{u"new-import"_s, {id}}));
    }

    void pausedWorkflowsExplainTheEffectAndTheRemedy()
    {
        auto *page = open({u"workflow"_s, {idIn(ListWorkflows, u"paused"_s)}});
        QTRY_COMPARE(state(page), State::Ready);
        const auto *notice = page->panel()->view()->notice();
        QVERIFY(notice->isVisible());
        QVERIFY2(notice->headline().startsWith("This workflow is paused."_L1),
                 qPrintable(notice->headline()));
        QVERIFY(notice->sentence().contains("3 months"_L1));
        page = open({u"workflow"_s, {idIn(ListWorkflows, u"active"_s)}});
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(!page->panel()->view()->notice()->isVisible());
    }

    void anImportThatWentWellNeedsNoNotice()
    {
        auto *page = open({u"import"_s, {idIn(ListImports, u"finished"_s)}});
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(!page->panel()->view()->notice()->isVisible());
    }

    void aFailedExportOffersOneLikeIt()
    {
        const auto id = idIn(ListExports, u"error"_s);
        QVERIFY(!id.isEmpty());
        auto *page = open({u"export"_s, {id}});
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(page->panel()->view()->notice()->isVisible());
        click(page, u"recordNoticeAction"_s);
        QCOMPARE(m_fixture->opened().last(), (PageAddress{u"new-export"_s, {id}}));
    }

    void anIntegrationLeadsToItsEventTypesAndToANewOne()
    {
        const auto id = support::listOf(*m_fixture, ListCustomIntegrations)[0]["id"_L1].toString();
        const auto types =
            support::replyTo(*m_fixture, {.operation = ListCustomEventTypes, .values = {id}})
                .value("results"_L1)
                .toArray();
        QVERIFY(!types.isEmpty());
        auto *page = open({u"integration"_s, {id}});
        QTRY_COMPARE(state(page), State::Ready);
        auto *part = page->findChild<QWidget *>(u"eventTypesOfIntegration"_s);
        QVERIFY(part && part->isVisible());
        QTRY_VERIFY(page->settled());
        auto *table = part->findChild<TableView *>();
        QCOMPARE(table->model()->rowCount(), static_cast<int>(types.size()));
        const auto first = types.first().toObject();
        clickCell(table, cellOf(table, first["name"_L1].toString()));
        QCOMPARE(m_fixture->opened().last(),
                 (PageAddress{u"event-type"_s, {id, first["id"_L1].toString()}}));
        click(page, u"newEventType"_s);
        QCOMPARE(m_fixture->opened().last(), (PageAddress{u"new-event-type"_s, {id}}));
    }

    void theNamesInAPurchaseHaveTheRoom()
    {
        const auto purchases = m_fixture->service().examples()[catalogue::Resource::Purchase];
        for (const auto &purchase : purchases) {
            auto *page = open({u"purchase"_s, {u"store-id"_s, purchase.value}});
            page->resize(760, 600);
            QTRY_COMPARE(state(page), State::Ready);
            auto *table = page->findChild<TableView *>(u"list:products"_s);
            QTRY_VERIFY(table && table->isVisible());
            const auto columnOf = [&table](const QString &title) {
                int column = 0;
                while (table->model()->headerData(column, Qt::Horizontal).toString() != title)
                    ++column;
                return column;
            };
            const int name = columnOf(u"Product"_s);
            // The table also shows the name of a product that is known from another record.
            const int id = columnOf(u"Product ID"_s);
            const auto number = table->model()->index(0, id).data(ListModel::RawRole).toString();
            m_fixture->account().names().note(catalogue::Resource::Product, {number}, u"Oil"_s);
            QTRY_VERIFY(page->findChild<TableView *>(u"list:products"_s));
            // The table was recreated, so it has to be found again.
            table = page->findChild<TableView *>(u"list:products"_s);
            QCOMPARE(table->model()->index(0, id).data().toString(), number);
            // The table shows the name, with the id in the next column.
            QVERIFY(!table->model()->index(0, name).data().toString().isEmpty());
            QVERIFY(table->model()->index(0, name).data()
                    != table->model()->index(0, name).data(ListModel::RawRole));
            QTRY_VERIFY2(table->columnWidth(name)
                             >= static_cast<QAbstractItemView *>(table)->sizeHintForColumn(name),
                         qPrintable(QString::number(table->columnWidth(name))));
            // The table uses the available width.
            QTRY_VERIFY(table->horizontalHeader()->length() >= table->viewport()->width());
        }
        QCOMPARE(purchases.size(), 3);
    }

    void theBuyerOfAPurchaseHasAName()
    {
        const auto made = makePurchase();
        auto *page = open({u"purchase"_s, {u"store-id"_s, u"P 1"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        const auto id = made["contactId"_L1].toString();
        const auto shown = [page] {
            const auto *label = page->findChild<ValueLabel *>(u"value:contactId"_s);
            return label ? label->text() : QString();
        };
        QTRY_COMPARE(shown(), u"Ana Roca (%1)"_s.arg(id));
        const auto *email = page->findChild<Button *>(
            u"link:"_s + PageAddress{u"contact"_s, {u"email"_s, u"ana@example.com"_s}}.text());
        QCOMPARE(email->text(), u"Ana Roca (ana@example.com)"_s);
        QCOMPARE(ledger().received(GetContactByEmail), 1);
        // Once the name is known, it is not requested again.
        auto *again = open({u"purchase"_s, {u"store-id"_s, u"P 1"_s}});
        QTRY_VERIFY(state(again) == State::Ready && again->settled());
        QCOMPARE(ledger().received(GetContactByEmail), 1);
        // The name is removed when the contact is deleted.
        QVERIFY(!m_fixture->account().names().name(catalogue::Resource::Contact, id).isEmpty());
        support::sendAndWait(*m_fixture,
                             {.operation = DeleteContactByEmail, .values = {u"ana@example.com"_s}});
        QVERIFY(m_fixture->account().names().name(catalogue::Resource::Contact, id).isEmpty());
    }

    // A long name and a long address wrap into two lines instead of being elided.
    void aLongNameOfABuyerIsReadWhole()
    {
        const auto email = u"maria.fernandez.de.cordoba@correo.example.com"_s;
        FieldSheet sheet(*m_fixture);
        const PageAddress place{u"contact"_s, {u"email"_s, email}};
        const auto name = u"María José Fernández de Córdoba & Ruiz (%1)"_s.arg(email);
        sheet.setGroups({{.title = u"Buyer"_s,
                          .lines = {{.key = u"contactEmail"_s,
                                     .title = u"Email"_s,
                                     .text = name,
                                     .raw = email,
                                     .links = {{.text = name, .place = place}}}}}});
        const auto *link = sheet.findChild<Button *>(u"link:"_s + place.text());
        QCOMPARE(link->text().count(u'\n'), 1);
        QVERIFY(link->text().contains(u"&& Ruiz\n("_s));
        QVERIFY(link->sizeHint().height() >= 2 * link->fontMetrics().height());
    }

    void aBuyerThatTheKeyMayNotReadStaysAnId()
    {
        const auto made = makePurchase();
        m_fixture->account().setMayRead(catalogue::Resource::Contact, false);
        auto *page = open({u"purchase"_s, {u"store-id"_s, u"P 1"_s}});
        QTRY_VERIFY(state(page) == State::Ready && page->settled());
        QCOMPARE(page->findChild<ValueLabel *>(u"value:contactId"_s)->text(),
                 made["contactId"_L1].toString());
        QCOMPARE(ledger().received(GetContactByEmail), 0);
    }

    void noTitleOfAColumnIsCut()
    {
        const auto integrations =
            support::replyTo(*m_fixture, {.operation = ListCustomIntegrations});
        const auto id = integrations["results"_L1][0]["id"_L1].toString();
        const auto types =
            support::replyTo(*m_fixture, {.operation = ListCustomEventTypes, .values = {id}});
        auto *page = open({u"event-type"_s, {id, types["results"_L1][0]["id"_L1].toString()}});
        QTRY_COMPARE(state(page), State::Ready);
        auto *table = page->findChild<TableView *>(u"list:fields"_s);
        QTRY_VERIFY(table && table->isVisible());
        QStringList titles;
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            titles.append(table->model()->headerData(column, Qt::Horizontal).toString());
            QTRY_VERIFY2(table->columnWidth(column)
                             >= table->horizontalHeader()->sectionSizeHint(column),
                         qPrintable(titles.last()));
        }
        QVERIFY(titles.contains(u"Identifies the contact"_s));
    }

    void aPurchaseThatIsPutBackIsNotDeletedAnyMore()
    {
        const auto made = makePurchase();
        auto *page = open({u"purchase"_s, {u"id"_s, made["id"_L1].toString()}});
        QTRY_COMPARE(state(page), State::Ready);
        const auto id = made["id"_L1].toString();
        support::sendAndWait(*m_fixture, {.operation = DeletePurchase, .values = {id}});
        QTRY_COMPARE(state(page), State::Deleted);
        const auto again = makePurchase();
        QVERIFY(again["id"_L1].toString() != id);
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(page->place(), (PageAddress{u"purchase"_s, {u"id"_s, again["id"_L1].toString()}}));
    }

    void anEventTypeLeadsToSendingOne()
    {
        const auto integrations =
            support::replyTo(*m_fixture, {.operation = ListCustomIntegrations});
        for (const auto &integration : integrations["results"_L1].toArray()) {
            const auto id = integration["id"_L1].toString();
            const auto types =
                support::replyTo(*m_fixture, {.operation = ListCustomEventTypes, .values = {id}});
            for (const auto &type : types["results"_L1].toArray()) {
                const auto typeId = type["id"_L1].toString();
                auto *page = open({u"event-type"_s, {id, typeId}});
                QTRY_COMPARE(state(page), State::Ready);
                // The link shows the name of the integration instead of its id.
                const auto above = u"link:"_s + PageAddress{u"integration"_s, {id}}.text();
                QVERIFY(page->findChild<Button *>(above));
                // The button is replaced when the name is loaded.
                QTRY_COMPARE(page->findChild<Button *>(above)->text(),
                             integration["name"_L1].toString());
                auto *send = page->findChild<Button *>(u"sendEventButton"_s);
                QCOMPARE(send->isVisible(), type["category"_L1].toString() == u"receive"_s);
                if (!send->isVisible())
                    continue;
                QTest::mouseClick(send, Qt::LeftButton);
                QCOMPARE(m_fixture->opened().last(), (PageAddress{u"send-events"_s, {id, typeId}}));
            }
        }
        QVERIFY(!m_fixture->opened().isEmpty());
    }

    void aCouponSetLeadsToRefillingIt()
    {
        const auto sets = support::replyTo(*m_fixture, {.operation = ListCouponSets});
        const auto id = sets["results"_L1][0]["id"_L1].toString();
        auto *page = open({u"coupon-set"_s, {id}});
        QTRY_COMPARE(state(page), State::Ready);
        QTest::mouseClick(page->findChild<Button *>(u"refillButton"_s), Qt::LeftButton);
        QCOMPARE(m_fixture->opened().last(), (PageAddress{u"new-import"_s, {u"coupons"_s, id}}));
        for (const auto set : sets["results"_L1].toArray()) {
            if (set["type"_L1].toString() != catalogue::choice::couponsettype::single)
                continue;
            page = open({u"coupon-set"_s, {set["id"_L1].toString()}});
            QTRY_COMPARE(state(page), State::Ready);
            QVERIFY(!page->findChild<Button *>(u"refillButton"_s)->isVisible());
            return;
        }
        QFAIL("There is no set of one code for all.");
    }

    void anIntegrationHearsOfANewEventType()
    {
        const auto made = support::replyTo(
            *m_fixture,
            {.operation = CreateCustomIntegration,
             .body = QJsonObject{{"name"_L1, u"Till"_s}, {"eventsEnabled"_L1, true}}});
        const auto id = made["id"_L1].toString();
        auto *page = open({u"integration"_s, {id}});
        QTRY_COMPARE(state(page), State::Ready);
        QTRY_VERIFY(page->settled());
        auto *table =
            page->findChild<QWidget *>(u"eventTypesOfIntegration"_s)->findChild<TableView *>();
        QVERIFY(!table->isVisible());
        support::sendAndWait(
            *m_fixture,
            {.operation = CreateCustomEventType,
             .values = {id},
             .body = QJsonObject{{"name"_L1, u"Receipt"_s},
                                 {"category"_L1, u"receive"_s},
                                 {"alias"_L1, u"receipt-1"_s},
                                 {"receiveType"_L1, u"web-mobile"_s},
                                 {"fields"_L1,
                                  QJsonArray{QJsonObject{{"id"_L1, u"total"_s},
                                                         {"name"_L1, u"Total"_s},
                                                         {"type"_L1, u"decimal"_s}}}}}});
        QTRY_VERIFY(table->isVisible());
        QCOMPARE(table->model()->rowCount(), 1);
    }

    void whileItIsReadNothingElseIsClaimed()
    {
        m_fixture->service().faults().add(
            practice::once(GetWorkflow, practice::Fault::Stall, u"3"_s));
        auto *page = open({u"workflow"_s, {u"0123456789abcdef01234567"_s}});
        QCOMPARE(state(page), State::Reading);
        QVERIFY(!page->settled());
        QTRY_VERIFY(pane(page)->isLoading());
    }

    void aFailureIsSaidAndTryAgainHelps()
    {
        makeAna();
        m_fixture->service().faults().add(
            practice::once(GetContactByEmail, practice::Fault::Status, u"400"_s));
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Failed);
        QTRY_VERIFY(pane(page)->isVisible());
        QVERIFY(!pane(page)->headline().isEmpty());
        QTest::mouseClick(pane(page)->details()->link(), Qt::LeftButton);
        const auto *details = pane(page)->findChild<QLabel *>(u"detailsText"_s);
        QVERIFY(details->isVisible());
        QVERIFY2(details->text().contains(u"Response: 400"_s), qPrintable(details->text()));
        QTest::mouseClick(pane(page)->mainButton(), Qt::LeftButton);
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(!pane(page)->isVisible());
    }

    void aRecordThatIsThereStaysWhenItCannotBeReadAgain()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        m_fixture->service().faults().add(
            practice::once(GetContactByEmail, practice::Fault::Status, u"400"_s));
        page->refresh();
        QTRY_COMPARE(state(page), State::Failed);
        QCOMPARE(titleOf(page), u"Ana Roca"_s);
        QVERIFY(page->panel()->view()->isVisible());
        QVERIFY(page->findChild<QWidget *>(u"staleNotice"_s)->isVisible());
    }

    void aKeyWithoutTheRightIsSaidWithALock()
    {
        m_fixture->service().faults().add(
            practice::once(GetContactByEmail, practice::Fault::Status, u"403"_s));
        makeAna();
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Locked);
        QVERIFY(!m_fixture->account().mayRead(catalogue::Resource::Contact));
        QTRY_VERIFY(pane(page)->isVisible());
        // The button is labelled "Test the key again".
        QTest::mouseClick(pane(page)->mainButton(), Qt::LeftButton);
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(m_fixture->account().mayRead(catalogue::Resource::Contact));
    }

    void aWriteFromElsewhereIsShown()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"external-id"_s, u"ANA/1"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        support::sendAndWait(*m_fixture,
                             {.operation = PatchContactByEmail,
                              .values = {u"ana@example.com"_s},
                              .body = QJsonObject{{"_surname"_L1, u"Soler"_s}}});
        QTRY_COMPARE(titleOf(page), u"Ana Soler"_s);
        QCOMPARE(ledger().received(GetContactByExternalId), 2);
    }

    void unknownFieldsAreShown()
    {
        auto *page = open({u"product"_s, {u"store-id"_s, u"SKU-1001"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(!tabs(page)->isTabVisible(RecordView::Other));
        auto record = page->panel()->reader().record();
        record.insert("newInThisService"_L1, QJsonArray{1, 2});
        page->panel()->reader().take(record);
        QVERIFY(tabs(page)->isTabVisible(RecordView::Other));
        QCOMPARE(value(page, u"newInThisService"_s), u"1, 2"_s);
    }

    void purchasesThatAContactListsHaveATab()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(!tabs(page)->isTabVisible(RecordView::Purchases));
        auto record = page->panel()->reader().record();
        record.insert("latest"_L1,
                      QJsonArray{QJsonObject{{"purchaseId"_L1, u"P 1"_s}, {"totalPrice"_L1, 20}}});
        page->panel()->reader().take(record);
        QVERIFY(tabs(page)->isTabVisible(RecordView::Purchases));
        tabs(page)->setCurrentIndex(RecordView::Purchases);
        auto *table = page->findChild<TableView *>(u"list:records"_s);
        clickCell(table, cellOf(table, u"P 1"_s));
        QCOMPARE(m_fixture->opened().last(),
                 (PageAddress{u"purchase"_s, {u"store-id"_s, u"P 1"_s}}));
    }

    // Each record has a new table, so the columns are stored.
    void columnsOfAListAreChosenAndStored()
    {
        const auto id = m_fixture->service().examples()[catalogue::Resource::Purchase][0].value;
        auto *page = open({u"purchase"_s, {u"store-id"_s, id}});
        QTRY_COMPARE(state(page), State::Ready);
        QTRY_VERIFY(page->findChild<TableView *>(u"list:products"_s));
        const auto columnOf = [&page](const QString &title) {
            const auto *model = page->findChild<TableView *>(u"list:products"_s)->model();
            int column = 0;
            while (model->headerData(column, Qt::Horizontal).toString() != title)
                ++column;
            return column;
        };
        support::toggleColumn(*page, u"list:productsColumns"_s, u"products[].productId"_s);
        const int hidden = columnOf(u"Product ID"_s);
        QVERIFY(page->findChild<TableView *>(u"list:products"_s)->isColumnHidden(hidden));
        page->findChild<TableView *>(u"list:products"_s)
            ->horizontalHeader()
            ->moveSection(columnOf(u"Product"_s), 2);
        page = open({u"purchase"_s, {u"store-id"_s, id}});
        QTRY_COMPARE(state(page), State::Ready);
        QTRY_VERIFY(page->findChild<TableView *>(u"list:products"_s));
        const auto *table = page->findChild<TableView *>(u"list:products"_s);
        QVERIFY(table->isColumnHidden(hidden));
        QCOMPARE(table->horizontalHeader()->visualIndex(columnOf(u"Product"_s)), 2);
        support::pressInColumnsPopup(*page, u"list:productsColumns"_s, u"defaultColumns"_s);
        QVERIFY(!table->isColumnHidden(hidden));
    }

    void tablesInARecordAreSorted()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        auto record = page->panel()->reader().record();
        const auto purchase = [](const QString &id, int price) {
            return QJsonObject{{"purchaseId"_L1, id}, {"totalPrice"_L1, price}};
        };
        record.insert(
            "latest"_L1,
            QJsonArray{purchase(u"P 9"_s, 100), purchase(u"P 10"_s, 20), purchase(u"P 8"_s, 3)});
        page->panel()->reader().take(record);
        tabs(page)->setCurrentIndex(RecordView::Purchases);
        auto *table = page->findChild<TableView *>(u"list:records"_s);
        const QAbstractItemModelTester tester(table->model());
        const int id = cellOf(table, u"P 9"_s).column();
        const auto ids = [table, id] {
            return support::columnTexts(*table, id);
        };
        QCOMPARE(ids(), (QStringList{u"P 9"_s, u"P 10"_s, u"P 8"_s}));
        int price = 0;
        while (!table->model()->index(0, price).data().toString().contains(u"100"_s))
            ++price;
        // Numbers are not compared as text.
        support::clickHeading(*table, price);
        QCOMPARE(ids(), (QStringList{u"P 8"_s, u"P 10"_s, u"P 9"_s}));
        clickCell(table, cellOf(table, u"P 8"_s));
        QCOMPARE(m_fixture->opened().last(),
                 (PageAddress{u"purchase"_s, {u"store-id"_s, u"P 8"_s}}));
        support::clickHeading(*table, price);
        QCOMPARE(ids(), (QStringList{u"P 9"_s, u"P 10"_s, u"P 8"_s}));
    }

    void rawAndCallsAreBesideIt()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        tabs(page)->setCurrentIndex(RecordView::Raw);
        auto *raw = page->findChild<QPlainTextEdit *>(u"raw"_s);
        QVERIFY(raw->isVisible());
        const auto shown = QJsonDocument::fromJson(raw->toPlainText().toUtf8()).object();
        QCOMPARE(shown, page->panel()->reader().record());
        QTest::mouseClick(page->findChild<Button *>(u"copyRaw"_s), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), raw->toPlainText());

        tabs(page)->setCurrentIndex(RecordView::Calls);
        auto *calls = page->findChild<TableView *>(u"calls"_s);
        const QAbstractItemModelTester tester(calls->model());
        // The log has the patch that created the contact and the read, but not the list of contact
        // fields.
        QTRY_COMPARE(calls->model()->rowCount(), 2);
        page->refresh();
        QTRY_COMPARE(calls->model()->rowCount(), 3);
    }

    void valuesAndIdsCanBeCopied()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        auto *label = page->findChild<ValueLabel *>(u"value:_points"_s);
        label->setFocus();
        QTest::keySequence(label, QKeySequence::Copy);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"1250"_s);
        QTest::mouseClick(page->findChild<QToolButton *>(u"copyId"_s), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"ana@example.com"_s);
        action(page, u"copyRecordJson"_s)->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains("\"_points\": 1250"_L1));
    }

    // Tab moves from the header through the tabs to the links, no matter when the links were
    // created.
    void tabGoesWhereTheEyeGoes()
    {
        const auto made = makePurchase();
        auto *page = open({u"purchase"_s, {u"store-id"_s, u"P 1"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QTRY_VERIFY(page->settled());
        QTRY_COMPARE(misplacedStop(*page), QString());
    }

    void oneColumnInANarrowWindow()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        auto *sheet = page->findChild<ValueLabel *>(u"value:_points"_s)->parentWidget();
        while (sheet && !qobject_cast<FieldSheet *>(sheet))
            sheet = sheet->parentWidget();
        QTRY_COMPARE(qobject_cast<FieldSheet *>(sheet)->columns(), 2);
        m_fixture->window().resize(1024, 640);
        QTRY_COMPARE(qobject_cast<FieldSheet *>(sheet)->columns(), 1);
    }

    // Names that are loaded later do not push other values out of view.
    void everyValueIsInSight()
    {
        const auto purchase =
            m_fixture->service().examples()[catalogue::Resource::Purchase].constFirst();
        // Test the page both next to the list of lookups and alone.
        for (const int width : {1040, 760}) {
            m_fixture->window().resize(width, 700);
            auto *page = open({u"purchase"_s, {u"store-id"_s, purchase.value}});
            QTRY_COMPARE(state(page), State::Ready);
            QTRY_VERIFY(page->settled());
            QVERIFY(!page->findChildren<QPushButton *>(QRegularExpression(u"^link:"_s)).isEmpty());
            const auto whole = [page] {
                for (const auto *value : page->findChildren<ValueLabel *>()) {
                    if (!value->isVisible())
                        continue;
                    const auto seen = value->visibleRegion().boundingRect();
                    const bool cut = value->height() < value->heightForWidth(value->width());
                    if (cut || seen.width() < value->width())
                        return false;
                }
                return true;
            };
            QTRY_VERIFY(whole());
        }
    }

    void pinsAreStored()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        auto &history = m_fixture->account().storage().history();
        QTRY_COMPARE(history.visits(catalogue::Resource::Contact).size(), std::size_t(1));
        QTest::keySequence(page, QKeySequence(u"Ctrl+D"_s));
        QVERIFY(history.visits(catalogue::Resource::Contact).front().pinned);
        QVERIFY(action(page, u"pinRecord"_s)->isChecked());
    }
};

STOREDESK_TEST(TestRecordView)

} // namespace tst_recordview

#include "tst_recordview.moc"
