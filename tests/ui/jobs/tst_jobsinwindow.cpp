// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "jobs/jobmanager.h"
#include "jobs/rowmaker.h"
#include "storage/changehistory.h"
#include "ui/host/jobaddress.h"
#include "ui/jobs/bulkpage.h"
#include "ui/jobs/jobcard.h"
#include "ui/jobs/jobspage.h"
#include "ui/navigation/navigation.h"
#include "ui/shell/windowparts.h"
#include "ui/tables/storeband.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/statepane.h"
#include "workspace/workspace.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDialog>
#include <QDockWidget>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTest>

namespace tst_jobsinwindow {

using namespace Qt::StringLiterals;
using namespace storedesk;
using enum catalogue::OperationId;
using journal::JobState;
using journal::RowState;
using ui::navigation::NavigationModel;

// Tests jobs in the whole window: the dock, the navigation, and leaving the account.
class TestJobsInWindow final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::WindowFixture> m_fixture;

    [[nodiscard]] jobs::JobManager &jobManager()
    {
        return m_fixture->window().workspace().jobManager();
    }

    static jobs::ListJob points(int count, bool readFirst = false)
    {
        jobs::BulkPlan plan;
        plan.operation = PatchContactByEmail;
        plan.keyColumn = 0;
        plan.readFirst = readFirst;
        plan.targets = {{.column = 1, .key = u"_points"_s}};
        jobs::ListJob job{.title = u"points.csv"_s,
                          .plan = plan,
                          .columns = {u"email"_s, u"points"_s},
                          .rows = {}};
        const jobs::RowMaker maker(plan);
        for (int number = 1; number <= count; ++number)
            job.rows.push_back(maker.row({u"p%1@example.org"_s.arg(number), u"5"_s}));
        return job;
    }

    [[nodiscard]] int running()
    {
        auto &model = m_fixture->window().parts().navigation->model();
        return model.indexOf(u"jobs"_s).data(NavigationModel::RunningRole).toInt();
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::WindowFixture>();
        QVERIFY(m_fixture->connectTo());
    }
    void cleanup() { m_fixture.reset(); }

    void theDockShowsRunningJobsAndTheNavigationCountsThem()
    {
        m_fixture->play({u"patchContactByEmail:drip=10"_s});
        auto &window = m_fixture->window();
        QTest::keyClick(&window, Qt::Key_J, Qt::ControlModifier);
        auto *dock = window.parts().jobs;
        QTRY_VERIFY(dock->isVisible());
        const auto id = jobManager().begin(points(60));
        QTRY_VERIFY(dock->findChild<ui::jobs::JobCard *>(u"jobCard"_s));
        QTRY_COMPARE(running(), 1);
        QTRY_VERIFY(jobManager().find(id) && jobManager().find(id)->head.state == JobState::Done);
        QTRY_COMPARE(running(), 0);
        QCOMPARE(m_fixture->ledger().received(PatchContactByEmail), 60);
        QTest::keyClick(&window, Qt::Key_J, Qt::ControlModifier);
        QTRY_VERIFY(!dock->isVisible());
    }

    // U26: the card's texts are copied from its menu.
    void theTextsOfACardAreCopied()
    {
        const auto id = jobManager().begin(points(1));
        QTRY_VERIFY(jobManager().find(id) && jobManager().find(id)->head.state == JobState::Done);
        auto *page = m_fixture->open({.page = u"jobs"_s});
        auto *card = page->findChild<ui::jobs::JobCard *>(u"jobCard"_s);
        QTRY_VERIFY(card->isVisible());
        const auto place = card->rect().center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, card->mapToGlobal(place));
        QApplication::sendEvent(card, &event);
        auto *copy = card->findChild<QAction *>(u"copyText"_s);
        QVERIFY(copy);
        copy->trigger();
        const auto lines = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines.first(), card->accessibleName());
        QVERIFY2(lines.size() > 2, qPrintable(lines.join(u'/')));
        for (const auto &line : lines)
            QVERIFY2(line == lines.first() || card->accessibleDescription().contains(line),
                     qPrintable(line));
    }

    // No request is pending when the account is closed, and the job resumes when the account is
    // reopened.
    void leavingTheAccountPausesTheJobAndReturningResumesIt()
    {
        m_fixture->play({u"patchContactByEmail:drip=10"_s});
        const auto id = jobManager().begin(points(150));
        QTRY_VERIFY(m_fixture->ledger().received(PatchContactByEmail) > 10);
        m_fixture->window().setAccount(
            m_fixture->account(m_fixture->profile(u"other"_s, u"Other"_s)));
        QTRY_COMPARE(m_fixture->window().account().profile().id, u"other"_s);
        const auto sent = m_fixture->ledger().received(PatchContactByEmail);
        QVERIFY(sent < 150);
        m_fixture->play({});
        QVERIFY(m_fixture->connectTo());
        QTRY_VERIFY(jobManager().find(id) && jobManager().find(id)->head.state == JobState::Done);
        QCOMPARE(jobManager().find(id)->head.counts[RowState::Done], 150);
        QCOMPARE(m_fixture->ledger().received(PatchContactByEmail), 150);
    }

    // With a job selected, Undo applies to the job instead of an older edit.
    void theUndoKeyMeansTheChosenJob()
    {
        auto &window = m_fixture->window();
        window.account().storage().changes().keep({.operation = PatchContactByEmail,
                                                   .values = {u"p1@example.org"_s},
                                                   .title = u"Ann"_s,
                                                   .before = {{u"_points"_s, 1}},
                                                   .after = {{u"_points"_s, 2}}});
        const auto kept = jobManager().begin(points(3, true));
        const auto plain = jobManager().begin(points(3));
        for (const auto &id : {kept, plain})
            QTRY_VERIFY(jobManager().find(id)
                        && jobManager().find(id)->head.state == JobState::Done);
        auto *jobs = qobject_cast<ui::jobs::JobsPage *>(window.open(ui::jobPlace(plain)));
        QVERIFY(jobs);
        QTRY_VERIFY(jobs->takesUndo() && jobs->settled());
        const auto asked = m_fixture->ledger().received(GetContactByEmail);
        QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(
            window.findChild<ui::ElidedLabel *>(u"told"_s)->text().contains(u"can't be undone"_s));
        QCOMPARE(m_fixture->ledger().received(GetContactByEmail), asked);
        window.open(ui::jobPlace(kept));
        auto *undo = jobs->findChild<QAbstractButton *>(u"undoJob"_s);
        QTRY_VERIFY(undo->isVisible());
        QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(window.findChild<QDialog *>(u"undoQuestion"_s));
        QVERIFY(!window.findChild<QDialog *>(u"undoDialog"_s));
    }

    // Ctrl+F searches the rows if the focus is there, and the jobs otherwise.
    void rowsOfAJobAreSearched()
    {
        const auto id = jobManager().begin(points(12));
        QTRY_VERIFY(jobManager().find(id) && jobManager().find(id)->head.state == JobState::Done);
        auto &window = m_fixture->window();
        auto *jobs = window.open(ui::jobPlace(id));
        auto *table = jobs->findChild<ui::TableView *>(u"jobRows"_s);
        QTRY_COMPARE(table->model()->rowCount(), 12);
        table->setFocus();
        QTest::keyClick(&window, Qt::Key_F, Qt::ControlModifier);
        auto *search = jobs->findChild<QLineEdit *>(u"searchRows"_s);
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, u"p1"_s);
        QTRY_COMPARE(table->model()->rowCount(), 4);
        QTRY_VERIFY(jobs->settled());
        QTest::keyClicks(search, u"2@"_s);
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QTRY_COMPARE(table->model()->index(0, 1).data().toString(), u"p12@example.org"_s);
        QTest::keyClicks(search, u"x"_s);
        QTRY_COMPARE(table->model()->rowCount(), 0);
        // The empty table offers to clear the search, and to show all rows for an unused status.
        auto *pane = table->findChild<ui::StatePane *>();
        QTRY_VERIFY(pane->mainButton()->isVisible());
        QTest::mouseClick(pane->mainButton(), Qt::LeftButton);
        QVERIFY(search->text().isEmpty());
        QTRY_COMPARE(table->model()->rowCount(), 12);
        jobs->findChild<QWidget *>(u"newBulkJob"_s)->setFocus();
        QTest::keyClick(&window, Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(jobs->findChild<QLineEdit *>(u"filter"_s)->hasFocus());
    }

    // Edit > Copy rows as … works in every table.
    void rowsOfAJobAreCopiedFromTheMenu()
    {
        const auto id = jobManager().begin(points(2));
        QTRY_VERIFY(jobManager().find(id) && jobManager().find(id)->head.state == JobState::Done);
        auto &window = m_fixture->window();
        auto *jobs = window.open(ui::jobPlace(id));
        auto *table = jobs->findChild<ui::TableView *>(u"jobRows"_s);
        QTRY_COMPARE(table->model()->rowCount(), 2);
        table->setFocus();
        table->selectRow(1);
        QGuiApplication::clipboard()->clear();
        window.findChild<QAction *>(u"copyFocusedJson"_s)->trigger();
        QTRY_VERIFY(!QGuiApplication::clipboard()->text().isEmpty());
        const auto rows =
            QJsonDocument::fromJson(QGuiApplication::clipboard()->text().toUtf8()).array();
        QCOMPARE(rows.size(), 1);
        QVERIFY(rows.first().toObject().toVariantMap().values().contains(u"p2@example.org"_s));
        jobs->findChild<QWidget *>(u"newBulkJob"_s)->setFocus();
        window.findChild<QAction *>(u"copyFocusedCsv"_s)->trigger();
        QTRY_VERIFY(window.findChild<ui::ElidedLabel *>(u"told"_s)->text().contains(
            u"Select rows in a table"_s));
    }

    // U26: Copy in the context menu of a shortened text copies all of it.
    void textsOfAJobAreCopied()
    {
        const auto id = jobManager().begin(points(2));
        QTRY_VERIFY(jobManager().find(id) && jobManager().find(id)->head.state == JobState::Done);
        auto *jobs = m_fixture->window().open(ui::jobPlace(id));
        auto *title = jobs->findChild<ui::ElidedLabel *>(u"jobTitle"_s);
        QTRY_VERIFY(!title->text().isEmpty());
        QGuiApplication::clipboard()->clear();
        const auto middle = title->rect().center();
        QContextMenuEvent asked(QContextMenuEvent::Mouse, middle, title->mapToGlobal(middle));
        QApplication::sendEvent(title, &asked);
        auto *menu = title->findChild<QMenu *>();
        QVERIFY(menu && menu->isVisible());
        QTest::keyClick(menu, Qt::Key_C);
        QCOMPARE(QGuiApplication::clipboard()->text(), title->text());
    }

    // U11: the percentage never decreases, and 100 is never shown while the job is open.
    void theProgressOfACardOnlyGrows()
    {
        m_fixture->play({u"patchContactByEmail:drip=10"_s});
        auto &window = m_fixture->window();
        QTest::keyClick(&window, Qt::Key_J, Qt::ControlModifier);
        QTRY_VERIFY(window.parts().jobs->isVisible());
        QList<int> percents;
        qint64 most = -1;
        bool grows = true;
        const auto sample = [&](const QString &id) {
            const auto *run = jobManager().runOf(id);
            const auto *card = window.parts().jobs->findChild<ui::jobs::JobCard *>(u"jobCard"_s);
            const auto *percent = card ? card->findChild<QLabel *>(u"percent"_s) : nullptr;
            if (!run || !percent || percent->isHidden())
                return;
            const int now = percent->text().remove(u'%').toInt();
            grows = grows && now >= percents.value(percents.size() - 1)
                && run->progress().ended >= most;
            most = run->progress().ended;
            percents.append(now);
        };
        const QObject context;
        connect(&jobManager(), &jobs::JobManager::jobChanged, &context, sample);
        const auto id = jobManager().begin(points(60));
        QTRY_VERIFY(jobManager().find(id) && jobManager().find(id)->head.state == JobState::Done);
        QString all;
        QDebug(&all) << percents;
        QVERIFY2(grows, qPrintable(all));
        QVERIFY2(percents.size() > 2 && percents.constLast() > 0, qPrintable(all));
        QVERIFY2(!percents.contains(100), qPrintable(all));
    }

    // The question names the store and the consequence, and its default changes nothing.
    void aJobIsDeletedOnlyAfterAQuestion()
    {
        const auto id = jobManager().begin(points(3));
        QTRY_VERIFY(jobManager().find(id) && jobManager().find(id)->head.state == JobState::Done);
        auto &window = m_fixture->window();
        auto *jobs = window.open(ui::jobPlace(id));
        auto *remove = jobs->findChild<QAbstractButton *>(u"removeJob"_s);
        QTRY_VERIFY(remove->isEnabled() && remove->isVisible());
        remove->setFocus();
        QTest::keyClick(remove, Qt::Key_Space);
        QTRY_VERIFY(m_fixture->dialog());
        QCOMPARE(m_fixture->dialog()->findChild<ui::StoreBand *>()->mark().name, u"Casa Oliva"_s);
        QStringList said;
        for (const auto *label : m_fixture->dialog()->findChildren<QLabel *>())
            said.append(label->text());
        const auto words = said.join(u'\n');
        QVERIFY2(words.contains(u"no longer undo"_s), qPrintable(words));
        QTest::keyClick(m_fixture->dialog(), Qt::Key_Return);
        QTRY_VERIFY(!m_fixture->dialog());
        QVERIFY(jobManager().find(id));
        const auto sent = m_fixture->ledger().received(PatchContactByEmail);
        QTRY_VERIFY(!jobManager().runOf(id));
        window.findChild<QAction *>(u"removeJobAction"_s)->trigger();
        QTRY_VERIFY(m_fixture->dialog());
        auto *act = m_fixture->dialog()->findChild<QAbstractButton *>(u"remove"_s);
        QTRY_VERIFY(act->isVisible() && act->isEnabled());
        QTest::keyClick(act, Qt::Key_Space);
        QTRY_VERIFY(!jobManager().find(id));
        QCOMPARE(m_fixture->ledger().received(PatchContactByEmail), sent);
    }

    // The target pages receive the selected rows.
    void selectedRowsOpenTheAssistantAndTheLookUp()
    {
        const auto id = jobManager().begin(points(3));
        QTRY_VERIFY(jobManager().find(id) && jobManager().find(id)->head.state == JobState::Done);
        auto &window = m_fixture->window();
        auto *jobs = window.open(ui::jobPlace(id));
        auto *table = jobs->findChild<ui::TableView *>(u"jobRows"_s);
        QTRY_COMPARE(table->model()->rowCount(), 3);
        table->selectRow(1);
        jobs->findChild<QAction *>(u"selectionChange"_s)->trigger();
        QTRY_VERIFY(qobject_cast<ui::jobs::BulkPage *>(window.currentPage()));
        auto *assistant = qobject_cast<ui::jobs::BulkPage *>(window.currentPage());
        QTRY_VERIFY(assistant->draft().table());
        QCOMPARE(assistant->draft().plan().operation, PatchContactByEmail);
        QCOMPARE(assistant->draft().table()->sample.size(), 1);
        jobs->findChild<QAction *>(u"selectionLookUp"_s)->trigger();
        QTRY_COMPARE(window.currentPage()->place().page, u"look-up-many"_s);
    }
};

STOREDESK_TEST(TestJobsInWindow)

} // namespace tst_jobsinwindow

#include "tst_jobsinwindow.moc"
