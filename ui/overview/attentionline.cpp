// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "attentionline.h"

#include "catalogue/choice.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pageid.h"
#include "ui/host/scheduleaddress.h"
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

static bool isReported(Kind kind)
{
    return kind == Kind::UndecidedRows || kind == Kind::PausedJob || kind == Kind::FailedSchedule
        || kind == Kind::OldMirror || kind == Kind::FewCoupons || kind == Kind::Outage;
}

PageAddress listBehind(const AttentionItem &need)
{
    switch (need.kind) {
    case Kind::FailedExport:
        return listPlace(Resource::Export, u"error"_s);
    case Kind::FailedImport:
        return listPlace(Resource::Import, u"error"_s);
    case Kind::RefusedRows:
        return listPlace(Resource::Import);
    case Kind::PausedWorkflow:
        return listPlace(Resource::Workflow, QString(catalogue::choice::state::paused));
    case Kind::AgedLinks:
        return listPlace(Resource::Export, QString(catalogue::choice::state::finished));
    case Kind::UndecidedRows:
    case Kind::PausedJob:
    case Kind::Outage:
    case Kind::FailedRows:
    case Kind::FailedTransfer:
        return {.page = pageid::jobs};
    case Kind::FailedSchedule:
        return {.page = pageid::schedules};
    case Kind::OldMirror:
        return {.page = pageid::contacts};
    case Kind::FewCoupons:
        break;
    }
    auto place = listPlace(Resource::CouponSet);
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
                // Leave out the date range, because it is part of the name and space is short.
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
                ? NeedsWords::tr("%Ln of %1 coupon(s) left", nullptr, static_cast<int>(need.count))
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

static AttentionLine undecided(const AttentionItem &need)
{
    return {.strong = NeedsWords::tr("Rows that need a decision:"),
            .rest = need.count > 0
                ? NeedsWords::tr("%Ln row(s) in %1", nullptr, static_cast<int>(need.count))
                      .arg(need.name)
                : need.name,
            .action = NeedsWords::tr("Decide…"),
            .place = jobPlace(need.id)};
}

static AttentionLine stopped(const AttentionItem &need)
{
    const bool byUser = need.reason.isEmpty();
    return {.icon = byUser ? Icon::Pause : Icon::Warning,
            .tone = byUser ? Tone::Neutral : Tone::Warn,
            .strong = byUser ? NeedsWords::tr("Job paused:") : NeedsWords::tr("Job stopped:"),
            .rest = byUser ? need.name : NeedsWords::tr("%1 · %2").arg(need.name, need.reason),
            .action = NeedsWords::tr("Open"),
            .place = jobPlace(need.id)};
}

static AttentionLine failedRows(const AttentionItem &need)
{
    return {.strong = NeedsWords::tr("Rows failed:"),
            .rest = need.count > 0 ? NeedsWords::tr("%Ln of %1 row(s) in %2", "count, all, job",
                                                    static_cast<int>(need.count))
                                         .arg(QLocale().toString(need.total), need.name)
                                   : need.name,
            .action = NeedsWords::tr("See why"),
            .place = jobPlace(need.id)};
}

static AttentionLine failedTransfer(const AttentionItem &need)
{
    const bool failed = need.count > 0;
    return {.icon = failed ? Icon::CrossCircle : Icon::Pause,
            .tone = failed ? Tone::Err : Tone::Warn,
            .strong = failed ? NeedsWords::tr("Failed:") : NeedsWords::tr("Interrupted:"),
            .rest = need.reason.isEmpty() ? need.name
                                          : NeedsWords::tr("%1 · %2").arg(need.name, need.reason),
            .action = NeedsWords::tr("Open"),
            .place = jobPlace(need.id)};
}

static AttentionLine failedSchedule(const AttentionItem &need)
{
    return {.icon = Icon::CrossCircle,
            .tone = Tone::Err,
            .strong = need.count > 0 ? NeedsWords::tr("Schedule incomplete:")
                                     : NeedsWords::tr("Schedule failed:"),
            .rest = need.reason.isEmpty() ? need.name
                                          : NeedsWords::tr("%1 · %2").arg(need.name, need.reason),
            .action = NeedsWords::tr("Open"),
            .place = schedulePlace(need.id)};
}

static AttentionLine oldMirror(const AttentionItem &need, const QDateTime &now)
{
    const auto days = NeedsWords::tr("last updated %Ln day(s) ago", nullptr,
                                     static_cast<int>(need.when.daysTo(now)));
    return {.strong = NeedsWords::tr("Offline copy:"),
            .rest = need.reason.isEmpty() ? days : NeedsWords::tr("%1 · %2").arg(days, need.reason),
            .action = NeedsWords::tr("Open"),
            .place = {.page = pageid::contacts}};
}

static AttentionLine outage(const AttentionItem &need)
{
    const auto end = QLocale().toString(need.when.toLocalTime().time(), QLocale::ShortFormat);
    return {.icon = Icon::Offline,
            .strong = need.when.isValid()
                ? NeedsWords::tr("Service under maintenance until about %1:").arg(end)
                : NeedsWords::tr("Service not responding:"),
            .rest = NeedsWords::tr("%Ln job(s) will continue when it responds", nullptr,
                                   static_cast<int>(need.count)),
            .action = NeedsWords::tr("Open"),
            .place = {.page = pageid::jobs}};
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
    case Kind::UndecidedRows:
        return undecided(need);
    case Kind::PausedJob:
        return stopped(need);
    case Kind::FailedSchedule:
        return failedSchedule(need);
    case Kind::OldMirror:
        return oldMirror(need, now);
    case Kind::Outage:
        return outage(need);
    case Kind::FailedRows:
        return failedRows(need);
    case Kind::FailedTransfer:
        return failedTransfer(need);
    case Kind::AgedLinks:
        break;
    }
    return agedLinks(need, now);
}

// Jobs that stopped for the same reason, such as a refused key, are one condition.
static QString conditionKey(const AttentionItem &need)
{
    return need.kind == Kind::PausedJob && !need.reason.isEmpty()
        ? u"%1/%2"_s.arg(QString::number(static_cast<int>(need.kind)), need.reason)
        : need.key();
}

QList<AttentionNotice> noticesOf(const std::vector<AttentionItem> &needs, const QDateTime &now)
{
    QList<AttentionNotice> notices;
    for (const auto &need : needs) {
        if (!isReported(need.kind))
            continue;
        const auto condition = conditionKey(need);
        if (std::ranges::find(notices, condition, &AttentionNotice::key) != notices.end())
            continue;
        const auto line = lineOf(need, now, false);
        notices.append({.key = condition,
                        .title = line.strong,
                        .text = line.rest,
                        .place = line.place,
                        .job = need.kind == Kind::UndecidedRows ? need.id : QString()});
    }
    return notices;
}

} // namespace storedesk::ui::overview
