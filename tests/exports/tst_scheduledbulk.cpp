// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exportfixture.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "imports/recipeshelf.h"
#include "schedules/bulkwork.h"
#include "schedules/scheduler.h"

#include <QDir>

namespace tst_scheduledbulk {

using namespace storedesk;
using namespace Qt::StringLiterals;
using jobs::BulkPlan;
using schedules::FolderBulkSettings;
using schedules::RunResult;
using schedules::Schedule;
using support::ExportFixture;
using Every = schedules::Rhythm::Every;
using State = RunResult::State;
using Id = catalogue::OperationId;

// Tests bulk jobs that watch a folder, with a practice service.
class TestScheduledBulk final : public QObject
{
    Q_OBJECT

private:
    std::optional<ExportFixture> m_fixture;

    [[nodiscard]] schedules::Scheduler &scheduler() { return m_fixture->workspace().scheduler(); }
    [[nodiscard]] QDir inbox() const { return QDir(m_fixture->path(u"inbox"_s)); }

    // Writes a file that is older than a file being written would be.
    void arrive(const QString &name, const QByteArray &content)
    {
        QVERIFY(inbox().mkpath(u"."_s));
        QFile file(inbox().filePath(name));
        QVERIFY(file.open(QIODevice::ReadWrite | QIODevice::Truncate));
        QCOMPARE(file.write(content), content.size());
        QVERIFY(file.flush());
        QVERIFY(file.setFileTime(m_fixture->clock().now().addSecs(-600),
                                 QFileDevice::FileModificationTime));
    }
    // Returns a recipe whose first column identifies the record.
    [[nodiscard]] static imports::Recipe recipeOf(Id operation,
                                                  const std::vector<jobs::CellTarget> &targets)
    {
        return {.name = u"Points"_s,
                .kind = imports::RecipeKind::Bulk,
                .job = {.operation = operation, .keyColumn = 0, .targets = targets},
                .columns = {u"email"_s, u"points"_s}};
    }
    [[nodiscard]] static imports::Recipe points()
    {
        return recipeOf(Id::PatchContactByEmail, {{.column = 1, .key = u"_points"_s}});
    }
    // Creates an event type and contacts, and returns a recipe that sends events.
    [[nodiscard]] imports::Recipe bookings()
    {
        for (const auto &email :
             {u"ana@example.com"_s, u"bea@example.com"_s, u"carla@example.com"_s}) {
            if (!support::sendAndWait(*m_fixture,
                                      {.operation = Id::PatchContactByEmail,
                                       .values = {email},
                                       .body = QJsonObject{{u"_name"_s, u"Guest"_s}}}))
                qFatal("no contact");
        }
        const auto integration = support::replyTo(
            *m_fixture,
            {.operation = Id::CreateCustomIntegration,
             .body = QJsonObject{{u"name"_s, u"Bookings"_s}, {u"eventsEnabled"_s, true}}});
        const QJsonArray fields{QJsonObject{{u"id"_s, u"email"_s},
                                            {u"name"_s, u"Email"_s},
                                            {u"type"_s, u"email"_s},
                                            {u"isPrimaryKey"_s, true},
                                            {u"required"_s, true}},
                                QJsonObject{{u"id"_s, u"seats"_s},
                                            {u"name"_s, u"Seats"_s},
                                            {u"type"_s, u"integer"_s},
                                            {u"required"_s, false}}};
        const auto made = support::sendAndWait(*m_fixture,
                                               {.operation = Id::CreateCustomEventType,
                                                .values = {integration[u"id"_s].toString()},
                                                .body = QJsonObject{{u"name"_s, u"Booking"_s},
                                                                    {u"category"_s, u"receive"_s},
                                                                    {u"alias"_s, u"booking"_s},
                                                                    {u"receiveType"_s, u"api"_s},
                                                                    {u"fields"_s, fields}}});
        if (!made)
            qFatal("%s", qPrintable(made.error().words.what));
        return {.name = u"Bookings"_s,
                .kind = imports::RecipeKind::Bulk,
                .job = {.operation = Id::CreateCustomEventByAlias,
                        .within = {u"booking"_s},
                        .targets = {{.column = 0, .key = u"email"_s},
                                    {.column = 1, .key = u"seats"_s}}},
                .columns = {u"email"_s, u"seats"_s}};
    }
    // Returns how often the service accepted this event.
    [[nodiscard]] int booked(const QString &email, int seats)
    {
        return m_fixture->ledger().appliedBody(
            Id::CreateCustomEventByAlias,
            QJsonDocument({{u"email"_s, email}, {u"seats"_s, seats}})
                .toJson(QJsonDocument::Compact));
    }
    void watch(const imports::Recipe &recipe, FolderBulkSettings settings = {})
    {
        const auto stored = imports::RecipeShelf(m_fixture->account().folder()).keep(recipe);
        QVERIFY(stored);
        QVERIFY(inbox().mkpath(u"."_s));
        settings.files.folder = inbox().absolutePath();
        settings.files.recipe = stored->path;
        scheduler().keep({.id = u"bulk"_s,
                          .kind = u"bulk"_s,
                          .settings = settings.toJson(),
                          .rhythm = {.every = Every::File},
                          .handled = m_fixture->clock().now()});
        scheduler().runNow(u"bulk"_s);
    }
    [[nodiscard]] const RunResult &result()
    {
        return scheduler().find(u"bulk"_s)->lastRun()->result;
    }
    [[nodiscard]] bool reaches(State state, std::size_t runs = 1)
    {
        const bool reached = ExportFixture::until([&] {
            const auto *schedule = scheduler().find(u"bulk"_s);
            const auto *run = schedule ? schedule->lastRun() : nullptr;
            return run && run->result.state == state && schedule->runs.size() == runs;
        });
        if (!reached && scheduler().find(u"bulk"_s))
            qInfo().noquote() << QJsonDocument(scheduler().find(u"bulk"_s)->toJson()).toJson();
        return reached;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
    }
    void cleanup() { m_fixture.reset(); }

    void everyFileIsSentOnceAndMoved()
    {
        // The columns may be in another order.
        arrive(u"a.csv"_s, "points,email\n7,ana@example.com\n8,bea@example.com\n");
        arrive(u"b.csv"_s, "email,points\ncarla@example.com,9\n");
        watch(points());
        QVERIFY(reaches(State::Finished, 2));
        QCOMPARE(m_fixture->applied(Id::PatchContactByEmail), 3);
        const auto runs = scheduler().find(u"bulk"_s)->runs;
        QCOMPARE(runs[0].result.rows.value_or(0) + runs[1].result.rows.value_or(0), 3);
        QCOMPARE(inbox().entryList(QDir::Files), QStringList());
        QCOMPARE(QDir(inbox().filePath(u"done"_s)).entryList(QDir::Files),
                 (QStringList{u"a.csv"_s, u"b.csv"_s}));
        scheduler().look();
        QVERIFY(ExportFixture::until([&] { return !scheduler().isBusy(); }));
        QCOMPARE(m_fixture->applied(Id::PatchContactByEmail), 3);
    }

    // Equal rows are several events. The schedule and the account are opened again afterwards, as
    // after a restart, and find nothing to send.
    void everyEventOfAFileIsSentOnce()
    {
        const auto recipe = bookings();
        arrive(u"a.csv"_s,
               "seats,email\n2,ana@example.com\n4,bea@example.com\n2,ana@example.com\n");
        arrive(u"b.csv"_s, "email,seats\ncarla@example.com,9\n");
        watch(recipe);
        QVERIFY(reaches(State::Finished, 2));
        const auto areBooked = [this] {
            return m_fixture->applied(Id::CreateCustomEventByAlias) == 4
                && booked(u"ana@example.com"_s, 2) == 2 && booked(u"bea@example.com"_s, 4) == 1
                && booked(u"carla@example.com"_s, 9) == 1;
        };
        QVERIFY(areBooked());
        QCOMPARE(m_fixture->ledger().received(Id::CreateCustomEventByAlias), 4);
        QCOMPARE(inbox().entryList(QDir::Files), QStringList());
        QCOMPARE(QDir(inbox().filePath(u"done"_s)).entryList(QDir::Files),
                 (QStringList{u"a.csv"_s, u"b.csv"_s}));
        m_fixture->close();
        m_fixture->open();
        scheduler().runNow(u"bulk"_s);
        QVERIFY(ExportFixture::until([&] { return !scheduler().isBusy(); }));
        QVERIFY(areBooked());
    }

    // The service received the event, but its reply was lost. Sending it again would repeat it.
    void anEventWithAnUnknownOutcomeIsNotSentAgain()
    {
        const auto recipe = bookings();
        m_fixture->service().faults().add({.aim = practice::Aim::Operation,
                                           .operation = Id::CreateCustomEventByAlias,
                                           .fault = practice::Fault::CloseApplied,
                                           .first = 2,
                                           .last = 2});
        arrive(u"a.csv"_s,
               "email,seats\nana@example.com,2\nbea@example.com,4\ncarla@example.com,9\n");
        watch(recipe);
        QVERIFY(reaches(State::Partial));
        QCOMPARE(result().rows.value_or(0), 2);
        QCOMPARE(m_fixture->ledger().received(Id::CreateCustomEventByAlias), 3);
        QCOMPARE(booked(u"ana@example.com"_s, 2), 1);
        QCOMPARE(booked(u"bea@example.com"_s, 4), 1);
        QCOMPARE(booked(u"carla@example.com"_s, 9), 1);
        QVERIFY(inbox().exists(u"done/a.csv"_s));
        scheduler().look();
        QVERIFY(ExportFixture::until([&] { return !scheduler().isBusy(); }));
        QCOMPARE(m_fixture->ledger().received(Id::CreateCustomEventByAlias), 3);
    }

    void aLimitStopsTheJobBeforeAnythingIsSent_data()
    {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<int>("mostRows");
        QTest::addColumn<int>("mostRejects");
        QTest::addColumn<QString>("why");
        QTest::newRow("too many rows")
            << QByteArray("email,points\na@example.com,1\nb@example.com,2\n") << 1 << 0
            << u"The file has 2 rows; the limit is 1."_s;
        QTest::newRow("rejected rows")
            << QByteArray("email,points\na@example.com,1\nb@example.com,many\n") << 10 << 40
            << u"can't be sent"_s;
        QTest::newRow("no rows") << QByteArray("email,points\n") << 10 << 100
                                 << u"The file has no rows."_s;
        QTest::newRow("other columns")
            << QByteArray("email,name\na@example.com,Ana\n") << 10 << 100 << u"lacks columns"_s;
    }
    void aLimitStopsTheJobBeforeAnythingIsSent()
    {
        QFETCH(const QByteArray, table);
        QFETCH(const int, mostRows);
        QFETCH(const int, mostRejects);
        QFETCH(const QString, why);
        arrive(u"a.csv"_s, table);
        watch(points(), {.mostRows = mostRows, .mostRejects = mostRejects});
        QVERIFY(ExportFixture::until([&] {
            const auto *schedule = scheduler().find(u"bulk"_s);
            return schedule && schedule->lastRun() && result().state != State::Running;
        }));
        QVERIFY(result().state == State::Stopped || result().state == State::Failed);
        QVERIFY2(result().problem.what.contains(why), qPrintable(result().problem.what));
        QVERIFY(inbox().exists(u"a.csv"_s));
        QCOMPARE(m_fixture->applied(Id::PatchContactByEmail), 0);
        QVERIFY(m_fixture->workspace().jobManager().jobs().empty());
    }

    void theLimitsOfTheRecipeApplyAsWell()
    {
        arrive(u"a.csv"_s, "email,points\na@example.com,1\n");
        auto recipe = points();
        recipe.guards = {.fewestRows = 2};
        watch(recipe, {.mostRows = 10, .mostRejects = 40});
        QVERIFY(reaches(State::Stopped));
        QVERIFY2(result().problem.what.contains(u"The file has 1 rows, fewer than 2."_s),
                 qPrintable(result().problem.what));
        QCOMPARE(m_fixture->applied(Id::PatchContactByEmail), 0);
    }

    void erasedValuesAreLimited_data()
    {
        QTest::addColumn<int>("limit");
        QTest::addColumn<State>("state");
        QTest::newRow("too many") << 1 << State::Stopped;
        QTest::newRow("allowed") << 2 << State::Finished;
    }

    // The recipe clears fields with blank cells.
    void erasedValuesAreLimited()
    {
        QFETCH(const int, limit);
        QFETCH(const State, state);
        auto recipe = points();
        recipe.job.blank = jobs::BulkPlan::Blank::Clear;
        arrive(u"a.csv"_s, "email,points\na@example.com,1\nb@example.com,\nc@example.com,\n");
        watch(recipe, {.mostBlanked = limit});
        QVERIFY(reaches(state));
        const bool stops = state == State::Stopped;
        QCOMPARE(result().problem.what.contains(u"would erase 2 values; the limit is 1"_s), stops);
        QCOMPARE(m_fixture->ledger().received(Id::PatchContactByEmail), stops ? 0 : 3);
        QCOMPARE(inbox().exists(u"a.csv"_s), stops);
    }

    void someRejectedRowsAreAllowed()
    {
        arrive(u"a.csv"_s, "email,points\na@example.com,1\nb@example.com,many\n");
        watch(points(), {.mostRejects = 50});
        QVERIFY(reaches(State::Partial));
        QCOMPARE(result().rows.value_or(0), 1);
        QCOMPARE(result().refused, 1);
        QCOMPARE(m_fixture->applied(Id::PatchContactByEmail), 1);
    }

    // What deletes records, or would send the same row twice, is refused.
    void recipesThatMustNotRepeatAreRefused_data()
    {
        QTest::addColumn<int>("operation");
        QTest::addColumn<bool>("moves");
        QTest::addColumn<QString>("why");
        QTest::newRow("delete") << int(Id::DeleteContactByEmail) << true << u"Deleting"_s;
        QTest::newRow("look up") << int(Id::GetContactByEmail) << true << u"A lookup"_s;
        QTest::newRow("events") << int(Id::CreateCustomEventByAlias) << false << u"moved"_s;
    }
    void recipesThatMustNotRepeatAreRefused()
    {
        QFETCH(const int, operation);
        QFETCH(const bool, moves);
        QFETCH(const QString, why);
        const auto recipe = recipeOf(static_cast<Id>(operation), {});
        QVERIFY2(schedules::whyNotRepeated(recipe, moves).contains(why),
                 qPrintable(schedules::whyNotRepeated(recipe, moves)));
        arrive(u"a.csv"_s, "email,points\na@example.com,1\n");
        watch(recipe, {.files = {.movesFiles = moves}});
        QVERIFY(reaches(State::Failed));
        QVERIFY2(result().problem.what.contains(why), qPrintable(result().problem.what));
        QCOMPARE(m_fixture->ledger().received(recipe.job.operation), 0);
        QVERIFY(schedules::whyNotRepeated(points(), false).isEmpty());
    }
};

STOREDESK_TEST(TestScheduledBulk)

} // namespace tst_scheduledbulk

#include "tst_scheduledbulk.moc"
