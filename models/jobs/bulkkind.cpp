// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/bulkkind.h"

#include "api/session.h"
#include "jobs/job.h"
#include "jobs/jobundo.h"
#include "jobs/rowmaker.h"

namespace storedesk::jobs {

using journal::RowState;

std::optional<BulkPlan> bulkPlanOf(const journal::JobOutline &outline)
{
    return bulkKind.matches(outline) ? BulkPlan::fromJson(outline.plan) : std::nullopt;
}

static constexpr int narrow = 8;
static constexpr int wide = 32;

// With a rate limit, all jobs have the same width, so that each gets the same share of the rate.
// Without a limit, many rows share one commit. Events always use the narrow width, because the
// outcome of all events in flight is unknown if the program crashes.
static int widthOf(const catalogue::Operation &operation, int requestsPerMinute)
{
    return operation.repeat == catalogue::Repeat::Event || requestsPerMinute > 0 ? narrow : wide;
}

// With a rate limit, rows spend most of their time waiting, so they are marked late. So are events,
// because they can never be looked up.
static bool marksLate(const catalogue::Operation &operation, int requestsPerMinute)
{
    return operation.writes()
        && (requestsPerMinute > 0 || operation.repeat == catalogue::Repeat::Event);
}

static journal::RunOptions optionsFor(const BulkPlan &plan, int requestsPerMinute)
{
    const auto &operation = catalogue::operation(plan.operation);
    const int width = widthOf(operation, requestsPerMinute);
    return {.width = width,
            .gathers = width > narrow,
            .marksLate = marksLate(operation, requestsPerMinute),
            .keep = operation.writes() ? journal::Keep::Nothing : journal::Keep::Record,
            .readFirst = plan.readsEach() && operation.lookUp.has_value(),
            .verifiesGone = plan.erases};
}

static journal::RunParts partsOf(const BulkPlan &plan, api::Session &session,
                                 const journal::RunOptions::CopyKeeper &keepCopy)
{
    const auto maker = std::make_shared<const RowMaker>(plan);
    auto options = optionsFor(plan, session.client().connection().requestsPerMinute);
    if (!plan.erases)
        options.keepCopy = keepCopy;
    return {.maker = [maker](const journal::JobRow &row) { return maker->bytes(row.cells); },
            .options = options};
}

static base::Result<journal::RunFactory> openBulk(journal::Journal &journal, const QString &)
{
    auto plan = bulkPlanOf(journal.head().outline);
    if (!plan)
        return journal::RunFactory();
    const auto allowed =
        checkTargets(*plan).and_then([&] { return checkCeiling(*plan, journal.head()); });
    if (!allowed)
        return tl::unexpected(allowed.error());
    return [plan = std::move(*plan)](api::Session &session,
                                     const journal::RunOptions::CopyKeeper &keepCopy) {
        return partsOf(plan, session, keepCopy);
    };
}

static std::optional<journal::JobEffect> bulkEffect(const journal::JobHead &head)
{
    const auto plan = bulkPlanOf(head.outline);
    if (!plan || !catalogue::operation(plan->operation).writes())
        return std::nullopt;
    return journal::JobEffect{.operation = plan->operation,
                              .rows = head.counts[RowState::Done] + head.counts[RowState::Unknown]};
}

constexpr journal::JobKind bulkKind{
    .id = QLatin1StringView("bulk"),
    .open = &openBulk,
    .effect = &bulkEffect,
    .canBeUndone = [](const journal::JobHead &head, const QString &) {
        return canBeUndone(head);
    }};

} // namespace storedesk::jobs
