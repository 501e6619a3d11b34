// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/account.h"
#include "jobs/accountowner.h"
#include "jobs/jobmanager.h"
#include "journal/schema.h"
#include "support/clockwork.h"
#include "support/jobstore.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_jobfolder {

using namespace storedesk;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using catalogue::OperationId;
using journal::JobFolder;
using journal::JobOwner;
using journal::JobState;
using support::JobStore;

// Tests the jobs in a folder, their owners and how long they are stored.
class TestJobFolder final : public QObject
{
    Q_OBJECT

private:
    using Draft = std::unique_ptr<jobs::JobDraft>;

    [[nodiscard]] static jobs::BulkPlan patches()
    {
        return {.operation = OperationId::PatchContactByEmail,
                .keyColumn = 0,
                .targets = {{.column = 1, .key = u"_points"_s}}};
    }

    [[nodiscard]] Draft draft(const JobFolder &folder, const QString &id)
    {
        auto draft = jobs::Job::begin(folder, id, id, patches(), {}, m_store->clock());
        const std::vector<journal::NewRow> rows{
            {.cells = {u"a@example.org"_s, u"5"_s}, .key = u"a@example.org"_s}};
        return draft && (*draft)->append(rows) ? std::move(*draft) : nullptr;
    }

    void makeJob(const JobFolder &folder, const QString &id, JobState state)
    {
        const auto made = draft(folder, id);
        QVERIFY(made);
        const auto journal = made->complete();
        QVERIFY(journal && (*journal)->setState(state));
    }

    [[nodiscard]] std::unique_ptr<account::Account> openAccount(const QUrl &address,
                                                                const QByteArray &key)
    {
        return std::make_unique<account::Account>(
            profiles::Profile{
                .id = u"test"_s, .name = u"Test"_s, .address = address, .requestsPerMinute = 0},
            key, m_store->clock(), m_folder->path());
    }

    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<JobStore> m_store;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
        m_store.emplace();
    }

    void cleanup()
    {
        m_store.reset();
        m_folder.reset();
    }

    void aDraftIsNotListedCannotRunAndGoesWithItsFiles()
    {
        const JobFolder folder(m_folder->path());
        auto made = draft(folder, u"1"_s);
        QVERIFY(made);
        QVERIFY(QDir().mkpath(made->files()));
        QVERIFY(folder.list(m_store->clock()).empty());
        QCOMPARE(folder.heldDrafts(m_store->clock()), QStringList{u"1"_s});
        // The process that owns the job is alive, so no other process removes the job.
        folder.tidy(m_store->clock(), JobFolder::Depth::Thorough);
        QVERIFY(QFile::exists(folder.pathOf(u"1"_s)));
        made.reset();
        QCOMPARE(files(), QStringList());
    }

    void unfinishedDraftsOfAKilledProcessAreRemoved_data()
    {
        QTest::addColumn<bool>("lockFile");
        QTest::addColumn<JobFolder::Depth>("depth");
        QTest::newRow("at the start of a command") << true << JobFolder::Depth::Quick;
        QTest::newRow("at the start of the window") << false << JobFolder::Depth::Thorough;
    }

    void unfinishedDraftsOfAKilledProcessAreRemoved()
    {
        QFETCH(const bool, lockFile);
        QFETCH(const JobFolder::Depth, depth);
        const JobFolder folder(m_folder->path());
        const JobFolder elsewhere(m_folder->filePath(u"elsewhere"_s));
        const auto living = draft(elsewhere, u"1"_s);
        QVERIFY(living);
        makeJob(folder, u"2"_s, JobState::Paused);
        // Copy the files of a draft without its lock, as after a killed process.
        for (const auto *ending : {".sqlite", ".sqlite-wal"})
            QVERIFY(QFile::copy(elsewhere.path() + u"/1"_s + QLatin1StringView(ending),
                                folder.path() + u"/1"_s + QLatin1StringView(ending)));
        QVERIFY(QDir().mkpath(folder.filesOf(u"1"_s)));
        // This folder belongs to an import without a journal.
        QVERIFY(QDir().mkpath(folder.filesOf(u"3"_s)));
        if (lockFile)
            QVERIFY(QFile(folder.pathOf(u"1"_s) + u".lock"_s).open(QIODevice::WriteOnly));
        QVERIFY(!jobs::Job::openFile(folder, u"1"_s, m_store->clock()));
        folder.tidy(m_store->clock(), depth);
        QCOMPARE(files().filter(u"1."_s), QStringList());
        QCOMPARE(files().filter(u"3."_s), QStringList());
        const auto left = folder.list(m_store->clock());
        QCOMPARE(left.size(), 1U);
        QCOMPARE(left.front().id, u"2"_s);
        QVERIFY(QFile::exists(elsewhere.pathOf(u"1"_s)));
    }

    void anEmptyJournalOfAKilledProcessIsADraft()
    {
        const JobFolder folder(m_folder->path());
        QVERIFY(QFile(folder.pathOf(u"1"_s)).open(QIODevice::WriteOnly));
        QVERIFY(QFile(folder.pathOf(u"1"_s) + u".lock"_s).open(QIODevice::WriteOnly));
        QVERIFY(folder.list(m_store->clock()).empty());
        folder.tidy(m_store->clock(), JobFolder::Depth::Quick);
        QCOMPARE(files(), QStringList());
    }

    // At startup the window applies the same rule to jobs created on the command line.
    void jobsOfAccountsFromTheEnvironmentAreTidied()
    {
        const QDir data(m_folder->path());
        const JobFolder folder(data.filePath(u"environment/abc/jobs"_s));
        makeJob(folder, u"20250101-000000-0001"_s, JobState::Done);
        makeJob(folder, u"20260101-000000-0001"_s, JobState::Paused);
        m_store->clock().advance(std::chrono::hours(24) * (JobFolder::retentionDays + 1));
        QFile old(folder.pathOf(u"20250101-000000-0001"_s));
        QVERIFY(old.open(QIODevice::ReadWrite));
        QVERIFY(old.setFileTime(m_store->clock().now().addDays(-JobFolder::retentionDays - 1),
                                QFileDevice::FileModificationTime));
        old.close();
        jobs::tidyEnvironmentJobs(data.path(), m_store->clock());
        const auto left = folder.list(m_store->clock());
        QCOMPARE(left.size(), 1U);
        QCOMPARE(left.front().id, u"20260101-000000-0001"_s);
    }

    void anEmptyJournalWithoutAWriterIsReported()
    {
        const JobFolder folder(m_folder->path());
        QVERIFY(QFile(folder.pathOf(u"1"_s)).open(QIODevice::WriteOnly));
        folder.tidy(m_store->clock(), JobFolder::Depth::Thorough);
        const auto listed = folder.list(m_store->clock());
        QCOMPARE(listed.size(), 1U);
        QVERIFY(!listed.front().problem.what.isEmpty());
    }

    // If the mark of a job is damaged on disk, the job must not be taken for a draft, which would
    // be removed.
    void aJobWithADamagedMarkIsNotADraft()
    {
        const JobFolder folder(m_folder->path());
        makeJob(folder, u"1"_s, JobState::Paused);
        {
            auto database = base::Database::open(
                folder.pathOf(u"1"_s), {.migrations = journal::schema(), .checkedSize = 0},
                m_store->clock());
            QVERIFY(database && (*database)->run("UPDATE job SET complete = 0"));
        }
        folder.tidy(m_store->clock(), JobFolder::Depth::Thorough);
        const auto listed = folder.list(m_store->clock());
        QCOMPARE(listed.size(), 1U);
        QVERIFY(!listed.front().problem.what.isEmpty());
        QVERIFY(!files().filter(u"1.sqlite"_s).isEmpty());
    }

    void aJobThatEndedLongAgoIsRemoved()
    {
        const JobFolder folder(m_folder->path());
        makeJob(folder, u"1"_s, JobState::Done);
        makeJob(folder, u"2"_s, JobState::Paused);
        m_store->clock().advance(std::chrono::days(JobFolder::retentionDays));
        folder.tidy(m_store->clock(), JobFolder::Depth::Thorough);
        QCOMPARE(folder.list(m_store->clock()).size(), 2U);
        m_store->clock().advance(std::chrono::days(2));
        folder.tidy(m_store->clock(), JobFolder::Depth::Thorough);
        const auto left = folder.list(m_store->clock());
        QCOMPARE(left.size(), 1U);
        QCOMPARE(left.front().id, u"2"_s);
    }

    void G43_theWindowDoesNotTakeOverAJobOfAnotherStore()
    {
        const auto &service = m_store->service();
        {
            // This is the same profile before its address was changed.
            auto before = openAccount(QUrl(u"https://elsewhere.example.org"_s), service.apiKey());
            makeJob(jobs::jobFolderOf(*before), u"20260101-000000-0001"_s, JobState::Running);
        }
        const auto account = openAccount(service.url(), service.apiKey());
        jobs::JobManager manager(*account);
        QSignalSpy failures(&manager, &jobs::JobManager::failed);
        QVERIFY(support::runUntil(m_store->clock(), account->session().client(),
                                  [&] { return !failures.isEmpty(); }));
        const auto problem = failures.constFirst().constFirst().value<base::Problem>();
        QVERIFY2(problem.why.contains(u"elsewhere.example.org"_s), qPrintable(problem.why));
        QVERIFY(problem.why.contains(service.url().host()));
        manager.undo(u"20260101-000000-0001"_s, {});
        QVERIFY(support::runUntil(m_store->clock(), account->session().client(),
                                  [&] { return failures.size() == 2; }));
        QCOMPARE(m_store->ledger().entries().size(), 0);
    }

    void theWindowTakesOverAJobAfterTheKeyWasRenewed()
    {
        const auto &service = m_store->service();
        {
            auto before = openAccount(service.url(), "practice-00000000:old"_ba);
            makeJob(jobs::jobFolderOf(*before), u"20260101-000000-0001"_s, JobState::Running);
        }
        const auto account = openAccount(service.url(), service.apiKey());
        jobs::JobManager manager(*account);
        QVERIFY(support::runUntil(m_store->clock(), account->session().client(), [&] {
            const auto *job = manager.find(u"20260101-000000-0001"_s);
            return job && job->head.state == JobState::Done;
        }));
        QCOMPARE(m_store->ledger().received(OperationId::PatchContactByEmail), 1);
    }

    // The address is the same but the key is new, so the store records are compared before anything
    // is sent.
    void theWindowComparesTheStoresWhenTheKeyWasRenewed_data()
    {
        QTest::addColumn<bool>("same");
        QTest::newRow("same store") << true;
        QTest::newRow("another store") << false;
    }

    void theWindowComparesTheStoresWhenTheKeyWasRenewed()
    {
        QFETCH(const bool, same);
        const auto &service = m_store->service();
        const auto read = m_store->end({.operation = OperationId::GetStore});
        QVERIFY(read);
        auto record = read->document.object();
        if (!same)
            record[u"id"_s] = u"0123456789abcdef01234567"_s;
        {
            auto before = openAccount(service.url(), "practice-00000000:old"_ba);
            before->setStore(record);
            makeJob(jobs::jobFolderOf(*before), u"20260101-000000-0001"_s, JobState::Running);
        }
        const auto account = openAccount(service.url(), service.apiKey());
        jobs::JobManager manager(*account);
        QSignalSpy failures(&manager, &jobs::JobManager::failed);
        QVERIFY(support::runUntil(m_store->clock(), account->session().client(), [&] {
            const auto *job = manager.find(u"20260101-000000-0001"_s);
            return (job && job->head.state == JobState::Done) || !failures.isEmpty();
        }));
        QCOMPARE(failures.isEmpty(), same);
        QCOMPARE(m_store->ledger().received(OperationId::PatchContactByEmail), same ? 1 : 0);
        if (same)
            return;
        const auto problem = failures.constFirst().constFirst().value<base::Problem>();
        QVERIFY2(problem.what.contains(u"another store"_s), qPrintable(problem.what));
        QVERIFY2(problem.why.contains(u"0123456789abcdef01234567"_s)
                     && problem.why.contains(read->document.object()[u"id"_s].toString()),
                 qPrintable(problem.why));
    }

    // A field that is missing from the catalogue would be omitted from every request.
    void aStoredJobWithAnUnknownFieldDoesNotRun()
    {
        const JobFolder folder(m_folder->path());
        auto plan = patches();
        plan.targets.push_back({.column = 2, .key = u"_noSuchField"_s});
        auto made = jobs::Job::begin(folder, u"1"_s, u"1"_s, plan, {}, m_store->clock());
        QVERIFY(made);
        QVERIFY((*made)->append(
            {{.cells = {u"a@example.org"_s, u"5"_s, u"x"_s}, .key = u"a@example.org"_s}}));
        QVERIFY((*made)->complete());
        const auto opened = jobs::Job::openFile(folder, u"1"_s, m_store->clock());
        QVERIFY(!opened);
        QVERIFY2(opened.error().what.contains(u"_noSuchField"_s), qPrintable(opened.error().what));
    }

    void thePortOfAPracticeStoreDoesNotCount()
    {
        const auto ownerAt = [](profiles::StoreKind kind, const QString &address) {
            const profiles::Profile profile{
                .id = u"practice"_s, .name = {}, .address = QUrl(address), .kind = kind};
            return jobs::ownerOf(profile, {.baseUrl = profile.address, .key = "practice-1:x"});
        };
        using profiles::StoreKind;
        const auto here = u"http://127.0.0.1:4000"_s;
        const auto later = u"http://127.0.0.1:5000"_s;
        QVERIFY(ownerAt(StoreKind::Practice, here).accepts(ownerAt(StoreKind::Practice, later)));
        QVERIFY(!ownerAt(StoreKind::Test, here).accepts(ownerAt(StoreKind::Test, later)));
        QVERIFY(!ownerAt(StoreKind::Practice, u"https://a.example.org:1"_s)
                     .accepts(ownerAt(StoreKind::Practice, u"https://a.example.org:2"_s)));
    }

    void accountsFromTheEnvironmentShareNoFolder()
    {
        const auto folderOf = [](const QString &url, const QByteArray &key) {
            return jobs::environmentFolder(u"/data"_s,
                                           jobs::ownerOf({.baseUrl = QUrl(url), .key = key}));
        };
        const auto one = folderOf(u"https://a.example.org/v1"_s, "A:secret"_ba);
        QCOMPARE(folderOf(u"https://A.example.org:443/v1/"_s, "A:other"_ba), one);
        QVERIFY(folderOf(u"https://a.example.org/v1"_s, "B:secret"_ba) != one);
        QVERIFY(folderOf(u"https://b.example.org/v1"_s, "A:secret"_ba) != one);
        QVERIFY(!one.contains(u"secret"_s));
    }
};

STOREDESK_TEST(TestJobFolder)

} // namespace tst_jobfolder

#include "tst_jobfolder.moc"
