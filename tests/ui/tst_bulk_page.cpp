// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/changesbench.h"
#include "support/warnings.h"

#include "jobs/jobrowsmodel.h"
#include "practice/core/faultrule.h"
#include "ui/bulk/bulkpage.h"
#include "ui/bulk/jobcard.h"
#include "ui/bulk/jobspage.h"
#include "ui/changes/binpage.h"
#include "ui/frame/jobplace.h"
#include "ui/widgets/tableview.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using namespace storedesk::ui::bulk;
using enum catalogue::OperationId;
using journal::JobState;
using journal::RowState;
using DraftState = jobs::BulkDraft::State;

// Bulk jobs in the window: made by the assistant, watched, stopped, gone on with, taken back.
class TestBulkPage final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::ChangesBench> m_bench;

    [[nodiscard]] support::PageFrame &frame() { return m_bench->frame; }
    [[nodiscard]] jobs::JobBoard &board() { return jobs::JobBoard::of(frame().desk()); }
    [[nodiscard]] practice::Ledger &ledger() { return frame().ledger(); }

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
        return frame().show(
            new BulkPage(frame(), {u"bulk"_s, {QString(catalogue::operation(operation).name)}}));
    }

    static QString contacts(int count, const QString &more = {})
    {
        auto text = u"email;points\n"_s;
        for (int number = 1; number <= count; ++number)
            text += u"p%1@example.org;%2\n"_s.arg(number).arg(number * 10);
        return text + more;
    }

    // Through the assistant up to the check.
    BulkPage *checked(catalogue::OperationId operation, const QString &text)
    {
        auto *page = assistant(operation);
        page->paste(text);
        (void)QTest::qWaitFor([&] { return page->draft().table() != nullptr; });
        press(page, u"next"_s);
        press(page, u"next"_s);
        (void)QTest::qWaitFor([&] { return page->draft().state() == DraftState::Checked; });
        return page;
    }

    QString started(catalogue::OperationId operation, const QString &text, bool readFirst = false)
    {
        auto *page = checked(operation, text);
        if (readFirst) {
            page->draft().setReadFirst(true);
            page->draft().check();
            (void)QTest::qWaitFor([&] { return page->draft().state() == DraftState::Checked; });
        }
        const auto id = page->draft().verdict().id;
        auto *count = page->findChild<QLineEdit *>(u"count"_s);
        if (count->isVisible())
            QTest::keyClicks(count, QString::number(page->draft().verdict().toSend()));
        press(page, u"next"_s);
        return id;
    }

    [[nodiscard]] bool ended(const QString &id)
    {
        const auto *job = board().find(id);
        return job && job->head.state == JobState::Done && !board().runOf(id);
    }

    // So slowly that somebody can press a button meanwhile.
    void playSlowly()
    {
        frame().service().play({practice::FaultRule{.aim = practice::Aim::Operation,
                                                    .operation = PatchContactByEmail,
                                                    .fault = practice::Fault::Drip,
                                                    .value = u"10"_s}});
    }

    JobsPage *jobsPage(const QString &id)
    {
        auto *page = frame().show(new JobsPage(frame()));
        page->showOnly({{QString(jobKey), id}});
        return page;
    }

    [[nodiscard]] int points(const QString &email)
    {
        return m_bench->ask({.operation = GetContactByEmail, .values = {email}})
            .value(u"_points"_s)
            .toInt();
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_bench = std::make_unique<support::ChangesBench>();
    }
    void cleanup() { m_bench.reset(); }

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
        press(page, u"useRows"_s);
        QTRY_VERIFY(page->draft().table());
        press(page, u"next"_s);
        auto *first = page->findChild<QComboBox *>(u"target0"_s);
        auto *second = page->findChild<QComboBox *>(u"target1"_s);
        QVERIFY(first->currentText().startsWith(u"Email"_s));
        QVERIFY(second->currentText().startsWith(u"Points"_s));
        press(page, u"next"_s);
        QTRY_COMPARE(page->draft().state(), DraftState::Checked);
        QCOMPARE(page->draft().verdict().toSend(), 2);
        const auto *table = page->findChild<TableView *>(u"firstRequests"_s);
        QCOMPARE(table->model()->rowCount(), 3);
        QVERIFY(table->model()->index(0, 1).data().toString().startsWith(u"PATCH /contacts/"_s));
        QCOMPARE(table->model()->index(0, 2).data().toString(), u"{\"_points\":7}"_s);
        QCOMPARE(ledger().received(PatchContactByEmail), 0);
        const auto id = page->draft().verdict().id;
        press(page, u"next"_s);
        QTRY_VERIFY(ended(id));
        QCOMPARE(ledger().received(PatchContactByEmail), 2);
        QCOMPARE(points(u"p2@example.org"_s), 8);
        QCOMPARE(frame().opened().back().page, u"jobs"_s);
        QCOMPARE(board().find(id)->head.counts[RowState::NotSent], 1);
    }

    void muchWantsItsCountTyped()
    {
        auto *page = checked(DeleteContactByEmail, contacts(21));
        auto *start = button(page, u"next"_s);
        auto *count = page->findChild<QLineEdit *>(u"count"_s);
        QVERIFY(count->isVisible());
        QVERIFY(!start->isEnabled());
        QTest::keyClick(start, Qt::Key_Return);
        QTest::keyClicks(count, u"20"_s);
        QVERIFY(!start->isEnabled());
        count->selectAll();
        QTest::keyClicks(count, u"21"_s);
        QVERIFY(start->isEnabled());
        QVERIFY(start->text().startsWith(u"Delete 21 contact"_s));
        QCOMPARE(ledger().received(DeleteContactByEmail), 0);
        QVERIFY(board().running() == 0);
    }

    void aDraftThatNobodyAgreedToLeavesNothing()
    {
        auto *page = checked(PatchContactByEmail, contacts(3));
        const auto path = board().folder().pathOf(page->draft().verdict().id);
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
        QTRY_VERIFY(!board().runOf(id));
        const auto sent = ledger().received(PatchContactByEmail);
        QVERIFY(sent < 120);
        QCOMPARE(board().find(id)->head.state, JobState::Paused);
        QCOMPARE(board().find(id)->head.counts[RowState::Done], sent);
        press(card, u"pause"_s); // says Resume now
        QTRY_VERIFY(ended(id));
        QCOMPARE(ledger().received(PatchContactByEmail), 120);
        const auto *sum = page->findChild<QWidget *>(u"sum"_s);
        QVERIFY(sum);
    }

    void whatIsCancelledIsNotSent()
    {
        playSlowly();
        const auto id = started(PatchContactByEmail, contacts(120));
        auto *page = jobsPage(id);
        QTRY_VERIFY(ledger().received(PatchContactByEmail) > 5);
        press(page->findChild<JobCard *>(u"jobCard"_s), u"cancel"_s);
        QTRY_VERIFY(ended(id));
        const auto &counts = board().find(id)->head.counts;
        QCOMPARE(counts.total(), 120);
        QVERIFY(counts[RowState::Waiting] > 0);
        const auto sent = ledger().received(PatchContactByEmail);
        QCOMPARE(sent, counts.total() - counts[RowState::Waiting]);
    }

    void refusedRowsAreGroupedAndTriedAgain()
    {
        frame().service().play({practice::FaultRule{.aim = practice::Aim::Operation,
                                                    .operation = PatchContactByEmail,
                                                    .fault = practice::Fault::Status,
                                                    .value = u"400/E0101"_s,
                                                    .first = 1,
                                                    .last = 3}});
        const auto id = started(PatchContactByEmail, contacts(10));
        auto *page = jobsPage(id);
        QTRY_VERIFY(ended(id));
        QCOMPARE(board().find(id)->head.counts[RowState::Refused], 3);
        auto *table = page->findChild<TableView *>(u"jobRows"_s);
        QTRY_COMPARE(table->model()->rowCount(), 10);
        press(page, u"showRows"_s);
        QTRY_COMPARE(table->model()->rowCount(), 3);
        press(page, u"retryRows"_s);
        QTRY_VERIFY(ended(id) && board().find(id)->head.counts[RowState::Done] == 10);
        QCOMPARE(ledger().received(PatchContactByEmail), 13);
    }

    void aJobOfAnEarlierRunGoesOnByItself()
    {
        const jobs::JobFolder folder(QDir(frame().desk().folder()).filePath(u"jobs"_s));
        const jobs::BulkPlan plan{.operation = PatchContactByEmail,
                                  .keyColumn = 0,
                                  .targets = {{.column = 1, .key = u"_points"_s}}};
        {
            auto journal = jobs::Job::begin(folder, u"20260101-000000-0001"_s, u"left"_s, plan,
                                            {u"email"_s, u"points"_s}, frame().clock());
            QVERIFY(journal);
            const jobs::RowMaker maker(plan);
            QVERIFY((*journal)->append({maker.row({u"p1@example.org"_s, u"5"_s}),
                                        maker.row({u"p2@example.org"_s, u"6"_s})}));
            QVERIFY((*journal)->setState(JobState::Running));
        }
        QTRY_VERIFY(board().isReady());
        QTRY_VERIFY(ended(u"20260101-000000-0001"_s));
        QCOMPARE(ledger().received(PatchContactByEmail), 2);
    }

    void whatAJobChangedIsTakenBack()
    {
        m_bench->makeContact(u"p1@example.org"_s, {{u"_points"_s, 1}});
        const auto id = started(PatchContactByEmail, contacts(1), true);
        QTRY_VERIFY(ended(id));
        QCOMPARE(points(u"p1@example.org"_s), 10);
        auto *page = jobsPage(id);
        press(page, u"undoJob"_s);
        QTRY_VERIFY(frame().dialog());
        press(frame().dialog(), u"takeBack"_s);
        QTRY_COMPARE(board().jobs().size(), 2U);
        QTRY_VERIFY(ended(board().jobs().front().id));
        QCOMPARE(points(u"p1@example.org"_s), 1);
    }

    void manyCopiesAreDeletedAndPutBackByJobs()
    {
        QList<jobs::DeleteTarget> targets;
        for (int number = 0; number < 25; ++number) {
            const auto email = u"gone%1@example.org"_s.arg(number);
            m_bench->makeContact(email);
            targets.append({.values = {email}, .title = email});
        }
        const auto id = board().begin(jobs::deletionJob(DeleteContactByEmail, targets, true));
        QTRY_VERIFY(ended(id));
        auto &bin = frame().desk().local().bin();
        QTRY_COMPARE(bin.entries().size(), 25U);
        QVERIFY(!m_bench->exists(GetContactByEmail, {u"gone7@example.org"_s}));
        auto *page = frame().show(new changes::BinPage(frame()));
        auto *table = page->findChild<TableView *>(u"copies"_s);
        QTRY_COMPARE(table->model()->rowCount(), 25);
        table->selectAll();
        auto *action = page->findChild<QAction *>(u"putBackAction"_s);
        QVERIFY(action->isEnabled());
        action->trigger();
        QTRY_VERIFY(frame().dialog());
        press(frame().dialog(), u"putBackMany"_s);
        QTRY_COMPARE(board().jobs().size(), 2U);
        QTRY_VERIFY(ended(board().jobs().front().id));
        QVERIFY(m_bench->exists(GetContactByEmail, {u"gone7@example.org"_s}));
        QTRY_VERIFY(std::ranges::all_of(bin.entries(), &local::BinEntry::putBack));
    }

    void theRowsAreAProperModel()
    {
        const auto id = started(PatchContactByEmail, contacts(450, u";1\n"_s));
        jobs::JobRowsModel model(board());
        const QAbstractItemModelTester tester(&model);
        QTRY_VERIFY(board().find(id));
        model.show(id);
        QTRY_VERIFY(ended(id));
        QCOMPARE(model.rowCount(), 451);
        QTRY_COMPARE(model.index(450, model.stateColumn()).data().toString(), u"Not sent"_s);
        QTRY_COMPARE(model.index(0, model.stateColumn()).data().toString(), u"Done"_s);
        QCOMPARE(model.index(0, 1).data().toString(), u"p1@example.org"_s);
        QCOMPARE(model.index(0, 4).data().toString(), u"10"_s);
        model.show(id, {.state = RowState::NotSent});
        QCOMPARE(model.rowCount(), 1);
        QTRY_COMPARE(model.index(0, 0).data().toString(), u"451"_s);
    }
};

STOREDESK_TEST(TestBulkPage)
#include "tst_bulk_page.moc"
