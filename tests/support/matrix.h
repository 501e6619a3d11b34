// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/exchange.h"
#include "support/goodrequests.h"
#include "support/matrixclasses.h"
#include "support/warnings.h"

#include <QTest>

#include <initializer_list>

namespace support {

// Assigns the resources to test programs, which together run each resource exactly once.
using catalogue::Resource;
inline constexpr std::initializer_list<Resource> peopleMatrix{Resource::Contact,
                                                              Resource::ContactField};
inline constexpr std::initializer_list<Resource> salesMatrix{Resource::Purchase, Resource::Product,
                                                             Resource::CouponSet};
inline constexpr std::initializer_list<Resource> transferMatrix{
    Resource::Export, Resource::Import, Resource::Workflow, Resource::Store};
inline constexpr std::initializer_list<Resource> eventMatrix{
    Resource::CustomEvent, Resource::CustomIntegration, Resource::CustomEventType};
static_assert(peopleMatrix.size() + salesMatrix.size() + transferMatrix.size() + eventMatrix.size()
              == static_cast<std::size_t>(catalogue::Resource::Count));

// Runs one operation with one fault on its first request. The client and the practice service use
// the same clock (G1–G6 for single calls). The expected results are read from a table that is
// independent of the program.
class Matrix
{
public:
    static void addRows(std::initializer_list<catalogue::Resource> resources)
    {
        QTest::addColumn<catalogue::OperationId>("operation");
        QTest::addColumn<int>("fault");
        for (const auto &operation : catalogue::operations()) {
            if (std::ranges::find(resources, operation.resource) == resources.end())
                continue;
            for (const auto &plan : plans::faults)
                QTest::addRow("%s, %s", operation.name.data(),
                              storedesk::practice::faultRow(plan.fault).name.data())
                    << operation.id << static_cast<int>(plan.fault);
        }
    }

    void run(catalogue::OperationId id, Fault fault)
    {
        const auto request = prepare(id);
        auto &service = m_fixture.service();
        m_session = fault == Fault::BadCertificate ? toBadCertificate()
                                                   : m_fixture.connected(service.apiKey());
        m_session->client().setRandom([] { return 0.5; });
        // Reads the list first, because the client needs the previous content to prove that nothing
        // was added. Connection faults need a new connection, so the list is not read for them: the
        // read would leave a connection open.
        const bool opensLater =
            fault == Fault::Refuse || fault == Fault::ConnectHang || fault == Fault::BadCertificate;
        if (!opensLater && catalogue::operation(id).effect == catalogue::Effect::Create)
            m_fixture.readListOf(*m_session, request);
        m_fixture.ledger().clear();
        arm(id, fault);

        const auto begin = m_fixture.clock().ticks();
        end(request, catalogue::operation(id), fault);
        const auto elapsed = m_fixture.clock().ticks() - begin;
        service.setAcceptMode(storedesk::practice::AcceptMode::Accepting);
        service.faults().clear();
        m_session.reset();
        QVERIFY2(m_outcome, "the call never ended");
        compare(catalogue::operation(id), fault, *m_outcome, elapsed);
        QVERIFY(service.otherOrigin()->requests().empty());
        QVERIFY(service.badCertificate()->requests().empty());
    }

private:
    // Makes the records from earlier cases too old to be mistaken for the record in this case.
    storedesk::http::Request prepare(catalogue::OperationId id)
    {
        m_fixture.clock().advance(std::chrono::minutes(5));
        const auto request = m_requests.of(id);
        m_requests.settle();
        m_fixture.ledger().clear();
        return request;
    }

    std::unique_ptr<api::Session> toBadCertificate()
    {
        return std::make_unique<api::Session>(
            storedesk::http::Connection{.baseUrl = m_fixture.service().badCertificateUrl(),
                                        .key = m_fixture.service().apiKey()},
            m_fixture.clock());
    }

    void arm(catalogue::OperationId id, Fault fault)
    {
        using storedesk::practice::AcceptMode;
        m_moves = 0;
        m_movesOfAnswer = 0;
        m_doorIsShut = fault == Fault::Refuse || fault == Fault::ConnectHang;
        if (m_doorIsShut)
            m_fixture.service().setAcceptMode(fault == Fault::Refuse ? AcceptMode::Refusing
                                                                     : AcceptMode::Hanging);
        else if (fault != Fault::BadCertificate)
            m_fixture.service().faults().add(storedesk::practice::once(id, fault));
        // Accepts connections again after the first attempt has failed.
        QObject::connect(&m_session->client(), &api::Client::waiting, m_session.get(), [this] {
            if (std::exchange(m_doorIsShut, false))
                m_fixture.service().setAcceptMode(AcceptMode::Accepting);
        });
    }

    void end(const storedesk::http::Request &request, const catalogue::Operation &operation,
             Fault fault)
    {
        m_outcome.reset();
        auto *call = m_session->start(request, m_session.get());
        call->then(m_session.get(),
                   [this](const storedesk::http::Outcome &end) { m_outcome = end; });
        QObject::connect(call, &api::Call::stateChanged, m_session.get(),
                         [this, call](api::Call::State state) {
                             m_exchange = nullptr;
                             if (state == api::Call::State::Sending && call->attempts() == 1)
                                 watch(call->findChild<storedesk::http::Exchange *>());
                         });
        runUntil(
            m_fixture.clock(), m_session->client(), [this] { return m_outcome.has_value(); },
            [&] { return isSilent(operation, fault); });
    }

    void watch(storedesk::http::Exchange *exchange)
    {
        m_exchange = exchange;
        QObject::connect(exchange, &storedesk::http::Exchange::progressed, m_session.get(),
                         [this, exchange] { ++(exchange->hasHead() ? m_movesOfAnswer : m_moves); });
    }

    // Returns whether no more bytes will arrive and the client has processed all of them, so that
    // only a timeout can end the call.
    bool isSilent(const catalogue::Operation &operation, Fault fault)
    {
        if (fault == Fault::ConnectHang)
            return m_doorIsShut && m_exchange && m_moves > 0;
        const bool hasBody = operation.answer != catalogue::ResponseShape::Nothing;
        // The client has seen the head and the first half of the body.
        const bool sawAll = !hasBody || m_movesOfAnswer >= 2;
        if (fault != Fault::Stall || !m_exchange || !sawAll)
            return false;
        const auto last = m_fixture.ledger().last();
        return last && last->step == storedesk::practice::LedgerStep::Stalled;
    }

    void compare(const catalogue::Operation &operation, Fault fault,
                 const storedesk::http::Outcome &outcome, Milliseconds elapsed)
    {
        const auto *row = classOf(operation);
        QVERIFY2(row, "the table of expectations does not have this operation");
        const auto &expected = plans::faults[static_cast<std::size_t>(fault)];
        const auto plan = expected.*row->column;
        const bool reads = row->column == &FaultPlan::read;
        Plan found{.end = endOf(outcome),
                   .attempts = outcome ? outcome->attempts : outcome.error().attempts,
                   .received = m_fixture.ledger().received(operation.id),
                   .applied = m_fixture.ledger().applied(operation.id),
                   .milliseconds = static_cast<int>(elapsed.count())};
        if (reads)
            forgiveRead(found, plan);
        QVERIFY2(found == plan,
                 qPrintable(u"found %1, expected %2"_s.arg(text(found), text(plan))));
        if (plan.end == End::Failed)
            QCOMPARE(outcome.error().kind, expected.kind);
        if (outcome && operation.answer != catalogue::ResponseShape::Nothing
            && (reads || plan.end == End::Confirmed || plan.attempts == 2))
            QVERIFY(outcome->document.isObject());
    }

    [[nodiscard]] static End endOf(const storedesk::http::Outcome &outcome)
    {
        if (outcome)
            return outcome->confirmed ? End::Confirmed : End::Done;
        switch (outcome.error().kind) {
        case storedesk::http::ErrorKind::Unknown:
            return End::Unknown;
        case storedesk::http::ErrorKind::Conflict:
            return End::Conflict;
        default:
            return End::Failed;
        }
    }

    // Qt may repeat a read immediately, without the client noticing.
    static void forgiveRead(Plan &found, const Plan &plan)
    {
        if (found.received >= plan.received && found.attempts <= plan.attempts
            && found.milliseconds <= plan.milliseconds
            && (found.applied >= plan.applied || plan.applied == 2)) {
            found.received = plan.received;
            found.attempts = plan.attempts;
            found.milliseconds = plan.milliseconds;
            found.applied = plan.applied;
        }
    }

    static QString text(const Plan &plan)
    {
        static constexpr std::array names{"done", "confirmed", "failed", "conflict", "unknown"};
        return u"%1, %2 attempts, %3 received, %4 applied, after %5 ms"_s
            .arg(QLatin1StringView(names[static_cast<std::size_t>(plan.end)]))
            .arg(plan.attempts)
            .arg(plan.received)
            .arg(plan.applied)
            .arg(plan.milliseconds);
    }

    SessionFixture m_fixture;
    GoodRequests m_requests{m_fixture};
    std::unique_ptr<api::Session> m_session;
    // The first attempt's exchange while it is in progress.
    QPointer<storedesk::http::Exchange> m_exchange;
    std::optional<storedesk::http::Outcome> m_outcome;
    // Progress signals before and after the head of the reply has arrived.
    int m_moves = 0;
    int m_movesOfAnswer = 0;
    bool m_doorIsShut = false;
};

} // namespace support
