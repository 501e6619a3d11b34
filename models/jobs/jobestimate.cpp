// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/jobestimate.h"

#include "catalogue/key.h"
#include "catalogue/limits.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using catalogue::OperationId;
namespace key = catalogue::key;

struct EstimateWords
{
    Q_DECLARE_TR_FUNCTIONS(JobEstimate)
};

// A conservative value, because finishing early is better than finishing late.
static constexpr qint64 importedPerMinute = 25'000;

static bool sends(const BulkPlan &plan, QLatin1StringView field)
{
    return std::ranges::find(plan.targets, field, &CellTarget::key) != plan.targets.end();
}

// An import ignores empty cells, does not store previous values, and requires an address for
// contacts and all mandatory fields for products.
static bool isImportable(const BulkPlan &plan)
{
    if (plan.blank == BulkPlan::Blank::Clear || plan.readsEach()
        || (plan.targets.empty() && plan.constants.empty()))
        return false;
    switch (plan.operation) {
    case OperationId::PatchContactByEmail:
        return true;
    case OperationId::PatchContactByExternalId:
        return sends(plan, key::contact::email);
    case OperationId::PatchProductByStoreId:
        return sends(plan, key::name) && sends(plan, key::productDetailUrl)
            && sends(plan, key::unitPrice);
    default:
        return false;
    }
}

JobEstimate estimateOf(const BulkPlan &plan, qint64 rows, qint64 bytes, int requestsPerMinute)
{
    const bool reads = plan.readsEach() && catalogue::operation(plan.operation).lookUp;
    JobEstimate estimate{.calls = rows * (1 + (reads ? 1 : 0) + (plan.erases ? 1 : 0))};
    if (requestsPerMinute > 0) {
        estimate.perMinute = requestsPerMinute;
        estimate.time =
            std::chrono::seconds((estimate.calls * 60 + requestsPerMinute - 1) / requestsPerMinute);
    }
    if (rows == 0 || !isImportable(plan))
        return estimate;
    const auto files = std::max<qint64>(
        1, (bytes + catalogue::limits::importBytes - 1) / catalogue::limits::importBytes);
    const JobEstimate::Import import{
        .files = static_cast<int>(files),
        .time = std::max<std::chrono::seconds>(
            1min, std::chrono::seconds(rows * 60 / importedPerMinute))};
    if (estimate.time && *estimate.time > import.time)
        estimate.import = import;
    return estimate;
}

QString durationText(std::chrono::seconds time)
{
    if (time < 1min)
        return EstimateWords::tr("less than a minute");
    const auto minutes = std::chrono::round<std::chrono::minutes>(time);
    if (minutes < 2min)
        return EstimateWords::tr("about a minute");
    if (minutes < 2h)
        return EstimateWords::tr("about %L1 minutes").arg(minutes.count());
    const auto hours = std::chrono::round<std::chrono::hours>(minutes);
    if (hours < 48h)
        return EstimateWords::tr("about %L1 hours").arg(hours.count());
    return EstimateWords::tr("about %L1 days").arg((hours.count() + 12) / 24);
}

static QString rateText(int perMinute)
{
    const bool isPerSecond = perMinute % 60 == 0;
    const auto count = isPerSecond ? perMinute / 60 : perMinute;
    return isPerSecond ? EstimateWords::tr("%Ln request(s) a second", nullptr, count)
                       : EstimateWords::tr("%Ln request(s) a minute", nullptr, count);
}

QString textOf(const JobEstimate &estimate)
{
    const auto calls = estimate.calls == 1 ? EstimateWords::tr("1 request")
                                           : EstimateWords::tr("%L1 requests").arg(estimate.calls);
    const auto byCalls = estimate.time
        ? EstimateWords::tr("%1, %2 at %3", "requests, duration, rate")
              .arg(calls, durationText(*estimate.time), rateText(estimate.perMinute))
        : calls;
    if (!estimate.import)
        return byCalls;
    const auto imports = estimate.import->files == 1
        ? EstimateWords::tr("1 import")
        : EstimateWords::tr("%L1 imports").arg(estimate.import->files);
    return u"%1 · %2"_s.arg(
        EstimateWords::tr("%1, %2").arg(imports, durationText(estimate.import->time)), byCalls);
}

} // namespace storedesk::jobs
