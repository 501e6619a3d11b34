// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/exchange.h"
#include "support/goodrequests.h"
#include "support/matrixexpect.h"
#include "support/warnings.h"

#include <QTest>

#include <initializer_list>

namespace support {

// Which program runs which resources: together every one exactly once.
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

// One operation, one fault on its first request, client and practice service on one clock (G1–G6
// for single calls).
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
            for (const auto &sight : sights)
                QTest::addRow("%s, %s", operation.name.data(),
                              storedesk::practice::faultRow(sight.fault).name.data())
                    << operation.id << static_cast<int>(sight.fault);
        }
    }

    void run(catalogue::OperationId id, Fault fault)
    {
        const auto request = prepare(id);
        auto &service = m_fixture.service();
        m_session = fault == Fault::BadCertificate ? toBadCertificate()
                                                   : m_fixture.connected(service.apiKey());
        m_session->client().setRandom([] { return 0.5; });
        // Only who has seen what was there before can tell that nothing was added. A service that
        // refuses must be met by a new connection, and a read would leave one open.
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
    // Everything an earlier case left behind is older than a look-up would take for its own.
    api::Request prepare(catalogue::OperationId id)
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
            api::Connection{.baseUrl = m_fixture.service().badCertificateUrl(),
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
        // Connections are accepted again when the first attempt has failed.
        QObject::connect(&m_session->client(), &api::Client::waiting, m_session.get(), [this] {
            if (std::exchange(m_doorIsShut, false))
                m_fixture.service().setAcceptMode(AcceptMode::Accepting);
        });
    }

    void end(const api::Request &request, const catalogue::Operation &operation, Fault fault)
    {
        m_outcome.reset();
        auto *call = m_session->start(request, m_session.get());
        call->then(m_session.get(), [this](const api::Outcome &end) { m_outcome = end; });
        QObject::connect(call, &api::Call::stateChanged, m_session.get(),
                         [this, call](api::Call::State state) {
                             m_exchange = nullptr;
                             if (state == api::Call::State::Sending && call->attempts() == 1)
                                 watch(call->findChild<api::Exchange *>());
                         });
        runUntil(
            m_fixture.clock(), m_session->client(), [this] { return m_outcome.has_value(); },
            [&] { return isSilent(operation, fault); });
    }

    void watch(api::Exchange *exchange)
    {
        m_exchange = exchange;
        QObject::connect(exchange, &api::Exchange::progressed, m_session.get(),
                         [this, exchange] { ++(exchange->hasHead() ? m_movesOfAnswer : m_moves); });
    }

    // Nothing more will come, and the client has seen all there was: only time can end it.
    bool isSilent(const catalogue::Operation &operation, Fault fault)
    {
        if (fault == Fault::ConnectHang)
            return m_doorIsShut && m_exchange && m_moves > 0;
        const bool hasBody = operation.answer != catalogue::Answer::Nothing;
        // Its head, and the first half of its body.
        const bool sawAll = !hasBody || m_movesOfAnswer >= 2;
        if (fault != Fault::Stall || !m_exchange || !sawAll)
            return false;
        const auto last = m_fixture.ledger().last();
        return last && last->step == storedesk::practice::Step::Stalled;
    }

    void compare(const catalogue::Operation &operation, Fault fault, const api::Outcome &outcome,
                 Duration elapsed)
    {
        const auto plan = Expectation(operation, fault).plan();
        Plan found{.succeeds = outcome.has_value(),
                   .confirmed = outcome && outcome->confirmed,
                   .kind = outcome ? api::Kind::Unknown : outcome.error().kind,
                   .attempts = outcome ? outcome->attempts : outcome.error().attempts,
                   .received = m_fixture.ledger().received(operation.id),
                   .applied = m_fixture.ledger().applied(operation.id),
                   .elapsed = elapsed};
        if (!operation.writes())
            forgiveRead(found, plan);
        QVERIFY2(found == plan,
                 qPrintable(u"found %1, expected %2"_s.arg(text(found), text(plan))));
        if (outcome && operation.answer != catalogue::Answer::Nothing
            && (!operation.writes() || plan.confirmed || plan.attempts == 2))
            QVERIFY(outcome->document.isObject());
    }

    // Qt may repeat a read by itself, and then the client neither sees nor waits.
    static void forgiveRead(Plan &found, const Plan &plan)
    {
        if (found.received >= plan.received && found.attempts <= plan.attempts
            && found.elapsed <= plan.elapsed
            && (found.applied >= plan.applied || plan.applied == 2)) {
            found.received = plan.received;
            found.attempts = plan.attempts;
            found.elapsed = plan.elapsed;
            found.applied = plan.applied;
        }
    }

    static QString text(const Plan &plan)
    {
        return u"%1 kind %2 attempts %3 received %4 applied %5 after %6 ms%7"_s
            .arg(plan.succeeds ? u"success"_s : u"failure"_s)
            .arg(static_cast<int>(plan.kind))
            .arg(plan.attempts)
            .arg(plan.received)
            .arg(plan.applied)
            .arg(plan.elapsed.count())
            .arg(plan.confirmed ? u" confirmed"_s : QString());
    }

    SessionFixture m_fixture;
    GoodRequests m_requests{m_fixture};
    std::unique_ptr<api::Session> m_session;
    QPointer<api::Exchange> m_exchange; // of the first attempt, while it is under way
    std::optional<api::Outcome> m_outcome;
    int m_moves = 0; // of the wire, before and after the head of an answer came
    int m_movesOfAnswer = 0;
    bool m_doorIsShut = false;
};

} // namespace support
