// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/job.h"
#include "jobs/rowmaker.h"
#include "support/jobfixture.h"
#include "support/jobstore.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_rowsinflight {

using namespace storedesk;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using catalogue::OperationId;
using jobs::JobRun;
using journal::RowState;
using practice::Fault;
using support::JobFixture;
using support::JobStore;

// Tests rows whose requests were in flight when the program ended, and which rows count as in
// flight.
class TestRowsInFlight final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static QJsonObject eventType()
    {
        const auto field = [](const QString &id, const QString &type, bool isKey) {
            return QJsonObject{{u"id"_s, id},
                               {u"name"_s, id},
                               {u"type"_s, type},
                               {u"isPrimaryKey"_s, isKey},
                               {u"required"_s, isKey}};
        };
        return {{u"name"_s, u"Booking"_s},
                {u"category"_s, u"receive"_s},
                {u"alias"_s, u"booking"_s},
                {u"receiveType"_s, u"api"_s},
                {u"fields"_s,
                 QJsonArray{field(u"email"_s, u"email"_s, true),
                            field(u"number"_s, u"integer"_s, false)}}};
    }

    // Writes a job of custom events to the folder.
    [[nodiscard]] static bool makeEvents(JobStore &store, const journal::JobFolder &folder,
                                         int count)
    {
        const jobs::BulkPlan plan{.operation = OperationId::CreateCustomEventByAlias,
                                  .within = {u"booking"_s},
                                  .targets = {{0, u"email"_s}, {1, u"number"_s}},
                                  .definitions = eventType()};
        auto draft = jobs::Job::begin(folder, u"1"_s, u"Events"_s, plan, {}, store.clock());
        const jobs::RowMaker maker(plan);
        std::vector<journal::NewRow> rows;
        for (int number = 0; number < count; ++number)
            rows.push_back(maker.row({u"ann@example.org"_s, QString::number(number)}));
        return draft && (*draft)->append(rows) && (*draft)->complete();
    }

    [[nodiscard]] static std::unique_ptr<api::Session> sessionOf(JobStore &store,
                                                                 int requestsPerMinute)
    {
        return std::make_unique<api::Session>(
            http::Connection{.baseUrl = store.service().url(),
                             .key = store.service().apiKey(),
                             .requestsPerMinute = requestsPerMinute},
            store.clock());
    }

    // Reads the states from disk as another process would.
    [[nodiscard]] static qint64 countOnDisk(const journal::JobFolder &folder, RowState state,
                                            const base::Clock &clock)
    {
        auto journal = journal::Journal::open(folder.pathOf(u"1"_s), clock);
        return journal ? (*journal)->head().counts[state] : -1;
    }

    [[nodiscard]] static int receivedWrites(JobFixture &fixture, OperationId operation)
    {
        return fixture.ledger().received(operation);
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void G2_eventsWaitingForThePaceDoNotCountAsSent()
    {
        JobStore store;
        const QTemporaryDir place;
        const journal::JobFolder folder(place.path());
        QVERIFY(makeEvents(store, folder, 40));
        auto session = sessionOf(store, 100);
        auto job = jobs::Job::open(folder, u"1"_s, *session, store.clock());
        QVERIFY(job);
        auto &run = (*job)->run();
        run.start();
        QVERIFY(support::runUntil(store.clock(), session->client(), [&] {
            return run.head().counts.ended() >= 12 && run.underWay() == 8
                && session->client().underWay() <= 1 && !run.isWriting();
        }));
        QVERIFY(countOnDisk(folder, RowState::Leaving, store.clock()) <= 1);
        // Destroy the job, as if the program had been killed.
        job->reset();
        session = sessionOf(store, 100);
        job = jobs::Job::open(folder, u"1"_s, *session, store.clock());
        QVERIFY(job);
        (*job)->run().start();
        QVERIFY(support::runUntil(store.clock(), session->client(),
                                  [&] { return (*job)->run().state() == JobRun::State::Done; }));
        const auto &counts = (*job)->run().head().counts;
        QVERIFY(counts[RowState::Unknown] <= 1);
        QCOMPARE(counts[RowState::Done] + counts[RowState::Unknown], 40);
    }

    void G18_anEventIsMarkedOnDiskBeforeItReachesTheService()
    {
        JobStore store;
        const QTemporaryDir place;
        const journal::JobFolder folder(place.path());
        QVERIFY(makeEvents(store, folder, 20));
        const auto session = sessionOf(store, 100);
        auto job = jobs::Job::open(folder, u"1"_s, *session, store.clock());
        QVERIFY(job);
        auto &run = (*job)->run();
        int most = 0;
        connect(&session->client(), &api::Client::paceChanged, this, [&] {
            const auto received = store.ledger().received(OperationId::CreateCustomEventByAlias);
            auto journal = journal::Journal::open(folder.pathOf(u"1"_s), store.clock());
            QVERIFY(journal);
            const auto &counts = (*journal)->head().counts;
            QVERIFY(counts[RowState::Leaving] + counts.ended() >= received);
            most = std::max(most, received);
        });
        run.start();
        QVERIFY(support::runUntil(store.clock(), session->client(),
                                  [&] { return run.state() == JobRun::State::Done; }));
        QVERIFY(most > 10);
    }

    void delayedEventsDoNotCountAsSent()
    {
        JobStore store;
        const QTemporaryDir place;
        const journal::JobFolder folder(place.path());
        QVERIFY(makeEvents(store, folder, 3));
        auto session = sessionOf(store, 0);
        store.service().faults().add({.aim = practice::Aim::Operation,
                                      .operation = OperationId::CreateCustomEventByAlias,
                                      .fault = Fault::ThrottleSeconds,
                                      .last = 3});
        auto job = jobs::Job::open(folder, u"1"_s, *session, store.clock());
        QVERIFY(job);
        auto &run = (*job)->run();
        run.start();
        int waits = 0;
        connect(&session->client(), &api::Client::waiting, this, [&] { ++waits; });
        QTRY_VERIFY(waits > 0 && session->client().underWay() == 0 && !run.isWriting());
        QTRY_COMPARE(countOnDisk(folder, RowState::Leaving, store.clock()), 0);
        // Destroy the job, as if the program had been killed.
        job->reset();
        session = sessionOf(store, 0);
        job = jobs::Job::open(folder, u"1"_s, *session, store.clock());
        QVERIFY(job);
        (*job)->run().start();
        QVERIFY(support::runUntil(store.clock(), session->client(),
                                  [&] { return (*job)->run().state() == JobRun::State::Done; }));
        QCOMPARE((*job)->run().head().counts[RowState::Done], 3);
        QCOMPARE(store.ledger().applied(OperationId::CreateCustomEventByAlias), 3);
    }

    void G6_aPatchInFlightIsReadBeforeItIsSentAgain()
    {
        JobFixture fixture;
        const auto rows = fixture.good(OperationId::PatchContactByEmail, 4);
        fixture.make(rows);
        fixture.clock().advance(10s);
        fixture.leaveBehind(3);
        // The first row reached the service. The third row did too, but its contact was changed a
        // minute later.
        QVERIFY(fixture.end(rows[0]));
        QVERIFY(fixture.end(rows[2]));
        fixture.clock().advance(1min);
        auto newer = rows[2];
        auto body = std::get<QJsonObject>(newer.body);
        for (auto member = body.begin(); member != body.end(); ++member)
            *member = u"newer"_s;
        newer.body = body;
        QVERIFY(fixture.end(newer));
        fixture.ledger().clear();
        fixture.run().start();
        QVERIFY(fixture.untilEnded());
        const auto ended = fixture.rows();
        QCOMPARE(ended[0].state, RowState::Done);
        QVERIFY2(!ended[0].detail.isEmpty(), "It says that a look-up confirmed the row.");
        QCOMPARE(ended[1].state, RowState::Done);
        QCOMPARE(ended[2].state, RowState::Refused);
        QVERIFY(!ended[2].text.isEmpty());
        QCOMPARE(ended[3].state, RowState::Done);
        QCOMPARE(receivedWrites(fixture, OperationId::PatchContactByEmail), 2);
        const auto now =
            fixture.end({.operation = OperationId::GetContactByEmail, .values = rows[2].values});
        QVERIFY(now);
        QCOMPARE(now->document.object().value(body.begin().key()), QJsonValue(u"newer"_s));
    }

    void G6_aDeleteInFlightIsReadBeforeItIsSentAgain()
    {
        JobFixture fixture;
        const auto rows = fixture.good(OperationId::DeleteContactByEmail, 3);
        fixture.make(rows);
        fixture.clock().advance(10s);
        fixture.leaveBehind(3);
        // The first row reached the service. The third row did too, but its contact was created
        // again.
        QVERIFY(fixture.end(rows[0]));
        QVERIFY(fixture.end(rows[2]));
        fixture.clock().advance(1min);
        QVERIFY(fixture.end({.operation = OperationId::PatchContactByEmail,
                             .values = rows[2].values,
                             .body = QJsonObject{{u"_name"_s, u"New"_s}}}));
        fixture.ledger().clear();
        fixture.run().start();
        QVERIFY(fixture.untilEnded());
        const auto ended = fixture.rows();
        QCOMPARE(ended[0].state, RowState::Done);
        QCOMPARE(ended[1].state, RowState::Done);
        QCOMPARE(ended[2].state, RowState::Refused);
        QVERIFY(!ended[2].text.isEmpty());
        QCOMPARE(receivedWrites(fixture, OperationId::DeleteContactByEmail), 1);
        QVERIFY(
            fixture.end({.operation = OperationId::GetContactByEmail, .values = rows[2].values}));
    }

    void aRowInFlightIsResolvedLaterWhenItsRecordCannotBeRead_data()
    {
        QTest::addColumn<int>("operation");
        QTest::newRow("change") << static_cast<int>(OperationId::PatchContactByEmail);
        QTest::newRow("delete") << static_cast<int>(OperationId::DeleteContactByEmail);
        QTest::newRow("purchase") << static_cast<int>(OperationId::CreatePurchase);
    }

    void aRowInFlightIsResolvedLaterWhenItsRecordCannotBeRead()
    {
        QFETCH(const int, operation);
        const auto id = static_cast<OperationId>(operation);
        JobFixture fixture;
        const auto rows = fixture.good(id, 2);
        fixture.make(rows);
        fixture.leaveBehind(1);
        QVERIFY(fixture.end(rows[0]));
        fixture.ledger().clear();
        const auto read = *catalogue::operation(id).lookUp;
        fixture.service().faults().add({.aim = practice::Aim::Operation,
                                        .operation = read,
                                        .fault = Fault::ErrorNotApplied,
                                        .last = 5});
        fixture.run().start();
        QVERIFY(fixture.until([&] { return fixture.run().state() == JobRun::State::Paused; }));
        QVERIFY(fixture.until([&] { return fixture.run().rests(); }));
        QVERIFY(!fixture.run().problem().what.isEmpty());
        QCOMPARE(fixture.rows()[0].state, RowState::Leaving);
        fixture.run().start();
        QVERIFY(fixture.untilEnded());
        QCOMPARE(fixture.run().head().counts[RowState::Done], 2);
        QCOMPARE(fixture.ledger().applied(id), 1);
    }
};

STOREDESK_TEST(TestRowsInFlight)

} // namespace tst_rowsinflight

#include "tst_rowsinflight.moc"
