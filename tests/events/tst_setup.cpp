// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/seededstores.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "api/call.h"
#include "api/session.h"
#include "events/setupjob.h"
#include "events/setupplan.h"
#include "events/setupreader.h"
#include "jobs/job.h"
#include "journal/journal.h"
#include "practice/service/service.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <optional>

namespace tst_setup {

using namespace Qt::StringLiterals;
using namespace storedesk;
using events::Setup;
using events::SetupStep;
using Kind = SetupStep::Kind;
using State = SetupStep::State;
using catalogue::OperationId;
using journal::RowState;

static QJsonObject type(const QString &alias, const QString &name)
{
    return {{u"name"_s, name},
            {u"alias"_s, alias},
            {u"category"_s, u"receive"_s},
            {u"receiveType"_s, u"api"_s},
            {u"fields"_s,
             QJsonArray{QJsonObject{{u"id"_s, u"mail"_s},
                                    {u"name"_s, u"Mail"_s},
                                    {u"type"_s, u"email"_s},
                                    {u"required"_s, true},
                                    {u"isPrimaryKey"_s, true}}}}};
}

static Setup wanted()
{
    return {.contactFields = {QJsonObject{
                {u"id"_s, u"shoe"_s}, {u"name"_s, u"Shoe size"_s}, {u"type"_s, u"integer"_s}}},
            .integrations = {{.definition = {{u"name"_s, u"Shop"_s},
                                             {u"eventsEnabled"_s, true},
                                             {u"description"_s, u"Web"_s}},
                              .eventTypes = {type(u"b"_s, u"B"_s), type(u"a"_s, u"A"_s)}}}};
}

// A practice store with a session.
struct Store
{
    explicit Store(const base::Clock &clock, base::Clock &ticking)
        : service(*practice::Service::start(
              support::copied({.contacts = 1, .requestsPerMinute = 0}), clock))
        , session({.baseUrl = service->url(), .key = service->apiKey(), .requestsPerMinute = 0},
                  ticking)
    { }

    std::unique_ptr<practice::Service> service;
    api::Session session;
};

// Tests a setup that is saved to a file, compared with another account and applied to that account.
class TestSetup final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_one.emplace(m_clock, m_clock);
        m_other.emplace(m_clock, m_clock);
    }
    void cleanup()
    {
        m_one.reset();
        m_other.reset();
    }

    void theFileIsTheSameInAnyOrder()
    {
        auto turned = wanted();
        const auto first = turned.integrations[0].eventTypes.takeAt(0);
        turned.integrations[0].eventTypes.append(first);
        turned.integrations[0].id = u"another"_s;
        QCOMPARE(events::setupFile(turned), events::setupFile(wanted()));
        const auto read = events::setupIn(events::setupFile(wanted()));
        QVERIFY(read);
        QCOMPARE(events::setupFile(*read), events::setupFile(wanted()));
        QVERIFY(!events::setupIn("{}"));
    }

    // Unreadable members are named in the message, and nothing is silently left out.
    void aMemberThatCannotBeReadIsNamed_data()
    {
        QTest::addColumn<QByteArray>("members");
        QTest::addColumn<QString>("named");
        const auto row = [](const char *members, const QString &named) {
            QTest::newRow(members) << QByteArray(members) << named;
        };
        row(R"("contact-fields":[])", u"contact-fields"_s);
        row(R"("contact fields":{})", u"contact fields"_s);
        row(R"("contact fields":["x"])", u"contact fields[0]"_s);
        row(R"("contact fields":[{"id":"a","name":"A","type":"text","lenght":5}])",
            u"contact fields[0]/lenght"_s);
        row(R"("contact fields":[{"id":"a","name":5,"type":"text"}])", u"contact fields[0]/name"_s);
        row(R"("contact fields":[{"id":"a","name":"A","type":"text","required":"yes"}])",
            u"contact fields[0]/required"_s);
        row(R"("integrations":[{"name":"A","event type":[]}])", u"integrations[0]/event type"_s);
        row(R"("integrations":[{"name":"A","event types":{}}])", u"integrations[0].event types"_s);
        row(R"("integrations":[{"name":"A","event types":[{"name":"B","feilds":[]}]}])",
            u"integrations[0].event types[0]/feilds"_s);
        row(R"("integrations":[{"name":"A","event types":[{"name":"B","fields":[{"idd":"x"}]}]}])",
            u"integrations[0].event types[0]/fields/0/idd"_s);
        row(R"("version":2)", u"version"_s);
    }
    void aMemberThatCannotBeReadIsNamed()
    {
        QFETCH(const QByteArray, members);
        QFETCH(const QString, named);
        const auto read = events::setupIn(R"({"storedesk":"set-up",)" + members + "}");
        QVERIFY(!read);
        QVERIFY2(read.error().why.contains(u'“' + named + u'”'), qPrintable(read.error().why));
    }

    void everythingOfOneAccountIsCopiedToAnother()
    {
        // Add objects that the other store does not have.
        apply(*m_one, wanted());
        const auto source = read(*m_one);
        const auto file = events::setupIn(events::setupFile(source));
        QVERIFY(file);
        // The count includes the integrations that the practice store starts with.
        QVERIFY(source.integrations.size() >= 4);
        auto steps = events::setupPlan(*file, read(*m_other));
        QCOMPARE(count(steps, State::Create), 4);
        QCOMPARE(count(steps, State::Cannot), 0);
        QVERIFY(count(steps, State::AlreadyThere) > 10);
        m_other->service->ledger().clear();
        apply(*m_other, *file);
        QCOMPARE(events::setupFile(read(*m_other)), events::setupFile(source));
        QCOMPARE(m_other->service->ledger().applied(OperationId::CreateContactField), 1);
        QCOMPARE(m_other->service->ledger().applied(OperationId::CreateCustomIntegration), 1);
        QCOMPARE(m_other->service->ledger().applied(OperationId::CreateCustomEventType), 2);
        // The second run has nothing left to do.
        steps = events::setupPlan(*file, read(*m_other));
        QCOMPARE(count(steps, State::AlreadyThere), steps.size());
    }

    void failedStepsAreRepeatedOnTheNextRun()
    {
        m_one->service->play({practice::once(OperationId::CreateCustomIntegration,
                                             practice::Fault::Status, u"422"_s)});
        const auto ends = apply(*m_one, wanted());
        QCOMPARE(ends.size(), 4);
        // The field was created.
        QCOMPARE(ends[0], RowState::Done);
        // The integration was refused, so its types were not sent.
        QCOMPARE(ends[1], RowState::Refused);
        QCOMPARE(ends[2], RowState::NotSent);
        QCOMPARE(ends[3], RowState::NotSent);
        m_one->service->play({});
        for (const auto end : apply(*m_one, wanted()))
            QCOMPARE(end, RowState::Done);
        const auto steps = events::setupPlan(wanted(), read(*m_one));
        QCOMPARE(count(steps, State::AlreadyThere), 4);
    }

    void differencesAreReportedAndOnlyIntegrationsChange()
    {
        apply(*m_one, wanted());
        auto other = wanted();
        other.contactFields[0] =
            QJsonObject{{u"id"_s, u"shoe"_s}, {u"name"_s, u"Shoe size"_s}, {u"type"_s, u"text"_s}};
        other.integrations[0].definition[u"description"] = u"The new shop"_s;
        other.integrations[0].eventTypes[0] = type(u"b"_s, u"Another name"_s);
        other.integrations.append(
            {.definition = {{u"name"_s, u"Tills"_s}, {u"eventsEnabled"_s, true}},
             .eventTypes = {type(u"a"_s, u"A"_s)}});
        const auto steps = events::setupPlan(other, read(*m_one));
        QCOMPARE(steps.size(), 6);
        // A field with the same id but another type exists.
        QCOMPARE(steps[0].state, State::Cannot);
        QCOMPARE(steps[1].state, State::Differs);
        QCOMPARE(steps[1].body, (QJsonObject{{u"description"_s, u"The new shop"_s}}));
        QCOMPARE(steps[2].state, State::Create);
        QCOMPARE(steps[3].state, State::Cannot);
        QCOMPARE(steps[3].why, u"It differs."_s);
        QCOMPARE(steps[4].state, State::AlreadyThere);
        // Another integration uses the same alias.
        QCOMPARE(steps[5].state, State::Cannot);
        QVERIFY(steps[5].why.contains(u"Shop"_s));
        for (const auto end : apply(*m_one, other))
            QCOMPARE(end, RowState::Done);
        QCOMPARE(m_one->service->ledger().applied(OperationId::PatchCustomIntegration), 1);
        QCOMPARE(m_one->service->ledger().received(OperationId::DeleteCustomEventType), 0);
    }

    // A resumed job knows the id of the integration that it created before.
    void anInterruptedJobContinuesAndCreatesEverythingOnce_data()
    {
        QTest::addColumn<int>("rowsBefore");
        for (int rows = 0; rows < 4; ++rows)
            QTest::addRow("after %d rows", rows) << rows;
    }
    void anInterruptedJobContinuesAndCreatesEverythingOnce()
    {
        QFETCH(const int, rowsBefore);
        const QTemporaryDir place;
        const journal::JobFolder folder(place.path());
        const auto there = read(*m_one);
        const auto job = events::setupJob(u"Setup"_s, events::setupPlan(wanted(), there), there);
        QCOMPARE(job.rows.size(), std::size_t(4));
        QVERIFY(jobs::Job::begin(folder, u"a"_s, job, m_clock));
        m_one->service->ledger().clear();
        {
            auto first = jobs::Job::open(folder, u"a"_s, m_one->session, m_clock);
            QVERIFY(first);
            auto &run = (*first)->run();
            qsizetype ended = 0;
            connect(&run, &jobs::JobRun::rowsEnded, this,
                    [&](const std::vector<journal::RowEnd> &ends) {
                        ended += static_cast<qsizetype>(ends.size());
                        if (ended == rowsBefore)
                            run.pause();
                    });
            run.start();
            if (rowsBefore == 0)
                run.pause();
            QTRY_VERIFY(run.rests());
            QVERIFY(run.head().counts[journal::RowState::Done] < 4);
        }
        auto second = jobs::Job::open(folder, u"a"_s, m_one->session, m_clock);
        QVERIFY(second);
        (*second)->run().start();
        QTRY_COMPARE((*second)->run().state(), jobs::JobRun::State::Done);
        QCOMPARE((*second)->run().head().counts[journal::RowState::Done], 4);
        auto &ledger = m_one->service->ledger();
        QCOMPARE(ledger.applied(OperationId::CreateContactField), 1);
        QCOMPARE(ledger.applied(OperationId::CreateCustomIntegration), 1);
        QCOMPARE(ledger.applied(OperationId::CreateCustomEventType), 2);
        const auto steps = events::setupPlan(wanted(), read(*m_one));
        QCOMPARE(count(steps, State::AlreadyThere), 4);
    }

private:
    static qsizetype count(const QList<SetupStep> &steps, State state)
    {
        return std::ranges::count(steps, state, &SetupStep::state);
    }

    static Setup read(Store &store)
    {
        events::SetupReader reader(store.session);
        QSignalSpy ready(&reader, &events::SetupReader::ready);
        reader.start();
        if (!ready.wait(30'000))
            qFatal("not read");
        return reader.setup();
    }

    // Applies the setup as a job, and returns the state of each row.
    QList<RowState> apply(Store &store, const Setup &setup)
    {
        const QTemporaryDir place;
        const journal::JobFolder folder(place.path());
        const auto there = read(store);
        const auto job = events::setupJob(u"Setup"_s, events::setupPlan(setup, there), there);
        if (!jobs::Job::begin(folder, u"a"_s, job, m_clock))
            qFatal("not written down");
        {
            auto opened = jobs::Job::open(folder, u"a"_s, store.session, m_clock);
            auto &run = (*opened)->run();
            run.start();
            if (!QTest::qWaitFor([&run] { return run.state() == jobs::JobRun::State::Done; },
                                 30'000))
                qFatal("not applied");
        }
        auto journal = journal::Journal::open(folder.pathOf(u"a"_s), m_clock);
        QList<RowState> ends;
        for (const auto &row : (*journal)->rows().find({}, 0, 100).value())
            ends.append(row.state);
        return ends;
    }

    base::SystemClock m_clock;
    std::optional<Store> m_one;
    std::optional<Store> m_other;
};

STOREDESK_TEST(TestSetup)

} // namespace tst_setup

#include "tst_setup.moc"
