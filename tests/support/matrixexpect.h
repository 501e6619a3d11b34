// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/matrixplan.h"

namespace support {

// The expected end of every case, from nothing but the retry matrix, its numbers and the table of
// faults. The jitter of the client under test stands still at a half.
class Expectation
{
public:
    Expectation(const catalogue::Operation &operation, Fault fault)
        : m_operation(operation)
        , m_sight(sights[static_cast<std::size_t>(fault)])
        , m_applied(storedesk::practice::faultRow(fault).stage == storedesk::practice::Stage::After)
    { }

    [[nodiscard]] Plan plan() const
    {
        auto plan = decided();
        plan.elapsed += beforeTheEnd();
        return plan;
    }

private:
    using Step = api::Step;

    [[nodiscard]] Plan decided() const
    {
        const int once = m_applied ? 1 : 0;
        switch (api::stepOf(m_operation.repeat, ending())) {
        case Step::Done:
            return {};
        case Step::DoneThenFetch:
            return {.confirmed = true};
        case Step::Retry:
        case Step::RetryInWindow:
            return again(waited(api::numbers.transientBase));
        case Step::Wait:
            return waitedFor(waited(api::numbers.throttledBase));
        case Step::LookUp:
            return lookedUp();
        case Step::Unknown:
            return {.succeeds = false, .applied = once};
        default:
            return {.succeeds = false,
                    .kind = m_sight.kind,
                    .received = arrives() ? 1 : 0,
                    .applied = once};
        }
    }

    // An answer without a body stops within its head: then no status comes.
    [[nodiscard]] api::Ending ending() const
    {
        const bool noHead =
            m_sight.fault == Fault::Stall && m_operation.answer == catalogue::Answer::Nothing;
        return noHead ? api::Ending::Lost : m_sight.ending;
    }

    // The second attempt meets a service that behaves.
    [[nodiscard]] Plan again(Duration elapsed) const
    {
        const bool gone = m_applied && m_operation.verb == catalogue::Verb::Delete
            && m_operation.id != catalogue::OperationId::DeletePurchaseByStoreId;
        return {.confirmed = gone,
                .attempts = 2,
                .received = arrives() ? 2 : 1,
                .applied = gone || !m_applied ? 1 : 2,
                .elapsed = elapsed};
    }

    // What had to wait for longer than a change is safe is read first, and then left to the user.
    [[nodiscard]] Plan waitedFor(Duration elapsed) const
    {
        if (m_operation.repeat != Repeat::Write || elapsed < api::numbers.replayWindow)
            return again(elapsed);
        return {.succeeds = false, .kind = api::Kind::Conflict, .applied = 0, .elapsed = elapsed};
    }

    [[nodiscard]] Plan lookedUp() const
    {
        const auto settle = std::max(api::numbers.waitBeforeFirstLookup,
                                     Duration(std::chrono::seconds(m_sight.seconds)));
        if (m_applied)
            return {.confirmed = true, .elapsed = settle};
        if (m_operation.repeat == Repeat::Write)
            return again(settle);
        return again(settle + api::numbers.waitBeforeSecondLookup);
    }

    [[nodiscard]] Duration waited(Duration base) const
    {
        return m_sight.seconds > 0 ? Duration(std::chrono::seconds(m_sight.seconds)) : base / 2;
    }

    // The time until the client sees that there is something wrong.
    [[nodiscard]] Duration beforeTheEnd() const
    {
        if (m_sight.fault == Fault::Stall)
            return api::numbers.stallLimit;
        if (m_sight.fault != Fault::ConnectHang)
            return Duration(0);
        // Where nothing tells that a connection stands, the limit on silence is the only one.
        const bool hasBody = m_operation.payload != catalogue::Payload::None;
        return hasBody ? api::numbers.connectLimit : api::numbers.stallLimit;
    }

    [[nodiscard]] bool arrives() const
    {
        return storedesk::practice::faultRow(m_sight.fault).stage
            != storedesk::practice::Stage::Connect;
    }

    const catalogue::Operation &m_operation;
    const Sight &m_sight;
    bool m_applied;
};

} // namespace support
