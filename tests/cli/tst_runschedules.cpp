// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/commandline.h"
#include "support/secretservice.h"
#include "support/seededstores.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "base/filelock.h"
#include "imports/recipeshelf.h"
#include "practice/service/service.h"
#include "profiles/keychainsecrets.h"
#include "profiles/profiles.h"
#include "purchases/purchaserecipe.h"
#include "schedules/bulkwork.h"
#include "schedules/importwork.h"
#include "schedules/schedulelist.h"

#include <QStandardPaths>
#include <QTest>

#include <csignal>

namespace tst_runschedules {

using namespace Qt::StringLiterals;
using namespace storedesk;
using schedules::RunResult;
using schedules::Schedule;
using schedules::ScheduleList;
using support::CommandLine;

// Tests "run --schedules" with the accounts of the window, whose keys are in a keychain.
class TestRunSchedules final : public QObject
{
    Q_OBJECT

private:
    QProcess m_daemon;
    support::SecretService *m_keychain = nullptr;
    std::optional<CommandLine> m_cli;

    // The keychain is answered by this process, so it must not block.
    [[nodiscard]] CommandLine::Ended run(const QStringList &arguments)
    {
        QProcess process;
        m_cli->start(process, arguments);
        if (!QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 90'000))
            return {};
        return {.exitCode = process.exitCode(),
                .output = process.readAllStandardOutput(),
                .complaints = process.readAllStandardError()};
    }

    [[nodiscard]] ScheduleList list(const QString &profile) const
    {
        const QDir folder(m_cli->path(u"data/data/"_s + profile));
        return ScheduleList(
            {.jobs = journal::JobFolder(folder.filePath(u"jobs"_s)), .account = folder.path()});
    }
    // Returns a daily schedule that has been due for two hours, so that a run is late.
    [[nodiscard]] static Schedule dueExport()
    {
        return {.id = u"everyone"_s,
                .kind = u"export"_s,
                .settings = {{u"type"_s, u"contacts"_s},
                             {u"values"_s,
                              QJsonObject{{u"delimiter"_s, u","_s}, {u"dateFormat"_s, u"ISO"_s}}}},
                .rhythm = {.time = QTime::currentTime().addSecs(-2 * 60 * 60)},
                .handled = QDateTime::currentDateTimeUtc().addDays(-3)};
    }
    [[nodiscard]] RunResult::State lastState(const QString &profile) const
    {
        const auto all = list(profile).all();
        const auto *run = all && !all->empty() ? all->front().lastRun() : nullptr;
        return run ? run->result.state : RunResult::State::Count;
    }
    void addAccount(const QString &id, bool hasKey, profiles::ProtectionLevel guard)
    {
        profiles::Profiles profiles(m_cli->path(u"data/data/profiles.json"_s));
        QVERIFY(profiles.load());
        QVERIFY(profiles.put({.id = id,
                              .name = id,
                              .address = QUrl(m_cli->served[u"url"].toString()),
                              .guard = guard,
                              .requestsPerMinute = 0}));
        if (!hasKey)
            return;
        profiles::KeychainSecrets secrets;
        bool written = false;
        secrets.write(id, m_cli->served[u"apiKey"].toString().toUtf8(), this,
                      [&written](const base::Result<void> &done) { written = done.has_value(); });
        QTRY_VERIFY(written);
    }

    // Creates an event type and two contacts in the service of this process.
    void makeBookings()
    {
        m_cli->environment.insert(u"STOREDESK_URL"_s, m_cli->served[u"url"].toString());
        m_cli->environment.insert(u"STOREDESK_API_KEY"_s, m_cli->served[u"apiKey"].toString());
        QVERIFY(m_cli->addContact(u"ana@example.com"_s) && m_cli->addContact(u"bea@example.com"_s));
        const auto made = QJsonDocument::fromJson(m_cli->call(
            {u"createCustomIntegration"_s}, R"({"name":"Bookings","eventsEnabled":true})"));
        const auto type = m_cli->call(
            {u"createCustomEventType"_s, u"--param"_s,
             u"id="_s + made.object().value("id"_L1).toString()},
            R"({"name":"Booking","category":"receive","alias":"booking","receiveType":"api",)"
            R"("fields":[{"id":"email","name":"Email","type":"email","isPrimaryKey":true,)"
            R"("required":true},{"id":"seats","name":"Seats","type":"integer"}]})");
        QVERIFY2(!type.startsWith("failed"), type);
        m_cli->environment.remove(u"STOREDESK_URL"_s);
        m_cli->environment.remove(u"STOREDESK_API_KEY"_s);
    }

private Q_SLOTS:
    void initTestCase()
    {
        const auto daemon = QStandardPaths::findExecutable(u"dbus-daemon"_s);
        QVERIFY2(!daemon.isEmpty(), "dbus-daemon is missing: packaging/test installs it");
        m_daemon.start(daemon, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
        QVERIFY(m_daemon.waitForReadyRead());
        const auto address = m_daemon.readLine().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        auto bus = QDBusConnection::connectToBus(QString::fromLatin1(address), u"service"_s);
        QVERIFY(bus.isConnected());
        m_keychain = new support::SecretService;
        m_keychain->setParent(this);
        QVERIFY(m_keychain->serve(bus));
    }
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_cli.emplace();
        QVERIFY(m_cli->serve({u"--contacts"_s, u"40"_s, u"--speed"_s, u"20"_s}));
        m_cli->environment.remove(u"STOREDESK_URL"_s);
        m_cli->environment.remove(u"STOREDESK_API_KEY"_s);
        m_cli->environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s,
                                  qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS"));
        QVERIFY(QDir().mkpath(m_cli->path(u"data/data"_s)));
    }
    void cleanup()
    {
        QVERIFY(m_cli->stopService());
        m_cli.reset();
    }
    void cleanupTestCase()
    {
        QDBusConnection::disconnectFromBus(u"service"_s);
        m_daemon.kill();
        m_daemon.waitForFinished();
    }

    void allAccountsWithAKeyAreServedOnce()
    {
        using enum profiles::ProtectionLevel;
        addAccount(u"first"_s, true, Confirm);
        addAccount(u"second"_s, true, Free);
        addAccount(u"keyless"_s, false, Confirm);
        addAccount(u"readonly"_s, true, ReadOnly);
        for (const auto &id : {u"first"_s, u"second"_s, u"keyless"_s, u"readonly"_s})
            QVERIFY(list(id).keep(dueExport()));
        const auto ended = run({u"run"_s, u"--schedules"_s});
        // A schedule that is due but has no key is an error.
        QVERIFY2(ended.exitCode == 2, ended.complaints.constData());
        QVERIFY2(ended.complaints.contains("keyless"), ended.complaints.constData());
        QVERIFY2(ended.output.contains("first: Contacts, every day"), ended.output.constData());
        QVERIFY(ended.output.contains("missed"));
        QCOMPARE(lastState(u"first"_s), RunResult::State::Finished);
        QCOMPARE(lastState(u"second"_s), RunResult::State::Finished);
        QCOMPARE(lastState(u"keyless"_s), RunResult::State::Count);
        QCOMPARE(lastState(u"readonly"_s), RunResult::State::Count);
        // Nothing else is left to do.
        QVERIFY(list(u"keyless"_s).remove(dueExport().id));
        const auto idle = run({u"run"_s, u"--schedules"_s});
        QVERIFY2(idle.exitCode == 0 && idle.output.isEmpty(), idle.output.constData());
    }

    void aKeychainThatCannotBeReadIsReported()
    {
        addAccount(u"first"_s, true, profiles::ProtectionLevel::Free);
        QVERIFY(list(u"first"_s).keep(dueExport()));
        m_cli->environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path=/nowhere"_s);
        const auto ended = run({u"run"_s, u"--schedules"_s});
        QVERIFY2(ended.exitCode == 2, ended.complaints.constData());
        QVERIFY2(ended.complaints.contains("first"), ended.complaints.constData());
        QCOMPARE(lastState(u"first"_s), RunResult::State::Count);
    }

    // The first account has failed by then.
    void anInterruptStopsAllAccounts()
    {
        using enum profiles::ProtectionLevel;
        addAccount(u"first"_s, true, Free);
        addAccount(u"second"_s, true, Free);
        addAccount(u"third"_s, true, Free);
        for (const auto &id : {u"second"_s, u"third"_s})
            QVERIFY(list(id).keep(dueExport()));
        auto foreign = dueExport();
        foreign.owner = journal::JobOwner::of(QUrl(u"https://other.example.org"_s), {}, {});
        QVERIFY(list(u"first"_s).keep(foreign));
        QProcess process;
        m_cli->start(process, {u"run"_s, u"--schedules"_s, u"--json"_s});
        QByteArray output;
        QVERIFY(QTest::qWaitFor(
            [&] {
                output += process.readAllStandardOutput();
                return output.contains("\"job\":");
            },
            60'000));
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        QVERIFY(QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 60'000));
        QCOMPARE(process.exitCode(), 7);
        QCOMPARE(lastState(u"third"_s), RunResult::State::Count);
    }

    // None of these options may be ignored, because the schedules would run.
    void optionsThatDoNotBelongTogetherAreRefused_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("dry run") << QStringList{u"--schedules"_s, u"--dry-run"_s};
        QTest::newRow("list of all") << QStringList{u"--schedules"_s, u"--list"_s};
        QTest::newRow("remove from all")
            << QStringList{u"--schedules"_s, u"--remove"_s, u"everyone"_s};
        QTest::newRow("run in all") << QStringList{u"--schedules"_s, u"--now"_s, u"everyone"_s};
        QTest::newRow("dry run of an account")
            << QStringList{u"--profile"_s, u"first"_s, u"--dry-run"_s};
        QTest::newRow("contacts without a recipe")
            << QStringList{u"--schedules"_s, u"--known"_s, u"contacts.csv"_s};
        QTest::newRow("limit without a recipe")
            << QStringList{u"--schedules"_s, u"--max-blanked"_s, u"3"_s};
        QTest::newRow("list with a recipe")
            << QStringList{u"a.recipe.json"_s, u"--file"_s, u"a.csv"_s, u"--list"_s};
    }
    void optionsThatDoNotBelongTogetherAreRefused()
    {
        QFETCH(const QStringList, options);
        addAccount(u"first"_s, true, profiles::ProtectionLevel::Free);
        QVERIFY(list(u"first"_s).keep(dueExport()));
        const auto ended = run(QStringList{u"run"_s} + options);
        QVERIFY2(ended.exitCode == 2, ended.complaints.constData());
        QVERIFY2(ended.complaints.contains("--"), ended.complaints.constData());
        QCOMPARE(lastState(u"first"_s), RunResult::State::Count);
        QCOMPARE(list(u"first"_s).all()->size(), 1U);
    }

    // Another process, such as the window, has claimed the run.
    void aRunInAnotherProcessIsNotRepeated()
    {
        addAccount(u"first"_s, true, profiles::ProtectionLevel::Free);
        QVERIFY(list(u"first"_s).keep(dueExport()));
        const base::SystemClock clock;
        const auto claimed = list(u"first"_s).claim(clock);
        QCOMPARE(claimed->size(), 1U);
        const auto ended = run({u"run"_s, u"--schedules"_s});
        QVERIFY2(ended.exitCode == 0 && ended.output.isEmpty(), ended.output.constData());
        QCOMPARE(lastState(u"first"_s), RunResult::State::Running);
        QCOMPARE(list(u"first"_s).all()->front().runs.size(), 1U);
    }

    // The guards of the recipe apply as in the window.
    void aFolderIsImportedUnlessAGuardStopsIt()
    {
        addAccount(u"first"_s, true, profiles::ProtectionLevel::Free);
        imports::Recipe recipe{.name = u"CRM"_s, .guards = {.mostRows = 2}};
        recipe.settings.policy = importcheck::Policy::FillEmpty;
        recipe.matching.targets = {{u"email"_s, u"_email"_s}};
        const auto stored = imports::RecipeShelf(m_cli->path(u"data/data/first"_s)).keep(recipe);
        QVERIFY(stored);
        const QDir inbox(m_cli->path(u"inbox"_s));
        const auto arrive = [&](const QString &name, const QByteArray &text) {
            QVERIFY(inbox.mkpath(u"."_s));
            QFile file(inbox.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) > 0 && file.flush());
            QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-60),
                                     QFileDevice::FileModificationTime));
        };
        arrive(u"good.csv"_s, "email\nana@example.com\nbea@example.com\n");
        const schedules::FolderImportSettings settings{.folder = inbox.path(),
                                                       .recipe = stored->path};
        QVERIFY(list(u"first"_s)
                    .keep({.id = u"crm"_s,
                           .kind = u"import"_s,
                           .settings = settings.toJson(),
                           .rhythm = {.every = schedules::Rhythm::Every::File},
                           .handled = QDateTime::currentDateTimeUtc()}));
        const auto good = run({u"run"_s, u"--schedules"_s});
        QVERIFY2(good.exitCode == 0, good.complaints.constData());
        QCOMPARE(lastState(u"first"_s), RunResult::State::Finished);
        QVERIFY(inbox.exists(u"done/good.csv"_s));

        arrive(u"big.csv"_s, "email\na@example.com\nb@example.com\nc@example.com\n");
        const auto stopped = run({u"run"_s, u"--schedules"_s});
        QVERIFY2(stopped.exitCode == 6, stopped.complaints.constData());
        QCOMPARE(lastState(u"first"_s), RunResult::State::Stopped);
        QVERIFY(inbox.exists(u"big.csv"_s));
    }

    // The service runs in this process, whose ledger counts the events.
    void everyEventOfAFileIsSentOnce()
    {
        base::SystemClock clock;
        const auto service = practice::Service::start(
            support::copied({.contacts = 1, .requestsPerMinute = 6'000}), clock);
        QVERIFY(service);
        auto &ledger = (*service)->ledger();
        m_cli->served = {{u"url"_s, (*service)->url().toString()},
                         {u"apiKey"_s, QString::fromLatin1((*service)->apiKey())}};
        addAccount(u"first"_s, true, profiles::ProtectionLevel::Free);
        makeBookings();
        const imports::Recipe recipe{
            .name = u"Bookings"_s,
            .kind = imports::RecipeKind::Bulk,
            .job = {.operation = catalogue::OperationId::CreateCustomEventByAlias,
                    .within = {u"booking"_s},
                    .targets = {{.column = 0, .key = u"email"_s},
                                {.column = 1, .key = u"seats"_s}}},
            .columns = {u"email"_s, u"seats"_s}};
        const auto stored = imports::RecipeShelf(m_cli->path(u"data/data/first"_s)).keep(recipe);
        QVERIFY(stored);
        const QDir inbox(m_cli->path(u"inbox"_s));
        QVERIFY(inbox.mkpath(u"."_s));
        QFile file(inbox.filePath(u"bookings.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly)
                && file.write("seats,email\n2,ana@example.com\n4,bea@example.com\n") > 0
                && file.flush());
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-60),
                                 QFileDevice::FileModificationTime));
        const schedules::FolderBulkSettings settings{
            .files = {.folder = inbox.path(), .recipe = stored->path}};
        QVERIFY(list(u"first"_s)
                    .keep({.id = u"events"_s,
                           .kind = u"bulk"_s,
                           .settings = settings.toJson(),
                           .rhythm = {.every = schedules::Rhythm::Every::File},
                           .handled = QDateTime::currentDateTimeUtc()}));
        for (int round = 0; round < 2; ++round) {
            const auto ended = run({u"run"_s, u"--schedules"_s});
            QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
            using enum catalogue::OperationId;
            QCOMPARE(ledger.received(CreateCustomEventByAlias), 2);
            QCOMPARE(ledger.appliedBody(CreateCustomEventByAlias,
                                        R"({"email":"ana@example.com","seats":2})"),
                     1);
            QCOMPARE(ledger.appliedBody(CreateCustomEventByAlias,
                                        R"({"email":"bea@example.com","seats":4})"),
                     1);
            QCOMPARE(lastState(u"first"_s), RunResult::State::Finished);
            QVERIFY(!inbox.exists(u"bookings.csv"_s) && inbox.exists(u"done/bookings.csv"_s));
        }
    }

    // The recipe creates the missing contact before the purchases are sent.
    void everyPurchaseOfAFileIsSentOnce()
    {
        base::SystemClock clock;
        const auto service = practice::Service::start(
            support::copied({.contacts = 1, .requestsPerMinute = 6'000}), clock);
        QVERIFY(service);
        m_cli->served = {{u"url"_s, (*service)->url().toString()},
                         {u"apiKey"_s, QString::fromLatin1((*service)->apiKey())}};
        addAccount(u"first"_s, true, profiles::ProtectionLevel::Free);
        m_cli->environment.insert(u"STOREDESK_URL"_s, m_cli->served[u"url"].toString());
        m_cli->environment.insert(u"STOREDESK_API_KEY"_s, m_cli->served[u"apiKey"].toString());
        QVERIFY(m_cli->addContact(u"ann@example.org"_s) && m_cli->addProduct(u"TEA"_s));
        m_cli->environment.remove(u"STOREDESK_URL"_s);
        m_cli->environment.remove(u"STOREDESK_API_KEY"_s);
        auto &ledger = (*service)->ledger();
        ledger.clear();
        const QStringList columns{u"order"_s, u"date"_s,     u"email"_s,
                                  u"sku"_s,   u"quantity"_s, u"price"_s};
        const purchases::OrderChoices choices{.columns = columns,
                                              .matching =
                                                  purchases::OrderMatching::proposedFor(columns),
                                              .createsContacts = true,
                                              .guards = {.mostRejects = 0}};
        const auto stored = imports::RecipeShelf(m_cli->path(u"data/data/first"_s))
                                .keep(purchases::purchaseRecipe(choices, u"Shop"_s));
        QVERIFY(stored);
        const QDir inbox(m_cli->path(u"inbox"_s));
        const schedules::FolderImportSettings settings{.folder = inbox.path(),
                                                       .recipe = stored->path};
        QVERIFY(list(u"first"_s)
                    .keep({.id = u"shop"_s,
                           .kind = u"purchases"_s,
                           .settings = settings.toJson(),
                           .rhythm = {.every = schedules::Rhythm::Every::File},
                           .handled = QDateTime::currentDateTimeUtc()}));
        for (int round = 0; round < 2; ++round) {
            QVERIFY(inbox.mkpath(u"."_s));
            QFile file(inbox.filePath(u"orders.csv"_s));
            QVERIFY(file.open(QIODevice::WriteOnly)
                    && file.write("order,date,email,sku,quantity,price\n"
                                  "1,2026-01-05T10:00:00Z,ann@example.org,TEA,1,5\n"
                                  "2,2026-01-05T10:00:00Z,eve@example.org,TEA,2,5\n")
                        > 0
                    && file.flush());
            QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-60),
                                     QFileDevice::FileModificationTime));
            file.close();
            const auto ended = run({u"run"_s, u"--schedules"_s});
            QVERIFY2(ended.exitCode == 0, ended.complaints.constData());
            using enum catalogue::OperationId;
            QCOMPARE(ledger.applied(PatchContactByEmail), 1);
            QCOMPARE(ledger.received(CreatePurchase), 2);
            QCOMPARE(lastState(u"first"_s), RunResult::State::Finished);
            QVERIFY(!inbox.exists(u"orders.csv"_s));
        }
        QVERIFY(inbox.exists(u"done/orders.csv"_s) && inbox.exists(u"done/orders (2).csv"_s));
    }

    void aBulkJobRunsUnlessALimitStopsIt()
    {
        addAccount(u"first"_s, true, profiles::ProtectionLevel::Free);
        const imports::Recipe recipe{
            .name = u"Points"_s,
            .kind = imports::RecipeKind::Bulk,
            .job = {.operation = catalogue::OperationId::PatchContactByEmail,
                    .keyColumn = 0,
                    .targets = {{.column = 1, .key = u"_points"_s}}},
            .columns = {u"email"_s, u"points"_s}};
        const auto stored = imports::RecipeShelf(m_cli->path(u"data/data/first"_s)).keep(recipe);
        QVERIFY(stored);
        const QDir inbox(m_cli->path(u"inbox"_s));
        const auto arrive = [&](const QString &name, const QByteArray &text) {
            QVERIFY(inbox.mkpath(u"."_s));
            QFile file(inbox.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) > 0 && file.flush());
            QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-60),
                                     QFileDevice::FileModificationTime));
        };
        arrive(u"good.csv"_s, "email,points\nana@example.com,1\nbea@example.com,2\n");
        const schedules::FolderBulkSettings settings{
            .files = {.folder = inbox.path(), .recipe = stored->path}, .mostRows = 2};
        QVERIFY(list(u"first"_s)
                    .keep({.id = u"bulk"_s,
                           .kind = u"bulk"_s,
                           .settings = settings.toJson(),
                           .rhythm = {.every = schedules::Rhythm::Every::File},
                           .handled = QDateTime::currentDateTimeUtc()}));
        const auto good = run({u"run"_s, u"--schedules"_s});
        QVERIFY2(good.exitCode == 0, good.complaints.constData());
        QCOMPARE(lastState(u"first"_s), RunResult::State::Finished);
        QVERIFY(inbox.exists(u"done/good.csv"_s));

        arrive(u"big.csv"_s, "email,points\na@example.com,1\nb@example.com,2\nc@x.org,3\n");
        const auto stopped = run({u"run"_s, u"--schedules"_s});
        QVERIFY2(stopped.exitCode == 6, stopped.complaints.constData());
        QCOMPARE(lastState(u"first"_s), RunResult::State::Stopped);
        QVERIFY(inbox.exists(u"big.csv"_s));
        QVERIFY(QFile::remove(inbox.filePath(u"big.csv"_s)));

        auto clearing = recipe;
        clearing.name = u"Clearing"_s;
        clearing.job.blank = jobs::BulkPlan::Blank::Clear;
        const auto other = imports::RecipeShelf(m_cli->path(u"data/data/first"_s)).keep(clearing);
        QVERIFY(other);
        auto erasing = settings;
        erasing.files.recipe = other->path;
        QVERIFY(list(u"first"_s)
                    .keep({.id = u"bulk"_s,
                           .kind = u"bulk"_s,
                           .settings = erasing.toJson(),
                           .rhythm = {.every = schedules::Rhythm::Every::File},
                           .handled = QDateTime::currentDateTimeUtc()}));
        arrive(u"blank.csv"_s, "email,points\nana@example.com,\n");
        const auto erased = run({u"run"_s, u"--schedules"_s});
        QVERIFY2(erased.exitCode == 6, erased.complaints.constData());
        QVERIFY2(erased.complaints.contains("would erase 1 value"), erased.complaints.constData());
        QVERIFY(inbox.exists(u"blank.csv"_s));
    }
};

STOREDESK_TEST(TestRunSchedules)

} // namespace tst_runschedules

#include "tst_runschedules.moc"
