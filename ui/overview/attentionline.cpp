// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "attentionline.h"

#include "catalogue/choice.h"
#include "ui/host/pageid.h"
#include "ui/overview/overviewaddresses.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace storedesk::ui::overview {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using itemmodels::AttentionItem;
using Kind = AttentionItem::Kind;

namespace {

// Provides the translation context.
struct NeedsWords
{
    Q_DECLARE_TR_FUNCTIONS(Needs)
};

} // namespace

Resource resourceOf(Kind kind)
{
    switch (kind) {
    case Kind::FailedExport:
    case Kind::AgedLinks:
        return Resource::Export;
    case Kind::FailedImport:
    case Kind::RefusedRows:
        return Resource::Import;
    case Kind::FewCoupons:
        return Resource::CouponSet;
    case Kind::PausedWorkflow:
        break;
    }
    return Resource::Workflow;
}

PageAddress listBehind(const AttentionItem &need)
{
    const auto resource = resourceOf(need.kind);
    switch (need.kind) {
    case Kind::FailedExport:
    case Kind::FailedImport:
        return listPlace(resource, u"error"_s);
    case Kind::PausedWorkflow:
        return listPlace(resource, QString(catalogue::choice::state::paused));
    case Kind::AgedLinks:
        return listPlace(resource, QString(catalogue::choice::state::finished));
    case Kind::RefusedRows:
    case Kind::FewCoupons:
        break;
    }
    auto place = listPlace(resource);
    if (need.kind == Kind::FewCoupons)
        place.filter->insert(QString(), need.name);
    return place;
}

static QString dayText(const QDateTime &moment, const QDateTime &now)
{
    const auto day = moment.toLocalTime().date();
    const bool thisYear = day.year() == now.toLocalTime().date().year();
    return QLocale().toString(day, thisYear ? u"d MMM"_s : u"d MMM yyyy"_s);
}

// Returns the reason from the report or the service, or a text that states that no reason was
// given.
static QString reasonOf(const AttentionItem &need)
{
    if (!need.reason.isEmpty())
        return need.reason;
    if (need.kind == Kind::FailedImport && need.count > 0)
        return NeedsWords::tr("%Ln row(s) rejected", nullptr,
                              static_cast<int>(std::min<qint64>(need.count, INT_MAX)));
    return NeedsWords::tr("no reason given");
}

static AttentionLine failed(const AttentionItem &need, const QDateTime &now, bool mayWrite)
{
    const auto day = dayText(need.when, now);
    if (need.kind == Kind::FailedExport)
        return {.icon = Icon::CrossCircle,
                .tone = Tone::Err,
                .strong = NeedsWords::tr("Export failed:"),
                // The date range is part of the name, and space is short.
                .rest = NeedsWords::tr("%1 · %2").arg(need.name, reasonOf(need)),
                .action = mayWrite ? NeedsWords::tr("Retry…") : NeedsWords::tr("Open"),
                .place = mayWrite ? PageAddress{.page = pageid::newExport, .values = {need.id}}
                                  : recordPlace(Resource::Export, need.id)};
    return {
        .icon = Icon::CrossCircle,
        .tone = Tone::Err,
        .strong = NeedsWords::tr("Import failed:"),
        .rest =
            NeedsWords::tr("%1 · %2 · %3", "what, why, day").arg(need.name, reasonOf(need), day),
        .action = need.hasReport ? NeedsWords::tr("See why") : NeedsWords::tr("Open"),
        .place = recordPlace(Resource::Import, need.id),
        .report = need.hasReport ? need.id : QString()};
}

static AttentionLine refused(const AttentionItem &need)
{
    return {.icon = Icon::Warning,
            .tone = Tone::Warn,
            .strong = NeedsWords::tr("Rows rejected:"),
            .rest = NeedsWords::tr("%Ln row(s) of %1 %2", nullptr, static_cast<int>(need.count))
                        .arg(QLocale().toString(need.total), need.name.toLower()),
            .action = NeedsWords::tr("See why"),
            .place = recordPlace(Resource::Import, need.id),
            .report = need.hasReport ? need.id : QString()};
}

static AttentionLine fewCoupons(const AttentionItem &need, bool mayWrite)
{
    return {.strong = NeedsWords::tr("%1:").arg(need.name),
            .rest = need.count > 0
                ? NeedsWords::tr("%Ln coupon(s) left of %1", nullptr, static_cast<int>(need.count))
                      .arg(QLocale().toString(need.total))
                : NeedsWords::tr("no coupons left"),
            .action = mayWrite ? NeedsWords::tr("Refill…") : NeedsWords::tr("Open"),
            .place = mayWrite
                ? PageAddress{.page = pageid::newImport, .values = {u"coupons"_s, need.id}}
                : recordPlace(Resource::CouponSet, need.id)};
}

static AttentionLine paused(const AttentionItem &need, const QDateTime &now)
{
    return {.strong = NeedsWords::tr("Workflow %1:").arg(need.name),
            .rest = need.when.isValid()
                ? NeedsWords::tr("paused, last changed %1").arg(dayText(need.when, now))
                : NeedsWords::tr("paused"),
            .action = NeedsWords::tr("Open"),
            .place = recordPlace(Resource::Workflow, need.id)};
}

static AttentionLine agedLinks(const AttentionItem &need, const QDateTime &now)
{
    const auto count = static_cast<int>(need.count);
    const auto minutes = static_cast<int>(std::max<qint64>(0, now.secsTo(need.when) / 60));
    return {.icon = Icon::Clock,
            .strong = NeedsWords::tr("Download links:"),
            .rest = minutes > 0 ? NeedsWords::tr("%Ln link(s) expire in %1 min", nullptr, count)
                                      .arg(QLocale().toString(minutes))
                                : NeedsWords::tr("%Ln link(s) have expired", nullptr, count),
            .action = NeedsWords::tr("Renew")};
}

AttentionLine lineOf(const AttentionItem &need, const QDateTime &now, bool mayWrite)
{
    switch (need.kind) {
    case Kind::FailedExport:
    case Kind::FailedImport:
        return failed(need, now, mayWrite);
    case Kind::RefusedRows:
        return refused(need);
    case Kind::FewCoupons:
        return fewCoupons(need, mayWrite);
    case Kind::PausedWorkflow:
        return paused(need, now);
    case Kind::AgedLinks:
        break;
    }
    return agedLinks(need, now);
}

} // namespace storedesk::ui::overview
