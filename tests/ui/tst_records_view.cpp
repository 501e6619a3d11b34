// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/asking.h"
#include "support/warnings.h"

#include "local/history.h"
#include "ui/forms/fieldeditor.h"
#include "ui/forms/fieldform.h"
#include "ui/forms/recordeditor.h"
#include "ui/records/fieldsheet.h"
#include "ui/records/listmodel.h"
#include "ui/records/recordpage.h"
#include "ui/records/recordpanel.h"
#include "ui/records/recordview.h"
#include "ui/records/valuelabel.h"
#include "ui/records/ways.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/statepane.h"
#include "ui/widgets/tableview.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using enum catalogue::OperationId;
using State = RecordReader::State;

// Every record of every resource in a tab: what was asked, what is shown, where it leads.
class TestRecordsView final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_frame = std::make_unique<support::PageFrame>();
    }
    void cleanup() { m_frame.reset(); }

    void doesGetContact()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"deprecated"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(GetContact), 1);
        QCOMPARE(ledger().received(GetContactByEmail), 0);
        QCOMPARE(titleOf(page), u"Ana Roca"_s);
    }

    void doesGetContactByEmail()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(GetContactByEmail), 1);
        QCOMPARE(page->title(), u"Ana Roca"_s);
        QCOMPARE(value(page, u"_email"_s), u"ana@example.com"_s);
        // The fields of the account stand under their own heading.
        QTRY_VERIFY(tabs(page)->isTabVisible(RecordView::Custom));
        QVERIFY(!tabs(page)->isTabVisible(RecordView::Other));
    }

    void doesGetContactByExternalId()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"external-id"_s, u"ANA/1"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(GetContactByExternalId), 1);
        QCOMPARE(ledger().last()->values, QStringList{u"ANA/1"_s});
        QCOMPARE(value(page, u"_externalId"_s), u"ANA/1"_s);
    }

    void doesGetPurchaseByStoreId()
    {
        makePurchase();
        auto *page = open({u"purchase"_s, {u"store-id"_s, u"P 1"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(GetPurchaseByStoreId), 1);
        click(page, u"link:contact/email/ana%40example.com"_s);
        QCOMPARE(m_frame->opened().last(),
                 (Place{u"contact"_s, {u"email"_s, u"ana@example.com"_s}}));
    }

    void doesGetPurchase()
    {
        const auto purchase = makePurchase();
        auto *page = open({u"purchase"_s, {u"id"_s, purchase["id"_L1].toString()}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(GetPurchase), 1);
        // The lines of the purchase lead to its products.
        auto *table = page->findChild<TableView *>(u"list:products"_s);
        QVERIFY(table);
        const QAbstractItemModelTester tester(table->model());
        QCOMPARE(table->model()->rowCount(), 1);
        const auto linked = cellOf(table, u"SKU-1001"_s);
        QVERIFY(linked.isValid());
        table->setCurrentIndex(linked);
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(m_frame->opened().last(), (Place{u"product"_s, {u"store-id"_s, u"SKU-1001"_s}}));
    }

    void doesGetProductByStoreId()
    {
        auto *page = open({u"product"_s, {u"store-id"_s, u"SKU-1001"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(GetProductByStoreId), 1);
        QCOMPARE(value(page, u"productId"_s), u"SKU-1001"_s);
    }

    void doesGetProduct()
    {
        const auto product = support::answerOf(
            *m_frame, {.operation = GetProductByStoreId, .values = {u"SKU-1001"_s}});
        auto *page = open({u"product"_s, {u"id"_s, product["id"_L1].toString()}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(GetProduct), 1);
        QCOMPARE(titleOf(page), product["name"_L1].toString());
    }

    void doesGetExport() { opensTheFirst(ListExports, GetExport, u"export"_s); }
    void doesGetImport() { opensTheFirst(ListImports, GetImport, u"import"_s); }
    void doesGetWorkflow() { opensTheFirst(ListWorkflows, GetWorkflow, u"workflow"_s); }
    void doesGetContactField()
    {
        opensTheFirst(ListContactFields, GetContactField, u"contact-field"_s);
    }
    void doesGetCustomIntegration()
    {
        opensTheFirst(ListCustomIntegrations, GetCustomIntegration, u"integration"_s);
    }

    void doesGetCouponSet()
    {
        const auto sets =
            support::answerOf(*m_frame, {.operation = ListCouponSets})["results"_L1].toArray();
        QString workflow;
        QString id;
        for (const auto &set : sets) {
            const auto used = set["usedInWorkflows"_L1].toArray();
            if (!used.isEmpty()) {
                id = set["id"_L1].toString();
                workflow = used.first()["workflowId"_L1].toString();
            }
        }
        QVERIFY(!workflow.isEmpty());
        auto *page = open({u"coupon-set"_s, {id}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(GetCouponSet), 1);
        auto *table = page->findChild<TableView *>(u"list:usedInWorkflows"_s);
        QVERIFY(table);
        clickCell(table, cellOf(table, workflow));
        QCOMPARE(m_frame->opened().last(), (Place{u"workflow"_s, {workflow}}));
    }

    void doesGetCustomEventType()
    {
        const auto integration =
            support::firstOf(*m_frame, ListCustomIntegrations)["id"_L1].toString();
        const auto type = support::firstOf(*m_frame, ListCustomEventTypes, {integration});
        auto *page = open({u"event-type"_s, {integration, type["id"_L1].toString()}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(GetCustomEventType), 1);
        click(page, u"link:integration/"_s + integration);
        QCOMPARE(m_frame->opened().last(), (Place{u"integration"_s, {integration}}));
    }

    void aPlaceThatNamesNoRecordIsNoPage()
    {
        QVERIFY(!RecordPage::make(*m_frame, {u"contact"_s, {u"email"_s}}));
        QVERIFY(!RecordPage::make(*m_frame, {u"contact"_s, {u"phone"_s, u"1"_s}}));
        QVERIFY(!RecordPage::make(*m_frame, {u"export"_s, {}}));
        QVERIFY(!RecordPage::make(*m_frame, {u"event-type"_s, {u"1"_s}}));
        QVERIFY(!RecordPage::make(*m_frame, {u"nothing"_s, {u"1"_s}}));
    }

    void notFoundIsAResultAndCreatesNothing()
    {
        auto *page = open({u"contact"_s, {u"email"_s, u"nobody@example.com"_s}});
        QTRY_COMPARE(state(page), State::NotFound);
        QTRY_VERIFY(pane(page)->isVisible());
        QCOMPARE(pane(page)->headline(), u"Nobody has this address"_s);
        QCOMPARE(ledger().received(PatchContactByEmail), 0);
        QTest::mouseClick(pane(page)->mainButton(), Qt::LeftButton);
        QCOMPARE(m_frame->opened().last(),
                 (Place{u"new-contact"_s, {u"email"_s, u"nobody@example.com"_s}}));
        QCOMPARE(ledger().received(PatchContactByEmail), 0);
    }

    void whileItIsReadNothingElseIsClaimed()
    {
        m_frame->service().faults().add(
            practice::once(GetWorkflow, practice::Fault::Stall, u"3"_s));
        auto *page = open({u"workflow"_s, {u"0123456789abcdef01234567"_s}});
        QCOMPARE(state(page), State::Reading);
        QVERIFY(!page->settled());
        QTRY_VERIFY(pane(page)->isLoading());
    }

    void aFailureIsSaidAndTryAgainHelps()
    {
        makeAna();
        m_frame->service().faults().add(
            practice::once(GetContactByEmail, practice::Fault::Status, u"400"_s));
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Failed);
        QTRY_VERIFY(pane(page)->isVisible());
        QVERIFY(!pane(page)->headline().isEmpty());
        QTest::mouseClick(pane(page)->mainButton(), Qt::LeftButton);
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(!pane(page)->isVisible());
    }

    void aRecordThatIsThereStaysWhenItCannotBeReadAgain()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        m_frame->service().faults().add(
            practice::once(GetContactByEmail, practice::Fault::Status, u"400"_s));
        page->refresh();
        QTRY_COMPARE(state(page), State::Failed);
        QCOMPARE(titleOf(page), u"Ana Roca"_s);
        QVERIFY(page->panel()->view()->isVisible());
        QVERIFY(page->findChild<QWidget *>(u"staleNotice"_s)->isVisible());
    }

    void aKeyWithoutTheRightIsSaidWithALock()
    {
        m_frame->service().faults().add(
            practice::once(GetContactByEmail, practice::Fault::Status, u"403"_s));
        makeAna();
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Locked);
        QVERIFY(!m_frame->desk().mayRead(catalogue::Resource::Contact));
        QTRY_VERIFY(pane(page)->isVisible());
        QTest::mouseClick(pane(page)->mainButton(), Qt::LeftButton); // "Test the key again"
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(m_frame->desk().mayRead(catalogue::Resource::Contact));
    }

    void aWriteFromElsewhereIsShown()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"external-id"_s, u"ANA/1"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        support::ask(*m_frame,
                     {.operation = PatchContactByEmail,
                      .values = {u"ana@example.com"_s},
                      .body = QJsonObject{{"_surname"_L1, u"Soler"_s}}});
        QTRY_COMPARE(titleOf(page), u"Ana Soler"_s);
        QCOMPARE(ledger().received(GetContactByExternalId), 2);
    }

    void whatTheCatalogueDoesNotKnowIsShownToo()
    {
        auto *page = open({u"product"_s, {u"store-id"_s, u"SKU-1001"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(!tabs(page)->isTabVisible(RecordView::Other));
        auto record = page->panel()->reader().record();
        record.insert("newInThisService"_L1, QJsonArray{1, 2});
        page->panel()->reader().take(record);
        QVERIFY(tabs(page)->isTabVisible(RecordView::Other));
        QCOMPARE(value(page, u"newInThisService"_s), u"[1,2]"_s);
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
        QCOMPARE(m_frame->opened().last(), (Place{u"purchase"_s, {u"store-id"_s, u"P 1"_s}}));
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
        // The patch that made her, and the read; not the list of contact fields.
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
        action(page, u"copyJson"_s)->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains("\"_points\": 1250"_L1));
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
        m_frame->window().resize(1024, 640);
        QTRY_COMPARE(qobject_cast<FieldSheet *>(sheet)->columns(), 1);
    }

    void pinsAreKept()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        auto &history = m_frame->desk().local().history();
        QTRY_COMPARE(history.visits(catalogue::Resource::Contact).size(), std::size_t(1));
        QTest::keySequence(page, QKeySequence(u"Ctrl+D"_s));
        QVERIFY(history.visits(catalogue::Resource::Contact).front().pinned);
        QVERIFY(action(page, u"pinRecord"_s)->isChecked());
    }

    void deletingTakesTheOperationItWasAddressedBy_data()
    {
        QTest::addColumn<QString>("way");
        QTest::addColumn<catalogue::OperationId>("operation");
        QTest::newRow("e-mail") << u"email"_s << DeleteContactByEmail;
        QTest::newRow("external id") << u"external-id"_s << DeleteContactByExternalId;
        QTest::newRow("deprecated") << u"deprecated"_s << DeleteContact;
    }

    void deletingTakesTheOperationItWasAddressedBy()
    {
        QFETCH(const QString, way);
        QFETCH(const catalogue::OperationId, operation);
        makeAna();
        const auto key = way == "external-id"_L1 ? u"ANA/1"_s : u"ana@example.com"_s;
        auto *page = open({u"contact"_s, {way, key}});
        QTRY_COMPARE(state(page), State::Ready);
        action(page, u"deleteRecord"_s)->trigger();
        QTRY_VERIFY(m_frame->dialog());
        QTest::mouseClick(m_frame->dialog()->findChild<QPushButton *>(u"delete"_s), Qt::LeftButton);
        QTRY_COMPARE(ledger().applied(operation), 1);
        QTRY_COMPARE(state(page), State::Deleted);
        QTRY_VERIFY(pane(page)->isVisible());
    }

    void aReadOnlyProfileCannotDeleteAndSaysWhy()
    {
        connectWith(accounts::GuardLevel::ReadOnly);
        auto *page = open({u"product"_s, {u"store-id"_s, u"SKU-1001"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(!action(page, u"deleteRecord"_s)->isEnabled());
        QVERIFY(action(page, u"deleteRecord"_s)->toolTip().contains("read-only"_L1));
    }

    void editingIsSwitchedByF2AndKeepsTheDotUntilDiscarded()
    {
        makeAna();
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(!page->panel()->editor());
        QTest::keyClick(page, Qt::Key_F2);
        QVERIFY(page->panel()->editor());
        QTRY_VERIFY(page->panel()->editor()->isVisible());
        QVERIFY(!page->hasPendingChanges());
        type(page, u"_surname"_s, u"Soler"_s);
        QTRY_VERIFY(page->hasPendingChanges());
        page->discardChanges();
        QTRY_VERIFY(!page->hasPendingChanges());
        QCOMPARE(ledger().received(PatchContactByEmail), 1); // only the one that made her
        QTest::mouseClick(page->findChild<Button *>(u"edit"_s), Qt::LeftButton);
        QVERIFY(!page->panel()->editor());
        QVERIFY(tabs(page)->isVisible());
    }

    void aSavedChangeIsShownAndCanBeUndone()
    {
        connectWith(accounts::GuardLevel::Free);
        makeAna();
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(!action(page, u"undoRecord"_s)->isEnabled());
        QTest::mouseClick(page->findChild<Button *>(u"edit"_s), Qt::LeftButton);
        type(page, u"_surname"_s, u"Soler"_s);
        QTRY_VERIFY(page->hasPendingChanges());
        page->panel()->editor()->save();
        QTRY_COMPARE(ledger().applied(PatchContactByEmail), 2);
        QTRY_COMPARE(titleOf(page), u"Ana Soler"_s);
        QTRY_VERIFY(action(page, u"undoRecord"_s)->isEnabled());
        action(page, u"undoRecord"_s)->trigger();
        QTRY_COMPARE(ledger().applied(PatchContactByEmail), 3);
        QTRY_COMPARE(titleOf(page), u"Ana Roca"_s);
    }

    void aReadOnlyProfileHasNoEditAndSaysWhy()
    {
        connectWith(accounts::GuardLevel::ReadOnly);
        auto *page = open({u"product"_s, {u"store-id"_s, u"SKU-1001"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        auto *edit = page->findChild<Button *>(u"edit"_s);
        QVERIFY(!edit->isEnabled());
        QCOMPARE(edit->text(), u"Read-only"_s);
        QVERIFY(edit->toolTip().contains("read-only"_L1));
        QTest::keyClick(page, Qt::Key_F2);
        QVERIFY(!page->panel()->editor());
    }

    void theFileOfAnExportIsFetched()
    {
        QString id;
        for (const auto &each :
             support::answerOf(*m_frame, {.operation = ListExports})["results"_L1].toArray()) {
            if (each["status"_L1].toString() == "finished"_L1)
                id = each["id"_L1].toString();
        }
        QVERIFY(!id.isEmpty());
        auto *page = open({u"export"_s, {id}});
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(action(page, u"downloadFile"_s)->isEnabled());
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"mine.zip"_s);
        action(page, u"downloadFile"_s)->trigger();
        auto *dialog = qobject_cast<QFileDialog *>(m_frame->dialog());
        QVERIFY(dialog);
        dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(path);
        QTest::keyClick(dialog->findChild<QLineEdit *>(u"fileNameEdit"_s), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 10'000);
        QTRY_VERIFY(m_frame->told().last().contains(u"mine.zip"_s));
    }

private:
    [[nodiscard]] practice::Ledger &ledger() { return m_frame->ledger(); }

    void makeAna()
    {
        support::ask(*m_frame,
                     {.operation = PatchContactByEmail,
                      .values = {u"ana@example.com"_s},
                      .body = QJsonObject{{"_externalId"_L1, u"ANA/1"_s},
                                          {"_name"_L1, u"Ana"_s},
                                          {"_surname"_L1, u"Roca"_s},
                                          {"_points"_L1, 1250}}});
    }

    QJsonObject makePurchase()
    {
        makeAna();
        return support::answerOf(
            *m_frame,
            {.operation = CreatePurchase,
             .body = QJsonObject{
                 {"purchaseId"_L1, u"P 1"_s},
                 {"cartId"_L1, u"cart-1"_s},
                 {"contactEmail"_L1, u"ana@example.com"_s},
                 {"purchaseDate"_L1, u"2026-01-31T10:00:00Z"_s},
                 {"totalPrice"_L1, 20},
                 {"totalQuantity"_L1, 2},
                 {"products"_L1,
                  QJsonArray{QJsonObject{
                      {"productId"_L1, u"SKU-1001"_s}, {"quantity"_L1, 2}, {"price"_L1, 20}}}}}});
    }

    void connectWith(accounts::GuardLevel guard)
    {
        m_frame = std::make_unique<support::PageFrame>(
            practice::ServiceOptions{.contacts = 5, .requestsPerMinute = 0},
            accounts::Profile{.id = u"test"_s,
                              .name = u"Casa Oliva"_s,
                              .address = {},
                              .guard = guard,
                              .requestsPerMinute = 0});
    }

    static void type(const RecordPage *page, const QString &key, const QString &text)
    {
        auto *editor = page->panel()->editor()->form()->editor(key);
        QVERIFY(editor);
        auto *line = editor->findChild<QLineEdit *>();
        QVERIFY(line);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }

    RecordPage *open(const Place &place)
    {
        auto *page = m_frame->show(static_cast<RecordPage *>(RecordPage::make(*m_frame, place)));
        page->refresh();
        return page;
    }

    void opensTheFirst(catalogue::OperationId list, catalogue::OperationId read,
                       const QString &word)
    {
        const auto first = support::firstOf(*m_frame, list);
        auto *page = open({word, {first["id"_L1].toString()}});
        QTRY_COMPARE(state(page), State::Ready);
        QCOMPARE(ledger().received(read), 1);
        QVERIFY(!titleOf(page).isEmpty());
        QVERIFY(page->settled());
    }

    static State state(const RecordPage *page) { return page->panel()->reader().state(); }
    static StatePane *pane(const RecordPage *page) { return page->panel()->pane(); }
    static QTabBar *tabs(const RecordPage *page) { return page->panel()->view()->tabs(); }
    static QString titleOf(const RecordPage *page)
    {
        return page->findChild<ElidedLabel *>(u"recordTitle"_s)->text();
    }
    static QString value(const RecordPage *page, const QString &key)
    {
        const auto *label = page->findChild<ValueLabel *>(u"value:"_s + key);
        return label ? label->text() : QString();
    }
    static QAction *action(const RecordPage *page, const QString &name)
    {
        return page->findChild<QAction *>(name);
    }
    static void click(const RecordPage *page, const QString &name)
    {
        auto *button = page->findChild<Button *>(name);
        QVERIFY2(button, qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton);
    }
    static QModelIndex cellOf(const TableView *table, const QString &text)
    {
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            const auto index = table->model()->index(0, column);
            if (index.data().toString() == text)
                return index;
        }
        return {};
    }
    static void clickCell(TableView *table, const QModelIndex &index)
    {
        QVERIFY(index.isValid());
        table->scrollTo(index);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(index).center());
    }

    std::unique_ptr<support::PageFrame> m_frame;
};

QTEST_MAIN(TestRecordsView)
#include "tst_records_view.moc"
