// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/programfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "base/filelock.h"
#include "exports/localexports.h"
#include "journal/jobfolder.h"
#include "schedules/schedulelist.h"
#include "schedules/scheduler.h"
#include "ui/host/accountactions.h"
#include "ui/shell/retainedaccounts.h"
#include "ui/shell/scheduledaccounts.h"
#include "workspace/workspace.h"

#include <QTemporaryDir>

#include <map>

namespace tst_scheduledaccounts {

using namespace Qt::StringLiterals;
using namespace storedesk;
using profiles::ProtectionLevel;
using schedules::RunResult;
using schedules::Schedule;
using schedules::ScheduleList;

// Accounts that the window does not show run their schedules in the background.
class TestScheduledAccounts final : public QObject
{
    Q_OBJECT

private:
    std::optional<QTemporaryDir> m_folder;
    std::optional<support::ProgramFixture<>> m_program;
    std::map<QString, std::unique_ptr<practice::Service>> m_services;
    base::SystemClock m_clock;

    // Adds an account with a service of its own and returns its ID.
    QString add(const QString &name, ProtectionLevel guard = ProtectionLevel::Free)
    {
        auto service =
            std::move(*practice::Service::start({.contacts = 8, .requestsPerMinute = 0}, m_clock));
        const auto id = m_program->add(*service, name, guard);
        m_services[id] = std::move(service);
        return id;
    }
    [[nodiscard]] QString folderOf(const QString &id) const
    {
        return m_program->window->accountActions()->folderOf(id);
    }
    [[nodiscard]] ScheduleList listOf(const QString &id) const
    {
        const auto folder = folderOf(id);
        return ScheduleList(
            {.jobs = journal::JobFolder(QDir(folder).filePath(u"jobs"_s)), .account = folder});
    }
    void schedule(const QString &id, const QDateTime &handled) const
    {
        const Schedule daily{
            .id = u"contacts"_s,
            .kind = u"export"_s,
            .settings = {{u"type"_s, u"contacts"_s},
                         {u"values"_s,
                          QJsonObject{{u"delimiter"_s, u","_s}, {u"dateFormat"_s, u"ISO"_s}}}},
            .handled = handled};
        QDir().mkpath(folderOf(id));
        QVERIFY(listOf(id).keep(daily));
    }
    [[nodiscard]] RunResult::State lastState(const QString &id) const
    {
        const auto all = listOf(id).all();
        for (const auto &one : all ? *all : std::vector<Schedule>()) {
            if (const auto *run = one.lastRun(); run && one.id == "contacts"_L1)
                return run->result.state;
        }
        return RunResult::State::Count;
    }
    [[nodiscard]] qint64 exportsOf(const QString &id)
    {
        return m_services[id]->ledger().received(catalogue::OperationId::CreateExport);
    }
    [[nodiscard]] bool isRetained(const QString &id) const
    {
        return m_program->window->findChild<ui::shell::RetainedAccounts *>()->contains(id);
    }
    // Looks for schedules now instead of every few minutes.
    void look() const { m_program->window->findChild<ui::shell::ScheduledAccounts *>()->look(); }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
        m_program.emplace(m_folder->path());
    }
    void cleanup()
    {
        m_program.reset();
        m_services.clear();
        m_folder.reset();
    }

    void onlyAccountsThatAreDueAndMayWriteAreOpened()
    {
        const auto shown = add(u"Shown"_s);
        const auto due = add(u"Due"_s);
        const auto early = add(u"Early"_s);
        const auto readOnly = add(u"Read-only"_s, ProtectionLevel::ReadOnly);
        const auto keyless = add(u"Keyless"_s);
        m_program->secrets.remove(keyless, m_program->window.get(), [](const auto &) { });
        const auto now = m_clock.now();
        for (const auto &id : {due, readOnly, keyless})
            schedule(id, now.addDays(-2));
        schedule(early, now);
        QVERIFY(m_program->connectTo(shown));
        look();
        QTRY_VERIFY_WITH_TIMEOUT(isRetained(due), 20'000);
        QTRY_COMPARE_WITH_TIMEOUT(lastState(due), RunResult::State::Finished, 60'000);
        QCOMPARE(exportsOf(due), 1);
        // The window still shows the same account.
        QVERIFY(m_program->isIn(shown));
        for (const auto &id : {early, readOnly, keyless}) {
            QVERIFY(!isRetained(id));
            QCOMPARE(exportsOf(id), 0);
            QCOMPARE(lastState(id), RunResult::State::Count);
        }
        // The account is closed when it has no more work.
        QTRY_VERIFY_WITH_TIMEOUT(!isRetained(due), 60'000);
    }

    // The run of an export ends when its table exists, which another process may be creating.
    void anAccountIsBusyUntilItsRunIsSettled()
    {
        const auto due = add(u"Due"_s);
        schedule(due, m_clock.now().addDays(-2));
        ui::shell::OpenAccount open(std::make_unique<account::Account>(
            profiles::Profile{.id = due,
                              .name = u"Due"_s,
                              .address = m_services[due]->url(),
                              .guard = ProtectionLevel::Free},
            m_services[due]->apiKey(), m_clock, QFileInfo(folderOf(due)).path()));
        const auto &tables = open.workspace->localExports();
        const auto &scheduler = open.workspace->scheduler();
        auto &manager = open.workspace->jobManager();
        std::optional<base::FileLock> joining;
        connect(&manager, &jobs::JobManager::jobChanged, this, [&](const QString &job) {
            if (joining)
                return;
            QVERIFY(QDir().mkpath(tables.folder()));
            joining.emplace(QDir(tables.folder()).filePath(u".joining-%1.lock"_s.arg(job)));
            QVERIFY(joining->lock());
        });
        QSignalSpy ended(&manager, &jobs::JobManager::jobEnded);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 60'000);
        QVERIFY(joining);
        QTRY_VERIFY_WITH_TIMEOUT(!scheduler.isBusy(), 60'000);
        QCOMPARE(lastState(due), RunResult::State::Running);
        QVERIFY(open.isBusy());
        joining->unlock();
        QTRY_VERIFY_WITH_TIMEOUT(!open.isBusy(), 60'000);
        QCOMPARE(lastState(due), RunResult::State::Finished);
    }

    void anAccountThatRunsItsScheduleIsShownAsItIs()
    {
        const auto shown = add(u"Shown"_s);
        const auto due = add(u"Due"_s);
        schedule(due, m_clock.now().addDays(-2));
        QVERIFY(m_program->connectTo(shown));
        look();
        QTRY_VERIFY_WITH_TIMEOUT(isRetained(due), 20'000);
        // Looking again does not open it twice.
        look();
        QVERIFY(m_program->connectTo(due));
        QVERIFY(!isRetained(due));
        QTRY_COMPARE_WITH_TIMEOUT(lastState(due), RunResult::State::Finished, 60'000);
        QCOMPARE(exportsOf(due), 1);
    }
};

STOREDESK_TEST(TestScheduledAccounts)

} // namespace tst_scheduledaccounts

#include "tst_scheduledaccounts.moc"
