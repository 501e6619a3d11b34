// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/bookfile.h"
#include "support/pagefixture.h"
#include "support/stubpage.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "exportrun/exportjobkind.h"
#include "exports/exportfinish.h"
#include "importrun/importjobkind.h"
#include "imports/recipeshelf.h"
#include "jobs/accountowner.h"
#include "jobs/bulkkind.h"
#include "jobs/jobkinds.h"
#include "jobs/jobreport.h"
#include "jobs/jobrowsmodel.h"
#include "jobs/rowmaker.h"
#include "journal/requestjson.h"
#include "practice/core/faultrule.h"
#include "storage/drafts.h"
#include "ui/changes/binpage.h"
#include "ui/host/exportaddress.h"
#include "ui/host/importaddress.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pageid.h"
#include "ui/host/recipechooser.h"
#include "ui/imports/importpage.h"
#include "ui/imports/tablesourcepanel.h"
#include "ui/jobs/bulkpage.h"
#include "ui/jobs/jobcard.h"
#include "ui/jobs/jobrowsstep.h"
#include "ui/jobs/jobspage.h"
#include "ui/jobs/jobtexts.h"
#include "ui/jobs/reasonlist.h"
#include "ui/sheetview/openfile.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"
#include "workspace/workspace.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>

namespace tst_bulkpage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using namespace storedesk::ui::jobs;
using enum catalogue::OperationId;
using journal::JobState;
using journal::RowState;
using DraftState = storedesk::jobs::BulkDraft::State;

// Tests bulk jobs in the window, which are created with the assistant, watched, stopped, resumed
// and undone.
class TestBulkPage final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::PageFixture> m_fixture;

    [[nodiscard]] support::PageFixture &host() { return *m_fixture; }
    [[nodiscard]] storedesk::jobs::JobManager &jobManager()
    {
        return host().workspace().jobManager();
    }
    [[nodiscard]] practice::Ledger &ledger() { return host().ledger(); }

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
        QTRY_VERIFY(one->isVisible() && one->isEnabled());
        one->setFocus();
        QTest::keyClick(one, Qt::Key_Space);
    }

    BulkPage *assistant(catalogue::OperationId operation)
    {
        return host().show(
            new BulkPage(host(), {u"bulk"_s, {QString(catalogue::operation(operation).name)}}));
    }

    static QString contacts(int count, const QString &more = {})
    {
        auto text = u"email;points\n"_s;
        for (int number = 1; number <= count; ++number)
            text += u"p%1@example.org;%2\n"_s.arg(number).arg(number * 10);
        return text + more;
    }

    // Goes through the assistant up to the check.
    BulkPage *checked(catalogue::OperationId operation, const QString &text)
    {
        auto *page = assistant(operation);
        page->paste(text);
        (void)QTest::qWaitFor([&] { return page->draft().table() != nullptr; });
        press(page, u"next"_s);
        press(page, u"next"_s);
        return reviewed(page);
    }

    // Leaves the step with invalid rows, which is skipped if there are none.
    static BulkPage *reviewed(BulkPage *page)
    {
        using Rows = storedesk::imports::ImportDraft;
        (void)QTest::qWaitFor(
            [&] { return page->step() == 4 || page->rowCheck().state() == Rows::State::Checked; });
        if (page->step() == 3 && !page->rowCheck().result().groups.empty())
            page->goTo(4);
        (void)QTest::qWaitFor(
            [&] { return page->step() == 4 && page->draft().state() == DraftState::Checked; });
        return page;
    }

    // Goes to the step with invalid rows.
    BulkPage *withFaults(catalogue::OperationId operation, const QString &text)
    {
        auto *page = assistant(operation);
        page->paste(text);
        // Columns are matched to the account's fields once the service has listed them.
        const auto isMatched = [page] {
            return page->draft().table()
                && std::ranges::none_of(page->draft().choices(), [](const auto &choice) {
                       return choice.use == storedesk::jobs::ColumnAssignment::Use::Ignored;
                   });
        };
        if (!QTest::qWaitFor(isMatched, 30'000))
            qWarning("The columns were not matched.");
        press(page, u"next"_s);
        press(page, u"next"_s);
        (void)waitForRows(page);
        return page;
    }
    static bool waitForRows(BulkPage *page)
    {
        return QTest::qWaitFor([&] {
            return page->rowCheck().state() == storedesk::imports::ImportDraft::State::Checked
                && !page->rowCheck().looksAtPhones();
        });
    }
    static bool send(BulkPage *page)
    {
        auto *count = page->findChild<QLineEdit *>(u"count"_s);
        if (count->isVisible())
            QTest::keyClicks(count, QString::number(page->draft().verdict().toSend()));
        press(page, u"next"_s);
        return true;
    }

    QString started(catalogue::OperationId operation, const QString &text)
    {
        auto *page = checked(operation, text);
        const auto id = page->draft().verdict().id;
        auto *count = page->findChild<QLineEdit *>(u"count"_s);
        if (count->isVisible())
            QTest::keyClicks(count, QString::number(page->draft().verdict().toSend()));
        press(page, u"next"_s);
        return id;
    }

    [[nodiscard]] bool ended(const QString &id)
    {
        const auto *job = jobManager().find(id);
        return job && job->head.state == JobState::Done && !jobManager().runOf(id);
    }

    // Slows the service down, so that a button can be pressed in the meantime.
    void playSlowly()
    {
        host().service().play({practice::FaultRule{.aim = practice::Aim::Operation,
                                                   .operation = PatchContactByEmail,
                                                   .fault = practice::Fault::Drip,
                                                   .value = u"10"_s}});
    }

    JobsPage *jobsPage(const QString &id)
    {
        auto *page = host().show(new JobsPage(host()));
        page->showOnly({{QString(jobKey), id}});
        return page;
    }

    [[nodiscard]] int points(const QString &email)
    {
        return support::replyTo(*m_fixture, {.operation = GetContactByEmail, .values = {email}})
            .value(u"_points"_s)
            .toInt();
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>(support::storeWith(5));
    }
    void cleanup() { m_fixture.reset(); }

    // No reason is cut off or covered, however narrow the window and its panel are.
    void reasonsOfSeveralLinesHaveTheirRoom()
    {
        QWidget window;
        auto *box = new QVBoxLayout(&window);
        auto *rows = new QPlainTextEdit(&window);
        rows->setMinimumHeight(300);
        auto *list = new ui::jobs::ReasonList(host().theme(), &window);
        box->addWidget(rows, 1);
        box->addWidget(list);
        journal::JobHead head;
        head.state = journal::JobState::Done;
        // The window is smaller than both widgets need.
        window.resize(520, 380);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        list->show(
            {{.id = 1, .text = u"The row has no value that identifies the record."_s, .rows = 3},
             {.id = 2,
              .text = u"Row 3 is about the same record, and only one of the two "
                      "can be sent in one go."_s,
              .rows = 1},
             {.id = 3, .text = u"Short."_s, .rows = 1}},
            head);
        QCoreApplication::processEvents();
        int bottom = 0;
        for (const auto *label : list->findChildren<QLabel *>()) {
            if (!label->wordWrap())
                continue;
            QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                     qPrintable(label->text()));
            // The links are below the reasons.
            QVERIFY2(label->width() > 300, qPrintable(label->text()));
            QVERIFY2(label->y() >= bottom, qPrintable(label->text()));
            bottom = label->y() + label->height();
            QVERIFY2(bottom <= label->parentWidget()->height(), qPrintable(label->text()));
        }
        QVERIFY(bottom > 0);
    }

    // The list ends with the number of reasons that only the report has.
    void furtherReasonsAreCounted()
    {
        ui::jobs::ReasonList list(host().theme());
        std::vector<journal::RowReason> reasons;
        for (int at = 1; at <= 15; ++at)
            reasons.push_back({.id = at, .text = u"Reason %1"_s.arg(at), .rows = 1});
        list.show(reasons, journal::JobHead());
        const auto *more = list.findChild<QLabel *>(u"moreReasons"_s);
        QVERIFY(!more->isHidden());
        QCOMPARE(more->text(), u"and 3 more, in the report"_s);
        reasons.resize(12);
        list.show(reasons, journal::JobHead());
        QVERIFY(more->isHidden());
    }

    // Counts only cells in rows that are sent, and only if blank cells clear values.
    void theCheckCountsTheBlankCellsThatEraseValues()
    {
        const auto text = u"email;points;_name\np1@example.org;;A\np2@example.org;5;\n"
                          ";;\np3@example.org;;\np3@example.org;;\n"_s;
        auto *page = checked(PatchContactByEmail, text);
        auto *notice = page->findChild<Notice *>(u"clearedCells"_s);
        QVERIFY(notice);
        QVERIFY(!notice->isVisibleTo(page));
        page->draft().setBlank(storedesk::jobs::BulkPlan::Blank::Clear);
        QTRY_VERIFY(page->draft().state() == DraftState::Checked && notice->isVisibleTo(page));
        QCOMPARE(notice->headline(), u"4 blank cell(s) will erase values of existing records"_s);
        // The button of the notice leaves these values unchanged.
        auto *keeps = notice->findChild<QAbstractButton *>();
        QVERIFY(keeps && keeps->text() == u"&Keep those values"_s);
        keeps->setFocus();
        QTest::keyClick(keeps, Qt::Key_Space);
        QTRY_VERIFY(page->draft().state() == DraftState::Checked && !notice->isVisibleTo(page));
        QCOMPARE(page->draft().plan().blank, storedesk::jobs::BulkPlan::Blank::Leave);
    }

    // The title of the file has as many cells as the rows, so it is taken for the headings at
    // first.
    void aWrongGuessAboutTheFileIsCorrected()
    {
        QTemporaryFile file(QDir::tempPath() + u"/list-XXXXXX.csv"_s);
        QVERIFY(file.open());
        file.write("Lista;de;puntos\nemail;points;_name\np1@example.org;7;Pe\xf1"
                   "a\n");
        file.close();
        auto *page = assistant(PatchContactByEmail);
        page->goTo(1);
        page->findChild<ui::imports::TableSourcePanel *>()->openFile(file.fileName());
        QTRY_VERIFY(page->draft().table());
        QCOMPARE(page->draft().table()->columns.constFirst(), u"Lista"_s);
        press(page, u"howRead"_s);
        QTRY_VERIFY(host().dialog());
        auto *first = host().dialog()->findChild<QSpinBox *>(u"readingFirstLine"_s);
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Up);
        auto *encoding = host().dialog()->findChild<QComboBox *>(u"readingEncoding"_s);
        encoding->setCurrentIndex(encoding->findData("WINDOWS-1252"_ba));
        press(host().dialog(), u"readThisWay"_s);
        QTRY_VERIFY(page->draft().table()
                    && page->draft().table()->columns.constFirst() == u"email"_s);
        QVERIFY(page->findChild<QLabel *>(u"balance"_s)->text().contains(u"1 above"_s));
        press(page, u"next"_s);
        press(page, u"next"_s);
        (void)reviewed(page);
        QCOMPARE(page->draft().verdict().toSend(), 1);
        const auto id = page->draft().verdict().id;
        press(page, u"next"_s);
        QTRY_VERIFY(ended(id));
        QCOMPARE(points(u"p1@example.org"_s), 7);
        QCOMPARE(support::replyTo(*m_fixture,
                                  {.operation = GetContactByEmail, .values = {u"p1@example.org"_s}})
                     .value(u"_name"_s)
                     .toString(),
                 u"Peña"_s);
    }

    void aJobIsSavedAsARecipeAndUsedAgain()
    {
        auto *page = checked(PatchContactByEmail, contacts(2));
        page->draft().setBlank(storedesk::jobs::BulkPlan::Blank::Clear);
        (void)reviewed(page);
        press(page, u"saveRecipe"_s);
        QTRY_VERIFY(host().dialog());
        auto *name = host().dialog()->findChild<QLineEdit *>(u"recipeName"_s);
        name->setText(u"Points of the fair"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(!host().dialog());
        page->discardChanges();
        delete page;
        auto *again = assistant(DeleteContactByEmail);
        QVERIFY(!button(again, u"saveRecipe"_s)->isVisible());
        button(again, u"useRecipe"_s)->click();
        auto *menu = again->findChild<QMenu *>(u"recipes"_s);
        QVERIFY(menu);
        QCOMPARE(menu->actions().constFirst()->text(), u"Points of the fair"_s);
        menu->actions().constFirst()->trigger();
        menu->close();
        QCOMPARE(again->step(), 1);
        again->paste(u"points;note;email\n70;x;p1@example.org\n"_s);
        QTRY_VERIFY(again->draft().table());
        QCOMPARE(again->draft().plan().operation, PatchContactByEmail);
        QCOMPARE(again->draft().plan().keyColumn, 2);
        QCOMPARE(again->draft().plan().targets.size(), 1);
        QCOMPARE(again->draft().plan().targets.front().column, 0);
        QCOMPARE(again->draft().plan().blank, storedesk::jobs::BulkPlan::Blank::Clear);
    }

    // The limits are saved with the recipe and prevent a job with another table.
    void theSafetyLimitsOfARecipeApplyInTheWindow()
    {
        auto *page = checked(PatchContactByEmail, contacts(2));
        press(page, u"guards"_s);
        QTRY_VERIFY(host().dialog());
        QVERIFY(!host().dialog()->findChild<QWidget *>(u"unknownColumns"_s)->isVisible());
        QTest::keyClicks(host().dialog()->findChild<QLineEdit *>(u"mostRows"_s), u"1"_s);
        press(host().dialog(), u"useGuards"_s);
        const auto *broken = page->findChild<QWidget *>(u"brokenGuards"_s);
        QTRY_VERIFY(broken->isVisible());
        const int step = page->step();
        press(page, u"next"_s);
        QCOMPARE(page->step(), step);
        QCOMPARE(host().ledger().received(PatchContactByEmail), 0);
        press(page, u"saveRecipe"_s);
        QTRY_VERIFY(host().dialog());
        auto *name = host().dialog()->findChild<QLineEdit *>(u"recipeName"_s);
        name->setText(u"One row"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(!host().dialog());
        page->discardChanges();
        QVERIFY(page->rowCheck().guards() == storedesk::imports::Guards());
        delete page;
        auto *again = assistant(DeleteContactByEmail);
        again->findChild<RecipeChooser *>()->use(
            storedesk::imports::RecipeShelf(host().account().folder()).all().constFirst().path);
        again->paste(contacts(2));
        QTRY_VERIFY(again->draft().table());
        press(again, u"next"_s);
        press(again, u"next"_s);
        (void)reviewed(again);
        QTRY_VERIFY(again->findChild<QWidget *>(u"brokenGuards"_s)->isVisible());
        press(again, u"next"_s);
        QCOMPARE(ledger().received(PatchContactByEmail), 0);
    }

    // Another assistant opens a recipe of this kind here.
    void aRecipeThatIsOpenedStartsItsAssistant()
    {
        storedesk::imports::RecipeShelf shelf(host().account().folder());
        const auto stored =
            shelf.keep({.name = u"Points"_s,
                        .kind = storedesk::imports::RecipeKind::Bulk,
                        .job = {.keyColumn = 0, .targets = {{.column = 1, .key = u"_points"_s}}},
                        .columns = {u"email"_s, u"points"_s}});
        QVERIFY(stored);
        ui::sheetview::openFiles(host(), {stored->path});
        QCOMPARE(host().opened().back().page, pageid::bulkJob);
        auto *page = host().show(new BulkPage(host(), host().opened().back()));
        QCOMPARE(page->step(), 1);
        QCOMPARE(page->draft().plan().operation, PatchContactByEmail);
    }

    void theAssistantMakesAJobByKeyboard()
    {
        auto *page = assistant(PatchContactByEmail);
        QTest::keyClick(button(page, u"next"_s), Qt::Key_Space);
        auto *text = page->findChild<QPlainTextEdit *>(u"rowsText"_s);
        QTRY_VERIFY(text->hasFocus());
        for (const auto *line : {"Correo;Puntos", "p1@example.org;7", "p2@example.org;8", ";9"}) {
            QTest::keyClicks(text, QString::fromLatin1(line));
            QTest::keyClick(text, Qt::Key_Return);
        }
        press(page, u"next"_s);
        QTRY_COMPARE(page->step(), 2);
        auto *first = page->findChild<QComboBox *>(u"target0"_s);
        auto *second = page->findChild<QComboBox *>(u"target1"_s);
        QVERIFY(first->currentText().startsWith(u"Email"_s));
        QVERIFY(second->currentText().startsWith(u"Points"_s));
        press(page, u"next"_s);
        QTRY_COMPARE(page->draft().state(), DraftState::Checked);
        QCOMPARE(page->draft().verdict().toSend(), 2);
        const auto *table = page->findChild<TableView *>(u"firstRequests"_s);
        QCOMPARE(table->model()->rowCount(), 3);
        QCOMPARE(table->model()->index(0, 1).data().toString(), u"p1@example.org"_s);
        QCOMPARE(table->model()->index(0, 2).data().toString(), u"Points: 7"_s);
        QVERIFY(table->model()->index(2, 2).data().toString().startsWith(u"Not sent: "_s));
        QVERIFY(table->isColumnHidden(4));
        press(page, u"showRequests"_s);
        QVERIFY(!table->isColumnHidden(4));
        QCOMPARE(table->model()->index(0, 4).data().toString(),
                 u"PATCH /contacts/email/p1%40example.org {\"_points\":7}"_s);
        QCOMPARE(ledger().received(PatchContactByEmail), 0);
        const auto id = page->draft().verdict().id;
        press(page, u"next"_s);
        QTRY_VERIFY(ended(id));
        QCOMPARE(ledger().received(PatchContactByEmail), 2);
        QCOMPARE(points(u"p2@example.org"_s), 8);
        QCOMPARE(host().opened().back().page, u"jobs"_s);
        QCOMPARE(jobManager().find(id)->head.counts[RowState::NotSent], 1);
    }

    void theSheetOfASpreadsheetIsChosen()
    {
        const auto row = [](const QByteArray &one, const QByteArray &other) {
            return "<row><c t=\"str\"><v>" + one + "</v></c><c t=\"str\"><v>" + other
                + "</v></c></row>";
        };
        const support::Xlsx book{
            .sheets = {{"Notes", row("about", "by") + row("the club", "Ana")},
                       {"Members", row("email", "points") + row("p1@example.org", "7")}}};
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"club.xlsx"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(book.file()) > 0);
        file.close();
        auto *page = assistant(PatchContactByEmail);
        press(page, u"next"_s);
        auto *step = page->findChild<JobRowsStep *>();
        QMimeData dropped;
        dropped.setUrls({QUrl::fromLocalFile(file.fileName())});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(step, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({5, 5}, Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(step, &drop);
        QTRY_VERIFY(page->draft().table());
        QCOMPARE(page->draft().table()->columns, (QStringList{u"about"_s, u"by"_s}));
        auto *sheets = step->findChild<QComboBox *>(u"sheets"_s);
        QTRY_VERIFY(sheets->isVisible());
        sheets->setFocus();
        QTest::keyClick(sheets, Qt::Key_Down);
        QTRY_COMPARE(page->draft().table()->columns, (QStringList{u"email"_s, u"points"_s}));
        QTRY_COMPARE(sheets->currentText(), u"Members"_s);
        press(page, u"next"_s);
        press(page, u"next"_s);
        QTRY_COMPARE(page->draft().state(), DraftState::Checked);
        QCOMPARE(page->draft().verdict().toSend(), 1);
    }

    // Tables copied from a spreadsheet contain tabs, and those from a web page only HTML.
    void aTableIsPasted()
    {
        auto *page = assistant(PatchContactByEmail);
        press(page, u"next"_s);
        auto *text = page->findChild<QPlainTextEdit *>(u"rowsText"_s);
        auto *copied = new QMimeData;
        copied->setHtml(u"<table><tr><td>email</td><td>points</td></tr><tr><td>p1@example.org</td>"
                        "<td>7</td></tr></table>"_s);
        QGuiApplication::clipboard()->setMimeData(copied);
        QTRY_VERIFY(text->hasFocus());
        QTest::keyClick(text, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(text->toPlainText(), u"email\tpoints\np1@example.org\t7\n"_s);
        text->clear();
        QGuiApplication::clipboard()->setText(u"email\tname\np1@example.org\t\"Ana\nMaría\"\n"_s);
        QTest::keyClick(text, Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(page->draft().table());
        QCOMPARE(page->draft().table()->sample,
                 (QList<QStringList>{{u"p1@example.org"_s, u"Ana\nMaría"_s}}));
    }

    // It is unclear where rows begin, so the step names the line, and the user cannot proceed.
    void aQuoteThatIsNotClosedStopsTheAssistant()
    {
        auto *page = assistant(PatchContactByEmail);
        press(page, u"next"_s);
        auto *text = page->findChild<QPlainTextEdit *>(u"rowsText"_s);
        QString rows = u"email,_name,_surname\n"_s;
        for (int row = 0; row < 100; ++row)
            rows += u"p%1@example.org,Ana,%2\n"_s.arg(row).arg(row == 50 ? u"\"Ruiz"_s
                                                                         : u"\"Ruiz, Gil\""_s);
        text->setPlainText(rows);
        QTRY_VERIFY2(page->draft().problem().why.contains(u"Line 52"_s),
                     qPrintable(page->draft().problem().why));
        QVERIFY(!page->draft().table());
        press(page, u"next"_s);
        QCOMPARE(page->step(), 1);
    }

    // When the user leaves the step, the current text is used for the job.
    void rowsThatWereEditedLaterCount()
    {
        auto *page = assistant(PatchContactByEmail);
        press(page, u"next"_s);
        auto *text = page->findChild<QPlainTextEdit *>(u"rowsText"_s);
        text->setPlainText(contacts(1));
        // Leave the step without waiting for the text to be parsed.
        press(page, u"next"_s);
        QTRY_COMPARE(page->step(), 2);
        page->draft().setChoice(
            1, {.use = storedesk::jobs::ColumnAssignment::Use::Field, .field = u"_name"_s});
        press(page, u"back"_s);
        text->appendPlainText(u"added@example.org;70"_s);
        press(page, u"next"_s);
        QTRY_COMPARE(page->step(), 2);
        QCOMPARE(page->draft().table()->rows, std::optional<qint64>(2));
        // The matched columns have not changed.
        QCOMPARE(page->draft().choices().at(1).field, u"_name"_s);
        press(page, u"back"_s);
        text->clear();
        press(page, u"next"_s);
        QTRY_VERIFY(!page->draft().table());
        QCOMPARE(page->step(), 1);
        QVERIFY(!page->findChild<ElidedLabel *>(u"obstacle"_s)->text().isEmpty());
        // The text is also parsed without leaving the step.
        text->setPlainText(contacts(3));
        QTRY_VERIFY(page->draft().table());
        QCOMPARE(page->draft().table()->rows, std::optional<qint64>(3));
    }

    void namesOfStepsTellThemApart()
    {
        QStringList titles;
        for (const auto *step : assistant(PatchContactByEmail)->findChildren<AssistantStep *>())
            titles.append(step->title());
        QCOMPARE(titles.size(), 5);
        for (const auto &title : titles) {
            QVERIFY2(std::ranges::count_if(
                         titles, [&](const QString &other) { return other.startsWith(title); })
                         == 1,
                     qPrintable(title));
        }
    }

    // A draft survives a crash, and closing the window.
    void aJobDraftIsStored()
    {
        auto *page = assistant(PatchContactByEmail);
        const auto place = page->place();
        QTRY_VERIFY(host().account().storage().ready());
        QVERIFY(!page->hasPendingChanges());
        press(page, u"next"_s);
        page->findChild<QPlainTextEdit *>(u"rowsText"_s)->setPlainText(contacts(2));
        QVERIFY(page->hasPendingChanges() && page->canKeepChanges());
        press(page, u"next"_s);
        QTRY_COMPARE(page->step(), 2);
        page->draft().setBlank(storedesk::jobs::BulkPlan::Blank::Clear);
        page->draft().setChoice(
            1, {.use = storedesk::jobs::ColumnAssignment::Use::Field, .field = u"_name"_s});
        const auto &drafts = host().account().storage().drafts();
        const auto isKept = [&] {
            const auto plan = drafts.all().value(place.text()).values.value(u"plan"_s).toObject();
            const auto kept = storedesk::jobs::BulkPlan::fromJson(plan);
            return kept && kept->targets == page->draft().plan().targets;
        };
        // The draft is stored automatically.
        QTRY_VERIFY(isKept());
        // As after a crash, the previous page is not asked to save.
        page = assistant(PatchContactByEmail);
        QTRY_COMPARE(page->step(), 2);
        QCOMPARE(page->findChild<QPlainTextEdit *>(u"rowsText"_s)->toPlainText(), contacts(2));
        QCOMPARE(page->draft().choices().at(1).field, u"_name"_s);
        QCOMPARE(page->draft().plan().blank, storedesk::jobs::BulkPlan::Blank::Clear);
        press(page, u"next"_s);
        QTRY_COMPARE(page->draft().state(), DraftState::Checked);
        QCOMPARE(page->draft().verdict().toSend(), 2);
        page->discardChanges();
        QVERIFY(!page->hasPendingChanges());
        QVERIFY(!drafts.all().contains(place.text()));
        QVERIFY(assistant(PatchContactByEmail)->draft().state() == DraftState::Empty);
    }

    // The cells that were edited in the check and the fixes of columns belong to the draft.
    void changesOfTheCheckAreStored()
    {
        QTRY_VERIFY(host().account().storage().ready());
        const auto rows = contacts(1, u"p2@example.org;many\n"_s);
        auto *page = withFaults(PatchContactByEmail, rows);
        QCOMPARE(page->step(), 3);
        page->rowCheck().setCell(2, 1, u"12"_s);
        QTRY_VERIFY(waitForRows(page));
        page->rowCheck().apply(
            {.action = storedesk::importcheck::Action::AddSuffix, .column = 1, .text = u"5"_s});
        QTRY_VERIFY(waitForRows(page));
        // The draft is stored automatically.
        const auto place = page->place().text();
        const auto &drafts = host().account().storage().drafts();
        QTRY_COMPARE(drafts.all().value(place).values[u"edits"_s][u"steps"_s].toArray().size(), 2);

        page = assistant(PatchContactByEmail);
        QTRY_COMPARE(page->step(), 2);
        // The changes are still stored if the page is left before the check.
        page->keepDraftChanges();
        page = assistant(PatchContactByEmail);
        QTRY_COMPARE(page->step(), 2);
        press(page, u"next"_s);
        // The step is shown although there is nothing to fix, so that the changes can be undone.
        QTRY_VERIFY(waitForRows(page));
        QCOMPARE(page->step(), 3);
        QCOMPARE(page->rowCheck().history().steps().size(), 2U);
        page->goTo(4);
        QTRY_COMPARE(page->draft().state(), DraftState::Checked);
        QCOMPARE(page->draft().verdict().toSend(), 2);
        const auto *table = page->findChild<TableView *>(u"firstRequests"_s);
        QCOMPARE(table->model()->index(1, 2).data().toString(), u"Points: 125"_s);
        QVERIFY(host().told().isEmpty());
        page->discardChanges();
    }

    // The fixes of a recipe apply to rows that have not been checked when the draft is stored.
    void theFixesOfARecipeAreStored()
    {
        QTRY_VERIFY(host().account().storage().ready());
        storedesk::imports::RecipeShelf shelf(host().account().folder());
        const auto recipe =
            shelf.keep({.name = u"Points"_s,
                        .kind = storedesk::imports::RecipeKind::Bulk,
                        .job = {.keyColumn = 0, .targets = {{.column = 1, .key = u"_points"_s}}},
                        .columns = {u"email"_s, u"points"_s},
                        .settings = {.phonePrefix = u"34"_s},
                        .repairs = {{.column = u"points"_s,
                                     .repair = {.action = storedesk::importcheck::Action::SetText,
                                                .text = u"9"_s}}}});
        QVERIFY(recipe);
        auto *page = assistant(DeleteContactByEmail);
        page->findChild<RecipeChooser *>()->use(recipe->path);
        page->paste(contacts(2));
        QTRY_VERIFY(page->draft().table());
        page->keepDraftChanges();
        const auto &drafts = host().account().storage().drafts();
        QTRY_VERIFY(drafts.all().contains(page->place().text()));
        page = assistant(DeleteContactByEmail);
        QTRY_VERIFY(page->draft().table());
        QCOMPARE(page->draft().plan().operation, PatchContactByEmail);
        page->goTo(2);
        press(page, u"next"_s);
        QTRY_VERIFY(waitForRows(page));
        page->goTo(4);
        QTRY_COMPARE(page->draft().state(), DraftState::Checked);
        const auto *table = page->findChild<TableView *>(u"firstRequests"_s);
        QCOMPARE(table->model()->index(0, 2).data().toString(), u"Points: 9"_s);
        QCOMPARE(page->rowCheck().settings().phonePrefix, u"34"_s);
        page->discardChanges();
    }

    // The page that starts a job does not report that the job exists already.
    void startingAJobIsNotReportedAsAnotherStart()
    {
        const auto id = started(PatchContactByEmail, contacts(2));
        QTRY_VERIFY(ended(id));
        for (const auto &sentence : host().told())
            QVERIFY2(!sentence.contains(u"already"_s), qPrintable(sentence));
    }

    // The job of the last rows may become known while the next ones are already in the form.
    void otherRowsSurviveTheStartOfTheLastJob()
    {
        QTRY_VERIFY(host().account().storage().ready());
        auto *page = checked(PatchContactByEmail, contacts(2));
        page->keepDraftChanges();
        const auto &drafts = host().account().storage().drafts();
        QTRY_VERIFY(drafts.all().contains(page->place().text()));
        const auto id = page->draft().verdict().id;
        QVERIFY(send(page));
        page = assistant(PatchContactByEmail);
        page->paste(contacts(3));
        QTRY_VERIFY(ended(id));
        QTRY_VERIFY(page->draft().table());
        QCOMPARE(page->draft().table()->rows, std::optional<qint64>(3));
        QVERIFY(page->hasPendingChanges());
        page->discardChanges();
    }

    // Event types that refuse events are listed last, with the reason.
    void eventsBeginWithATypeThatAcceptsThem()
    {
        const auto deaf = support::replyTo(
            *m_fixture,
            {.operation = CreateCustomIntegration,
             .body = QJsonObject{{u"name"_s, u"Deaf"_s}, {u"eventsEnabled"_s, false}}});
        QVERIFY(!host().records().makeEventType(deaf[u"id"_s].toString(), u"unheard"_s).isEmpty());
        auto *page = assistant(CreateCustomEventByAlias);
        auto *types = page->findChild<QComboBox *>(u"eventTypes"_s);
        QTRY_VERIFY(types->findData(u"unheard"_s) >= 0);
        auto *reasons = page->findChild<QLabel *>(u"unusableTypes"_s);
        QTRY_VERIFY2(reasons->text().contains(u"“unheard” can't be used: its integration “Deaf”"_s),
                     qPrintable(reasons->text()));
        QVERIFY(reasons->isVisible());
        QTRY_VERIFY(types->currentIndex() == 0 && types->count() > 1);
        QVERIFY(types->currentData().toString() != u"unheard"_s);
        const int unheard = types->findData(u"unheard"_s);
        QVERIFY(!(types->model()->flags(types->model()->index(unheard, 0)) & Qt::ItemIsEnabled));
        // An address that asks for such a type is refused with the reason.
        page = host().show(new BulkPage(
            host(),
            {u"bulk"_s,
             {QString(catalogue::operation(CreateCustomEventByAlias).name), u"unheard"_s}}));
        types = page->findChild<QComboBox *>(u"eventTypes"_s);
        QTRY_COMPARE(types->currentData().toString(), u"unheard"_s);
        press(page, u"next"_s);
        QCOMPARE(page->step(), 0);
    }

    void aDraftFromAFileIsStored()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"club.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(contacts(2).toUtf8()) > 0);
        file.close();
        auto *page = assistant(DeleteContactByEmail);
        QTRY_VERIFY(host().account().storage().ready());
        page->findChild<JobRowsStep *>()->openFile(file.fileName());
        QTRY_VERIFY(page->draft().table());
        page->keepDraftChanges();
        page = assistant(DeleteContactByEmail);
        QTRY_VERIFY(page->draft().table());
        QCOMPARE(page->draft().origin().title, u"club.csv"_s);
        const auto id = started(DeleteContactByEmail, contacts(2));
        QTRY_VERIFY(ended(id));
        // Pasted rows are a draft of their own, which ended with its job. The draft of the file
        // remains.
        QCOMPARE(host().account().storage().drafts().all().size(), 1);
    }

    // Several drafts may be open at the same time, so each title names the operation and where the
    // rows were read from.
    void unfinishedJobsAreNamedAfterTheirAction()
    {
        auto *page = host().show(new BulkPage(host(), {u"bulk"_s, {}}));
        QCOMPARE(page->title(), u"New bulk job"_s);
        const QSignalSpy told(page, &Page::headChanged);
        press(page, u"task1"_s);
        press(page, u"next"_s);
        QCOMPARE(page->title(), u"Delete contacts"_s);
        QVERIFY(told.count() > 0);
        page->findChild<QPlainTextEdit *>(u"rowsText"_s)->setPlainText(contacts(2));
        QTRY_COMPARE(page->title(), u"Delete contacts: Pasted rows"_s);
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"club.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(contacts(2).toUtf8()) > 0);
        file.close();
        page->findChild<JobRowsStep *>()->openFile(file.fileName());
        QTRY_COMPARE(page->title(), u"Delete contacts: club.csv"_s);
        QCOMPARE(assistant(DeletePurchase)->title(), u"Delete purchases"_s);
    }

    void muchWantsItsCountTyped()
    {
        auto *page = checked(DeleteContactByEmail, contacts(21));
        auto *start = button(page, u"next"_s);
        auto *count = page->findChild<QLineEdit *>(u"count"_s);
        QVERIFY(count->isVisible());
        for (const auto &wrong : {u""_s, u"20"_s}) {
            count->setText(wrong);
            start->setFocus();
            QTest::keyClick(start, Qt::Key_Space);
            // The focus moves to the missing input.
            QVERIFY(count->hasFocus());
            QVERIFY(!page->findChild<ElidedLabel *>(u"obstacle"_s)->text().isEmpty());
            QCOMPARE(jobManager().running(), 0);
        }
        count->selectAll();
        QTest::keyClicks(count, u"21"_s);
        QVERIFY(page->findChild<ElidedLabel *>(u"obstacle"_s)->text().isEmpty());
        QVERIFY(start->text().startsWith(u"Delete 21 contact"_s));
        QCOMPARE(ledger().received(DeleteContactByEmail), 0);
        QVERIFY(jobManager().running() == 0);
        // Enter starts the job without using the button.
        QTest::keyClick(count, Qt::Key_Return);
        QTRY_VERIFY(!host().opened().isEmpty());
        QCOMPARE(host().opened().last().page, u"jobs"_s);
    }

    // Without copies in the Bin a deletion is final, so even one row asks for its count.
    void aDeletionWithoutCopiesWantsItsCountTyped()
    {
        auto *page = checked(DeleteContactByEmail, contacts(1));
        auto *count = page->findChild<QLineEdit *>(u"count"_s);
        QVERIFY(page->draft().plan().readFirst);
        QVERIFY(!count->isVisible());
        page->draft().setReadFirst(false);
        (void)reviewed(page);
        QVERIFY(count->isVisible());
        auto *start = button(page, u"next"_s);
        start->setFocus();
        QTest::keyClick(start, Qt::Key_Space);
        QVERIFY(count->hasFocus());
        QCOMPARE(jobManager().running(), 0);
        QTest::keyClicks(count, u"1"_s);
        QTest::keyClick(count, Qt::Key_Return);
        QTRY_COMPARE(ledger().received(DeleteContactByEmail), 1);
    }

    // Current values are read on request, or if each record is read anyway.
    void theCheckShowsOldAndNewValues_data()
    {
        QTest::addColumn<bool>("readFirst");
        QTest::newRow("asked for") << false;
        QTest::newRow("read anyway") << true;
    }
    void theCheckShowsOldAndNewValues()
    {
        QFETCH(const bool, readFirst);
        (void)m_fixture->records().makeContact(u"p1@example.org"_s, {{u"_points"_s, 3}});
        auto *page = checked(PatchContactByEmail, contacts(2));
        const auto *table = page->findChild<TableView *>(u"firstRequests"_s);
        if (!readFirst) {
            // The change requires a new check.
            page->draft().setReadFirst(false);
            QTRY_COMPARE(page->draft().state(), DraftState::Checked);
            QVERIFY(table->isColumnHidden(3));
            press(page, u"compare"_s);
        }
        QTRY_COMPARE(table->model()->index(0, 3).data().toString(), u"Points: 3 → 10"_s);
        QTRY_COMPARE(table->model()->index(1, 3).data().toString(), u"New: Points: 20"_s);
        QVERIFY(!table->isColumnHidden(3));
        // The only request was sent by makeContact() above.
        QCOMPARE(ledger().received(PatchContactByEmail), 1);
    }

    // Previous values are stored by default, so that a job can be undone. The user can turn this
    // off.
    void previousValuesAreStoredUnlessTurnedOff()
    {
        auto *page = assistant(PatchContactByEmail);
        page->paste(contacts(2));
        QTRY_VERIFY(page->draft().table());
        QVERIFY(page->draft().plan().readFirst);
        press(page, u"next"_s);
        press(page, u"readsFirst"_s);
        QVERIFY(!page->draft().plan().readFirst);
        press(page, u"onlyExisting"_s);
        // The option is disabled, because every record is read anyway.
        QVERIFY(!button(page, u"readsFirst"_s)->isEnabled());
        QVERIFY(button(page, u"readsFirst"_s)->isChecked());
        press(page, u"onlyExisting"_s);
        QVERIFY(!button(page, u"readsFirst"_s)->isChecked());
        // New records have no previous values to store.
        page = assistant(CreatePurchase);
        page->paste(u"purchaseId;contactEmail\nP1;p1@example.org\n"_s);
        QTRY_VERIFY(page->draft().table());
        QVERIFY(!page->draft().plan().readFirst);
    }

    // A deletion can't be repeated, so its copies are worth the time that they take.
    void copiesOfManyDeletedRecordsAreStoredByDefault()
    {
        auto *page = assistant(PatchContactByEmail);
        page->paste(contacts(10'001));
        QTRY_VERIFY(page->draft().table());
        QVERIFY(!page->draft().plan().readFirst);
        page->discardChanges();
        page = assistant(DeleteContactByEmail);
        page->paste(contacts(10'001));
        QTRY_VERIFY(page->draft().table());
        QVERIFY(page->draft().plan().readFirst);
        press(page, u"next"_s);
        QVERIFY(button(page, u"readsFirst"_s)->isChecked());
        press(page, u"readsFirst"_s);
        QVERIFY(!page->draft().plan().readFirst);
        page->discardChanges();
    }

    // The service names the products that are missing. The bulk assistant gets these, once each.
    void missingProductsOfRefusedPurchasesAreCreated()
    {
        QVERIFY(!m_fixture->records().makeContact(u"ann@example.org"_s).isEmpty());
        QVERIFY(!m_fixture->records().makeProduct(u"TEA"_s).isEmpty());
        const QStringList columns{u"purchaseId"_s,   u"cartId"_s,     u"contactEmail"_s,
                                  u"purchaseDate"_s, u"totalPrice"_s, u"totalQuantity"_s,
                                  u"products"_s};
        storedesk::jobs::BulkPlan plan{.operation = CreatePurchase};
        for (int column = 0; column < columns.size(); ++column)
            plan.targets.push_back({.column = column, .key = columns[column]});
        storedesk::jobs::ListJob job{
            .title = u"orders.csv"_s, .plan = plan, .columns = columns, .rows = {}};
        const storedesk::jobs::RowMaker maker(plan);
        const auto line = [](const QString &product) {
            return uR"({"productId":"%1","name":"Cup %1","quantity":1,"price":5})"_s.arg(product);
        };
        for (int number = 1; number <= 3; ++number)
            job.rows.push_back(maker.row(
                {u"P%1"_s.arg(number), u"C"_s, u"ann@example.org"_s, u"2026-01-31T10:00:00Z"_s,
                 u"10"_s, u"2"_s,
                 u"[%1,%2]"_s.arg(line(u"TEA"_s), line(number == 3 ? u"NO-2"_s : u"NO-1"_s))}));
        const auto id = jobManager().begin(std::move(job));
        QTRY_VERIFY(ended(id));
        QCOMPARE(jobManager().find(id)->head.counts[RowState::Refused], 3);
        support::StubPage target(host());
        host().setOpenedPage(&target);
        auto *page = jobsPage(id);
        QTRY_VERIFY(page->findChild<QAbstractButton *>(u"createProducts"_s));
        press(page, u"createProducts"_s);
        QTRY_VERIFY(!target.pasted.isEmpty());
        QCOMPARE(host().opened().last(), (PageAddress{u"bulk"_s, {u"patchProductByStoreId"_s}}));
        QCOMPARE(target.pasted, u"productId,name\nNO-1,Cup NO-1\nNO-2,Cup NO-2\n"_s);
        host().setOpenedPage(nullptr);
        auto *bulk = assistant(PatchProductByStoreId);
        bulk->paste(target.pasted);
        QTRY_VERIFY(bulk->draft().table());
        QVERIFY(bulk->draft().missing().isEmpty());
        bulk->discardChanges();
    }

    void missingRecordsAreOnlyCreatedOnRequest()
    {
        (void)m_fixture->records().makeContact(u"p1@example.org"_s, {{u"_points"_s, 3}});
        auto *page = assistant(PatchContactByEmail);
        page->paste(contacts(2));
        QTRY_VERIFY(page->draft().table());
        press(page, u"next"_s);
        press(page, u"onlyExisting"_s);
        press(page, u"next"_s);
        QTRY_COMPARE(page->draft().state(), DraftState::Checked);
        QVERIFY(button(page, u"next"_s)->text().startsWith(u"Change 2 contact"_s));
        const auto id = page->draft().verdict().id;
        press(page, u"next"_s);
        QTRY_VERIFY(ended(id));
        QCOMPARE(points(u"p1@example.org"_s), 10);
        QVERIFY(!m_fixture->records().exists(GetContactByEmail, {u"p2@example.org"_s}));
        auto *jobs = jobsPage(id);
        const auto *table = jobs->findChild<TableView *>(u"jobRows"_s);
        QTRY_VERIFY(
            table->model()->index(1, 3).data().toString().contains(u"record doesn't exist"_s));
        QCOMPARE(jobManager().find(id)->head.counts[RowState::NotSent], 1);
    }

    // The rows show which contacts were created, and the button states that contacts may be
    // created.
    void createdAndChangedRecordsAreDistinguished()
    {
        (void)m_fixture->records().makeContact(u"p1@example.org"_s);
        auto *page = checked(PatchContactByEmail, contacts(2));
        QVERIFY(button(page, u"next"_s)->text().startsWith(u"Change or create 2 contact"_s));
        const auto id = page->draft().verdict().id;
        press(page, u"next"_s);
        QTRY_VERIFY(ended(id));
        auto *jobs = jobsPage(id);
        const auto *table = jobs->findChild<TableView *>(u"jobRows"_s);
        QTRY_COMPARE(table->model()->index(0, 2).data().toString(), u"Done"_s);
        QTRY_COMPARE(table->model()->index(1, 2).data().toString(), u"Created"_s);
    }

    void datesAreReadAsThePersonWritesThem()
    {
        auto *page = withFaults(PatchContactByEmail,
                                u"email;birthdate\np1@example.org;12/25/1990\n"
                                "p2@example.org;01/02/1991\np3@example.org;03/31/1992\n"_s);
        QCOMPARE(page->step(), 3);
        page->rowCheck().apply(page->rowCheck().result().groups.front().repairs.front());
        QVERIFY(waitForRows(page));
        press(page, u"next"_s);
        QTRY_COMPARE(page->draft().state(), DraftState::Checked);
        const auto id = page->draft().verdict().id;
        QVERIFY(send(page));
        QTRY_VERIFY(ended(id));
        const auto born = support::replyTo(
            *m_fixture, {.operation = GetContactByEmail, .values = {u"p2@example.org"_s}});
        QVERIFY(born.value(u"_birthdate"_s).toString().startsWith(u"1991-01-02"_s));
    }

    // The check finds the same errors and offers the same repairs as an import.
    void rowsAreCheckedAndRepairedAsInAnImport()
    {
        auto *page = withFaults(
            PatchContactByEmail,
            u"email;presupuesto;name;mobile phone\np1@example.org;19,95;Ana;+34651234567\n"
            "p2@gmial.com;7,50; Eva  Ruiz ;0034651234568\np3@example.org;5,00;JosÃ©;\n"_s);
        QCOMPARE(page->step(), 3);
        const auto kinds = [page] {
            QList<storedesk::importcheck::FaultKind> found;
            for (const auto &group : page->rowCheck().result().groups)
                found.append(group.kind);
            return found;
        };
        using storedesk::importcheck::FaultKind;
        for (const auto kind : {FaultKind::NumberForm, FaultKind::PhoneForm, FaultKind::Mojibake,
                                FaultKind::TextBlanks, FaultKind::MailTypo})
            QVERIFY2(kinds().contains(kind), qPrintable(storedesk::importcheck::titleOf(kind)));
        const auto groups = page->rowCheck().result().groups;
        for (const auto &group : groups)
            page->rowCheck().apply(group.repairs.front());
        QVERIFY(waitForRows(page));
        QVERIFY(kinds().isEmpty());
        QCOMPARE(page->step(), 3);
        press(page, u"next"_s);
        QTRY_COMPARE(page->draft().state(), DraftState::Checked);
        QCOMPARE(page->draft().verdict().toSend(), 3);
        const auto id = page->draft().verdict().id;
        QVERIFY(send(page));
        QTRY_VERIFY(ended(id));
        const auto stored = [this](const QString &email) {
            return support::replyTo(*m_fixture,
                                    {.operation = GetContactByEmail, .values = {email}});
        };
        QCOMPARE(stored(u"p1@example.org"_s)[u"presupuesto"_s].toDouble(), 19.95);
        QCOMPARE(stored(u"p2@gmail.com"_s)[u"_name"_s].toString(), u"Eva Ruiz"_s);
        QCOMPARE(stored(u"p2@gmail.com"_s)[u"_mobilePhone"_s].toString(), u"+34651234568"_s);
        QCOMPARE(stored(u"p3@example.org"_s)[u"_name"_s].toString(), u"José"_s);
    }

    // The import assistant continues with the same rows, columns, fixes and values.
    void changesOfContactsContinueAsAnImport()
    {
        auto *page = assistant(PatchContactByEmail);
        page->paste(u"Mail;Points;Name\nana@example.com;5;Ana\neva@example.com;7;Eva\n"_s);
        QTRY_COMPARE(page->draft().state(), DraftState::Read);
        page->draft().setConstants({{.key = u"_surname"_s, .text = u"Gil"_s}});
        page->goTo(4);
        QTRY_COMPARE_WITH_TIMEOUT(page->draft().state(), DraftState::Checked, 20'000);
        const auto *offer = page->findChild<Notice *>(u"asImport"_s);
        QTRY_VERIFY(offer->isVisible());
        QVERIFY2(button(page, u"sendAsImport"_s)->isEnabled(), qPrintable(offer->sentence()));
        press(page, u"sendAsImport"_s);
        const auto place = host().opened().last();
        QCOMPARE(place.page, u"new-import"_s);
        auto *import = host().show(new ui::imports::ImportPage(host(), place));
        QTRY_COMPARE_WITH_TIMEOUT(import->draft().state(),
                                  storedesk::imports::ImportDraft::State::Checked, 20'000);
        const auto &settings = import->draft().settings();
        QCOMPARE(settings.policy, storedesk::importcheck::Policy::Overwrite);
        QCOMPARE(settings.constants.front().text, u"Gil"_s);
        QCOMPARE(import->draft().columns()[0].target, u"_email"_s);
        QCOMPARE(import->draft().columns()[1].target, u"_points"_s);
        QCOMPARE(import->step(), 3);
        QCOMPARE(ledger().received(PatchContactByEmail), 0);
    }

    void anImportIsNotOfferedWhereItDoesMore()
    {
        auto *page = assistant(PatchContactByEmail);
        page->paste(u"Mail;Points\nana@example.com;5\neva@example.com;\n"_s);
        QTRY_COMPARE(page->draft().state(), DraftState::Read);
        page->goTo(4);
        QTRY_COMPARE_WITH_TIMEOUT(page->draft().state(), DraftState::Checked, 20'000);
        const auto *offer = page->findChild<Notice *>(u"asImport"_s);
        QTRY_VERIFY(offer->isVisible());
        QVERIFY(!button(page, u"sendAsImport"_s)->isEnabled());
        QVERIFY2(offer->sentence().contains(u"would clear"_s), qPrintable(offer->sentence()));
        auto *deletion = assistant(DeleteContactByEmail);
        deletion->paste(u"Mail\nana@example.com\n"_s);
        QTRY_COMPARE(deletion->draft().state(), DraftState::Read);
        deletion->goTo(4);
        QTRY_COMPARE_WITH_TIMEOUT(deletion->draft().state(), DraftState::Checked, 20'000);
        QVERIFY(!deletion->findChild<Notice *>(u"asImport"_s)->isVisible());
    }

    void severalErrorsOfARowAreOnSeparateLines()
    {
        auto *page = withFaults(PatchContactByEmail,
                                u"email;presupuesto;mobile phone\np1@example.org;12.5;\n"
                                "p2@example.org;19,95;612\n"_s);
        QCOMPARE(page->step(), 3);
        press(page, u"next"_s);
        QTRY_COMPARE(page->draft().state(), DraftState::Checked);
        const auto &reasons = page->draft().verdict().reasons;
        QCOMPARE(reasons.size(), 1U);
        QCOMPARE(reasons.front().text.count(u'\n'), 1);
        QVERIFY2(reasons.front().text.split(u'\n').last().contains(u": "_s),
                 qPrintable(reasons.front().text));
    }

    // Invalid rows are not sent, and the review lists them.
    void rowsWithFaultsAreNotSent()
    {
        auto *page =
            withFaults(PatchContactByEmail,
                       u"email;presupuesto\np1@example.org;12.5\np2@example.org;19,95\n"_s);
        QCOMPARE(page->step(), 3);
        press(page, u"next"_s);
        QTRY_COMPARE(page->draft().state(), DraftState::Checked);
        QCOMPARE(page->draft().verdict().toSend(), 1);
        QCOMPARE(page->draft().verdict().reasons.size(), 1U);
        // Changing the columns requires another check.
        page->goTo(2);
        page->draft().setChoice(1, {});
        QVERIFY(!page->draft().isPrepared());
    }

    // A draft is removed with its job, even if the program was killed before it deleted the draft.
    void aDraftEndsWithItsJob()
    {
        auto *page = checked(PatchContactByEmail, contacts(2));
        page->keepDraftChanges();
        auto &drafts = host().account().storage().drafts();
        const auto place = page->place().text();
        QTRY_VERIFY(drafts.all().contains(place));
        const auto before = drafts.all().value(place).values;
        const auto id = page->draft().verdict().id;
        QVERIFY(send(page));
        QTRY_VERIFY(ended(id));
        QTRY_VERIFY(!drafts.all().contains(place));
        drafts.keep(place, before);
        auto *again = assistant(PatchContactByEmail);
        QVERIFY(!again->hasPendingChanges());
        jobManager().refresh();
        QTRY_VERIFY(!drafts.all().contains(place));
    }

    // For an import, the rows in its file are counted, and the result has a separate page.
    void anImportIsCountedInRows()
    {
        const auto id = u"20260101-000000-0001"_s;
        const auto folder = storedesk::jobs::jobFolderOf(host().account());
        {
            const importrun::ImportPlan plan{
                .type = u"contacts"_s, .sourceName = u"club.csv"_s, .rows = {1000, 500}};
            auto draft = storedesk::jobs::JobDraft::reserve(folder, id);
            QVERIFY(draft);
            auto journal =
                storedesk::jobs::Job::begin(**draft, u"club.csv"_s, plan, host().clock());
            QVERIFY(journal);
            const auto judged = [](qint64 part, const QByteArray &record) {
                return journal::RowEnd{.number = part, .record = record};
            };
            QVERIFY((*journal)->step({.ends = {judged(1, R"({"success":990,"errors":10})"),
                                               judged(2, R"({"success":500,"errors":0})")}},
                                     journal::Journal::Begin::Leaving, {}));
            QVERIFY((*journal)->setState(JobState::Done));
        }
        QTRY_VERIFY(jobManager().isReady() && jobManager().find(id));
        const auto &head = jobManager().find(id)->head;
        QVERIFY(sentenceOf(head).startsWith(u"Import "_s));
        auto undo = head;
        undo.outline.title = u"Undo: club.csv"_s;
        auto correction = *importrun::importPlanOf(head.outline);
        correction.undoes = true;
        undo.outline.plan = correction.toJson();
        QVERIFY2(sentenceOf(undo).startsWith(u"Undo: club.csv (1"_s), qPrintable(sentenceOf(undo)));
        QVERIFY2(sumLine(head).contains(QLocale().toString(1500)), qPrintable(sumLine(head)));
        auto *page = jobsPage(id);
        QTRY_VERIFY(button(page, u"showResult"_s)->isVisible());
        // The import was not started from a file, because its job has no recipe.
        const auto *again = page->findChild<QAction *>(u"newLikeThisAction"_s);
        QVERIFY(!button(page, u"newLikeThis"_s)->isEnabled());
        QVERIFY(!again->isEnabled());
        QVERIFY2(again->toolTip().contains(u"can't be repeated"_s), qPrintable(again->toolTip()));
        QCOMPARE(button(page, u"newLikeThis"_s)->toolTip(), again->toolTip());
        press(page, u"showResult"_s);
        QCOMPARE(host().opened().last(), importJobPlace(id));
        // Chips and totals count rows instead of files, and open the rejected rows.
        const auto number = [](int count) {
            return QLocale().toString(count);
        };
        auto *refused = button(page, u"chip%1"_s.arg(int(journal::RowState::Refused)));
        QTRY_VERIFY2(refused->text().endsWith(number(10)), qPrintable(refused->text()));
        QVERIFY(button(page, u"chipAll"_s)->text().endsWith(number(1500)));
        QVERIFY(button(page, u"chip%1"_s.arg(int(journal::RowState::Done)))
                    ->text()
                    .endsWith(number(1490)));
        const auto sum = page->findChild<ElidedLabel *>(u"sum"_s)->text();
        QVERIFY2(sum.contains(number(1490)) && sum.contains(number(10)), qPrintable(sum));
        const auto opened = host().opened().size();
        QTest::mouseClick(refused, Qt::LeftButton);
        QCOMPARE(host().opened().size(), opened + 1);
        QCOMPARE(host().opened().last(), importJobPlace(id));
    }

    // The command of the menu does the same as the button.
    void aJobIsStartedAgainFromTheMenu()
    {
        const auto bulk = started(PatchContactByEmail, contacts(2));
        QTRY_VERIFY(ended(bulk));
        const auto exported = u"20260101-000000-0001"_s;
        QVERIFY(storedesk::exports::writeExportJob(
            storedesk::jobs::jobFolderOf(host().account()), exported,
            {.kind = u"contacts"_s, .periods = {{}}, .title = u"t"_s}, host().clock()));
        jobManager().refresh();
        QTRY_VERIFY(jobManager().find(exported));
        for (const auto &[id, place] : {std::pair(bulk, PageAddress{u"bulk"_s, {bulk}}),
                                        {exported, exportLikePlace(exported)}}) {
            auto *page = jobsPage(id);
            auto *again = page->findChild<QAction *>(u"newLikeThisAction"_s);
            QTRY_VERIFY(again->isEnabled());
            again->trigger();
            QCOMPARE(host().opened().last(), place);
            press(page, u"newLikeThis"_s);
            QCOMPARE(host().opened().last(), place);
        }
    }

    // The requests of a restore or a changed value belong to particular records.
    void aJobForParticularRecordsIsNotRepeated()
    {
        const auto request = journal::bytesOf({.operation = PatchContactByEmail,
                                               .values = {u"ann@example.org"_s},
                                               .body = QJsonObject{{u"_points"_s, 5}}});
        storedesk::jobs::ListJob job{.title = u"Set points"_s,
                                     .plan = {.operation = PatchContactByEmail, .givenColumn = 0},
                                     .columns = {u"Request"_s},
                                     .rows = {}};
        job.rows.push_back({.cells = {QString::fromUtf8(request)}, .key = u"ann@example.org"_s});
        const auto id = jobManager().begin(job);
        QTRY_VERIFY(ended(id));
        auto *page = jobsPage(id);
        const auto *again = page->findChild<QAction *>(u"newLikeThisAction"_s);
        QTRY_VERIFY2(again->toolTip().contains(u"particular records"_s),
                     qPrintable(again->toolTip()));
        QVERIFY(!again->isEnabled());
        QVERIFY(!button(page, u"newLikeThis"_s)->isEnabled());
    }

    void eachKindOfJobHasTextsAndPages()
    {
        for (const auto *kind : storedesk::jobs::jobKinds()) {
            journal::JobHead head;
            head.outline.kind = kind->id;
            head.outline.title = u"Some job"_s;
            QCOMPARE(viewOf(head).kind, kind);
            QCOMPARE(sentenceOf(head), u"Some job"_s);
            QVERIFY(!sumLine(head).isEmpty());
        }
        QCOMPARE(jobKindViews().size(), storedesk::jobs::jobKinds().size());
    }

    // For an export, the exports are counted, because the number of rows in its files is not known
    // here.
    void anExportIsNotCountedInRows()
    {
        journal::JobHead head;
        head.outline.kind = exportrun::exportKind.id;
        head.counts.set(RowState::Done, 1);
        QVERIFY2(sumLine(head).contains(u"1 export"_s), qPrintable(sumLine(head)));
        QVERIFY(!sumLine(head).contains(u"row"_s));
        head.outline.kind = storedesk::jobs::bulkKind.id;
        head.counts.set(RowState::Done, 40);
        QVERIFY2(sumLine(head).startsWith(u"40 of 40 row"_s), qPrintable(sumLine(head)));
    }

    void G15_theAccountsCeilingHoldsInTheAssistant()
    {
        auto *page = checked(DeleteContactByEmail, contacts(501));
        QTest::keyClicks(page->findChild<QLineEdit *>(u"count"_s), u"501"_s);
        QVERIFY(!page->findChild<ElidedLabel *>(u"obstacle"_s)->text().isEmpty());
        press(page, u"next"_s);
        QCOMPARE(jobManager().running(), 0);
        QVERIFY(page->findChild<ElidedLabel *>(u"obstacle"_s)->text().contains(u"more than 500"_s));
    }

    // Rejected rows are opened in the assistant with their columns matched.
    void refusedRowsAreCorrectedAndResent()
    {
        host().service().play({practice::FaultRule{.aim = practice::Aim::Operation,
                                                   .operation = PatchContactByEmail,
                                                   .fault = practice::Fault::Status,
                                                   .value = u"422/E0101"_s,
                                                   .last = 2}});
        const auto id = started(PatchContactByEmail, contacts(5));
        QTRY_VERIFY(ended(id));
        QCOMPARE(jobManager().find(id)->head.counts[RowState::Refused], 2);
        // The main window would pass the rows to the page, but here the test creates the page.
        auto *jobs = jobsPage(id);
        QTRY_VERIFY(jobs->findChild<QAbstractButton *>(u"fixRows"_s));
        press(jobs, u"fixRows"_s);
        QTRY_COMPARE(host().opened().last(), (PageAddress{u"bulk"_s, {id}}));
        std::optional<QString> text;
        jobManager().ask(
            id,
            [](journal::Journal &journal) {
                return storedesk::jobs::rowsAsTable(journal, {.state = RowState::Refused}, 10);
            },
            this, [&text](const base::Result<QString> &rows) { text = rows.value_or(QString()); });
        QTRY_VERIFY(text);
        QCOMPARE(text->count(u'\n'), 3);
        auto *page = host().show(new BulkPage(host(), {u"bulk"_s, {id}}));
        page->paste(*text);
        QTRY_COMPARE(page->step(), 1);
        QTRY_VERIFY(page->draft().table());
        QTRY_COMPARE(page->draft().plan().targets.size(), 1U);
        QCOMPARE(page->draft().plan().keyColumn, std::optional(0));
        press(page, u"next"_s);
        press(page, u"next"_s);
        QTRY_COMPARE(page->draft().state(), DraftState::Checked);
        QCOMPARE(page->draft().verdict().toSend(), 2);
    }

    void selectedRowsOfAJobCanBeUsedElsewhere()
    {
        const auto id = started(PatchContactByEmail, contacts(5));
        QTRY_VERIFY(ended(id));
        auto *page = jobsPage(id);
        auto *table = page->findChild<TableView *>(u"jobRows"_s);
        QTRY_COMPARE(table->model()->rowCount(), 5);
        table->selectRow(1);
        table->selectionModel()->select(table->model()->index(3, 0),
                                        QItemSelectionModel::Select | QItemSelectionModel::Rows);
        const auto trigger = [&](const QString &name) {
            page->findChild<QAction *>(name)->trigger();
        };
        trigger(u"selectionCopy"_s);
        QTRY_COMPARE(QGuiApplication::clipboard()->text(), u"p2@example.org\np4@example.org"_s);
        trigger(u"selectionDelete"_s);
        QTRY_VERIFY(host().dialog());
        host().dialog()->reject();
        trigger(u"selectionChange"_s);
        QTRY_COMPARE(host().opened().last(), (PageAddress{u"bulk"_s, {u"patchContactByEmail"_s}}));
        trigger(u"selectionEvent"_s);
        QTRY_COMPARE(host().opened().last(),
                     (PageAddress{u"bulk"_s, {u"createCustomEventByAlias"_s}}));
        trigger(u"selectionLookUp"_s);
        QTRY_COMPARE(host().opened().last(),
                     (PageAddress{u"look-up-many"_s, {u"contacts"_s, u"email"_s}}));
    }

    void G15_manyDeletesCanBeCancelledBeforeTheyBegin()
    {
        const auto id = started(DeleteContactByEmail, contacts(101));
        auto *page = jobsPage(id);
        QTRY_VERIFY(jobManager().startsIn(id));
        auto *card = page->findChild<JobCard *>(u"jobCard"_s);
        QVERIFY(button(card, u"pause"_s)->text().contains(u"Start now"_s));
        press(card, u"cancel"_s);
        QTRY_VERIFY(ended(id));
        QCOMPARE(ledger().received(DeleteContactByEmail), 0);
    }

    void anUnconfirmedDraftLeavesNothing()
    {
        auto *page = checked(PatchContactByEmail, contacts(3));
        const auto path = jobManager().folder().pathOf(page->draft().verdict().id);
        QVERIFY(QFile::exists(path));
        delete page;
        QTRY_VERIFY(!QFile::exists(path));
    }

    void aJobIsPausedGoneOnWithAndEveryRowIsSentOnce()
    {
        playSlowly();
        const auto id = started(PatchContactByEmail, contacts(120));
        auto *page = jobsPage(id);
        QTRY_VERIFY(ledger().received(PatchContactByEmail) > 5);
        auto *card = page->findChild<JobCard *>(u"jobCard"_s);
        QVERIFY(card);
        press(card, u"pause"_s);
        QTRY_VERIFY(!jobManager().runOf(id));
        const auto sent = ledger().received(PatchContactByEmail);
        QVERIFY(sent < 120);
        QCOMPARE(jobManager().find(id)->head.state, JobState::Paused);
        QCOMPARE(jobManager().find(id)->head.counts[RowState::Done], sent);
        // The button is labelled Resume by now.
        press(card, u"pause"_s);
        QTRY_VERIFY(ended(id));
        QCOMPARE(ledger().received(PatchContactByEmail), 120);
        const auto *sum = page->findChild<QWidget *>(u"sum"_s);
        QVERIFY(sum);
    }

    void cancelledRowsAreNotSent()
    {
        playSlowly();
        const auto id = started(PatchContactByEmail, contacts(120));
        auto *page = jobsPage(id);
        QTRY_VERIFY(ledger().received(PatchContactByEmail) > 5);
        press(page->findChild<JobCard *>(u"jobCard"_s), u"cancel"_s);
        QTRY_VERIFY(ended(id));
        const auto &counts = jobManager().find(id)->head.counts;
        QCOMPARE(counts.total(), 120);
        QVERIFY(counts[RowState::Waiting] > 0);
        const auto sent = ledger().received(PatchContactByEmail);
        QCOMPARE(sent, counts.total() - counts[RowState::Waiting]);
    }

    void refusedRowsAreGroupedAndTriedAgain()
    {
        host().service().play({practice::FaultRule{.aim = practice::Aim::Operation,
                                                   .operation = PatchContactByEmail,
                                                   .fault = practice::Fault::Status,
                                                   .value = u"400/E0101"_s,
                                                   .first = 1,
                                                   .last = 3}});
        const auto id = started(PatchContactByEmail, contacts(10));
        auto *page = jobsPage(id);
        QTRY_VERIFY(ended(id));
        QCOMPARE(jobManager().find(id)->head.counts[RowState::Refused], 3);
        auto *table = page->findChild<TableView *>(u"jobRows"_s);
        QTRY_COMPARE(table->model()->rowCount(), 10);
        press(page, u"showRows"_s);
        QTRY_COMPARE(table->model()->rowCount(), 3);
        press(page, u"saveRows"_s);
        auto *dialog = page->window()->findChild<QFileDialog *>();
        QVERIFY(dialog);
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"rejected.csv"_s);
        Q_EMIT dialog->fileSelected(path);
        dialog->close();
        QTRY_VERIFY(host().told().join(u' ').contains(u"rejected.csv"_s));
        QFile saved(path);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        const auto lines = QString::fromUtf8(saved.readAll()).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        QVERIFY2(lines.constFirst().contains(u"email"_s), qPrintable(lines.constFirst()));
        press(page, u"retryRows"_s);
        QTRY_VERIFY(ended(id) && jobManager().find(id)->head.counts[RowState::Done] == 10);
        QCOMPARE(ledger().received(PatchContactByEmail), 13);
    }

    // If an export is marked as done, it has no file, so its result lists the candidates instead.
    void anExportWithAnUnknownOutcomeIsDecidedAboutInItsResult()
    {
        const auto folder = storedesk::jobs::jobFolderOf(host().account());
        const auto id = u"20260101-000000-0001"_s;
        QVERIFY(storedesk::exports::writeExportJob(
            folder, id, {.kind = u"contacts"_s, .periods = {{}}, .title = u"t"_s}, host().clock()));
        {
            const auto journal = journal::Journal::open(folder.pathOf(id), host().clock());
            QVERIFY(journal);
            const journal::RowEnd end{
                .number = 1, .state = RowState::Unknown, .text = u"The answer was lost."_s};
            QVERIFY((*journal)->step({.ends = {end}}, journal::Journal::Begin::Leaving, {}));
            QVERIFY((*journal)->setState(JobState::Done));
        }
        jobManager().refresh();
        auto *page = jobsPage(id);
        QTRY_VERIFY(page->findChild<QAbstractButton *>(u"retryRows"_s));
        press(page, u"retryRows"_s);
        QTRY_VERIFY(!host().opened().isEmpty());
        QCOMPARE(host().opened().last(), exportJobPlace(id));
        QVERIFY(!page->window()->findChild<QWidget *>(u"decideQuestion"_s));
    }

    void jobsOfAnEarlierRunContinueAutomatically()
    {
        const auto folder = storedesk::jobs::jobFolderOf(host().account());
        const storedesk::jobs::BulkPlan plan{.operation = PatchContactByEmail,
                                             .keyColumn = 0,
                                             .targets = {{.column = 1, .key = u"_points"_s}}};
        {
            auto draft =
                storedesk::jobs::Job::begin(folder, u"20260101-000000-0001"_s, u"left"_s, plan,
                                            {u"email"_s, u"points"_s}, host().clock());
            QVERIFY(draft);
            const storedesk::jobs::RowMaker maker(plan);
            QVERIFY((*draft)->append({maker.row({u"p1@example.org"_s, u"5"_s}),
                                      maker.row({u"p2@example.org"_s, u"6"_s})}));
            const auto journal = (*draft)->complete();
            QVERIFY(journal);
            QVERIFY((*journal)->setState(JobState::Running));
        }
        QTRY_VERIFY(jobManager().isReady());
        QTRY_VERIFY(ended(u"20260101-000000-0001"_s));
        QCOMPARE(ledger().received(PatchContactByEmail), 2);
    }

    void theChangesOfAJobCanBeUndone()
    {
        m_fixture->records().makeContact(u"p1@example.org"_s, {{u"_points"_s, 1}});
        const auto id = started(PatchContactByEmail, contacts(3));
        QTRY_VERIFY(ended(id));
        QCOMPARE(points(u"p1@example.org"_s), 10);
        auto *page = jobsPage(id);
        press(page, u"undoJob"_s);
        QTRY_VERIFY(host().dialog());
        // The question states how many records are restored and how many are left unchanged.
        QString said;
        for (const auto *label : host().dialog()->findChildren<QLabel *>())
            said += label->text() + u'\n';
        QVERIFY2(said.contains(u"previous values of 1 record"_s), qPrintable(said));
        auto *deletes = button(host().dialog(), u"deletesCreated"_s);
        QVERIFY2(deletes->text().contains(u"2 record(s) that the job created"_s),
                 qPrintable(deletes->text()));
        QVERIFY(!deletes->isChecked());
        press(host().dialog(), u"takeBack"_s);
        QTRY_COMPARE(jobManager().jobs().size(), 2U);
        QTRY_VERIFY(ended(jobManager().jobs().front().id));
        QCOMPARE(points(u"p1@example.org"_s), 1);
        QVERIFY(m_fixture->records().exists(GetContactByEmail, {u"p2@example.org"_s}));
    }

    // The number of records is typed before many are deleted. Copies of them are in the Bin.
    void theUndoAlsoDeletesWhatTheJobCreated()
    {
        m_fixture->records().makeContact(u"p1@example.org"_s, {{u"_points"_s, 1}});
        const auto id = started(PatchContactByEmail, contacts(24));
        QTRY_VERIFY(ended(id));
        press(jobsPage(id), u"undoJob"_s);
        QTRY_VERIFY(host().dialog());
        press(host().dialog(), u"deletesCreated"_s);
        auto *act = button(host().dialog(), u"takeBack"_s);
        QVERIFY2(act->text().contains(u"23"_s), qPrintable(act->text()));
        QVERIFY(!act->isEnabled());
        auto *count = host().dialog()->findChild<QLineEdit *>(u"count"_s);
        QVERIFY(count->isVisible());
        QTest::keyClicks(count, u"23"_s);
        press(host().dialog(), u"takeBack"_s);
        QTRY_COMPARE(jobManager().jobs().size(), 3U);
        QTRY_VERIFY(std::ranges::all_of(jobManager().jobs(),
                                        [this](const auto &job) { return ended(job.id); }));
        QCOMPARE(points(u"p1@example.org"_s), 1);
        QVERIFY(!m_fixture->records().exists(GetContactByEmail, {u"p2@example.org"_s}));
        QVERIFY(!m_fixture->records().exists(GetContactByEmail, {u"p24@example.org"_s}));
        QTRY_COMPARE(host().account().storage().bin().entries().size(), 23U);
    }

    void manyCopiesAreDeletedAndPutBackByJobs()
    {
        QList<storedesk::records::DeleteTarget> targets;
        for (int number = 0; number < 25; ++number) {
            const auto email = u"gone%1@example.org"_s.arg(number);
            m_fixture->records().makeContact(email);
            targets.append({.values = {email}, .title = email});
        }
        const auto id =
            jobManager().begin(storedesk::jobs::deletionJob(DeleteContactByEmail, targets, true));
        QTRY_VERIFY(ended(id));
        auto &bin = host().account().storage().bin();
        QTRY_COMPARE(bin.entries().size(), 25U);
        QVERIFY(!m_fixture->records().exists(GetContactByEmail, {u"gone7@example.org"_s}));
        auto *page = host().show(new changes::BinPage(host()));
        auto *table = page->findChild<TableView *>(u"copies"_s);
        QTRY_COMPARE(table->model()->rowCount(), 25);
        table->selectAll();
        auto *action = page->findChild<QAction *>(u"putBackAction"_s);
        QVERIFY(action->isEnabled());
        action->trigger();
        QTRY_VERIFY(host().dialog());
        press(host().dialog(), u"putBackMany"_s);
        QTRY_COMPARE(jobManager().jobs().size(), 2U);
        QTRY_VERIFY(ended(jobManager().jobs().front().id));
        QVERIFY(m_fixture->records().exists(GetContactByEmail, {u"gone7@example.org"_s}));
        QTRY_VERIFY(std::ranges::all_of(bin.entries(), &storage::BinEntry::restoreRecord));
    }

    void theRowsAreAProperModel()
    {
        const auto id = started(PatchContactByEmail, contacts(450, u";1\n"_s));
        storedesk::jobs::JobRowsModel model(jobManager());
        const QAbstractItemModelTester tester(&model);
        QTRY_VERIFY(jobManager().find(id));
        model.show(id);
        QTRY_VERIFY(ended(id));
        QCOMPARE(model.rowCount(), 451);
        QTRY_COMPARE(model.index(450, model.stateColumn()).data().toString(), u"Not sent"_s);
        QTRY_COMPARE(model.index(0, model.stateColumn()).data().toString(), u"Created"_s);
        QCOMPARE(model.index(0, 1).data().toString(), u"p1@example.org"_s);
        QCOMPARE(model.index(0, 4).data().toString(), u"10"_s);
        model.show(id, {.state = RowState::NotSent});
        QCOMPARE(model.rowCount(), 1);
        QTRY_COMPARE(model.index(0, 0).data().toString(), u"451"_s);
    }
};

STOREDESK_TEST(TestBulkPage)

} // namespace tst_bulkpage

#include "tst_bulkpage.moc"
