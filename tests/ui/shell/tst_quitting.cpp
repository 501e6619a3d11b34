// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "jobs/accountowner.h"
#include "jobs/job.h"
#include "jobs/jobmanager.h"
#include "jobs/rowmaker.h"
#include "journal/requestjson.h"
#include "storage/drafts.h"
#include "transfers/filedownloads.h"
#include "ui/widgets/button.h"
#include "workspace/workspace.h"

#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>

namespace tst_quitting {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using journal::JobState;
using journal::RowState;

// Tests quitting while jobs are running: the user is informed once and given a choice, and no data
// is lost.
class TestQuitting final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::WindowFixture> m_fixture;

    [[nodiscard]] ui::shell::MainWindow &window() { return m_fixture->window(); }
    [[nodiscard]] jobs::JobManager &jobManager() { return window().workspace().jobManager(); }

    [[nodiscard]] static jobs::BulkPlan plan(OperationId operation)
    {
        return {.operation = operation, .keyColumn = 0, .targets = {{1, u"_points"_s}}};
    }

    // Starts a job that is slow enough to be seen running.
    QString beginSlowJob()
    {
        m_fixture->service().play(
            {practice::FaultRule{.aim = practice::Aim::Operation,
                                 .operation = OperationId::PatchContactByEmail,
                                 .fault = practice::Fault::Drip,
                                 .value = u"10"_s}});
        const jobs::RowMaker maker(plan(OperationId::PatchContactByEmail));
        jobs::ListJob job{.title = u"points.csv"_s,
                          .plan = plan(OperationId::PatchContactByEmail),
                          .columns = {},
                          .rows = {}};
        for (int row = 0; row < 400; ++row)
            job.rows.push_back(maker.row({u"p%1@example.org"_s.arg(row), u"1"_s}));
        return jobManager().begin(job);
    }

    [[nodiscard]] QDialog *question() { return window().findChild<QDialog *>(u"jobsQuestion"_s); }
    void answer(const QString &name)
    {
        auto *button = question()->findChild<ui::Button *>(name);
        QVERIFY(button);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
    }
    void cleanup() { m_fixture.reset(); }

    void withoutJobsTheWindowClosesAtOnce()
    {
        QVERIFY(m_fixture->connectTo());
        window().close();
        QTRY_VERIFY(!window().isVisible());
    }

    void runningJobsAreNamedAndPauseUntilTheNextStart()
    {
        QVERIFY(m_fixture->connectTo());
        const auto id = beginSlowJob();
        QTRY_COMPARE(jobManager().running(), 1);
        window().close();
        QTRY_VERIFY(question());
        const auto text = question()->findChild<QLabel *>(u"runningJobs"_s)->text();
        QVERIFY2(text.contains(u"400 contact"_s) && text.contains(u"resumes when you start"_s),
                 qPrintable(text));
        // Esc keeps the window open, and the job continues.
        QTest::keyClick(question(), Qt::Key_Escape);
        QTRY_VERIFY(!question());
        QVERIFY(window().isVisible());
        QCOMPARE(jobManager().running(), 1);

        window().close();
        QTRY_VERIFY(question());
        answer(u"quitNow"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!window().isVisible(), 15'000);
        // Running on disk means that the next start resumes the job.
        QTRY_COMPARE(jobManager().find(id)->head.state, JobState::Running);
        QCOMPARE(jobManager().find(id)->head.counts[RowState::Unknown], 0);
        QVERIFY(m_fixture->connectTo(m_fixture->profile()));
        QTRY_VERIFY_WITH_TIMEOUT(jobManager().runOf(id), 15'000);
        jobManager().cancel(id);
        QTRY_COMPARE_WITH_TIMEOUT(jobManager().running(), 0, 15'000);
    }

    // U12: unsaved pages and running jobs are one question.
    void unsavedPagesAndRunningJobsAreAskedAboutOnce_data()
    {
        QTest::addColumn<QString>("chosen");
        QTest::addColumn<bool>("isKept");
        QTest::newRow("keep") << u"keep"_s << true;
        QTest::newRow("discard") << u"discard"_s << false;
    }
    void unsavedPagesAndRunningJobsAreAskedAboutOnce()
    {
        QFETCH(const QString, chosen);
        QFETCH(const bool, isKept);
        QVERIFY(m_fixture->connectTo());
        (void)beginSlowJob();
        QTRY_COMPARE(jobManager().running(), 1);
        auto *page = m_fixture->open({.page = u"new-contact"_s});
        QTRY_VERIFY(page && page->settled());
        const auto fields = page->findChildren<QLineEdit *>();
        const auto field = std::ranges::find_if(
            fields, [](const QLineEdit *one) { return one->isVisible() && !one->isReadOnly(); });
        QVERIFY(field != fields.end());
        (*field)->setFocus();
        QTest::keyClicks(*field, u"unfinished"_s);
        QVERIFY(page->hasPendingChanges());
        const auto asked = [&] {
            return window().findChild<QDialog *>(u"quitQuestion"_s);
        };
        window().close();
        QTRY_VERIFY(asked());
        const auto sentence = asked()->accessibleDescription();
        QVERIFY2(sentence.contains(page->title()), qPrintable(sentence));
        QVERIFY(asked()->findChild<QLabel *>(u"runningJobs"_s)->text().contains(u"400"_s));
        QTest::keyClick(asked(), Qt::Key_Escape);
        QTRY_VERIFY(!asked());
        QVERIFY(window().isVisible() && page->hasPendingChanges());
        QCOMPARE(jobManager().running(), 1);

        const auto place = page->place();
        window().close();
        QTRY_VERIFY(asked());
        auto *button = asked()->findChild<ui::Button *>(chosen);
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!question() && !window().findChild<QDialog *>(u"leaveQuestion"_s));
        QTRY_VERIFY_WITH_TIMEOUT(!window().isVisible(), 15'000);
        QCOMPARE(window().account().storage().drafts().all().contains(place.text()), isKept);
    }

    // One page that can't keep its input takes the choice away for no other page.
    void whatCanBeKeptIsKeptAndTheRestIsNamed()
    {
        QVERIFY(m_fixture->connectTo());
        auto *draft = m_fixture->open({.page = u"new-import"_s});
        QVERIFY(draft);
        draft->paste(u"Email;Nombre\nana@example.org;Ana\n"_s);
        QTRY_VERIFY(draft->settled() && draft->hasPendingChanges() && draft->canKeepChanges());
        const auto place = draft->place().text();
        auto *list = m_fixture->open({.page = u"privacy"_s});
        QVERIFY(list);
        list->paste(u"ann@example.org"_s);
        QVERIFY(list->hasPendingChanges() && !list->canKeepChanges());
        const auto title = list->title();
        window().close();
        auto *asked = window().findChild<QDialog *>(u"leaveQuestion"_s);
        QTRY_VERIFY(asked);
        const auto sentence = asked->accessibleDescription();
        QVERIFY2(sentence.contains(u"The changes in “%1” can't be kept"_s.arg(title)),
                 qPrintable(sentence));
        auto *keep = asked->findChild<ui::Button *>(u"keep"_s);
        QVERIFY(keep && keep->isVisible());
        QTest::mouseClick(keep, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!window().isVisible(), 15'000);
        const auto &drafts = window().account().storage().drafts().all();
        QVERIFY(drafts.contains(place));
        for (const auto &kept : drafts)
            QVERIFY(!QJsonDocument(kept.values).toJson().contains("ann@example.org"));
    }

    void theWindowCanQuitWhenTheJobsAreFinished()
    {
        QVERIFY(m_fixture->connectTo());
        const auto id = beginSlowJob();
        QTRY_COMPARE(jobManager().running(), 1);
        window().close();
        QTRY_VERIFY(question());
        answer(u"quitLater"_s);
        QTRY_VERIFY(!question());
        QVERIFY(window().isVisible());
        QCOMPARE(jobManager().running(), 1);
        // When the job ends, the window closes without asking again.
        jobManager().cancel(id);
        QTRY_VERIFY_WITH_TIMEOUT(!window().isVisible(), 15'000);
        QVERIFY(!question());
    }

    // The question names a download as well, and a download that is not finished is listed again.
    void aRunningDownloadIsNamedAndListedAgain()
    {
        QVERIFY(m_fixture->connectTo());
        m_fixture->service().play({practice::FaultRule{
            .aim = practice::Aim::File, .fault = practice::Fault::Drip, .value = u"500"_s}});
        const QTemporaryDir folder;
        const auto exports = support::listOf(window(), OperationId::ListExports);
        const auto finished = std::ranges::find_if(
            exports, [](const auto &each) { return !each["fileUrl"_L1].toString().isEmpty(); });
        QVERIFY(finished != exports.end());
        auto &downloads = window().workspace().fileDownloads();
        const auto id = downloads.start(
            {.address = QUrl((*finished)["fileUrl"_L1].toString()),
             .member = u"fileUrl"_s,
             .read = window().account().session().exports().toGet((*finished)["id"_L1].toString()),
             .folder = folder.path(),
             .name = u"mine.zip"_s});
        QTRY_VERIFY(downloads.find(id)->done > 0);
        window().close();
        QTRY_VERIFY(question());
        const auto text = question()->findChild<QLabel *>(u"runningJobs"_s)->text();
        QVERIFY2(text.contains(u"mine.zip"_s) && text.contains(u"resume it on the Jobs page"_s),
                 qPrintable(text));
        QTest::keyClick(question(), Qt::Key_Escape);
        QTRY_VERIFY(!question());
        QVERIFY(downloads.find(id)->isRunning());

        window().close();
        QTRY_VERIFY(question());
        answer(u"quitNow"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!window().isVisible(), 15'000);
        QVERIFY(m_fixture->connectTo(m_fixture->profile()));
        const auto isInterrupted = [this, id] {
            const auto row = window().workspace().fileDownloads().find(id);
            return row && row->isWaiting() && row->done > 0;
        };
        QTRY_VERIFY(isInterrupted());
        window().workspace().fileDownloads().cancel(id);
        QVERIFY(QDir(folder.path()).isEmpty(QDir::Files));
    }

    void switchingTheAccountKeepsItsJobsRunning()
    {
        QVERIFY(m_fixture->connectTo());
        const auto id = beginSlowJob();
        QTRY_COMPARE(jobManager().running(), 1);
        QVERIFY(m_fixture->connectTo(m_fixture->profile(u"other"_s, u"Casa Lima"_s)));
        QVERIFY(!m_fixture->dialog());
        QCOMPARE(jobManager().running(), 0);
        const auto received = m_fixture->ledger().received(OperationId::PatchContactByEmail);
        QTRY_VERIFY(m_fixture->ledger().received(OperationId::PatchContactByEmail) > received + 8);
        // Quitting from the other account names the job, too.
        window().close();
        QTRY_VERIFY(question());
        QVERIFY(question()->findChild<QLabel *>(u"runningJobs"_s)->text().contains(u"400"_s));
        QTest::keyClick(question(), Qt::Key_Escape);
        QTRY_VERIFY(!question());
        // The first account still has the same run.
        QVERIFY(m_fixture->connectTo());
        QVERIFY(jobManager().runOf(id));
        QCOMPARE(jobManager().running(), 1);
        jobManager().pause(id);
        QTRY_COMPARE_WITH_TIMEOUT(jobManager().running(), 0, 15'000);
        QCOMPARE(jobManager().find(id)->head.counts[RowState::Unknown], 0);
    }

    // The data of an account is deleted while its jobs run in the background.
    void aReleasedAccountStopsItsJobs()
    {
        QVERIFY(m_fixture->connectTo());
        (void)beginSlowJob();
        QTRY_COMPARE(jobManager().running(), 1);
        QVERIFY(m_fixture->connectTo(m_fixture->profile(u"other"_s, u"Casa Lima"_s)));
        window().releaseAccount(u"test"_s);
        window().close();
        QTRY_VERIFY(!window().isVisible());
    }

    // The program ended while updates and deletes were in flight.
    void rowsInFlightAreResolvedAtTheNextStart_data()
    {
        QTest::addColumn<OperationId>("operation");
        QTest::newRow("update") << OperationId::PatchContactByEmail;
        QTest::newRow("delete") << OperationId::DeleteContactByEmail;
    }

    void rowsInFlightAreResolvedAtTheNextStart()
    {
        QFETCH(const OperationId, operation);
        const auto id = u"20261118-1"_s;
        {
            auto account = m_fixture->account(m_fixture->profile());
            const auto folder = jobs::jobFolderOf(*account);
            auto used = plan(operation);
            if (operation == OperationId::DeleteContactByEmail)
                used.targets.clear();
            auto draft = jobs::Job::begin(folder, id, u"in flight"_s, used, {}, m_fixture->clock());
            QVERIFY(draft);
            const jobs::RowMaker maker(used);
            QVERIFY((*draft)->append({maker.row({u"a@example.org"_s, u"1"_s}),
                                      maker.row({u"b@example.org"_s, u"2"_s})}));
            QVERIFY((*draft)->complete());
            draft->reset();
            auto journal = journal::Journal::open(folder.pathOf(id), m_fixture->clock());
            QVERIFY(journal && (*journal)->setState(JobState::Running));
            const auto left = (*journal)->step(
                {.wanted = 2}, journal::Journal::Begin::Leaving,
                [&](const journal::JobRow &row) { return maker.bytes(row.cells); });
            QVERIFY(left && left->size() == 2);
        }
        QVERIFY(m_fixture->connectTo());
        QTRY_VERIFY_WITH_TIMEOUT(
            jobManager().find(id) && jobManager().find(id)->head.state == JobState::Done, 30'000);
        QCOMPARE(jobManager().find(id)->head.counts[RowState::Unknown], 0);
        QCOMPARE(jobManager().find(id)->head.counts.ended(), 2);
        QVERIFY(m_fixture->ledger().received(OperationId::GetContactByEmail) >= 2);
    }
};

STOREDESK_TEST(TestQuitting)

} // namespace tst_quitting

#include "tst_quitting.moc"
