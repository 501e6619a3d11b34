// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "attentionitems.h"

#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "catalogue/limits.h"
#include "itemmodels/seenfields.h"
#include "itemmodels/showntext.h"
#include "itemmodels/stock.h"

#include <QJsonArray>

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace storedesk::itemmodels {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using catalogue::Resource;
using NeedKind = AttentionItem::Kind;
namespace key = catalogue::key;

static constexpr auto warningOfLink = 20min;
static constexpr int secondsOfCounting = 30;

static bool isRecent(const QDateTime &moment, const QDateTime &now)
{
    return moment.isValid() && moment.daysTo(now) <= daysOfNeeds;
}

// Returns whether the same export was created again later and finished, so that the failure no
// longer matters.
static bool wasMadeAgain(const QJsonObject &failed, const Records &exports)
{
    return std::ranges::any_of(exports, [&failed](const QJsonObject &other) {
        return other[key::exportType] == failed[key::exportType]
            && other[key::filters] == failed[key::filters]
            && phaseOf(other[key::status].toString()) == TransferPhase::Finished
            && momentOf(other, key::createdAt) > momentOf(failed, key::createdAt);
    });
}

static void addExports(std::vector<AttentionItem> &needs, const AttentionInput &findings,
                       const QDateTime &now)
{
    for (const auto &record : findings.exports) {
        const auto transfer = transferOf(Resource::Export, record);
        if (transfer.phase != TransferPhase::Failed || !isRecent(transfer.createdAt, now)
            || wasMadeAgain(record, findings.exports))
            continue;
        needs.push_back({.kind = NeedKind::FailedExport,
                         .id = transfer.id,
                         .name = transfer.title,
                         .count = transfer.done,
                         .total = transfer.total,
                         .when = transfer.createdAt,
                         .reason = transfer.reason});
    }
}

static void addImports(std::vector<AttentionItem> &needs, const AttentionInput &findings,
                       const QDateTime &now)
{
    for (const auto &record : findings.imports) {
        const auto transfer = transferOf(Resource::Import, record);
        const bool failed = transfer.phase == TransferPhase::Failed;
        const bool refused = transfer.phase == TransferPhase::Finished && transfer.refused > 0;
        if ((!failed && !refused) || !isRecent(transfer.createdAt, now))
            continue;
        needs.push_back({.kind = failed ? NeedKind::FailedImport : NeedKind::RefusedRows,
                         .id = transfer.id,
                         .name = transfer.title,
                         .count = transfer.refused,
                         .total = transfer.total,
                         .when = transfer.createdAt,
                         .hasReport = transfer.hasFile,
                         .reason = transfer.reason});
    }
}

// Returns whether a workflow will never assign coupons again. A workflow that was not loaded may
// still do so.
static bool isOver(const QString &id, const Records &workflows)
{
    return std::ranges::any_of(workflows, [&id](const QJsonObject &workflow) {
        return workflow[key::id].toString() == id
            && workflow[key::status].toString() == catalogue::choice::state::finalised;
    });
}

// New codes are counted as available some seconds later.
static bool isStillCounted(const QJsonObject &set, const QDateTime &now)
{
    const auto known = set[key::available].toInteger() + set[key::assigned].toInteger();
    const auto changed = momentOf(set, key::updatedAt);
    // The difference may be negative, because the service's clock may differ from this computer's.
    return known < set[key::quantity].toInteger() && changed.isValid()
        && std::abs(changed.secsTo(now)) < secondsOfCounting;
}

static void addCoupons(std::vector<AttentionItem> &needs, const AttentionInput &findings,
                       const QDateTime &now)
{
    for (const auto &record : findings.couponSets) {
        auto stock = stockOf(record, findings.stockWarning);
        if (const auto own = findings.warnBelow.constFind(stock.id);
            own != findings.warnBelow.constEnd())
            stock.warnBelow = *own;
        const auto users = record[key::usedInWorkflows].toArray();
        const bool used = std::ranges::any_of(users, [&findings](const QJsonValue &user) {
            return !isOver(user[key::workflowId].toString(), findings.workflows);
        });
        const bool low = stock.isEmpty() || stock.isBelowOwnLevel()
            || (!stock.warnBelow && stock.isNearlyEmpty() && used);
        if (low && !isStillCounted(record, now))
            needs.push_back({.kind = NeedKind::FewCoupons,
                             .id = stock.id,
                             .name = stock.name,
                             .count = *stock.left,
                             .total = stock.quantity});
    }
}

static void addWorkflows(std::vector<AttentionItem> &needs, const AttentionInput &findings)
{
    for (const auto &record : findings.workflows) {
        if (record[key::status].toString() == catalogue::choice::state::paused)
            needs.push_back({.kind = NeedKind::PausedWorkflow,
                             .id = record[key::id].toString(),
                             .name = shownText(nameIn(record)),
                             .when = momentOf(record, key::updatedAt)});
    }
}

static void addLinks(std::vector<AttentionItem> &needs, const AttentionInput &findings,
                     const QDateTime &now)
{
    if (!findings.exportsReadAt.isValid())
        return;
    const auto ends = findings.exportsReadAt.addMSecs(
        std::chrono::milliseconds(catalogue::limits::lifeOfAddress).count());
    if (now.addMSecs(std::chrono::milliseconds(warningOfLink).count()) < ends)
        return;
    const auto links = std::ranges::count_if(findings.exports, [&now](const QJsonObject &record) {
        return !record[key::fileUrl].toString().isEmpty()
            && isRecent(momentOf(record, key::createdAt), now);
    });
    if (links > 0)
        needs.push_back({.kind = NeedKind::AgedLinks, .count = links, .when = ends});
}

QString AttentionItem::key() const
{
    return u"%1/%2"_s.arg(QString::number(static_cast<int>(kind)), id);
}

std::vector<AttentionItem> needsOf(const AttentionInput &findings, const QDateTime &now)
{
    std::vector<AttentionItem> needs;
    addImports(needs, findings, now);
    addExports(needs, findings, now);
    addCoupons(needs, findings, now);
    addWorkflows(needs, findings);
    addLinks(needs, findings, now);
    return needs;
}

} // namespace storedesk::itemmodels
