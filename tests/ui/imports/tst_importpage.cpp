// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/bookfile.h"
#include "support/pagefixture.h"
#include "support/stubpage.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/account.h"
#include "imports/recipeshelf.h"
#include "storage/drafts.h"
#include "ui/host/fileaddress.h"
#include "ui/host/importaddress.h"
#include "ui/host/jobaddress.h"
#include "ui/importeffect/comparisonbar.h"
#include "ui/importeffect/reportsaving.h"
#include "ui/imports/importfilestep.h"
#include "ui/imports/importpage.h"
#include "ui/imports/importresultstep.h"
#include "ui/imports/importundopage.h"
#include "ui/imports/listtools.h"
#include "ui/jobs/jobspage.h"
#include "ui/pages/pagetable.h"
#include "ui/sheetview/openfile.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

namespace tst_importpage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using storedesk::imports::ImportDraft;
using storedesk::ui::imports::ImportPage;
using enum catalogue::OperationId;

// Tests the import assistant in the window, from a typical spreadsheet to a verified result.
class TestImportPage final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::PageFixture> m_fixture;
    QTemporaryDir m_folder;
    int m_files = 0;

    [[nodiscard]] support::PageFixture &host() { return *m_fixture; }

    static QAbstractButton *button(QWidget *in, const QString &name)
    {
        auto *found = in->findChild<QAbstractButton *>(name);
        if (!found)
            qFatal("no button %s", qPrintable(name));
        return found;
    }
    static void press(QWidget *in, const QString &name)
    {
        auto *one = button(in, name);
        QTRY_VERIFY2(one->isVisible() && one->isEnabled(), qPrintable(name));
        one->setFocus();
        QTest::keyClick(one, Qt::Key_Space);
    }

    [[nodiscard]] QString file(const QString &name, const QByteArray &bytes)
    {
        const auto path = m_folder.filePath(name);
        QFile out(path);
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("%s", qPrintable(out.errorString()));
        return path;
    }

    // Returns a file as saved by a Spanish spreadsheet program.
    [[nodiscard]] QString spanishFile()
    {
        QByteArray bytes = "Correo electr\xf3nico;Nombre;M\xf3vil;F. nacimiento;Puntos\r\n";
        bytes += "ana@example.org;Ana;651 234 567;14/03/1988;120\r\n";
        bytes += "bel\xe9n@@example.org;Bel\xe9n;+34612998877;2/11/1990;045\r\n";
        bytes += "carla@example.org;Carla;;;310\r\n";
        return file(u"leads.csv"_s, bytes);
    }

    ImportPage *opened(const QString &path)
    {
        auto *page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        page->openFile(path);
        (void)QTest::qWaitFor([&] { return page->settled() && page->draft().table(); });
        return page;
    }

    [[nodiscard]] QString couponSet()
    {
        for (const auto &set : support::replyTo(*m_fixture, {.operation = ListCouponSets})
                                   .value(u"results"_s)
                                   .toArray()) {
            if (set[u"type"_s] == "multiple"_L1)
                return set[u"id"_s].toString();
        }
        return {};
    }

    ImportPage *refill(const QByteArray &codes)
    {
        auto *page = host().show(new ImportPage(
            host(), {.page = u"new-import"_s, .values = {u"coupons"_s, couponSet()}}));
        page->openFile(file(u"codes%1.csv"_s.arg(++m_files), codes));
        (void)QTest::qWaitFor([&] { return page->settled() && page->draft().table(); });
        return page;
    }

    [[nodiscard]] static QByteArray largeBook()
    {
        const auto text = [](const QByteArray &words) {
            return "<c t=\"inlineStr\"><is><t>" + words + "</t></is></c>";
        };
        QByteArray rows = "<row>" + text("Email") + text("Nombre") + "</row>";
        for (int row = 2; row <= 60'000; ++row)
            rows += "<row>" + text("ana" + QByteArray::number(row) + "@example.org")
                + text("Ana " + QByteArray::number(row * 7919 % 999'983)) + "</row>";
        return support::Xlsx{.sheets = {{"Leads", rows}}}.file();
    }

    static QString headWords(const QWidget *page)
    {
        QStringList words;
        for (const auto *label : page->findChild<PageHead *>()->findChildren<QLabel *>())
            words.append(label->text());
        return words.join(u'\n');
    }

    // Checks and sends the import and waits for its result.
    ImportPage *sent(ImportPage *page)
    {
        page->goTo(3);
        (void)QTest::qWaitFor([&] { return page->draft().state() == ImportDraft::State::Checked; });
        page->goTo(4);
        press(page, u"next"_s);
        (void)QTest::qWaitFor([&] { return page->step() == 6 && page->result().settled(); },
                              20'000);
        return page;
    }

    // Saves the plan with its button and returns the lines in the saved file.
    [[nodiscard]] QStringList savedPlan(storedesk::ui::imports::ImportUndoPage *page)
    {
        press(page, u"savePlan"_s);
        auto *dialog = page->window()->findChild<QFileDialog *>();
        if (!dialog)
            return {};
        const auto path = m_folder.filePath(u"plan.csv"_s);
        Q_EMIT dialog->fileSelected(path);
        dialog->close();
        QFile file(path);
        if (!QTest::qWaitFor([&] { return file.exists(); }) || !file.open(QIODevice::ReadOnly))
            return {};
        return QString::fromUtf8(file.readAll().mid(3)).split(u"\r\n"_s, Qt::SkipEmptyParts);
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>(support::storeWith(5));
    }
    void cleanup() { m_fixture.reset(); }

    void aTableOfAnotherKindIsNoticed_data()
    {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<QString>("headline");
        QTest::newRow("products") << "Referencia;Nombre;URL;Precio\nA1;Tea;https://x.org/a;3\n"_ba
                                  << u"This looks like a table of products."_s;
        QTest::newRow("purchases")
            << "Order ID;Email;Created at;Total;Lineitem sku;Lineitem quantity;Lineitem price\n"
               "1001;a@example.org;2026-01-31 10:00;12.50;A1;1;12.50\n"_ba
            << u"This looks like a table of purchases."_s;
        QTest::newRow("contacts") << "Correo;Nombre;Apellidos\na@example.org;Ana;Ruiz\n"_ba
                                  << QString();
    }
    void aTableOfAnotherKindIsNoticed()
    {
        QFETCH(const QByteArray, rows);
        QFETCH(const QString, headline);
        auto *page = opened(file(u"table.csv"_s, rows));
        press(page, u"next"_s);
        QTRY_COMPARE(page->step(), 1);
        auto *notice = page->findChild<Notice *>(u"kindSuggestion"_s);
        if (headline.isEmpty()) {
            QVERIFY(!notice->isVisible());
            return;
        }
        QTRY_VERIFY(notice->isVisible());
        QCOMPARE(notice->headline(), headline);
        press(page, u"followSuggestion"_s);
        if (headline.contains(u"purchases"_s)) {
            QCOMPARE(host().opened().last().page, u"import-purchases"_s);
            return;
        }
        QCOMPARE(page->draft().settings().kind, storedesk::importcheck::ImportKind::Products);
        QTRY_VERIFY(!notice->isVisible());
        QVERIFY(button(page, u"kind-products"_s)->isChecked());
    }

    void aSpanishSpreadsheetIsReadMatchedAndMended()
    {
        auto *page = opened(spanishFile());
        press(page, u"next"_s);
        QCOMPARE(page->findChild<QComboBox *>(u"readingEncoding"_s)->currentData().toByteArray(),
                 "WINDOWS-1252");
        press(page, u"next"_s);
        QCOMPARE(page->findChild<QComboBox *>(u"target0"_s)->currentData().toString(), u"_email"_s);
        QCOMPARE(page->findChild<QComboBox *>(u"target3"_s)->currentData().toString(),
                 u"_birthdate"_s);
        press(page, u"next"_s);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        QCOMPARE(page->draft().result().rows, 3);
        QCOMPARE(page->draft().result().faulty, 2);
        // Preview and apply every offered repair.
        for (int round = 0; round < 10 && page->draft().result().faulty > 0; ++round) {
            press(page, u"fix"_s);
            press(page, u"applyFix"_s);
            QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        }
        QCOMPARE(page->draft().result().faulty, 0);
        QCOMPARE(page->draft().result().good, 3);
        QCOMPARE(host().ledger().received(CreateImport), 0);
        press(page, u"next"_s);
        press(page, u"next"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page->step(), 6, 20'000);
        QTRY_VERIFY(page->result().settled());
        QCOMPARE(host().ledger().received(CreateImport), 1);
        const auto &result = page->result().result();
        QVERIFY(result.addsUp());
        QCOMPARE(result.success, 3);
        QCOMPARE(result.errors, 0);
        const auto born = support::replyTo(
            *m_fixture, {.operation = GetContactByEmail, .values = {u"ana@example.org"_s}});
        QVERIFY(born.value(u"_birthdate"_s).toString().startsWith(u"1988-03-14"_s));
    }

    // One click applies all repairs that change only the format of values, as one step in the
    // history.
    void everythingSafeIsFixedInOnePress()
    {
        auto *page = opened(spanishFile());
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        QCOMPARE(page->draft().result().faulty, 2);
        auto *safe = button(page, u"fixSafe"_s);
        QVERIFY2(safe->text().contains(u"Apply all safe &fixes ("_s), qPrintable(safe->text()));
        press(page, u"fixSafe"_s);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        QCOMPARE(page->draft().result().faulty, 0);
        QCOMPARE(page->draft().result().good, 3);
        QVERIFY(!safe->isVisible());
        press(page, u"undoFix"_s);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        QCOMPARE(page->draft().result().faulty, 2);
        QTRY_VERIFY(safe->isVisible());
    }

    // An ambiguous date needs a decision.
    void aDecisionIsNotASafeFix()
    {
        auto *page =
            opened(file(u"dates.csv"_s, "Email;F. nacimiento\na@example.org;03/04/1980\n"));
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        QCOMPARE(page->draft().result().faulty, 1);
        QVERIFY(!button(page, u"fixSafe"_s)->isVisible());
    }

    void excludedRowsAreCountedAndShown()
    {
        auto *page = opened(file(u"twice.csv"_s,
                                 "Email;Nombre\na@example.org;Ana\nb@example.org;Bea\n"
                                 "a@example.org;Anna\nnot an address;Carla\n"));
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        for (const auto &group : page->draft().result().groups) {
            if (group.kind == storedesk::importcheck::FaultKind::RepeatedKey) {
                page->draft().apply(group.repairs.front());
                break;
            }
        }
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        const auto &result = page->draft().result();
        QCOMPARE(result.leftOut, 1);
        QCOMPARE(result.good + result.faulty + result.leftOut, result.rows);
        using Which = storedesk::importcheck::RowChoice::Which;
        auto *excluded = button(page, u"rows%1"_s.arg(static_cast<int>(Which::LeftOut)));
        QCOMPARE(excluded->text(), u"Excluded  1"_s);
        excluded->click();
        const auto *rows = page->findChild<TableView *>(u"checkedRows"_s)->model();
        QCOMPARE(rows->rowCount(), 1);
        QTRY_COMPARE(rows->index(0, 1).data().toString(), u"Ana"_s);
    }

    // No export contains products, so a few of them are looked up without asking.
    void aFewProductsAreComparedWithoutAsking()
    {
        QVERIFY(!m_fixture->records().makeProduct(u"TEA"_s).isEmpty());
        auto *page = host().show(new ImportPage(host(), importKindPlace(u"products"_s)));
        QCOMPARE(page->draft().settings().kind, storedesk::importcheck::ImportKind::Products);
        page->openFile(file(u"products.csv"_s,
                            "productId;name;productDetailUrl;unitPrice\n"
                            "TEA;Green tea;https://tienda.example.com/p/TEA;3\n"
                            "CUP;Cup;https://tienda.example.com/p/CUP;4\n"));
        QTRY_VERIFY(page->settled() && page->draft().table());
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        QCOMPARE(page->draft().result().good, 2);
        host().ledger().clear();
        page->goTo(4);
        QTRY_VERIFY(page->settled() && !page->draft().known().isEmpty());
        QCOMPARE(host().ledger().received(GetProductByStoreId), 2);
        page->discardChanges();
    }

    // A single row is excluded with a key, which can be undone, stored and reverted.
    void aRowIsExcludedAndIncludedByKeyboard()
    {
        QTRY_VERIFY(host().account().storage().ready());
        const auto path = file(u"rows.csv"_s,
                               "Email;Nombre\nana@example.org;Ana\nbea@example.org;Bea\n"
                               "not an address;Carla\n");
        auto *page = opened(path);
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        using Which = storedesk::importcheck::RowChoice::Which;
        const auto checked = [&page] {
            return page->draft().state() == ImportDraft::State::Checked;
        };
        const auto choose = [&page](Which which) {
            button(page, u"rows%1"_s.arg(static_cast<int>(which)))->click();
        };
        choose(Which::All);
        auto *table = page->findChild<TableView *>(u"checkedRows"_s);
        QCOMPARE(table->model()->rowCount(), 3);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(1, 0));
        QTest::keyClick(table, Qt::Key_Delete, Qt::ControlModifier);
        QTRY_VERIFY(checked() && page->draft().result().leftOut == 1);
        QCOMPARE(page->draft().result().good, 1);
        QVERIFY(page->draft().result().isLeftOut(2));
        QCOMPARE(button(page, u"rows%1"_s.arg(static_cast<int>(Which::LeftOut)))->text(),
                 u"Excluded  1"_s);
        // The menu of the row includes it again.
        choose(Which::LeftOut);
        QTRY_COMPARE(table->model()->rowCount(), 1);
        table->setCurrentIndex(table->model()->index(0, 0));
        auto *act = page->findChild<QAction *>(u"excludeRow"_s);
        QVERIFY(table->actions().contains(act));
        QCOMPARE(act->text(), u"&Include 1 row(s) again"_s);
        act->trigger();
        QTRY_VERIFY(checked() && page->draft().result().leftOut == 0);
        press(page, u"undoFix"_s);
        QTRY_VERIFY(checked() && page->draft().result().leftOut == 1);
        // A faulty row is excluded, too.
        choose(Which::Faulty);
        QTRY_COMPARE(table->model()->rowCount(), 1);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Delete, Qt::ControlModifier);
        QTRY_VERIFY(checked() && page->draft().result().leftOut == 2);
        QCOMPARE(page->draft().result().faulty, 0);
        page->keepDraftChanges();
        const auto &drafts = host().account().storage().drafts();
        QTRY_VERIFY(!drafts.all().isEmpty());
        delete page;
        page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        QTRY_VERIFY(checked());
        QCOMPARE(page->draft().result().leftOut, 2);
        page->keepDraftChanges();
        delete page;
        (void)file(u"rows.csv"_s, "Email;Nombre\neva@example.org;Eva\nbea@example.org;Bea\n");
        page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        QTRY_VERIFY(checked());
        QCOMPARE(page->draft().result().leftOut, 0);
        QCOMPARE(host().told().last(),
                 u"2 excluded row(s) are included again because the file changed."_s);
        page->discardChanges();
    }

    // It is unclear where rows begin, so the step names the line, and the user cannot proceed.
    void aQuoteThatIsNotClosedStopsTheAssistant()
    {
        QByteArray bytes = "Email,Nombre,Apellidos\n";
        for (int row = 0; row < 200; ++row)
            bytes += "p" + QByteArray::number(row) + "@example.org,Ana,"
                + (row == 99 ? "\"Ruiz" : "\"Ruiz, Gil\"") + "\n";
        auto *page = opened(file(u"quote.csv"_s, bytes));
        QTRY_VERIFY(page->draft().unusable());
        page->goTo(1);
        auto *obstacle = page->findChild<ElidedLabel *>(u"obstacle"_s);
        QTRY_VERIFY2(obstacle->text().contains(u"Line 101"_s), qPrintable(obstacle->text()));
        press(page, u"next"_s);
        QCOMPARE(page->step(), 1);
        page->draft().check();
        QVERIFY(page->draft().state() != ImportDraft::State::Checking);
    }

    void nextReadsTheRowsInTheBox()
    {
        auto *page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        QTRY_VERIFY(page->settled());
        auto *box = page->findChild<QPlainTextEdit *>(u"rowsText"_s);
        QTest::keyClicks(box, u"Email;Nombre"_s);
        QTest::keyClick(box, Qt::Key_Return);
        QTest::keyClicks(box, u"ana@example.org;Ana"_s);
        press(page, u"next"_s);
        QTRY_COMPARE(page->step(), 1);
        QCOMPARE(page->draft().table()->columns.size(), 2);
        page->goTo(0);
        box->moveCursor(QTextCursor::Start);
        QTest::keyClicks(box, u"Puntos;"_s);
        press(page, u"next"_s);
        QTRY_COMPARE(page->step(), 1);
        QTRY_COMPARE(page->draft().table()->columns.size(), 3);
    }

    // Imports a file that has the service's column names, using only the buttons.
    void doesCreateImport()
    {
        auto *page = opened(file(u"own.csv"_s, "_email;_name\nann@example.org;Ann\n"));
        press(page, u"next"_s);
        press(page, u"next"_s);
        press(page, u"next"_s);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        press(page, u"next"_s);
        QCOMPARE(page->step(), 4);
        press(page, u"policy%1"_s.arg(static_cast<int>(storedesk::importcheck::Policy::Overwrite)));
        QCOMPARE(host().ledger().received(CreateImport), 0);
        press(page, u"next"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page->step(), 6, 20'000);
        QCOMPARE(host().ledger().received(CreateImport), 1);
        const auto made = support::replyTo(*m_fixture, {.operation = ListImports})
                              .value(u"results"_s)
                              .toArray()
                              .first()
                              .toObject();
        QCOMPARE(made[u"type"_s].toString(), u"contacts"_s);
        const auto options = made[u"options"_s].toObject();
        QCOMPARE(options[u"overrideExisting"_s].toBool(), true);
        QCOMPARE(options[u"updateOnlyEmptyFields"_s].toBool(), false);
        QVERIFY(m_fixture->records().exists(GetContactByEmail, {u"ann@example.org"_s}));
    }

    // While the rows are being written, nothing is left of the job and the assistant can continue.
    void anImportIsCancelledBeforeItIsSent()
    {
        auto *page = opened(file(u"own.csv"_s, "_email;_name\nann@example.org;Ann\n"));
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        page->goTo(4);
        press(page, u"next"_s);
        QCOMPARE(page->step(), 5);
        press(page, u"cancelImport"_s);
        QTRY_COMPARE(page->step(), 4);
        QVERIFY(host().told().last().contains(u"Nothing was sent"_s));
        QVERIFY(host().workspace().jobManager().jobs().empty());
        const QDir jobs(host().workspace().jobManager().folder().path());
        QTRY_VERIFY(jobs.entryList({u"*.sqlite"_s, u"*.files"_s}).isEmpty());
        QCOMPARE(host().ledger().received(CreateImport), 0);
        press(page, u"next"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page->step(), 6, 20'000);
        QCOMPARE(host().ledger().received(CreateImport), 1);
    }

    void anImportIsCancelledWhileItIsSent_data()
    {
        QTest::addColumn<catalogue::OperationId>("operation");
        QTest::newRow("uploading") << CreateImport;
        QTest::newRow("processing") << GetImport;
    }

    // The service may have the file, so its rows are reported as unknown and not sent again.
    void anImportIsCancelledWhileItIsSent()
    {
        QFETCH(const catalogue::OperationId, operation);
        host().service().play({practice::FaultRule{.aim = practice::Aim::Operation,
                                                   .operation = operation,
                                                   .fault = practice::Fault::Stall}});
        auto *page = refill("code\nVERANO-1\nVERANO-2\n");
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        page->goTo(4);
        press(page, u"next"_s);
        QTRY_VERIFY(host().ledger().received(operation) > 0);
        QCOMPARE(page->step(), 5);
        press(page, u"cancelImport"_s);
        QTRY_COMPARE(page->step(), 6);
        QTRY_COMPARE(page->result().result().unknown, 2);
        QVERIFY(page->result().result().ended);
        QCOMPARE(host().ledger().received(CreateImport), 1);
    }

    // Replaces a text in a column by keyboard, sees the preview and applies it.
    void aTextIsReplacedInAColumn()
    {
        auto *page = opened(file(u"towns.csv"_s,
                                 "_email;_name\nann@example.org;Sant Cugat\n"
                                 "bob@example.org;Sant Pol\ncy@example.org;Rubí\n"));
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        press(page, u"replace"_s);
        auto *find = page->findChild<QLineEdit *>(u"findText"_s);
        QVERIFY(find->isVisible());
        QTest::keyClicks(find, u"Sant "_s);
        auto *with = page->findChild<QLineEdit *>(u"replacement"_s);
        with->setFocus();
        QTest::keyClicks(with, u"St. "_s);
        auto *column = page->findChild<QComboBox *>(u"replaceColumn"_s);
        QCOMPARE(column->count(), 2);
        column->setFocus();
        QTest::keyClick(column, Qt::Key_End);
        QCOMPARE(column->currentText(), u"First name"_s);
        press(page, u"previewReplace"_s);
        QTRY_VERIFY(button(page, u"applyFix"_s)->isVisible());
        press(page, u"applyFix"_s);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        QTRY_VERIFY(page->draft().history().repairs().size() == 1);
        page->goTo(4);
        press(page, u"next"_s);
        QTRY_COMPARE_WITH_TIMEOUT(page->step(), 6, 20'000);
        const auto name = [this](const QString &email) {
            return support::replyTo(*m_fixture, {.operation = GetContactByEmail, .values = {email}})
                .value(u"_name"_s)
                .toString();
        };
        QCOMPARE(name(u"ann@example.org"_s), u"St. Cugat"_s);
        QCOMPARE(name(u"bob@example.org"_s), u"St. Pol"_s);
        QCOMPARE(name(u"cy@example.org"_s), u"Rubí"_s);
    }

    void aFixIsUndone()
    {
        auto *page = opened(spanishFile());
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        const auto before = page->draft().result().faulty;
        press(page, u"fix"_s);
        press(page, u"applyFix"_s);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        QVERIFY(page->draft().result().groups.size() < 5);
        press(page, u"undoFix"_s);
        QTRY_VERIFY(page->draft().state() == ImportDraft::State::Checked
                    && page->draft().result().faulty == before);
    }

    void theUndoKeyTakesARepairBackFromTheTable()
    {
        auto *page = opened(spanishFile());
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        const auto kinds = [&] {
            return page->draft().result().groups.size();
        };
        const auto before = kinds();
        press(page, u"fix"_s);
        press(page, u"applyFix"_s);
        const auto isChecked = [&] {
            return page->draft().state() == ImportDraft::State::Checked;
        };
        QTRY_VERIFY(isChecked() && kinds() < before);
        const auto mended = kinds();
        auto *table = page->findChild<TableView *>(u"checkedRows"_s);
        table->setFocus();
        // The table accepts the shortcut before the window's menu does.
        QKeyEvent asked(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
        asked.ignore();
        QCoreApplication::sendEvent(table, &asked);
        QVERIFY(asked.isAccepted());
        QTest::keySequence(table, QKeySequence::Undo);
        QTRY_VERIFY(isChecked() && kinds() == before);
        QTest::keySequence(table, QKeySequence::Redo);
        QTRY_VERIFY(isChecked() && kinds() == mended);
        QTest::keySequence(table, QKeySequence::Undo);
        QTRY_VERIFY(isChecked() && kinds() == before);
        // A further undo shows a message, and does not undo anything in the store.
        QTest::keySequence(table, QKeySequence::Undo);
        QCOMPARE(host().told().constLast(), u"There is nothing to undo."_s);
        QVERIFY(page->draft().history().undoName().isEmpty());
    }

    // Rejected rows are found in the file, and only those are sent in the next import.
    void rejectedRowsAreFixedAndSent()
    {
        auto *first = sent(refill("code\nVERANO-1\nVERANO-2\n"));
        QCOMPARE(first->result().result().success, 2);
        auto *page = sent(refill("code\nOTONO-1\nVERANO-2\nOTONO-2\n"));
        const auto &result = page->result().result();
        QCOMPARE(result.success, 2);
        QCOMPARE(result.errors, 1);
        QVERIFY(result.addsUp());
        const auto *reasons = page->findChild<TableView *>(u"refusals"_s)->model();
        QCOMPARE(reasons->rowCount(), 1);
        // This is the line number in the file.
        QCOMPARE(reasons->index(0, 4).data().toString(), u"3"_s);
        // The import was already sent, so there is no way back.
        QVERIFY(!page->findChild<QAbstractButton *>(u"back"_s)->isVisible());
        press(page, u"fixRest"_s);
        auto *rest = host().show(new ImportPage(host(), host().opened().back()));
        QTRY_COMPARE(rest->step(), 3);
        QTRY_COMPARE(rest->draft().state(), ImportDraft::State::Checked);
        QCOMPARE(rest->draft().result().rows, 1);
        QVERIFY2(rest->draft().origin().title.contains(u"remaining rows"_s),
                 qPrintable(rest->draft().origin().title));
        QVERIFY(rest->draft().origin().title.endsWith(u".csv"_s));
        QCOMPARE(rest->draft().settings().couponSetId, couponSet());
    }

    // The result page shows the same totals as the command line.
    void totalsThatDoNotAddUpAreNamed()
    {
        host().service().play({practice::FaultRule{.aim = practice::Aim::Operation,
                                                   .operation = GetImport,
                                                   .fault = practice::Fault::Member,
                                                   .value = u"success/1"_s}});
        const auto *page = sent(refill("code\nVERANO-1\nVERANO-2\nVERANO-3\n"));
        const auto &result = page->result().result();
        QVERIFY(!result.addsUp());
        QCOMPARE(result.success, 1);
        QCOMPARE(result.unknown, 2);
        const auto *notice = page->findChild<Notice *>(u"resultBalance"_s);
        QVERIFY2(notice->sentence().contains(u"only 1 of 3 rows"_s),
                 qPrintable(notice->sentence()));
    }

    // The response to the upload is lost, and the list has no creation times, so only the user can
    // decide whether the upload arrived.
    void G22_aLostUploadIsDecidedInTheWindow()
    {
        host().service().faults().add(practice::once(CreateImport, practice::Fault::CloseApplied));
        host().service().faults().add({.aim = practice::Aim::Operation,
                                       .operation = ListImports,
                                       .fault = practice::Fault::Member,
                                       .value = u"createdAt"_s});
        auto *page = sent(refill("code\nVERANO-1\nVERANO-2\n"));
        QTRY_COMPARE(page->step(), 6);
        QTRY_COMPARE(page->result().result().unknown, 2);
        press(page, u"decideImports"_s);
        QTRY_VERIFY(host().dialog());
        auto *choice = host().dialog()->findChild<QComboBox *>(u"decision.1"_s);
        QVERIFY(choice);
        QCOMPARE(choice->currentIndex(), 0);
        const auto ours = choice->findText(
            u"2 rows"_s, Qt::MatchFlags(Qt::MatchEndsWith | Qt::MatchCaseSensitive));
        QVERIFY(ours > 0);
        choice->setCurrentIndex(ours);
        host().dialog()->findChild<QAbstractButton *>(u"agree"_s)->click();
        QTRY_COMPARE_WITH_TIMEOUT(page->result().result().success, 2, 30'000);
        QCOMPARE(page->step(), 6);
        QVERIFY(!page->findChild<QAbstractButton *>(u"decideImports"_s)->isVisible());
        QCOMPARE(host().ledger().applied(CreateImport), 1);
    }

    // Line numbers alone are not reliable, so the row is shown as the service reported it and not
    // sent again.
    void aReportWithoutProofNamesNoLine()
    {
        (void)sent(refill("code\nVERANO-1\n"));
        host().service().play({practice::onceOnFile(
            practice::Fault::FileFrom, file(u"report.csv"_s, "line,reason\n2,Too old\n"))});
        const auto *page = sent(refill("code\nOTONO-1\nVERANO-1\n"));
        const auto &result = page->result().result();
        QCOMPARE(result.errors, 1);
        QCOMPARE(result.refusedRows, 0);
        QCOMPARE(result.rest(), 0);
        const auto *reasons = page->findChild<TableView *>(u"refusals"_s)->model();
        QCOMPARE(reasons->rowCount(), 1);
        QCOMPARE(reasons->index(0, 0).data().toString(), u"Too old"_s);
        QCOMPARE(reasons->index(0, 4).data().toString(), QString());
        QVERIFY(page->findChild<Notice *>(u"unjoinedReport"_s)->isVisible());
        QVERIFY(!page->findChild<QAbstractButton *>(u"fixRest"_s)->isVisible());
    }

    // The link of each reason, or Enter, shows and hides its rows.
    void theRowsOfAReasonAreShown()
    {
        (void)sent(refill("code\nVERANO-1\nVERANO-2\nVERANO-3\n"));
        const auto *page = sent(refill("code\nVERANO-1\nOTONO-1\nVERANO-3\n"));
        auto *reasons = page->findChild<TableView *>(u"refusals"_s);
        QCOMPARE(reasons->model()->rowCount(), 1);
        const auto *rows = page->findChild<TableView *>(u"refusedRows"_s);
        QVERIFY(!rows->isVisible());
        const auto link = reasons->model()->index(0, reasons->model()->columnCount() - 1);
        QCOMPARE(link.data().toString(), u"Show rows"_s);
        QTest::mouseClick(reasons->viewport(), Qt::LeftButton, {},
                          reasons->visualRect(link).center());
        QTRY_VERIFY(rows->isVisible());
        const QAbstractItemModelTester tester(
            rows->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(rows->model()->rowCount(), 2);
        const auto cell = [rows](int row, int column) {
            return rows->model()->index(row, column).data().toString();
        };
        // These are line numbers in the file.
        QCOMPARE(cell(0, 0), u"2"_s);
        QCOMPARE(cell(1, 0), u"4"_s);
        QCOMPARE(cell(0, 1), u"VERANO-1"_s);
        QCOMPARE(cell(1, 1), u"VERANO-3"_s);
        QCOMPARE(link.data().toString(), u"Hide rows"_s);
        reasons->setFocus();
        reasons->setCurrentIndex(reasons->model()->index(0, 0));
        QTest::keyClick(reasons, Qt::Key_Return);
        QVERIFY(!rows->isVisible());
        QTest::keyClick(reasons, Qt::Key_Return);
        QVERIFY(rows->isVisible());
        QTest::mouseClick(page->findChild<QAbstractButton *>(u"hideRows"_s), Qt::LeftButton);
        QVERIFY(!rows->isVisible());
        QCOMPARE(link.data().toString(), u"Show rows"_s);
    }

    // The page shows the name of the coupon set, because users do not know its id.
    void theCouponSetIsCalledByItsName()
    {
        const auto id = couponSet();
        const auto name = support::replyTo(*m_fixture, {.operation = GetCouponSet, .values = {id}})
                              .value(u"name"_s)
                              .toString();
        QVERIFY(!name.isEmpty() && name != id);
        auto *page = refill("code\nINVIERNO-1\n");
        QVERIFY2(headWords(page).contains(name), qPrintable(headWords(page)));
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        page->goTo(4);
        const auto sum = page->findChild<QLabel *>(u"effectSum"_s)->text();
        QVERIFY2(sum.contains(name), qPrintable(sum));
        press(page, u"next"_s);
        QTRY_VERIFY_WITH_TIMEOUT(page->step() == 6 && page->result().settled(), 20'000);
        QCOMPARE(page->result().result().memo.settings.couponSetName, name);
        const auto showsId = [&id](const QWidget *shown) {
            const auto labels = shown->findChildren<QLabel *>();
            return std::ranges::any_of(
                labels, [&id](const QLabel *label) { return label->text().contains(id); });
        };
        QVERIFY(!showsId(page));
        // Reopen the import from its job, without the file.
        const auto place = page->place();
        auto *later = host().show(new ImportPage(host(), place));
        QTRY_VERIFY2(headWords(later).contains(name), qPrintable(headWords(later)));
        QVERIFY(!showsId(later));
    }

    void fieldsThatComeLateAreCheckedWith()
    {
        auto *page = opened(spanishFile());
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        auto settings = page->draft().settings();
        settings.contactFields = {};
        page->draft().setSettings(settings);
        QVERIFY(page->draft().state() != ImportDraft::State::Checked);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
    }

    // Codes are generated from a pattern, sent, and recognised when they are sent again.
    void codesAreGeneratedAndKnownAgain()
    {
        const PageAddress place{.page = u"new-import"_s, .values = {u"coupons"_s, couponSet()}};
        auto *page = host().show(new ImportPage(host(), place));
        QTRY_VERIFY(page->settled() && page->draft().settings().sentCodes);
        page->findChild<QSpinBox *>(u"codeCount"_s)->setValue(25);
        page->findChild<QLineEdit *>(u"codePattern"_s)->setText(u"OTO-@@##"_s);
        press(page, u"generateCodes"_s);
        QTRY_VERIFY(page->settled() && page->draft().table());
        const auto code = page->draft().table()->sample.front().front();
        QVERIFY2(code.startsWith(u"OTO-"_s) && code.size() == 8, qPrintable(code));
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        QCOMPARE(page->draft().result().good, 25);
        QCOMPARE(page->draft().result().warned, 0);
        page->goTo(4);
        QVERIFY(!button(page, u"policy0"_s)->isVisible());
        page->findChild<QLineEdit *>(u"count"_s)->setText(u"25"_s);
        press(page, u"next"_s);
        QTRY_VERIFY_WITH_TIMEOUT(page->step() == 6 && page->result().settled(), 20'000);
        QCOMPARE(page->result().result().success, 25);
        delete page;
        auto *again = host().show(new ImportPage(host(), place));
        QTRY_VERIFY(again->settled() && again->draft().settings().sentCodes);
        again->paste(u"code\n"_s + code + u"\nNEW-1\n"_s);
        QTRY_VERIFY(again->settled() && again->draft().table());
        again->goTo(3);
        QTRY_COMPARE(again->draft().state(), ImportDraft::State::Checked);
        QCOMPARE(again->draft().result().warned, 1);
        press(again, u"fix"_s);
        press(again, u"applyFix"_s);
        QTRY_COMPARE(again->draft().state(), ImportDraft::State::Checked);
        QCOMPARE(again->draft().result().good, 1);
        QCOMPARE(again->draft().result().leftOut, 1);
    }

    void recentFilesAreOffered()
    {
        QTRY_VERIFY(host().account().storage().ready());
        auto *page = opened(spanishFile());
        page->discardChanges();
        delete page;
        auto *again = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        press(again, u"recentFiles"_s);
        auto *menu = again->findChild<QMenu *>(u"recentMenu"_s);
        QVERIFY(menu);
        QCOMPARE(menu->actions().constFirst()->text(), u"leads.csv"_s);
        menu->actions().constFirst()->trigger();
        menu->close();
        QTRY_VERIFY(again->settled() && again->draft().table());
    }

    void aTemplateIsAWorkbook()
    {
        auto *page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        QTRY_VERIFY(!page->draft().settings().contactFields.isEmpty());
        const auto path = m_folder.filePath(u"contacts.xlsx"_s);
        page->findChild<storedesk::ui::imports::ImportFileStep *>()->saveTemplate(path);
        QTRY_VERIFY(QFileInfo::exists(path));
        page->openFile(path);
        QTRY_VERIFY(page->draft().table());
        QVERIFY(page->draft().table()->columns.contains(u"_email"_s));
        QVERIFY(page->draft().table()->columns.contains(u"talla"_s));
    }

    // With the file alone, the page can only warn. A lookup then shows that no value would be
    // erased.
    void theWarningOfBlankCellsEndsWithTheLookUp()
    {
        m_fixture->records().makeContact(u"old@example.org"_s, {{u"_surname"_s, u"Before"_s}});
        auto *page = opened(file(u"blank.csv"_s,
                                 "_email;_surname;_birthdate\n"
                                 "old@example.org;After;\nnew@example.org;New;1990-01-02\n"));
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        page->goTo(4);
        press(page, u"policy%1"_s.arg(static_cast<int>(storedesk::importcheck::Policy::Overwrite)));
        const auto *blanks = page->findChild<QWidget *>(u"blanks"_s);
        QVERIFY(blanks->isVisible());
        // An export without that field does not show which values would be erased.
        auto *forecast = page->findChild<storedesk::ui::imports::ComparisonBar *>();
        forecast->compareWith(file(u"known.csv"_s, "_email;_surname\nold@example.org;Before\n"));
        QTRY_VERIFY(page->settled() && forecast->prediction());
        QVERIFY(blanks->isVisible());
        const auto says = [&](const QString &words) {
            return std::ranges::any_of(page->findChildren<QLabel *>(), [&](const QLabel *label) {
                return label->text().contains(words);
            });
        };
        QVERIFY(says(u"may not show every value"_s));
        press(page, u"lookUpRecords"_s);
        QTRY_VERIFY(page->settled() && !page->draft().known().isEmpty() && forecast->prediction());
        QTRY_VERIFY(!blanks->isVisible());
        QTRY_VERIFY(says(u"No value would be erased"_s));
    }

    // The records are looked up before sending. The undo restores them, and deletes new records on
    // request.
    void anImportIsUndone()
    {
        m_fixture->records().makeContact(u"old@example.org"_s, {{u"_surname"_s, u"Before"_s}});
        auto *page = opened(
            file(u"undo.csv"_s, "_email;_surname\nold@example.org;After\nnew@example.org;New\n"));
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        page->goTo(4);
        press(page, u"policy%1"_s.arg(static_cast<int>(storedesk::importcheck::Policy::Overwrite)));
        press(page, u"lookUpRecords"_s);
        // Wait for the lookup that makes the undo possible.
        press(page, u"next"_s);
        QCOMPARE(page->step(), 4);
        QTRY_VERIFY(page->settled() && !page->draft().known().isEmpty());
        press(page, u"next"_s);
        QTRY_VERIFY_WITH_TIMEOUT(page->step() == 6 && page->result().settled(), 20'000);
        QTRY_VERIFY(page->result().result().undoable);
        // The forecast is compared with the result.
        const auto *foreseen = page->findChild<QLabel *>(u"foreseen"_s);
        QVERIFY(foreseen);
        QVERIFY2(foreseen->text().contains(u"1 new, 1 changed, 0 unchanged. The result matches"_s),
                 qPrintable(foreseen->text()));
        const auto surname = [this] {
            return support::replyTo(
                       *m_fixture,
                       {.operation = GetContactByEmail, .values = {u"old@example.org"_s}})
                .value(u"_surname"_s)
                .toString();
        };
        QCOMPARE(surname(), u"After"_s);
        press(page, u"undoImport"_s);
        // The page of the import also links to the undo.
        const auto place = host().opened().back();
        QJsonObject newest;
        for (const auto &import : support::replyTo(*m_fixture, {.operation = ListImports})
                                      .value(u"results"_s)
                                      .toArray()) {
            if (import[u"createdAt"_s].toString() > newest[u"createdAt"_s].toString())
                newest = import.toObject();
        }
        const auto id = newest[u"id"_s].toString();
        auto *record = host().show(
            pages::pageRow(u"import")->make(host(), {.page = u"import"_s, .values = {id}}));
        record->refresh();
        auto *action = record->findChild<QAction *>(u"undoImport"_s);
        QTRY_VERIFY(action->isVisible() && action->isEnabled());
        const auto before = host().opened().size();
        action->trigger();
        QCOMPARE(host().opened().size(), before + 1);
        QCOMPARE(host().opened().back(), place);
        // The action in the list does the same. For an import that was not sent from this computer,
        // it explains why an undo is not possible.
        auto *list = host().show(pages::pageRow(u"imports")->make(host(), {.page = u"imports"_s}));
        list->refresh();
        QTRY_VERIFY(list->settled());
        auto *ofRow = list->findChild<QAction *>(u"undoImport"_s);
        TableView *rows = nullptr;
        for (auto *table : list->findChildren<TableView *>())
            rows = table->actions().contains(ofRow) ? table : rows;
        QVERIFY(rows);
        QTRY_VERIFY(rows->model()->rowCount() > 1);
        int undoable = 0;
        for (int row = 0; row < rows->model()->rowCount(); ++row) {
            rows->selectRow(row);
            if (!ofRow->isEnabled()) {
                QVERIFY(!ofRow->toolTip().isEmpty());
                continue;
            }
            ++undoable;
            ofRow->trigger();
            QCOMPARE(host().opened().back(), place);
        }
        QCOMPARE(undoable, 1);
        using storedesk::imports::ImportUndo;
        using storedesk::ui::imports::ImportUndoPage;
        auto *undo = host().show(new ImportUndoPage(host(), host().opened().back()));
        QTRY_COMPARE(undo->undo().state(), ImportUndo::State::Ready);
        press(undo, u"deletes"_s);
        const auto heading = [undo] {
            return undo->findChild<QLabel *>(u"undoSends"_s)->text();
        };
        QCOMPARE(heading(), u"Will be sent"_s);
        QCOMPARE(savedPlan(undo),
                 (QStringList{u"Action,Record,Field,Current,Restored"_s,
                              u"Revert,old@example.org,Surname,After,Before"_s,
                              u"Delete,new@example.org,,,"_s}));
        press(undo, u"act"_s);
        QTRY_COMPARE_WITH_TIMEOUT(undo->undo().state(), ImportUndo::State::Done, 20'000);
        // The page shows that the undo is complete.
        QCOMPARE(heading(), u"Sent"_s);
        QVERIFY(!button(undo, u"savePlan"_s)->isVisible());
        QVERIFY(undo->findChild<QCheckBox *>(u"deletes"_s)->isVisible());
        QVERIFY(!undo->findChild<QCheckBox *>(u"deletes"_s)->isEnabled());
        const auto remarks = undo->findChild<QLabel *>(u"undoRemarks"_s)->text();
        QVERIFY2(remarks.contains("each deleted record"_L1)
                     && !remarks.contains("may start again"_L1),
                 qPrintable(remarks));
        QCOMPARE(
            undo->findChild<TableView *>(u"undoSample"_s)->model()->index(0, 0).data().toString(),
            u"Reverted"_s);
        QCOMPARE(undo->undo().outcome().reversed, 2);
        QCOMPARE(surname(), u"Before"_s);
        QVERIFY(!m_fixture->records().exists(GetContactByEmail, {u"new@example.org"_s}));
    }

    // A draft restores the file, its columns and the repairs after a crash.
    void draftsAreStored()
    {
        QTRY_VERIFY(host().account().storage().ready());
        auto *page = opened(spanishFile());
        page->draft().setTarget(4, {});
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        const auto before = page->draft().result().faulty;
        while (page->draft().history().undoName().isEmpty()) {
            press(page, u"fix"_s);
            press(page, u"applyFix"_s);
            QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        }
        const auto after = page->draft().result().groups.size();
        QVERIFY(page->hasPendingChanges() && page->canKeepChanges());
        page->keepDraftChanges();
        QTRY_VERIFY(!host().account().storage().drafts().all().isEmpty());
        delete page;
        auto *again = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        QTRY_COMPARE(again->step(), 3);
        QTRY_COMPARE(again->draft().state(), ImportDraft::State::Checked);
        QCOMPARE(again->draft().result().groups.size(), after);
        QVERIFY(again->draft().result().faulty <= before);
        QVERIFY(again->draft().columns()[4].target.isEmpty());
        again->discardChanges();
        QVERIFY(host().account().storage().drafts().all().isEmpty());
    }

    // Cells are edited by keyboard. A fix that follows an edit applies to the edited cell, too.
    void editedCellsAreRestored()
    {
        QTRY_VERIFY(host().account().storage().ready());
        const QByteArray rows = "_email;_points;_name\n"
                                "ana@example.org;many;Ana\n"
                                "bob@example.org;7;Bob \n";
        auto *page = opened(file(u"typed.csv"_s, rows));
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        auto *table = page->findChild<TableView *>(u"checkedRows"_s);
        QTRY_COMPARE(table->model()->index(0, 1).data().toString(), u"many"_s);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, 1));
        QTest::keyClick(table, Qt::Key_F2);
        auto *editor = table->findChild<QLineEdit *>();
        QVERIFY(editor);
        editor->selectAll();
        QTest::keyClicks(editor, u"12"_s);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY(page->draft().state() == ImportDraft::State::Checked
                    && page->draft().result().faulty == 0);
        page->draft().apply(
            {.action = storedesk::importcheck::Action::AddSuffix, .column = 1, .text = u"0"_s});
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        QVERIFY(page->draft().history().edits()->hasCells());
        // As after a crash: the draft is stored automatically, and the page is not asked to save.
        const auto &drafts = host().account().storage().drafts();
        const auto stored = [&] {
            return drafts.all().value(page->place().text()).values[u"edits"_s][u"steps"_s];
        };
        QTRY_COMPARE(stored().toArray().size(), 2);
        auto *again = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        QTRY_COMPARE(again->step(), 3);
        QTRY_COMPARE(again->draft().state(), ImportDraft::State::Checked);
        QCOMPARE(again->draft().result().faulty, 0);
        const auto restored = again->draft().history().edits();
        const auto *cell = restored->cell(1, 1);
        QVERIFY(cell);
        QCOMPARE(cell->text, "12"_ba);
        const auto rules = restored->rulesOf(1);
        QCOMPARE(rules.size(), 1U);
        QVERIFY(rules.front().step > cell->step);
        QVERIFY(host().told().isEmpty());
        // The restored changes can be undone.
        press(again, u"undoFix"_s);
        press(again, u"undoFix"_s);
        QTRY_VERIFY(again->draft().state() == ImportDraft::State::Checked
                    && again->draft().result().faulty == 1);
        again->discardChanges();
    }

    // Row numbers may mean other rows after the file has changed. Fixes of columns are repeated.
    void editedCellsOfAChangedFileAreReported()
    {
        QTRY_VERIFY(host().account().storage().ready());
        const QByteArray rows = "_email;_points\nana@example.org;many\nbob@example.org;7\n";
        const auto path = file(u"changed.csv"_s, rows);
        auto *page = opened(path);
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        page->draft().setCell(1, 1, u"12"_s);
        page->draft().apply({.action = storedesk::importcheck::Action::LowerCase, .column = 0});
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        page->keepDraftChanges();
        const auto &drafts = host().account().storage().drafts();
        QTRY_VERIFY(!drafts.all().isEmpty());
        delete page;
        (void)file(u"changed.csv"_s, "_email;_points\nnew@example.org;1\n" + rows.mid(15));
        page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        QVERIFY(!page->draft().history().edits()->hasCells());
        QCOMPARE(page->draft().history().repairs().size(), 1U);
        QCOMPARE(host().told(),
                 QStringList{u"1 cell edit(s) were not restored because the file changed."_s});
        page->discardChanges();
    }

    // The question before closing must not offer what the page cannot do.
    void longPastedRowsCannotBeKept()
    {
        auto *page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        page->paste(u"_email;_name\nana@example.org;Ana\n"_s);
        QVERIFY(page->canKeepChanges());
        const QString line = u"ana@example.org;"_s + QString(100'000, u'x') + u'\n';
        page->paste(u"_email;_name\n"_s + line.repeated(42));
        QVERIFY(page->hasPendingChanges());
        QVERIFY(!page->canKeepChanges());
        QTRY_VERIFY(page->settled());
        page->discardChanges();
    }

    // The file may be on a drive that is not connected at the moment.
    void aDraftOutlivesItsFile()
    {
        QTRY_VERIFY(host().account().storage().ready());
        const auto path = file(u"travels.csv"_s, "_email;_surname\nana@example.org;Roca\n");
        auto *page = opened(path);
        page->keepDraftChanges();
        const auto isKept = [this] {
            return !host().account().storage().drafts().all().isEmpty();
        };
        QTRY_VERIFY(isKept());
        delete page;
        QVERIFY(QFile::rename(path, path + u".away"_s));
        page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        QTRY_VERIFY(!page->draft().problem().what.isEmpty());
        page->keepDraftChanges();
        QVERIFY(isKept());
        delete page;
        QVERIFY(QFile::rename(path + u".away"_s, path));
        page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        QCOMPARE(page->draft().result().rows, 1);
        page->discardChanges();
    }

    // The result explains that codes cannot be removed, and offers no undo.
    void theResultSaysThatCodesCannotBeUndone()
    {
        auto *page = sent(refill("code\nZZ-1\nZZ-2\n"));
        QCOMPARE(page->result().result().success, 2);
        QVERIFY(!button(page, u"undoImport"_s)->isVisible());
        const auto *words = page->findChild<QLabel *>(u"noUndo"_s);
        QVERIFY(words->isVisible());
        QVERIFY2(words->text().contains(u"Codes can't be removed"_s), qPrintable(words->text()));
    }

    // The second step shows the first rows of a large spreadsheet while the rest is being loaded.
    void theFirstRowsOfALargeSpreadsheetAreThereAtOnce()
    {
        auto *page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        page->openFile(file(u"large.xlsx"_s, largeBook()));
        QTRY_VERIFY(page->draft().beginning());
        QVERIFY(!page->draft().table());
        press(page, u"next"_s);
        QCOMPARE(page->step(), 1);
        const auto *sample = page->findChild<TableView *>(u"sample"_s);
        QCOMPARE(sample->model()->index(0, 0).data().toString(), u"ana2@example.org"_s);
        QVERIFY(button(page, u"stopReading"_s)->isVisible());
        QVERIFY(page->findChild<QLabel *>(u"balance"_s)->text().contains(u"first rows"_s));
        press(page, u"stopReading"_s);
        QCOMPARE(page->draft().state(), ImportDraft::State::Empty);
        QVERIFY(!page->draft().beginning());
    }

    void aRecipeRepeatsAnImport()
    {
        auto *page = opened(spanishFile());
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        page->draft().setTarget(4, {});
        const auto path = m_folder.filePath(u"leads.json"_s);
        page->saveRecipe(path);
        QVERIFY(QFileInfo::exists(path));
        page->discardChanges();
        delete page;
        auto *again = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        again->findChild<storedesk::ui::imports::ImportFileStep *>()->useRecipe(path);
        again->openFile(spanishFile());
        QTRY_COMPARE(again->step(), 3);
        QVERIFY(again->draft().columns()[4].target.isEmpty());
        QCOMPARE(again->draft().columns()[0].target, u"_email"_s);
    }

    // The next file gets the mapping and the settings of the last import, and a report describes
    // it.
    void anImportIsRepeatedAndReported()
    {
        auto *page = opened(file(u"one.csv"_s, "c1;c2\nann@example.org;Ann\n"));
        page->draft().setTarget(0, u"_email"_s);
        page->draft().setTarget(1, u"_name"_s);
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        page->goTo(4);
        press(page, u"policy%1"_s.arg(static_cast<int>(storedesk::importcheck::Policy::Overwrite)));
        press(page, u"next"_s);
        QTRY_VERIFY_WITH_TIMEOUT(page->step() == 6 && page->result().settled(), 20'000);
        QVERIFY(button(page, u"saveReport"_s)->isVisible());
        const auto lines =
            storedesk::imports::reportOf(page->result().result(), QDateTime(), u"Casa"_s);
        for (const auto &name : {u"report.xlsx"_s, u"report.pdf"_s}) {
            const auto path = m_folder.filePath(name);
            QVERIFY(storedesk::ui::imports::saveReportAs(lines, path, m_folder.path()));
            QVERIFY(QFileInfo(path).size() > 1'000);
        }
        QStringList texts;
        for (const auto &line : lines)
            texts.append(u"%1 %2"_s.arg(line.item, line.value));
        QVERIFY2(texts.contains(u"File one.csv"_s) && texts.contains(u"c2 _name"_s)
                     && texts.contains(u"Settings Existing records overwritten"_s)
                     && !texts.join(u' ').contains(u"ann@"_s),
                 qPrintable(texts.join(u'\n')));
        auto *again = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        press(again, u"sameAsLast"_s);
        again->openFile(file(u"two.csv"_s, "c1;c2\nbea@example.org;Bea\n"));
        QTRY_COMPARE(again->step(), 3);
        QTRY_COMPARE(again->draft().state(), ImportDraft::State::Checked);
        QCOMPARE(again->draft().columns()[1].target, u"_name"_s);
        QCOMPARE(again->draft().settings().policy, storedesk::importcheck::Policy::Overwrite);
        // The list shows the file of the import.
        auto *list = host().show(pages::pageRow(u"imports")->make(host(), {.page = u"imports"_s}));
        list->refresh();
        QTRY_VERIFY(list->settled());
        const auto shows = [list] {
            for (const auto *table : list->findChildren<TableView *>()) {
                const auto *rows = table->model();
                for (int row = 0; rows && row < rows->rowCount(); ++row) {
                    for (int column = 0; column < rows->columnCount(); ++column) {
                        if (rows->index(row, column).data().toString() == u"one.csv"_s)
                            return true;
                    }
                }
            }
            return false;
        };
        QTRY_VERIFY(shows());
        // Also its columns and settings, which only this computer knows.
        for (const auto &title : {u"Columns"_s, u"Settings"_s}) {
            QStringList texts;
            for (const auto *table : list->findChildren<TableView *>()) {
                const auto *rows = table->model();
                for (int column = 0; rows && column < rows->columnCount(); ++column) {
                    if (rows->headerData(column, Qt::Horizontal).toString() == title)
                        texts.append(rows->index(0, column).data().toString());
                }
            }
            QCOMPARE(texts.size(), 1);
            QVERIFY2(!texts.front().isEmpty() && texts.front() != u"–"_s, qPrintable(title));
        }
    }

    // The button and the command of the Jobs page open the assistant with the same settings.
    void anImportJobIsStartedAgain()
    {
        auto *page = opened(file(u"one.csv"_s, "c1;c2\nann@example.org;Ann\n"));
        page->draft().setTarget(0, u"_email"_s);
        page->draft().setTarget(1, u"_name"_s);
        auto settings = page->draft().settings();
        settings.policy = storedesk::importcheck::Policy::Overwrite;
        page->draft().setSettings(settings);
        (void)sent(page);
        QCOMPARE(page->step(), 6);
        const auto id = page->place().values.back();
        auto *jobs = host().show(new ui::jobs::JobsPage(host()));
        jobs->showOnly({{QString(jobKey), id}});
        auto *again = jobs->findChild<QAction *>(u"newLikeThisAction"_s);
        QTRY_VERIFY(again->isEnabled());
        press(jobs, u"newLikeThis"_s);
        QCOMPARE(host().opened().last(), importLikePlace(id));
        again->trigger();
        QCOMPARE(host().opened().size(), 2);
        QCOMPARE(host().opened().last(), importLikePlace(id));
        auto *other = qobject_cast<ImportPage *>(
            host().show(pages::pageRow(u"new-import")->make(host(), host().opened().last())));
        QVERIFY(other);
        QCOMPARE(other->draft().settings().policy, storedesk::importcheck::Policy::Overwrite);
        other->openFile(file(u"two.csv"_s, "c1;c2\nbea@example.org;Bea\n"));
        QTRY_COMPARE(other->step(), 3);
        QCOMPARE(other->draft().columns()[1].target, u"_name"_s);
        other->discardChanges();
    }

    // The source file is opened only if it is the one that was imported.
    void theFilesOfAnImportAreOpened()
    {
        const auto path = file(u"one.csv"_s, "_email;_name\nann@example.org;Ann\n");
        auto *page = sent(opened(path));
        QCOMPARE(page->step(), 6);
        auto *menu = qobject_cast<QPushButton *>(button(page, u"openFiles"_s))->menu();
        QTRY_VERIFY(button(page, u"openFiles"_s)->isVisible());
        auto *source = menu->findChild<QAction *>(u"openSource"_s);
        auto *rows = menu->findChild<QAction *>(u"openSent"_s);
        QVERIFY(source && rows);
        source->trigger();
        QTRY_COMPARE(host().opened().size(), 1);
        QCOMPARE(host().opened().last(), placeOfFile(path));
        rows->trigger();
        QTRY_COMPARE(host().opened().size(), 2);
        QVERIFY(host().opened().last().values.constLast().endsWith(u"part-1.csv"_s));
        const auto copied = [&] {
            QFile copy(host().opened().last().values.constLast());
            return copy.open(QIODevice::ReadOnly) ? copy.readAll() : QByteArray();
        };
        (void)file(u"one.csv"_s, "_email;_name\nann@example.org;Anna\n");
        source->trigger();
        QTRY_VERIFY(host().told().join(u' ').contains(u"changed after the import"_s));
        QTRY_COMPARE(host().opened().size(), 3);
        QCOMPARE(copied(), "_email;_name\nann@example.org;Ann\n"_ba);
        const auto copy = host().opened().last().values.constLast();
        QVERIFY(copy.endsWith(u"/one.csv"_s));
        QCOMPARE(QFile(copy).permissions() & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
        QVERIFY(QFile::remove(path));
        source->trigger();
        QTRY_VERIFY(host().told().join(u' ').contains(u"no longer exists"_s));
        QTRY_COMPARE(host().opened().size(), 4);
        QCOMPARE(host().opened().last(), placeOfFile(copy));
        QVERIFY(QFile::remove(copy));
        source->trigger();
        QTRY_VERIFY(host().told().last().contains(path));
        QCOMPARE(host().opened().size(), 4);
    }

    void pastedRowsAreOpened()
    {
        auto *page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        page->paste(u"_email;_name\nann@example.org;Ann\n"_s);
        QTRY_VERIFY(page->settled() && page->draft().table());
        (void)sent(page);
        QTRY_VERIFY(button(page, u"openFiles"_s)->isVisible());
        auto *menu = qobject_cast<QPushButton *>(button(page, u"openFiles"_s))->menu();
        menu->findChild<QAction *>(u"openSource"_s)->trigger();
        QTRY_COMPARE(host().opened().size(), 1);
        QFile copy(host().opened().last().values.constLast());
        QVERIFY(copy.open(QIODevice::ReadOnly));
        QCOMPARE(copy.readAll(), "_email;_name\nann@example.org;Ann\n"_ba);
        QVERIFY(host().told().isEmpty());
    }

    // Orders are sent by another assistant, which gets the same file or the same rows.
    void purchasesAreSentByTheirOwnAssistant()
    {
        const auto path = file(u"orders.csv"_s, "order;email\n1;ann@example.org\n");
        auto *page = opened(path);
        press(page, u"kind-purchases"_s);
        QCOMPARE(host().opened().last().page, u"import-purchases"_s);
        QCOMPARE(*host().opened().last().filter, (QMap<QString, QString>{{u"file"_s, path}}));
        page->discardChanges();
        support::StubPage target(host());
        host().setOpenedPage(&target);
        page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        page->paste(u"order;email\n1;ann@example.org\n"_s);
        QTRY_VERIFY(page->draft().table());
        press(page, u"kind-purchases"_s);
        QVERIFY(target.pasted.startsWith(u"order;email"_s));
        host().setOpenedPage(nullptr);
        page->discardChanges();
    }

    // The main button is always visible. While it is disabled, the page names the reason.
    void anImportThatOnlyCreatedRecordsIsUndone()
    {
        auto *page = opened(file(u"new.csv"_s, "_email;_surname\nnew@example.org;New\n"));
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        page->goTo(4);
        auto *warning = page->findChild<Notice *>(u"undoWarning"_s);
        QTRY_VERIFY(warning->isVisible());
        QCOMPARE(warning->tone(), Tone::Warn);
        QCOMPARE(button(page, u"lookUpForUndo"_s)->text(), u"Look up 1 record(s)"_s);
        QVERIFY(!page->findChild<QLabel *>(u"undoWords"_s)->isVisible());
        press(page, u"lookUpForUndo"_s);
        QTRY_VERIFY(page->settled() && !page->draft().known().isEmpty());
        QTRY_VERIFY(!warning->isVisible());
        QVERIFY(page->findChild<QLabel *>(u"undoWords"_s)->isVisible());
        press(page, u"next"_s);
        QTRY_VERIFY_WITH_TIMEOUT(page->step() == 6 && page->result().settled(), 20'000);
        using storedesk::imports::ImportUndo;
        using storedesk::ui::imports::ImportUndoPage;
        auto *undo =
            host().show(new ImportUndoPage(host(), importUndoPlace(page->place().values.back())));
        QTRY_COMPARE(undo->undo().state(), ImportUndo::State::Ready);
        const auto *why = undo->findChild<QLabel *>(u"whyNoUndo"_s);
        QVERIFY(button(undo, u"act"_s)->isVisible());
        QVERIFY(!button(undo, u"act"_s)->isEnabled());
        QVERIFY(why->isVisible());
        QCOMPARE(why->text(),
                 u"Select “%1” to undo the import."_s.arg(
                     button(undo, u"deletes"_s)->text().remove(u'&')));
        press(undo, u"deletes"_s);
        QVERIFY(!why->isVisible());
        press(undo, u"act"_s);
        QTRY_COMPARE_WITH_TIMEOUT(undo->undo().state(), ImportUndo::State::Done, 20'000);
        QVERIFY(!m_fixture->records().exists(GetContactByEmail, {u"new@example.org"_s}));
    }

    // A change of a whole column is previewed and applied, and columns are split.
    void columnsAreChangedAndSplit()
    {
        auto *page = opened(file(u"names.csv"_s, "Email;Cliente\na@example.org;ANA RUIZ\n"));
        page->goTo(2);
        auto *menu = page->findChild<QMenu *>(u"deriveMenu"_s);
        Q_EMIT menu->aboutToShow();
        menu->findChild<QAction *>(u"splitName"_s)->trigger();
        QTRY_VERIFY(host().dialog());
        host().find<QComboBox>(u"deriveFrom"_s)->setCurrentText(u"Cliente"_s);
        QTest::mouseClick(host().find<QAbstractButton>(u"addDerived"_s), Qt::LeftButton);
        QTRY_COMPARE(page->draft().columns().size(), 4U);
        QCOMPARE(page->draft().columns()[2].target, u"_name"_s);
        page->draft().setTarget(1, {});
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        auto *rows = page->findChild<TableView *>(u"checkedRows"_s);
        rows->setCurrentIndex(rows->model()->index(0, 1));
        auto *changes = page->findChild<QMenu *>(u"changeMenu"_s);
        Q_EMIT changes->aboutToShow();
        changes->findChild<QAction *>(u"changeTitleCase"_s)->trigger();
        press(page, u"applyFix"_s);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        QTRY_COMPARE(rows->model()->index(0, 1).data().toString(), u"Ana"_s);
        Q_EMIT changes->aboutToShow();
        changes->findChild<QAction *>(u"changePrefix"_s)->trigger();
        QTRY_VERIFY(host().dialog());
        QTest::keyClicks(host().find<QLineEdit>(u"changeText"_s), u"Sra. "_s);
        QTest::mouseClick(host().find<QAbstractButton>(u"previewChange"_s), Qt::LeftButton);
        press(page, u"applyFix"_s);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        QTRY_COMPARE(rows->model()->index(0, 1).data().toString(), u"Sra. Ana"_s);
    }

    // The result of a list tool is the file to import.
    void aSuppressionListIsSubtractedFirst()
    {
        auto *page = opened(file(u"all.csv"_s, "Email\na@example.org\nb@example.org\n"));
        auto *menu = page->findChild<QMenu *>(u"listTools"_s);
        auto *tools = menu->findChild<storedesk::ui::imports::ListTools *>();
        tools->askForColumns(storedesk::listtools::ListOperation::Subtract,
                             file(u"no.csv"_s, "Email\nb@example.org\n"));
        QTRY_VERIFY(host().dialog());
        QCOMPARE(host().find<QComboBox>(u"listOtherKey"_s)->currentText(), u"Email"_s);
        host().dialog()->reject();
        tools->run({.operation = storedesk::listtools::ListOperation::Subtract,
                    .files = {m_folder.filePath(u"all.csv"_s), m_folder.filePath(u"no.csv"_s)},
                    .key = u"Email"_s,
                    .output = m_folder.filePath(u"rest.csv"_s)});
        QTRY_COMPARE(page->draft().origin().title, u"rest.csv"_s);
        QTRY_VERIFY(page->settled() && page->draft().table());
        QCOMPARE(page->draft().table()->rows(), 1);
    }

    void recipesAreOfferedByTheirNames()
    {
        auto *page = opened(spanishFile());
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        page->draft().setTarget(4, {});
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        sent(page);
        press(page, u"saveRecipe"_s);
        QTRY_VERIFY(host().dialog());
        auto *name = host().dialog()->findChild<QLineEdit *>(u"recipeName"_s);
        QCOMPARE(name->text(), u"leads"_s);
        name->setText(u"Trade fair"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(!host().dialog());
        QTRY_VERIFY(headWords(page).contains(u"recipe “Trade fair”"_s));
        delete page;
        auto *again = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        button(again, u"useRecipe"_s)->click();
        auto *menu = again->findChild<QMenu *>(u"recipes"_s);
        QVERIFY(menu);
        QCOMPARE(menu->actions().constFirst()->text(), u"Trade fair (Contacts)"_s);
        menu->actions().constFirst()->trigger();
        menu->close();
        QVERIFY2(headWords(again).contains(u"recipe “Trade fair”"_s), qPrintable(headWords(again)));
        again->openFile(spanishFile());
        QTRY_COMPARE(again->step(), 3);
        QVERIFY(again->draft().columns()[4].target.isEmpty());
        // The delete dialog of a contact field names these recipes.
        QCOMPARE(
            storedesk::imports::RecipeShelf(host().account().folder()).namesUsing({u"_email"_s}),
            QStringList{u"Trade fair"_s});
    }

    // This is how a double click in the file manager opens a recipe.
    void aRecipeThatIsOpenedBeginsAnImport()
    {
        auto *page = opened(spanishFile());
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), ImportDraft::State::Checked);
        page->draft().setTarget(4, {});
        const auto path = m_folder.filePath(u"leads.recipe.json"_s);
        page->saveRecipe(path);
        page->discardChanges();
        delete page;
        ui::sheetview::openFiles(host(), {path});
        auto *again = host().show(new ImportPage(host(), host().opened().back()));
        QCOMPARE(again->step(), 0);
        again->openFile(spanishFile());
        QTRY_COMPARE(again->step(), 3);
        QVERIFY(again->draft().columns()[4].target.isEmpty());
    }

    void missingInputIsReportedAndFocused()
    {
        auto *page = host().show(new ImportPage(host(), {.page = u"new-import"_s}));
        press(page, u"next"_s);
        QCOMPARE(page->step(), 0);
        QVERIFY(button(page, u"chooseFile"_s)->hasFocus());
        QVERIFY(!page->findChild<ElidedLabel *>(u"obstacle"_s)->text().isEmpty());
    }
};

STOREDESK_TEST(TestImportPage)

} // namespace tst_importpage

#include "tst_importpage.moc"
