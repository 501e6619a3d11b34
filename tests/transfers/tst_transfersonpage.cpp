// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/pagefixture.h"
#include "support/postgresserver.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "catalogue/key.h"
#include "exports/contactmirrorupdater.h"
#include "exports/localexports.h"
#include "jobs/jobmanager.h"
#include "jobs/rowmaker.h"
#include "transfers/filedownloads.h"
#include "transfers/transferlist.h"
#include "ui/jobs/jobcard.h"
#include "ui/jobs/jobspage.h"
#include "ui/widgets/button.h"
#include "ui/workcards/transfercard.h"
#include "ui/workcards/transferdetail.h"
#include "warehouse/warehousesync.h"

#include <QAction>
#include <QElapsedTimer>
#include <QLabel>

namespace tst_transfersonpage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using enum catalogue::OperationId;
using journal::JobState;
using practice::Fault;
using transfers::TransferState;
using ui::jobs::JobCard;
using ui::jobs::JobsPage;
using ui::workcards::TransferCard;

// Tests the Jobs page with real work: a download, the offline copy, and a sync to PostgreSQL.
class TestTransfersOnPage final : public QObject
{
    Q_OBJECT

private:
    static constexpr std::chrono::milliseconds tick{200};

    support::PostgresServer m_server;
    std::optional<support::ManualClock> m_clock;
    std::unique_ptr<support::PageFixture> m_fixture;
    QTemporaryDir m_folder;
    JobsPage *m_page = nullptr;

    [[nodiscard]] transfers::TransferList &transfers()
    {
        return m_fixture->workspace().transfers();
    }
    [[nodiscard]] jobs::JobManager &jobManager() { return m_fixture->workspace().jobManager(); }
    [[nodiscard]] warehouse::WarehouseSync &sync()
    {
        return m_fixture->workspace().warehouseSync();
    }
    [[nodiscard]] exports::ContactMirrorUpdater &mirror()
    {
        return m_fixture->workspace().contactMirror();
    }
    [[nodiscard]] QString path() const { return m_folder.filePath(u"mine.zip"_s); }
    [[nodiscard]] qint64 received() const
    {
        return QFileInfo(path() + u".storedesk.part"_s).size();
    }
    // Returns the status codes of the requests for a file, in order.
    [[nodiscard]] QList<int> fileAnswers()
    {
        QList<int> statuses;
        for (const auto &entry : m_fixture->ledger().entries()) {
            if (!entry.operation)
                statuses.append(entry.status);
        }
        return statuses;
    }
    [[nodiscard]] bool isAnyRequestOpen()
    {
        return std::ranges::any_of(m_fixture->ledger().entries(), [](const auto &entry) {
            return entry.step != practice::LedgerStep::Ended;
        });
    }

    void play(practice::Aim aim, Fault fault, const QString &value,
              catalogue::OperationId operation = {})
    {
        m_fixture->service().faults().add(
            {.aim = aim, .operation = operation, .fault = fault, .value = value});
    }
    // Starts the download of the file of an export.
    QString startDownload()
    {
        for (const auto &each : support::listOf(*m_fixture, ListExports)) {
            const auto id = each[catalogue::key::id].toString();
            if (each[catalogue::key::status] != u"finished"_s)
                continue;
            m_fixture->ledger().clear();
            return m_fixture->workspace().fileDownloads().start(
                {.address = QUrl(each[catalogue::key::fileUrl].toString()),
                 .member = catalogue::key::fileUrl,
                 .read = m_fixture->account().session().exports().toGet(id),
                 .folder = m_folder.path(),
                 .name = u"mine.zip"_s,
                 .replace = true,
                 .page = ui::PageAddress{u"export"_s, {id}}.text()});
        }
        return {};
    }
    void showPage()
    {
        m_page = m_fixture->show(new JobsPage(*m_fixture));
        QTRY_VERIFY(m_page->settled());
    }
    template <typename Card>
    [[nodiscard]] Card *card(const QString &id)
    {
        for (auto *card : m_page->findChildren<Card *>()) {
            if (card->id() == id && card->isVisible())
                return card;
        }
        return nullptr;
    }
    static void press(QWidget *card, const char *name)
    {
        QVERIFY(card);
        auto *button = card->findChild<ui::Button *>(QString::fromLatin1(name));
        QVERIFY(button);
        QTRY_VERIFY(button->isVisible() && button->isEnabled() && button->width() > 8);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    [[nodiscard]] TransferState stateOf(const QString &id)
    {
        const auto *row = transfers().find(id);
        return row ? row->state : TransferState::Done;
    }
    // Lets polls and exports continue until the condition holds.
    template <typename Condition>
    [[nodiscard]] bool advanceUntil(Condition condition)
    {
        return QTest::qWaitFor(
            [&] {
                m_clock->advance(tick);
                return condition();
            },
            60'000);
    }
    // Connects and creates the tables.
    void prepareWarehouse(int days)
    {
        const auto settings =
            warehouse::ConnectionSettings::fromText(m_server.uri(u"desk"_s, u"shop"_s));
        QVERIFY(settings);
        sync().connectTo(*settings, "secret");
        QTRY_VERIFY(sync().needsTables() && isIdle());
        sync().create(m_clock->now().date().addDays(-days));
        QTRY_VERIFY(sync().status() && isIdle());
    }
    [[nodiscard]] bool isIdle()
    {
        return sync().activity() == warehouse::WarehouseSync::Activity::Idle;
    }
    // Waits until the service works on an export of the sync.
    [[nodiscard]] bool untilItExports()
    {
        return advanceUntil([this] {
            const auto *run = jobManager().runOf(sync().job());
            return run && run->state() == jobs::JobRun::State::Running
                && m_fixture->received(GetExport) > 0;
        });
    }

private Q_SLOTS:
    void initTestCase()
    {
        QCOMPARE(m_server.start(), QByteArray());
        QCOMPARE(m_server.ask(u"CREATE DATABASE shop"_s, u"postgres"_s), QByteArray());
        QCOMPARE(m_server.ask(u"CREATE ROLE desk LOGIN PASSWORD 'secret'"_s), QByteArray());
    }
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        (void)m_server.ask(u"DROP SCHEMA storedesk CASCADE"_s);
        QCOMPARE(m_server.ask(u"CREATE SCHEMA storedesk AUTHORIZATION desk"_s), QByteArray());
        m_clock.emplace();
        m_fixture = std::make_unique<support::PageFixture>(
            practice::ServiceOptions{.contacts = 40, .requestsPerMinute = 0, .speed = 1},
            support::PageFixture::profile(), nullptr, &*m_clock);
        showPage();
    }
    void cleanup()
    {
        m_fixture.reset();
        m_clock.reset();
        for (const auto &file : QDir(m_folder.path()).entryList(QDir::Files))
            QFile::remove(m_folder.filePath(file));
    }

    void aDownloadIsPausedAndContinues()
    {
        play(practice::Aim::File, Fault::Drip, u"400"_s);
        const auto id = startDownload();
        QTRY_VERIFY(card<TransferCard>(id));
        QCOMPARE(m_page->badge().running, 1);
        QTRY_VERIFY(received() > 0);
        press(card<TransferCard>(id), "pause");
        QTRY_COMPARE(stateOf(id), TransferState::Paused);
        // The service no longer sends anything.
        QTRY_VERIFY(!isAnyRequestOpen());
        const auto before = received();
        QVERIFY(before > 0);
        m_clock->advance(std::chrono::minutes(10));
        QCoreApplication::processEvents();
        QCOMPARE(received(), before);
        QCOMPARE(fileAnswers().size(), 1);
        QCOMPARE(m_page->badge().running, 0);
        auto *paused = card<TransferCard>(id);
        QVERIFY(paused->accessibleDescription().startsWith(u"Paused. "_s));

        m_fixture->service().faults().clear();
        press(card<TransferCard>(id), "pause");
        QTRY_VERIFY(QFile::exists(path()));
        QCOMPARE(fileAnswers(), (QList<int>{200, 206}));
        QTRY_COMPARE(stateOf(id), TransferState::Done);
        // Removes the line, not the file.
        press(card<TransferCard>(id), "cancel");
        QTRY_COMPARE(transfers().rowCount(), 0);
        QVERIFY(QFile::exists(path()));
    }

    void aDownloadThatStallsIsCancelledAtOnce()
    {
        play(practice::Aim::File, Fault::Stall, {});
        const auto id = startDownload();
        QTRY_VERIFY(card<TransferCard>(id));
        QTRY_VERIFY(isAnyRequestOpen());
        QSignalSpy changed(&transfers(), &transfers::TransferList::changed);
        QElapsedTimer passed;
        passed.start();
        press(card<TransferCard>(id), "cancel");
        QVERIFY(!changed.isEmpty() || changed.wait(1'000));
        QVERIFY(!transfers().find(id));
        QVERIFY2(passed.elapsed() < 1'000, QByteArray::number(passed.elapsed()));
        QTRY_COMPARE(received(), 0);
        QTRY_VERIFY(!isAnyRequestOpen());
    }

    // The same actions as for jobs, on the selected line.
    void theActionsOfThePageMeanTheSelectedTransfer()
    {
        play(practice::Aim::File, Fault::Drip, u"400"_s);
        const auto id = startDownload();
        QTRY_VERIFY(card<TransferCard>(id));
        auto *chosen = card<TransferCard>(id);
        QTest::mouseClick(chosen, Qt::LeftButton, {}, QPoint(4, 4));
        auto *detail = m_page->findChild<ui::workcards::TransferDetail *>();
        QVERIFY(detail->isVisible());
        QCOMPARE(detail->id(), id);
        QTRY_VERIFY(received() > 0);
        m_page->findChild<QAction *>(u"pauseOrResume"_s)->trigger();
        QTRY_COMPARE(stateOf(id), TransferState::Paused);
        QVERIFY(!m_page->findChild<QAction *>(u"saveReportAction"_s)->isEnabled());
        QTest::keyClick(chosen, Qt::Key_Return);
        QCOMPARE(m_fixture->opened().last().page, u"export"_s);
        m_page->findChild<QAction *>(u"cancelJob"_s)->trigger();
        QTRY_VERIFY(!transfers().find(id));
        QCOMPARE(received(), 0);
    }

    void theOfflineCopyIsPausedAndContinues()
    {
        mirror().turnOn();
        QVERIFY(advanceUntil([this] {
            return !mirror().job().isEmpty() && card<JobCard>(mirror().job())
                && m_fixture->received(GetExport) > 0;
        }));
        const auto job = mirror().job();
        press(card<JobCard>(job), "pause");
        QVERIFY(advanceUntil([&] { return !jobManager().runOf(job); }));
        QCOMPARE(jobManager().find(job)->head.state, JobState::Paused);
        const auto before = m_fixture->ledger().total();
        m_clock->advance(std::chrono::minutes(10));
        QCoreApplication::processEvents();
        QCOMPARE(m_fixture->ledger().total(), before);

        press(card<JobCard>(job), "pause");
        QVERIFY(advanceUntil([this] { return mirror().hasCopy() && !mirror().isMaking(); }));
        QCOMPARE(mirror().known().count, 40);
        QCOMPARE(m_fixture->received(CreateExport), 1);
    }

    void aSyncIsPausedAndContinues()
    {
        prepareWarehouse(40);
        QVERIFY(!QTest::currentTestFailed());
        sync().sync();
        QVERIFY(untilItExports());
        QTRY_COMPARE(transfers().rowCount(), 1);
        const auto id = transfers().rows().front().id;
        const auto job = sync().job();
        // The sync and its export are one piece of work.
        QTRY_COMPARE(m_page->badge().running, 1);
        press(card<TransferCard>(id), "pause");
        QTRY_COMPARE(stateOf(id), TransferState::Paused);
        QVERIFY(advanceUntil([&] { return !jobManager().runOf(job); }));
        const auto before = m_fixture->ledger().total();
        m_clock->advance(std::chrono::minutes(10));
        QCoreApplication::processEvents();
        QCOMPARE(m_fixture->ledger().total(), before);
        QCOMPARE(m_page->badge().running, 0);

        press(card<TransferCard>(id), "pause");
        QVERIFY(advanceUntil([&] { return stateOf(id) == TransferState::Done && isIdle(); }));
        QCOMPARE(sync().problem().what, QString());
        QVERIFY(sync().status()->lastSync.isValid());
        QCOMPARE(jobManager().find(job)->head.state, JobState::Done);
        // No export was requested again: contacts, two for the activities, and contacts at the end.
        QCOMPARE(m_fixture->ledger().applied(CreateExport), 4);
    }

    void aSyncIsCancelledAtOnceThoughTheServerHangs()
    {
        prepareWarehouse(40);
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(m_server.setFrozen(true));
        sync().sync();
        QTRY_COMPARE(transfers().rowCount(), 1);
        const auto id = transfers().rows().front().id;
        QTRY_VERIFY(card<TransferCard>(id));
        // A pause waits for the server, but can be followed by a cancellation.
        press(card<TransferCard>(id), "pause");
        QTRY_COMPARE(stateOf(id), TransferState::Pausing);
        QSignalSpy changed(&transfers(), &transfers::TransferList::changed);
        QElapsedTimer passed;
        passed.start();
        press(card<TransferCard>(id), "cancel");
        QVERIFY(!changed.isEmpty() || changed.wait(1'000));
        const auto elapsed = passed.elapsed();
        QVERIFY(m_server.setFrozen(false));
        QVERIFY2(elapsed < 1'000, QByteArray::number(elapsed));
        QCOMPARE(transfers().rowCount(), 0);
        QVERIFY(isIdle());
        // The connection can be used again.
        sync().sync();
        QVERIFY(advanceUntil([this] { return isIdle(); }));
        QCOMPARE(sync().problem().what, QString());
    }

    void aComparisonCanOnlyBeCancelled()
    {
        prepareWarehouse(3);
        sync().sync();
        QVERIFY(advanceUntil([this] { return isIdle(); }));
        m_fixture->ledger().clear();
        sync().verify();
        QVERIFY(untilItExports());
        const auto job = sync().job();
        QTRY_COMPARE(transfers().rowCount(), 1);
        const auto id = transfers().rows().front().id;
        QTRY_VERIFY(card<TransferCard>(id));
        auto *pause = card<TransferCard>(id)->findChild<ui::Button *>(u"pause"_s);
        QVERIFY(!pause->isEnabled());
        QVERIFY(pause->toolTip().contains("no intermediate results"_L1));
        press(card<TransferCard>(id), "cancel");
        QTRY_COMPARE(transfers().rowCount(), 0);
        QTRY_COMPARE(jobManager().find(job)->head.state, JobState::Done);
        QTRY_VERIFY(!isAnyRequestOpen());
    }

    // A job, a download and a sync are listed with their progress after a restart.
    void unfinishedWorkIsListedAfterARestart()
    {
        prepareWarehouse(40);
        QVERIFY(!QTest::currentTestFailed());
        sync().sync();
        QVERIFY(untilItExports());
        const auto syncId = transfers().rows().front().id;
        jobs::BulkPlan plan{.operation = PatchContactByEmail, .keyColumn = 0};
        plan.targets = {{.column = 1, .key = u"_points"_s}};
        jobs::ListJob job{
            .title = u"points.csv"_s, .plan = plan, .columns = {u"email"_s, u"points"_s}};
        const jobs::RowMaker maker(plan);
        for (int number = 1; number <= 60; ++number)
            job.rows.push_back(maker.row({u"p%1@example.org"_s.arg(number), u"5"_s}));
        play(practice::Aim::Operation, Fault::Drip, u"20"_s, PatchContactByEmail);
        const auto jobId = jobManager().begin(job);
        QTRY_VERIFY(m_fixture->received(PatchContactByEmail) > 10);
        jobManager().pause(jobId);
        QVERIFY(advanceUntil([&] { return !jobManager().runOf(jobId); }));
        const auto ended = jobManager().find(jobId)->head.counts.ended();
        QVERIFY(ended > 0 && ended < 60);
        play(practice::Aim::File, Fault::Drip, u"400"_s);
        const auto download = startDownload();
        QTRY_VERIFY(received() > 0 && transfers().find(download)
                    && transfers().find(download)->total > 0);
        const auto total = transfers().find(download)->total;

        m_fixture->restart();
        m_fixture->service().faults().clear();
        const auto size = received();
        QVERIFY(size > 0);
        showPage();
        QTRY_VERIFY(card<JobCard>(jobId) && card<TransferCard>(download)
                    && card<TransferCard>(syncId));
        QCOMPARE(jobManager().find(jobId)->head.counts.ended(), ended);
        QCOMPARE(jobManager().find(jobId)->head.rows(), 60);
        QCOMPARE(stateOf(download), TransferState::Interrupted);
        QCOMPARE(transfers().find(download)->done, size);
        QCOMPARE(transfers().find(download)->total, total);
        QCOMPARE(stateOf(syncId), TransferState::Interrupted);
        // The export of the sync continues automatically, because it was not paused.
        QTRY_COMPARE(m_page->badge().running, 1);

        m_fixture->ledger().clear();
        press(card<TransferCard>(download), "pause");
        QTRY_VERIFY(QFile::exists(path()));
        QCOMPARE(fileAnswers(), QList<int>{206});
        // The password is not stored in the keychain of the tests.
        QTRY_VERIFY(sync().isReady() && isIdle());
        sync().connectTo(sync().settings(), "secret");
        QTRY_VERIFY(isIdle());
        press(card<TransferCard>(syncId), "pause");
        QVERIFY(advanceUntil([&] { return stateOf(syncId) == TransferState::Done; }));
        QVERIFY(sync().status()->lastSync.isValid());
    }
};

STOREDESK_TEST(TestTransfersOnPage)

} // namespace tst_transfersonpage

#include "tst_transfersonpage.moc"
