// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/shopfiles.h"
#include "support/stubpage.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/account.h"
#include "importrun/importsource.h"
#include "imports/recipeshelf.h"
#include "jobs/jobmanager.h"
#include "privacy/sourcecopyerasure.h"
#include "purchases/purchaserecipe.h"
#include "storage/accountstorage.h"
#include "storage/deletedcontactkeys.h"
#include "storage/drafts.h"
#include "ui/host/fileaddress.h"
#include "ui/host/jobaddress.h"
#include "ui/host/purchaseaddress.h"
#include "ui/host/recipechooser.h"
#include "ui/jobs/bulkpages.h"
#include "ui/jobs/jobspage.h"
#include "ui/jobs/purchaseimportpage.h"
#include "ui/sheetview/openfile.h"
#include "ui/tables/storeband.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/footline.h"
#include "workspace/workspace.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

namespace tst_purchaseimportpage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using namespace storedesk::ui::jobs;
using enum catalogue::OperationId;
using journal::JobState;
using storedesk::importcheck::Action;
using DraftState = storedesk::purchases::PurchaseDraft::State;

// Imports purchases from a file in the window, using real keys in every step, and verifies them at
// the service.
class TestPurchaseImportPage final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::PageFixture> m_fixture;
    QTemporaryDir m_folder;

    [[nodiscard]] support::PageFixture &host() { return *m_fixture; }
    [[nodiscard]] storedesk::jobs::JobManager &jobManager()
    {
        return host().workspace().jobManager();
    }

    static void press(QWidget *in, const QString &name)
    {
        auto *button = in->findChild<QAbstractButton *>(name);
        QVERIFY2(button, qPrintable(name));
        QTRY_VERIFY(button->isVisible() && button->isEnabled());
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
    }

    [[nodiscard]] PurchaseImportPage *page() { return host().show(new PurchaseImportPage(host())); }

    [[nodiscard]] QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file");
        return file.fileName();
    }

    [[nodiscard]] static QString textOf(QWidget *in, const QString &name)
    {
        const auto *label = in->findChild<QLabel *>(name);
        return label ? label->text() : QString();
    }

    [[nodiscard]] static QString subtitle(const PurchaseImportPage *page)
    {
        return page->findChild<QLabel *>(u"subtitle"_s)->text();
    }

    // Returns whether the job has finished.
    [[nodiscard]] bool ended(const QString &id)
    {
        const auto *job = jobManager().find(id);
        return job && job->head.state == JobState::Done && !jobManager().runOf(id);
    }

    [[nodiscard]] QString sentJob() const
    {
        const auto &opened = m_fixture->opened();
        return opened.isEmpty()
            ? QString()
            : opened.last().filter.value_or(QMap<QString, QString>()).value(QString(jobKey));
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>(support::storeWith(5));
        QVERIFY(!m_fixture->records().makeProduct(u"TEA"_s).isEmpty());
        QVERIFY(!m_fixture->records().makeProduct(u"CUP"_s).isEmpty());
        QVERIFY(!m_fixture->records().makeContact(u"ann@example.org"_s).isEmpty());
    }
    void cleanup() { m_fixture.reset(); }

    void aShopsFileIsSentByKeyboard()
    {
        auto *assistant = page();
        assistant->focusFirst();
        QTRY_VERIFY(assistant->findChild<QWidget *>(u"chooseFile"_s)->hasFocus());
        assistant->openFile(write(u"shop.csv"_s, support::shopfiles::shopify()));
        QTRY_VERIFY(assistant->draft().table());
        press(assistant, u"next"_s);
        QCOMPARE(assistant->step(), 1);
        QCOMPARE(assistant->findChild<QComboBox *>(u"field0"_s)->currentText(),
                 titleOf(storedesk::purchases::OrderField::OrderId));
        press(assistant, u"next"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        // Repairs that lose nothing are made unless the user turns them off.
        QCOMPARE(assistant->draft().book().sendable(), 2);
        const auto *repair = assistant->findChild<QCheckBox *>(u"repair"_s);
        QTRY_VERIFY(repair->isVisible() && repair->isChecked());
        QVERIFY2(repair->text().contains(u'→'), qPrintable(repair->text()));
        press(assistant, u"repair"_s);
        QTRY_COMPARE(assistant->draft().book().sendable(), 0);
        QVERIFY(repair->isVisible());
        press(assistant, u"repair"_s);
        QTRY_COMPARE(assistant->draft().book().sendable(), 2);
        press(assistant, u"next"_s);
        QTRY_VERIFY(assistant->draft().isLookedUp());
        QCOMPARE(assistant->draft().plan().toSend(), 1);
        QCOMPARE(assistant->draft().plan().contacts.size(), 1U);
        // Nothing is created before the question that names the store is confirmed.
        host().ledger().clear();
        press(assistant, u"createContacts"_s);
        QTRY_VERIFY(host().dialog());
        const auto *band = host().dialog()->findChild<StoreBand *>();
        QVERIFY(band && band->mark().name == u"Casa Oliva"_s);
        QVERIFY(!assistant->draft().isCreating());
        QCOMPARE(host().dialog()->findChild<QAbstractButton *>(u"create"_s)->text(),
                 u"Create 1 contact(s)"_s);
        press(host().dialog(), u"cancel"_s);
        QTRY_VERIFY(!host().dialog());
        QCOMPARE(host().ledger().received(PatchContactByEmail), 0);
        press(assistant, u"createContacts"_s);
        QTRY_VERIFY(host().dialog());
        press(host().dialog(), u"create"_s);
        QTRY_VERIFY(assistant->draft().isLookedUp() && assistant->settled());
        QTRY_COMPARE(assistant->draft().plan().toSend(), 2);
        QVERIFY(m_fixture->records().exists(GetContactByEmail, {u"bob@example.org"_s}));
        press(assistant, u"next"_s);
        QCOMPARE(assistant->step(), 4);
        QVERIFY(!assistant->findChild<QCheckBox *>(u"triggerWorkflows"_s)->isChecked());
        host().ledger().clear();
        press(assistant, u"next"_s);
        QTRY_COMPARE(host().ledger().applied(CreatePurchase), 2);
        QTRY_VERIFY(ended(sentJob()));
        const auto made = support::replyTo(
            *m_fixture, {.operation = GetPurchaseByStoreId, .values = {u"#1001"_s}});
        QCOMPARE(made.value(u"totalPrice"_s).toDouble(), 34.80);
        QCOMPARE(made.value(u"products"_s).toArray().size(), 2);
        // The draft is removed with its job.
        QTRY_VERIFY(!assistant->hasPendingChanges());
    }

    // The number of records has to be typed for a live store. The creation can be cancelled.
    void missingRecordsOfALiveStoreNeedTheirNumber()
    {
        m_fixture = std::make_unique<support::PageFixture>(
            support::storeWith(5),
            support::PageFixture::profile(profiles::ProtectionLevel::Confirm,
                                          profiles::StoreKind::Live));
        auto *assistant = page();
        assistant->paste(u"order;date;email;sku;quantity;price;product\n"
                         "1;2026-01-05T10:00:00Z;ann@example.org;TEA;1;5;Tea\n"
                         "2;2026-01-05T10:00:00Z;bob@example.org;TEA;1;5;Tea\n"_s);
        QTRY_VERIFY(assistant->draft().table());
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        press(assistant, u"next"_s);
        QTRY_VERIFY(assistant->draft().isLookedUp());
        host().ledger().clear();
        press(assistant, u"createContacts"_s);
        QTRY_VERIFY(host().dialog());
        auto *create = host().dialog()->findChild<QAbstractButton *>(u"create"_s);
        QVERIFY(!create->isEnabled());
        auto *count = host().dialog()->findChild<QLineEdit *>(u"count"_s);
        QVERIFY(count && count->isVisible());
        QTest::keyClicks(count, u"2"_s);
        press(host().dialog(), u"create"_s);
        QVERIFY(assistant->draft().isCreating());
        // Cancelling ends the creation, and the records are looked up again.
        auto *cancel = assistant->findChild<QAbstractButton *>(u"lookUp"_s);
        QTRY_VERIFY(cancel->isVisible());
        press(assistant, u"lookUp"_s);
        QTRY_VERIFY(!assistant->draft().isCreating());
        QTRY_VERIFY(assistant->draft().isLookedUp() && assistant->settled());
        QVERIFY(host().ledger().received(PatchContactByEmail) <= 2);
    }

    // The title has as many cells as the orders, so it is taken for the headings at first.
    void aWrongGuessAboutTheFileIsCorrectedByKeyboard()
    {
        const auto &drafts = host().account().storage().drafts();
        QTRY_VERIFY(host().account().storage().ready());
        const auto path = write(u"windows.csv"_s,
                                "Pedidos;de;la;tienda;Casa;Oliva;2026\n"
                                "order;date;email;sku;quantity;price;name\n"
                                "1;2026-01-05T10:00:00Z;ann@example.org;TEA;1;5;Pe\xf1"
                                "a\n");
        auto *assistant = page();
        const auto place = assistant->place().text();
        assistant->openFile(path);
        QTRY_VERIFY(assistant->draft().table());
        QCOMPARE(assistant->draft().table()->columns.constFirst(), u"Pedidos"_s);
        press(assistant, u"howRead"_s);
        QTRY_VERIFY(host().dialog());
        auto *first = host().dialog()->findChild<QSpinBox *>(u"readingFirstLine"_s);
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Up);
        auto *encoding = host().dialog()->findChild<QComboBox *>(u"readingEncoding"_s);
        encoding->setFocus();
        encoding->setCurrentIndex(0);
        while (encoding->currentData().toByteArray() != "WINDOWS-1252"
               && encoding->currentIndex() < encoding->count() - 1)
            QTest::keyClick(encoding, Qt::Key_Down);
        press(host().dialog(), u"readThisWay"_s);
        QTRY_VERIFY(assistant->draft().table()
                    && assistant->draft().table()->columns.constFirst() == u"order"_s);
        QCOMPARE(assistant->draft().table()->sample.constFirst().constLast(), u"Peña"_s);
        QVERIFY(assistant->draft().matching().missing().isEmpty());
        // The balance accounts for each line of the file.
        const auto balance = textOf(assistant, u"balance"_s);
        QVERIFY2(balance.contains(u"1 above"_s) && balance.contains(u"1 row"_s),
                 qPrintable(balance));
        // The draft contains the options.
        QTRY_COMPARE(
            drafts.all().value(place).values[u"rows"_s][u"reading"_s][u"firstLine"_s].toInt(), 2);
        assistant = page();
        QTRY_VERIFY(assistant->draft().table()
                    && assistant->draft().table()->columns.constFirst() == u"order"_s);
        QCOMPARE(assistant->draft().origin().reading.encoding, "WINDOWS-1252"_ba);
        assistant->discardChanges();
    }

    // Dates with an offset are shown in the zone in which the others are read.
    void timesAreThoseOfTheStore()
    {
        auto *assistant = page();
        QTRY_COMPARE(assistant->draft().zone().id(), "Europe/Madrid"_ba);
        assistant->paste(u"order;date;email;sku;quantity;price\n"
                         "1;2026-07-05T10:00:00Z;ann@example.org;TEA;1;5\n"
                         "2;2026-07-05 12:00:00;ann@example.org;TEA;1;5\n"_s);
        QTRY_VERIFY(assistant->draft().table());
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        QCOMPARE(textOf(assistant, u"zone"_s),
                 u"Times without a zone are those of the store (Europe/Madrid)."_s);
        const auto *orders = assistant->findChild<TableView *>(u"orders"_s)->model();
        QCOMPARE(orders->rowCount(), 2);
        const auto date = orders->index(0, 3).data().toString();
        QVERIFY2(date.contains(u"12:00"_s), qPrintable(date));
        QCOMPARE(orders->index(1, 3).data().toString(), date);
    }

    // Problems have their counts, filter the orders, and come first.
    void theOrdersOfAProblemAreShown()
    {
        auto text = u"order;date;email;sku;quantity;price\n"_s;
        for (int number = 1; number <= 1'005; ++number)
            text += u"%1;2026-01-05T10:00:00Z;ann@example.org;TEA;1;5\n"_s.arg(number);
        text += u"2001;;ann@example.org;TEA;1;5\n2002;;ann@example.org;TEA;1;5\n"_s;
        text += u"2003;2026-01-05T10:00:00Z;ann;TEA;1;5\n"_s;
        auto *assistant = page();
        assistant->paste(text);
        QTRY_VERIFY(assistant->draft().table());
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        auto *table = assistant->findChild<TableView *>(u"orders"_s);
        QTRY_COMPARE(table->model()->rowCount(), 1'000);
        QCOMPARE(table->model()->index(0, 0).data().toString(), u"2001"_s);
        const auto foot = [assistant] {
            return assistant->findChild<FootLine *>(u"orderFoot"_s)->accessibleName();
        };
        QCOMPARE(foot(), u"1,000 of 1,008 order(s) shown"_s);
        auto *noDate = assistant->findChild<QAbstractButton *>(u"problem-no-date"_s);
        QVERIFY(noDate);
        QCOMPARE(noDate->text(), u"2"_s);
        press(assistant, u"problem-no-date"_s);
        QCOMPARE(table->model()->rowCount(), 2);
        QCOMPARE(foot(), u"2 order(s)"_s);
        QVERIFY(table->hasFocus());
        press(assistant, u"allOrders"_s);
        QCOMPARE(table->model()->rowCount(), 1'000);
        // A filter ends with its last order.
        press(assistant, u"problem-not-email"_s);
        QCOMPARE(table->model()->rowCount(), 1);
        assistant->draft().setCell(1'009, 2, u"ann@example.org"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        QTRY_COMPARE(table->model()->rowCount(), 1'000);
    }

    // Saves the choices by keyboard, and uses them for a file with other columns around them.
    void theChoicesAreSavedAsARecipeAndUsedAgain()
    {
        auto *assistant = page();
        assistant->openFile(write(u"tickets.csv"_s,
                                  "Ticket;Fecha;Correo;SKU;Cantidad;Precio;Estado\n"
                                  "1;03/04/2026;ann@example.org;TEA;1;5;revisado\n"));
        QTRY_VERIFY(assistant->draft().table());
        QVERIFY(assistant->findChild<QAbstractButton *>(u"useRecipe"_s)->isVisible());
        QVERIFY(!assistant->findChild<QAbstractButton *>(u"saveRecipe"_s)->isVisible());
        press(assistant, u"next"_s);
        auto *field = assistant->findChild<QComboBox *>(u"field0"_s);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Down);
        press(assistant, u"next"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        auto *dates = assistant->findChild<QComboBox *>(u"dates"_s);
        QTRY_VERIFY(dates->isVisible());
        dates->setFocus();
        QTest::keyClick(dates, Qt::Key_Down);
        press(assistant, u"status-revisado"_s);
        QTRY_COMPARE(assistant->draft().book().sendable(), 1);
        const auto options = assistant->draft().options();
        press(assistant, u"saveRecipe"_s);
        QTRY_VERIFY(host().dialog());
        auto *name = host().dialog()->findChild<QLineEdit *>(u"recipeName"_s);
        QCOMPARE(name->text(), u"tickets"_s);
        QTest::keyClicks(name, u"Counter"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(!host().dialog());
        QVERIFY(subtitle(assistant).contains(u"Counter"_s));
        assistant->discardChanges();
        QVERIFY(!subtitle(assistant).contains(u"Counter"_s));
        delete assistant;
        // The same headings would be matched without a recipe.
        const auto more = write(u"more.csv"_s,
                                "Nota;Estado;Precio;Cantidad;SKU;Correo;Fecha;Ticket\n"
                                "x;revisado;5;1;TEA;ann@example.org;05/06/2026;2\n");

        assistant = page();
        press(assistant, u"useRecipe"_s);
        auto *menu = assistant->findChild<QMenu *>(u"recipes"_s);
        QVERIFY(menu);
        QCOMPARE(menu->actions().constFirst()->text(), u"Counter"_s);
        QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
        QTRY_VERIFY(subtitle(assistant).contains(u"Counter"_s));
        assistant->openFile(more);
        QTRY_VERIFY(assistant->draft().table());
        QCOMPARE(assistant->draft().options(), options);
        QCOMPARE(assistant->draft().matching().columnOf(storedesk::purchases::OrderField::OrderId),
                 7);
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        QCOMPARE(assistant->draft().book().orders.front().date.date(), QDate(2026, 6, 5));
        press(assistant, u"next"_s);
        QTRY_VERIFY(assistant->draft().isLookedUp());
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_COMPARE(host().ledger().applied(CreatePurchase), 1);
        QTRY_VERIFY(ended(sentJob()));
        QTRY_VERIFY(!assistant->hasPendingChanges());
    }

    // The job only created purchases, so the undo deletes them. Copies are in the Bin.
    void anImportOfPurchasesIsUndone()
    {
        auto *assistant = page();
        assistant->paste(u"order;date;email;sku;quantity;price\n"
                         "1;2026-01-05T10:00:00Z;ann@example.org;TEA;1;5\n"
                         "2;2026-01-05T10:00:00Z;ann@example.org;TEA;2;5\n"_s);
        QTRY_VERIFY(assistant->draft().table());
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        press(assistant, u"next"_s);
        QTRY_VERIFY(assistant->draft().isLookedUp());
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_VERIFY(ended(sentJob()));
        QCOMPARE(host().ledger().applied(CreatePurchase), 2);
        const auto id = sentJob();
        auto *jobs = host().show(new JobsPage(host()));
        jobs->showOnly({{QString(jobKey), id}});
        // The rows are stored with the job.
        press(jobs, u"openSource"_s);
        const auto copy = importrun::sourceCopyIn(jobManager().folder().filesOf(id));
        QFile file(copy);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("2;2026-01-05T10:00:00Z"));
        QCOMPARE(host().opened().last(), placeOfFile(copy));
        press(jobs, u"undoJob"_s);
        QTRY_VERIFY(host().dialog());
        auto *act = host().dialog()->findChild<QAbstractButton *>(u"takeBack"_s);
        QCOMPARE(act->text(), u"Delete 2 record(s)"_s);
        press(host().dialog(), u"takeBack"_s);
        QTRY_COMPARE(jobManager().jobs().size(), 2U);
        QTRY_VERIFY(ended(jobManager().jobs().front().id));
        QVERIFY(!m_fixture->records().exists(GetPurchaseByStoreId, {u"1"_s}));
        QVERIFY(!m_fixture->records().exists(GetPurchaseByStoreId, {u"2"_s}));
        QTRY_COMPARE(host().account().storage().bin().entries().size(), 2U);
        // A privacy request of a buyer removes the file.
        QCOMPARE(privacy::removeSourceCopies(
                     jobManager().folder().path(),
                     storage::DeletedContactKeys(QStringList{u"ann@example.org"_s})),
                 1);
        QVERIFY(importrun::sourceCopyIn(jobManager().folder().filesOf(id)).isEmpty());
    }

    // The key for the next problem goes to the faulty cell. Typing corrects it, and Ctrl+Z restores
    // it.
    void aCellIsCorrectedByKeyboardAndUndone()
    {
        auto *assistant = page();
        assistant->paste(u"order;date;email;sku;quantity;price\n"
                         "1;2026-01-05T10:00:00Z;ann@example.org;TEA;1;5\n"
                         "2;2026-01-05T10:00:00Z;ann@example;TEA;1;5\n"_s);
        QTRY_VERIFY(assistant->draft().table());
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        QCOMPARE(assistant->draft().book().sendable(), 1);
        auto *table = assistant->findChild<TableView *>(u"orderLines"_s);
        const QAbstractItemModelTester tester(
            table->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(!table->isVisible());
        assistant->findChild<TableView *>(u"orders"_s)->setFocus();
        QTest::keyClick(assistant->findChild<TableView *>(u"orders"_s), Qt::Key_F8);
        QTRY_VERIFY(table->isVisible());
        QCOMPARE(table->currentIndex(), table->model()->index(1, 3));
        QVERIFY(table->model()->index(1, 0).data().toString().contains(u"ann@example"_s));
        QTest::keyClick(table, Qt::Key_F2);
        auto *editor = table->findChild<QLineEdit *>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, u"ann@example.org"_s);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        QTRY_COMPARE(assistant->draft().book().sendable(), 2);
        QCOMPARE(assistant->draft().book().orders.at(1).email, u"ann@example.org"_s);
        // Line 3 is the third line of the file.
        QCOMPARE(assistant->draft().lines().at(1).number, 3);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(assistant->draft().book().sendable(), 1);
        QCOMPARE(table->model()->index(1, 3).data().toString(), u"ann@example"_s);
        QTest::keyClick(table, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_fixture->told().last(), u"There is nothing to undo."_s);
    }

    // Both show a preview first. The corrected values are sent.
    void aColumnIsChangedAfterAPreview()
    {
        auto *assistant = page();
        assistant->paste(u"order;date;email;sku;quantity;price\n"
                         "1;2026-01-05T10:00:00Z;ann@example.org;the;1;5\n"
                         "2;2026-01-05T10:00:00Z;ann@example.org;the;1;5\n"_s);
        QTRY_VERIFY(assistant->draft().table());
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        press(assistant, u"showLines"_s);
        auto *table = assistant->findChild<TableView *>(u"orderLines"_s);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, 4));
        QTest::keyClick(table, Qt::Key_H, Qt::ControlModifier);
        auto *find = assistant->findChild<QLineEdit *>(u"findText"_s);
        QTRY_VERIFY(find->isVisible());
        QCOMPARE(assistant->findChild<QComboBox *>(u"replaceColumn"_s)->currentText(), u"sku"_s);
        QTest::keyClicks(find, u"the"_s);
        QTest::keyClicks(assistant->findChild<QLineEdit *>(u"replacement"_s), u"tea"_s);
        press(assistant, u"previewReplace"_s);
        auto *apply = assistant->findChild<QAbstractButton *>(u"applyFix"_s);
        QTRY_VERIFY(apply->isVisible());
        QCOMPARE(assistant->draft().lines().front().cells.at(3), u"the"_s);
        press(assistant, u"applyFix"_s);
        QTRY_COMPARE(assistant->draft().lines().front().cells.at(3), u"tea"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        // The menu of the button changes the column of the last current cell.
        table->setCurrentIndex(table->model()->index(0, 4));
        auto *menu = assistant->findChild<QMenu *>(u"changeMenu"_s);
        Q_EMIT menu->aboutToShow();
        auto *upper = menu->findChild<QAction *>(u"changeUpperCase"_s);
        QVERIFY(upper);
        upper->trigger();
        QTRY_VERIFY(apply->isVisible());
        press(assistant, u"applyFix"_s);
        QTRY_COMPARE(assistant->draft().lines().back().cells.at(3), u"TEA"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        press(assistant, u"next"_s);
        QTRY_VERIFY(assistant->draft().isLookedUp());
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_COMPARE(host().ledger().applied(CreatePurchase), 2);
        QTRY_VERIFY(ended(sentJob()));
    }

    // The recipe has the decision to create contacts, and limits that prevent an import.
    void aRecipeHasTheMissingRecordsAndTheSafetyLimits()
    {
        const auto text = u"order;date;email;sku;quantity;price\n"
                          "1;2026-01-05T10:00:00Z;new@example.org;TEA;1;5\n"_s;
        auto *assistant = page();
        assistant->paste(text);
        QTRY_VERIFY(assistant->draft().table());
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        press(assistant, u"next"_s);
        QTRY_VERIFY(assistant->draft().isLookedUp());
        QVERIFY(!assistant->draft().choices().createsContacts);
        press(assistant, u"createContacts"_s);
        QTRY_VERIFY(host().dialog());
        press(host().dialog(), u"create"_s);
        QTRY_VERIFY(!host().dialog());
        QTRY_VERIFY(assistant->draft().isLookedUp() && assistant->settled());
        press(assistant, u"next"_s);
        press(assistant, u"guards"_s);
        QTRY_VERIFY(host().dialog());
        QVERIFY(!host().dialog()->findChild<QWidget *>(u"mostBlanked"_s)->isVisible());
        QTest::keyClicks(host().dialog()->findChild<QLineEdit *>(u"fewestRows"_s), u"5"_s);
        press(host().dialog(), u"useGuards"_s);
        QTRY_VERIFY(assistant->findChild<QWidget *>(u"brokenGuards"_s)->isVisible());
        const int step = assistant->step();
        press(assistant, u"next"_s);
        QCOMPARE(assistant->step(), step);
        QCOMPARE(host().ledger().received(CreatePurchase), 0);
        const auto recipe = purchaseRecipe(assistant->draft().choices(), u"Shop"_s);
        QCOMPARE(recipe.guards.fewestRows, std::optional<qint64>(5));
        QVERIFY(recipe.toJson().contains("createsContacts"));
        assistant->discardChanges();
        QVERIFY(!assistant->draft().choices().createsContacts);
        assistant->findChild<RecipeChooser *>()->use(write(u"shop.recipe.json"_s, recipe.toJson()));
        assistant->paste(text);
        QTRY_VERIFY(assistant->draft().table());
        QVERIFY(assistant->draft().createsContacts());
        QCOMPARE(assistant->draft().guards().fewestRows, std::optional<qint64>(5));
        QCOMPARE(host().ledger().received(CreatePurchase), 0);
    }

    // The rows of the order that was held back are opened with the columns and choices of its file.
    void ordersThatWereHeldBackAreFixed()
    {
        auto *assistant = page();
        assistant->openFile(write(u"held.csv"_s,
                                  "order;date;email;sku;quantity;price\n"
                                  "1;2026-01-05T10:00:00Z;ann@example.org;TEA;1;5\n"
                                  "2;2026-01-05T10:00:00Z;ann@example.org;NONE;1;5\n"
                                  "2;;;CUP;1;7\n"));
        QTRY_VERIFY(assistant->draft().table());
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        press(assistant, u"next"_s);
        QTRY_VERIFY(assistant->draft().isLookedUp());
        QCOMPARE(assistant->draft().plan().heldBack(), 1);
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_VERIFY(ended(sentJob()));
        QCOMPARE(host().ledger().applied(CreatePurchase), 1);
        auto *jobs = host().show(new JobsPage(host()));
        support::StubPage target(host());
        host().setOpenedPage(&target);
        jobs->showOnly({{QString(jobKey), sentJob()}});
        QTRY_VERIFY(jobs->findChild<QAbstractButton *>(u"fixRows"_s));
        press(jobs, u"fixRows"_s);
        QTRY_VERIFY(!target.pasted.isEmpty());
        QCOMPARE(target.pasted,
                 u"order,date,email,sku,quantity,price\n"
                 "2,2026-01-05T10:00:00Z,ann@example.org,NONE,1,5\n"
                 "2,,,CUP,1,7\n"_s);
        const auto place = host().opened().last();
        QCOMPARE(place.page, pageid::purchaseImport);
        host().setOpenedPage(nullptr);
        assistant = qobject_cast<PurchaseImportPage *>(host().show(
            std::ranges::find(bulkPages(), place.page, &PageRow::word)->make(host(), place)));
        assistant->paste(target.pasted);
        QTRY_VERIFY(assistant->draft().table());
        assistant->draft().setCell(2, 3, u"TEA"_s);
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        press(assistant, u"next"_s);
        QTRY_VERIFY(assistant->draft().isLookedUp());
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_COMPARE(host().ledger().applied(CreatePurchase), 2);
        QTRY_VERIFY(ended(sentJob()));
    }

    // A job of the assistant is repeated with the columns and choices of its file.
    void aJobIsRepeatedWithAnotherFile()
    {
        const auto sent = [this](PurchaseImportPage *assistant) {
            press(assistant, u"next"_s);
            press(assistant, u"next"_s);
            QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
            press(assistant, u"next"_s);
            QTRY_VERIFY(assistant->draft().isLookedUp());
            press(assistant, u"next"_s);
            press(assistant, u"next"_s);
            QTRY_VERIFY(ended(sentJob()));
        };
        auto *assistant = page();
        assistant->paste(u"order;date;created;email;sku;quantity;price\n"
                         "1;x;2026-01-05T10:00:00Z;ann@example.org;TEA;1;5\n"_s);
        QTRY_VERIFY(assistant->draft().table());
        assistant->draft().assign(1, std::nullopt);
        assistant->draft().assign(2, storedesk::purchases::OrderField::Date);
        sent(assistant);
        QCOMPARE(host().ledger().applied(CreatePurchase), 1);
        const auto id = sentJob();
        auto *jobs = host().show(new JobsPage(host()));
        jobs->showOnly({{QString(jobKey), id}});
        QTRY_VERIFY(jobs->findChild<QAction *>(u"newLikeThisAction"_s)->isEnabled());
        press(jobs, u"newLikeThis"_s);
        const auto place = host().opened().last();
        QCOMPARE(place.page, pageid::purchaseImport);
        assistant = qobject_cast<PurchaseImportPage *>(host().show(
            std::ranges::find(bulkPages(), place.page, &PageRow::word)->make(host(), place)));
        QVERIFY(assistant);
        assistant->paste(u"date;created;order;email;sku;quantity;price\n"
                         "x;2026-02-05T10:00:00Z;2;ann@example.org;TEA;1;6\n"_s);
        QTRY_VERIFY(assistant->draft().table());
        QCOMPARE(assistant->draft().matching().columnOf(storedesk::purchases::OrderField::Date), 1);
        sent(assistant);
        QCOMPARE(host().ledger().applied(CreatePurchase), 2);
        QVERIFY(m_fixture->records().exists(GetPurchaseByStoreId, {u"2"_s}));
    }

    void aRecipeThatIsOpenedStartsTheAssistant()
    {
        const QStringList columns{u"order"_s,    u"date"_s,  u"email"_s, u"sku"_s,
                                  u"quantity"_s, u"price"_s, u"Creado"_s};
        storedesk::purchases::OrderChoices choices{
            .columns = columns,
            .matching = storedesk::purchases::OrderMatching::proposedFor(columns),
            .options = {.acceptDifferences = true},
            .triggersWorkflows = true};
        choices.matching.assign(1, std::nullopt);
        choices.matching.assign(6, storedesk::purchases::OrderField::Date);
        const auto path = write(u"Shop.recipe.json"_s, purchaseRecipe(choices, u"Shop"_s).toJson());
        ui::sheetview::openFiles(host(), {path});
        const auto place = host().opened().back();
        QCOMPARE(place.page, pageid::purchaseImport);
        auto *assistant = qobject_cast<PurchaseImportPage *>(host().show(
            std::ranges::find(bulkPages(), place.page, &PageRow::word)->make(host(), place)));
        QVERIFY(assistant);
        QVERIFY(subtitle(assistant).contains(u"Shop"_s));
        assistant->paste(u"order;date;email;sku;quantity;price;creado\n"
                         "1;x;ann@example.org;TEA;1;5;2026-01-05T10:00:00Z\n"_s);
        QTRY_VERIFY(assistant->draft().table());
        QCOMPARE(assistant->draft().matching(), choices.matching);
        QCOMPARE(assistant->draft().options(), choices.options);
        QVERIFY(assistant->draft().triggersWorkflows());
        // Reading the same columns again does not replace the choices of the user.
        assistant->draft().setTriggersWorkflows(false);
        assistant->paste(u"order;date;email;sku;quantity;price;creado\n"
                         "2;x;ann@example.org;TEA;1;5;2026-01-05T10:00:00Z\n"_s);
        QTRY_VERIFY(assistant->settled());
        QVERIFY(!assistant->draft().triggersWorkflows());
        // A table without the columns is read with the proposed ones.
        assistant->paste(u"order;date;email;sku;quantity;price\n"
                         "1;2026-01-05T10:00:00Z;ann@example.org;TEA;1;5\n"_s);
        const auto told = [this] {
            return m_fixture->told().join(u'\n');
        };
        QTRY_VERIFY(told().contains(u"lacks columns that the recipe uses: Creado"_s));
        QCOMPARE(assistant->draft().matching().columnOf(storedesk::purchases::OrderField::Date), 1);
        QVERIFY(!subtitle(assistant).contains(u"Shop"_s));
    }

    void anInvalidRecipeIsReported()
    {
        auto *assistant = page();
        assistant->paste(u"order;date;email;sku;quantity;price\n"
                         "1;2026-01-05T10:00:00Z;ann@example.org;TEA;1;5\n"_s);
        QTRY_VERIFY(assistant->draft().table());
        const auto choices = assistant->draft().choices();
        auto json = purchaseRecipe(choices, u"Shop"_s).toJson();
        json.replace("\"repair\"", "\"repairs\"");
        assistant->findChild<RecipeChooser *>()->use(write(u"bad.recipe.json"_s, json));
        QVERIFY2(m_fixture->told().last().contains(u"purchases.repairs"_s),
                 qPrintable(m_fixture->told().last()));
        QCOMPARE(assistant->draft().choices(), choices);
        QVERIFY(!subtitle(assistant).contains(u"Shop"_s));
    }

    void purchasesThatExistAreNotSentAgain()
    {
        QVERIFY(!m_fixture->records().makeContact(u"bob@example.org"_s).isEmpty());
        for (int round = 0; round < 2; ++round) {
            auto *assistant = page();
            assistant->openFile(write(u"shop.csv"_s, support::shopfiles::shopify()));
            QTRY_VERIFY(assistant->draft().table());
            assistant->draft().setOptions({.repair = true});
            press(assistant, u"next"_s);
            press(assistant, u"next"_s);
            QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
            press(assistant, u"next"_s);
            QTRY_VERIFY(assistant->draft().isLookedUp());
            if (round == 1) {
                QCOMPARE(assistant->draft().plan().there.size(), 2U);
                QVERIFY(textOf(assistant, u"lookupSum"_s).contains(u'2'));
                press(assistant, u"next"_s);
                QCOMPARE(assistant->step(), 3);
                break;
            }
            press(assistant, u"next"_s);
            press(assistant, u"next"_s);
            QTRY_VERIFY(ended(sentJob()));
        }
        QCOMPARE(host().ledger().applied(CreatePurchase), 2);
    }

    void aColumnIsChosenByKeyboardAndRemembered()
    {
        const QByteArray file = "Ticket;Fecha;Correo;SKU;Cantidad;Precio\n"
                                "1;2026-01-05T10:00:00Z;ann@example.org;TEA;1;5\n";
        auto *assistant = page();
        assistant->openFile(write(u"tickets.csv"_s, file));
        QTRY_VERIFY(assistant->draft().table());
        press(assistant, u"next"_s);
        QVERIFY(!assistant->draft().matching().missing().isEmpty());
        auto *field = assistant->findChild<QComboBox *>(u"field0"_s);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Down);
        QCOMPARE(field->currentText(), titleOf(storedesk::purchases::OrderField::OrderId));
        QCOMPARE(assistant->draft().matching().missing(), QString());
        press(assistant, u"next"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        QCOMPARE(assistant->draft().book().sendable(), 1);

        assistant->discardChanges();
        auto *again = page();
        again->openFile(write(u"more.csv"_s, file));
        QTRY_COMPARE(again->draft().matching().columnOf(storedesk::purchases::OrderField::OrderId),
                     0);
    }

    void unclearDatesAreAskedAbout()
    {
        auto *assistant = page();
        assistant->paste(u"order;date;email;sku;quantity;price\n"
                         "1;03/04/2026;ann@example.org;TEA;1;5\n"_s);
        QTRY_VERIFY(assistant->draft().table());
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        auto *dates = assistant->findChild<QComboBox *>(u"dates"_s);
        QTRY_VERIFY(dates->isVisible());
        dates->setFocus();
        QTest::keyClick(dates, Qt::Key_Down);
        QTRY_COMPARE(assistant->draft().book().sendable(), 1);
        QCOMPARE(assistant->draft().book().orders.front().date.date(), QDate(2026, 4, 3));
        QVERIFY(assistant->findChild<QCheckBox *>(u"repair"_s)->isVisible());
    }

    // A file in the form that the service expects needs no repair.
    void withoutRepairsThereIsNoChoice()
    {
        auto *assistant = page();
        assistant->paste(u"order;date;email;sku;quantity;price\n"
                         "1;2026-01-05T10:00:00Z;ann@example.org;TEA;1;5\n"_s);
        QTRY_VERIFY(assistant->draft().table());
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        QCOMPARE(assistant->draft().book().sendable(), 1);
        QVERIFY(!assistant->findChild<QCheckBox *>(u"repair"_s)->isVisible());
    }

    // The import assistant passes its file. Rows that were here before can be put back.
    void anotherAssistantPassesItsFile()
    {
        auto *assistant = page();
        assistant->paste(u"order;date;email;sku;quantity;price\n"
                         "1;2026-01-05T10:00:00Z;ann@example.org;TEA;1;5\n"_s);
        QTRY_VERIFY(assistant->draft().table());
        const auto path = write(u"shop.csv"_s, support::shopfiles::shopify());
        const auto place = purchaseFilePlace(path);
        assistant->showOnly(*place.filter);
        QTRY_VERIFY(assistant->draft().table() && assistant->draft().origin().path == path);
        QVERIFY(m_fixture->told().last().contains(u"were replaced"_s));
        m_fixture->undo()();
        QTRY_VERIFY(assistant->draft().table()
                    && assistant->draft().table()->columns.contains(u"sku"_s));
    }

    void statusWordsAreAskedAboutAndDecidedByKeyboard()
    {
        auto *assistant = page();
        assistant->paste(u"order;date;email;sku;quantity;price;status\n"
                         "1;2026-01-05T10:00:00Z;ann@example.org;TEA;1;5;paid\n"
                         "2;2026-01-05T10:00:00Z;ann@example.org;TEA;2;5;cancelled\n"
                         "3;2026-01-05T10:00:00Z;ann@example.org;TEA;3;5;authorized\n"_s);
        QTRY_VERIFY(assistant->draft().table());
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        QCOMPARE(assistant->draft().book().sendable(), 1);
        const auto *paid = assistant->findChild<QCheckBox *>(u"status-paid"_s);
        const auto *cancelled = assistant->findChild<QCheckBox *>(u"status-cancelled"_s);
        QVERIFY(paid && paid->isVisible() && paid->isChecked());
        QVERIFY(cancelled && !cancelled->isChecked());
        auto *unknown = assistant->findChild<QCheckBox *>(u"status-authorized"_s);
        QVERIFY(unknown && !unknown->isChecked());
        // The first undecided status has the focus.
        QTRY_VERIFY(unknown->hasFocus());
        QTest::keyClick(unknown, Qt::Key_Space);
        QTRY_COMPARE(assistant->draft().book().sendable(), 2);
        QVERIFY(unknown->isVisible() && unknown->isChecked() && unknown->hasFocus());
        press(assistant, u"next"_s);
        QTRY_VERIFY(assistant->draft().isLookedUp());
        press(assistant, u"next"_s);
        QCOMPARE(assistant->step(), 4);
        QVERIFY(textOf(assistant, u"sendSum"_s).contains(u"not sales"_s)
                || textOf(assistant, u"sendSum"_s).contains(u"not a sale"_s));
        press(assistant, u"next"_s);
        QTRY_COMPARE(host().ledger().applied(CreatePurchase), 2);
        QTRY_VERIFY(ended(sentJob()));
        QVERIFY(!m_fixture->records().exists(GetPurchaseByStoreId, {u"2"_s}));
    }

    void aFileWithoutAStatusSaysSo()
    {
        auto *assistant = page();
        assistant->paste(u"order;date;email;sku;quantity;price\n"
                         "1;2026-01-05T10:00:00Z;ann@example.org;TEA;1;5\n"_s);
        QTRY_VERIFY(assistant->draft().table());
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        QTRY_VERIFY(textOf(assistant, u"statusTitle"_s).contains(u"count as sales"_s));
    }

    // The choices survive a closed window and a crash.
    void aHalfFinishedFormIsStoredAndEndsWithItsJob()
    {
        const auto &drafts = host().account().storage().drafts();
        QTRY_VERIFY(host().account().storage().ready());
        auto *assistant = page();
        const auto place = assistant->place().text();
        assistant->openFile(write(u"tickets.csv"_s,
                                  "Ticket;Fecha;Correo;SKU;Cantidad;Precio;Estado\n"
                                  "1;2026-01-05T10:00:00Z;ann@example.org;TEA;1;5;pagado\n"
                                  "2;2026-01-05T10:00:00Z;ann@example.org;TEA;2;5;revisado\n"));
        QTRY_VERIFY(assistant->draft().table());
        QVERIFY(assistant->hasPendingChanges() && assistant->canKeepChanges());
        press(assistant, u"next"_s);
        auto *field = assistant->findChild<QComboBox *>(u"field0"_s);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Down);
        press(assistant, u"next"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        press(assistant, u"status-revisado"_s);
        QTRY_COMPARE(assistant->draft().book().sendable(), 2);
        const auto choices = assistant->draft().choices();
        QTRY_COMPARE(drafts.all().value(place).values[u"choices"_s].toObject(), choices.toJson());

        // Reopen the form, as after a restart.
        assistant = page();
        QTRY_COMPARE(assistant->step(), 2);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        QCOMPARE(assistant->draft().choices(), choices);
        QCOMPARE(assistant->draft().book().sendable(), 2);
        QVERIFY(assistant->findChild<QCheckBox *>(u"status-revisado"_s)->isChecked());
        const auto stored = drafts.all().value(place).values;
        press(assistant, u"next"_s);
        QTRY_VERIFY(assistant->draft().isLookedUp());
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_COMPARE(host().ledger().applied(CreatePurchase), 2);
        QTRY_VERIFY(ended(sentJob()));
        QTRY_VERIFY(drafts.all().isEmpty());
        QTRY_VERIFY(!assistant->hasPendingChanges());

        // Restore the draft, as if the program had been killed before it could delete the draft.
        host().account().storage().drafts().keep(place, stored);
        assistant = page();
        QVERIFY(!assistant->hasPendingChanges());
        QCOMPARE(assistant->step(), 0);
        jobManager().refresh();
        QTRY_VERIFY(drafts.all().isEmpty());
        QCOMPARE(host().ledger().applied(CreatePurchase), 2);
    }

    // The draft contains the edited cells and the changes of columns. The recipe contains the
    // latter.
    void changedCellsAreRestored()
    {
        const auto &drafts = host().account().storage().drafts();
        QTRY_VERIFY(host().account().storage().ready());
        const QByteArray rows = "order;date;email;sku;quantity;price\n"
                                "1;2026-01-05T10:00:00Z;ann@example.org;the;1;5\n"
                                "2;2026-01-05T10:00:00Z;ann@example;the;1;5\n";
        auto *assistant = page();
        const auto place = assistant->place().text();
        assistant->openFile(write(u"typed.csv"_s, rows));
        QTRY_VERIFY(assistant->draft().table());
        press(assistant, u"next"_s);
        press(assistant, u"next"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        assistant->draft().apply(
            {.action = Action::Replace, .column = 3, .text = u"the"_s, .replacement = u"TEA"_s});
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        assistant->draft().setCell(3, 2, u"ann@example.org"_s);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        QCOMPARE(assistant->draft().book().sendable(), 2);
        // The draft is stored automatically.
        const auto steps = [&] {
            return drafts.all().value(place).values[u"edits"_s][u"steps"_s].toArray().size();
        };
        QTRY_COMPARE(steps(), 2);
        const auto recipe = purchaseRecipe(assistant->draft().choices(), u"Shop"_s);

        assistant = page();
        QTRY_COMPARE(assistant->step(), 2);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        QCOMPARE(assistant->draft().book().sendable(), 2);
        QCOMPARE(assistant->draft().book().orders.at(1).email, u"ann@example.org"_s);
        QCOMPARE(assistant->draft().lines().back().cells.at(3), u"TEA"_s);
        QVERIFY(m_fixture->told().isEmpty());
        // The next file has other rows. The cells are not restored, and the recipe still applies.
        QTRY_COMPARE(steps(), 2);
        (void)write(u"typed.csv"_s, rows + "3;2026-01-06T10:00:00Z;ann@example.org;the;1;5\n");
        assistant = page();
        QTRY_COMPARE(assistant->step(), 2);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        QCOMPARE(assistant->draft().lines().back().cells.at(3), u"TEA"_s);
        QCOMPARE(assistant->draft().book().sendable(), 2);
        QCOMPARE(m_fixture->told(),
                 QStringList{u"1 cell edit(s) were not restored because the file changed."_s});
        assistant->discardChanges();
        assistant->findChild<RecipeChooser *>()->use(
            storedesk::imports::RecipeShelf(host().account().folder()).keep(recipe)->path);
        assistant->openFile(write(u"next.csv"_s, rows));
        QTRY_VERIFY(assistant->draft().table());
        assistant->goTo(2);
        QTRY_COMPARE(assistant->draft().state(), DraftState::Checked);
        QCOMPARE(assistant->draft().lines().back().cells.at(3), u"TEA"_s);
        QVERIFY(!assistant->draft().history().edits()->hasCells());
        // The recipe also applies to further files with the same columns.
        assistant->openFile(write(u"last.csv"_s, rows));
        QTRY_VERIFY(assistant->settled() && assistant->draft().state() != DraftState::Empty);
        QCOMPARE(assistant->draft().origin().title, u"last.csv"_s);
        QCOMPARE(assistant->draft().history().repairs().size(), 1U);
        assistant->discardChanges();
    }
};

STOREDESK_TEST(TestPurchaseImportPage)

} // namespace tst_purchaseimportpage

#include "tst_purchaseimportpage.moc"
