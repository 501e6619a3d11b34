// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/job.h"
#include "jobs/rowmaker.h"
#include "practice/service/service.h"
#include "support/fastclock.h"
#include "support/seededstores.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "api/session.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

namespace tst_killedjobs {

using namespace storedesk;
using namespace Qt::StringLiterals;
using catalogue::OperationId;
using jobs::BulkPlan;
using journal::RowState;

// G2, F7: runs jobs in a process that is killed repeatedly.
class TestKilledJobs final : public QObject
{
    Q_OBJECT

private:
    static constexpr int kills = 20;
    static constexpr int inFlight = 8;
    static constexpr auto folderVariable = "STOREDESK_KILLED_FOLDER";

    [[nodiscard]] static http::Connection connection(const QUrl &url, const QByteArray &key)
    {
        return {.baseUrl = url, .key = key, .requestsPerMinute = 0, .inFlight = inFlight};
    }

    [[nodiscard]] static BulkPlan patches()
    {
        return {.operation = OperationId::PatchContactByEmail,
                .keyColumn = 0,
                .targets = {{1, u"_points"_s}}};
    }

    [[nodiscard]] static BulkPlan purchases()
    {
        return {.operation = OperationId::CreatePurchase,
                .targets = {{0, u"purchaseId"_s},
                            {1, u"contactEmail"_s},
                            {2, u"totalPrice"_s},
                            {3, u"products[].productId"_s},
                            {4, u"products[].quantity"_s},
                            {5, u"products[].price"_s},
                            {6, u"cartId"_s},
                            {7, u"purchaseDate"_s},
                            {8, u"totalQuantity"_s}}};
    }

    [[nodiscard]] static QJsonObject eventType()
    {
        return {{u"name"_s, u"Booking"_s},
                {u"category"_s, u"receive"_s},
                {u"alias"_s, u"booking"_s},
                {u"receiveType"_s, u"api"_s},
                {u"fields"_s,
                 QJsonArray{QJsonObject{{u"id"_s, u"email"_s},
                                        {u"name"_s, u"Email"_s},
                                        {u"type"_s, u"email"_s},
                                        {u"isPrimaryKey"_s, true},
                                        {u"required"_s, true}},
                            QJsonObject{{u"id"_s, u"number"_s},
                                        {u"name"_s, u"Number"_s},
                                        {u"type"_s, u"integer"_s},
                                        {u"required"_s, false}}}}};
    }

    [[nodiscard]] static BulkPlan events()
    {
        return {.operation = OperationId::CreateCustomEventByAlias,
                .within = {u"booking"_s},
                .targets = {{0, u"email"_s}, {1, u"number"_s}},
                .definitions = eventType()};
    }

    void ask(api::Session &session, const http::Request &request, QJsonObject *record = nullptr)
    {
        QEventLoop waiting;
        bool done = false;
        session.start(request, &waiting)->then(&waiting, [&](const http::Outcome &outcome) {
            done = outcome.has_value();
            if (outcome && record)
                *record = outcome->document.object();
            waiting.quit();
        });
        waiting.exec();
        QVERIFY(done);
    }

    // Creates the records that the rows refer to.
    void prepare(api::Session &session)
    {
        ask(session, session.contacts().toPatch(u"ann@example.org"_s, {{u"_name"_s, u"Ann"_s}}));
        ask(session,
            session.products().toPatch(
                {*catalogue::lookupKeyNamed(catalogue::Resource::Product, u"store-id"), {u"TEA"_s}},
                {{u"name"_s, u"Tea"_s},
                 {u"productDetailUrl"_s, u"https://tienda.example.com/p/tea"_s},
                 {u"unitPrice"_s, 5}}));
        QJsonObject integration;
        ask(session,
            session.integrations().toCreate(
                QJsonObject{{u"name"_s, u"Bookings"_s}, {u"eventsEnabled"_s, true}}),
            &integration);
        ask(session,
            session.eventTypes().toCreate(eventType(), {integration.value(u"id"_s).toString()}));
    }

    template <typename Cells>
    void make(const QString &id, const BulkPlan &plan, int count, Cells cells)
    {
        const journal::JobFolder folder(m_folder.path());
        auto draft = jobs::Job::begin(folder, id, id, plan, {}, m_clock);
        QVERIFY(draft);
        const jobs::RowMaker maker(plan);
        std::vector<journal::NewRow> rows;
        for (int number = 0; number < count; ++number)
            rows.push_back(maker.row(cells(number)));
        QVERIFY((*draft)->append(rows));
        const auto journal = (*draft)->complete();
        QVERIFY(journal);
        QVERIFY2((*journal)->head().counts[RowState::NotSent] == 0,
                 qPrintable(rows.front().refusal));
    }

    [[nodiscard]] journal::JobHead headOf(const QString &id)
    {
        const auto journal =
            journal::Journal::open(journal::JobFolder(m_folder.path()).pathOf(id), m_clock);
        return journal && (*journal)->check() ? (*journal)->head() : journal::JobHead();
    }

    // Returns how many different bodies were applied, and how often the most frequent body was
    // applied.
    [[nodiscard]] static std::pair<int, int> applied(practice::Ledger &ledger,
                                                     OperationId operation)
    {
        QHash<QByteArray, int> bodies;
        int most = 0;
        for (const auto &entry : ledger.entries()) {
            if (entry.applied && entry.operation == operation)
                most = std::max(most, ++bodies[entry.bodyHash]);
        }
        return {static_cast<int>(bodies.size()), most};
    }

    QTemporaryDir m_folder;
    support::FastClock m_clock;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // Runs all jobs in a folder, one after another. The killed process executes this function.
    void worksUntilKilled()
    {
        const auto folder = qEnvironmentVariable(folderVariable);
        if (folder.isEmpty())
            QSKIP("Only for the process that is killed.");
        api::Session session(connection(QUrl(qEnvironmentVariable("STOREDESK_KILLED_URL")),
                                        qgetenv("STOREDESK_KILLED_KEY")),
                             m_clock);
        const journal::JobFolder jobsFolder(folder);
        for (const auto &id : {u"1"_s, u"2"_s, u"3"_s}) {
            auto job = jobs::Job::open(jobsFolder, id, session, m_clock);
            QVERIFY2(job, job ? "" : qPrintable(job.error().what));
            if ((*job)->run().head().state == journal::JobState::Done)
                continue;
            QEventLoop running;
            connect(&(*job)->run(), &jobs::JobRun::ended, &running, &QEventLoop::quit);
            (*job)->run().start();
            running.exec();
        }
    }

    void G2_F7_noRowIsLostAndNoneIsAppliedTwice()
    {
        if (qEnvironmentVariableIsSet(folderVariable))
            QSKIP("Not for the process that is killed.");
        auto service = practice::Service::start(
            support::copied({.contacts = 1, .requestsPerMinute = 0}), m_clock);
        QVERIFY(service);
        {
            api::Session session(connection((*service)->url(), (*service)->apiKey()), m_clock);
            prepare(session);
        }
        constexpr int patched = 10'000;
        constexpr int bought = 2'000;
        constexpr int sent = 2'000;
        make(u"1"_s, patches(), patched, [](int number) {
            return QStringList{u"p%1@example.org"_s.arg(number), QString::number(number)};
        });
        make(u"2"_s, purchases(), bought, [](int number) {
            return QStringList{u"P%1"_s.arg(number),
                               u"ann@example.org"_s,
                               u"5"_s,
                               u"TEA"_s,
                               u"1"_s,
                               u"5"_s,
                               u"C"_s,
                               u"2026-11-01T10:00:00Z"_s,
                               u"1"_s};
        });
        make(u"3"_s, events(), sent,
             [](int number) { return QStringList{u"ann@example.org"_s, QString::number(number)}; });

        auto &ledger = (*service)->ledger();
        ledger.clear();
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1StringView(folderVariable), m_folder.path());
        environment.insert(u"STOREDESK_KILLED_URL"_s, (*service)->url().toString());
        environment.insert(u"STOREDESK_KILLED_KEY"_s, QString::fromLatin1((*service)->apiKey()));
        // Half of the kills happen during the patches, half during requests that must not be
        // repeated.
        QRandomGenerator random(7);
        std::vector<int> points;
        for (int kill = 0; kill < kills; ++kill)
            points.push_back(kill % 2 ? random.bounded(100, patched)
                                      : patched + random.bounded(bought + sent));
        std::ranges::sort(points);
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        const auto start = [&process] {
            process.start(QCoreApplication::applicationFilePath(),
                          {u"tst_killedjobs"_s, u"worksUntilKilled"_s});
            return process.waitForStarted();
        };
        int killed = 0;
        for (const auto point : points) {
            QVERIFY(start());
            if (!ledger.waitFor([&ledger, point] { return ledger.total() >= point; },
                                std::chrono::minutes(2)))
                // Lookups are counted too, so the job may already be done.
                break;
            process.kill();
            QVERIFY(process.waitForFinished());
            ++killed;
            // G17: headOf() also runs the integrity check of the database.
            QCOMPARE(headOf(u"1"_s).rows(), patched);
            QCOMPARE(headOf(u"2"_s).rows(), bought);
            QCOMPARE(headOf(u"3"_s).rows(), sent);
        }
        QVERIFY(killed > 0);
        QVERIFY(start());
        QVERIFY(process.waitForFinished(240'000));
        QCOMPARE(process.exitCode(), 0);

        const auto people = headOf(u"1"_s).counts;
        const auto orders = headOf(u"2"_s).counts;
        const auto told = headOf(u"3"_s).counts;
        QCOMPARE(people[RowState::Done], patched);
        QCOMPARE(applied(ledger, OperationId::PatchContactByEmail).first, patched);
        QCOMPARE(orders[RowState::Done], bought);
        QCOMPARE(applied(ledger, OperationId::CreatePurchase), std::pair(bought, 1));
        const auto [events, most] = applied(ledger, OperationId::CreateCustomEventByAlias);
        QCOMPARE(most, 1);
        QCOMPARE(told.total(), sent);
        QCOMPARE(told[RowState::Done] + told[RowState::Unknown], sent);
        QVERIFY(told[RowState::Unknown] <= inFlight * kills);
        QVERIFY(events >= told[RowState::Done] && events <= sent);
        qInfo("%d kills, %lld events unknown", killed, told[RowState::Unknown]);
    }
};

STOREDESK_TEST(TestKilledJobs)

} // namespace tst_killedjobs

#include "tst_killedjobs.moc"
