// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/timelinemodel.h"

#include "itemmodels/showntext.h"
#include "itemmodels/timetip.h"
#include "ui/offline/amounttext.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using itemmodels::shownText;

static QDateTime localTime(qint64 time)
{
    return QDateTime::fromMSecsSinceEpoch(time);
}

static QString nameOfContent(const ActivityRow &activity)
{
    return shownText(activity.contentName.isEmpty() ? activity.contentId : activity.contentName);
}

TimelineModel::TimelineModel(QObject *parent)
    : ColumnModel(parent)
{
    using Kind = TimelineRow::Kind;
    const auto time = [](const TimelineRow &row) {
        return row.kind != Kind::Activity || !row.activity->time || row.activity->isDay
            ? QString()
            : QLocale().toString(localTime(*row.activity->time).time(), QLocale::ShortFormat);
    };
    const auto spoken = [this, time](const TimelineRow &row) {
        QStringList parts{titleOf(row), row.second, time(row)};
        parts.removeAll(QString());
        return parts.join(u", "_s);
    };
    // clang-format off
    setColumns({
        {.column = 0,
         .title = [] { return tr("Activity"); },
         .text = [this](const TimelineRow &row) { return titleOf(row); },
         .sortValue = {},
         .roles = {{RowKindRole, [](const TimelineRow &row) { return static_cast<int>(row.kind); }},
                   {TimeRole, time},
                   {SecondLineRole, [](const TimelineRow &row) { return row.second; }},
                   {CountRole, [](const TimelineRow &row) { return row.count; }},
                   {ActivityKindRole, [](const TimelineRow &row) {
                        return row.activity ? static_cast<int>(activities::kindOf(row.activity->type)) : -1;
                    }},
                   {Qt::AccessibleTextRole, spoken},
                   {Qt::ToolTipRole, [spoken](const TimelineRow &row) {
                        return row.activity
                            ? itemmodels::timeTip(spoken(row), row.activity->time ? localTime(*row.activity->time) : QDateTime())
                            : QString();
                    }}},
         .flags = {},
         .setValue = {}},
    });
    // clang-format on
}

void TimelineModel::setHistory(ContactHistory history)
{
    // Rows point into the history, so they are removed first.
    setRows({});
    m_history = std::move(history);
    m_counts = {};
    m_sent.clear();
    for (const auto &activity : m_history.activities) {
        const auto kind = activities::kindOf(activity.type);
        ++m_counts[static_cast<std::size_t>(kind)];
        if (kind == ActivityGroup::Sent && activity.time)
            m_sent.push_back(&activity);
    }
    fill();
}

void TimelineModel::setCurrency(const QString &currency)
{
    if (currency == m_currency)
        return;
    m_currency = currency;
    reportAllChanged();
}

void TimelineModel::setKind(const std::optional<ActivityGroup> &kind)
{
    if (kind == m_kind)
        return;
    m_kind = kind;
    fill();
}

void TimelineModel::fill()
{
    // Shorter gaps between two days have no row.
    static constexpr qint64 shortestGap = 14;

    std::vector<TimelineRow> rows;
    std::size_t heading = 0;
    for (const auto &activity : m_history.activities) {
        if (m_kind && activities::kindOf(activity.type) != *m_kind)
            continue;
        const auto day = activity.time ? localTime(*activity.time).date() : QDate();
        if (rows.empty() || rows[heading].day != day) {
            const auto pause = rows.empty() ? 0 : day.daysTo(rows[heading].day) - 1;
            if (day.isValid() && pause >= shortestGap)
                rows.push_back({.kind = TimelineRow::Kind::Gap, .day = day, .count = pause});
            heading = rows.size();
            rows.push_back({.kind = TimelineRow::Kind::Day, .day = day});
        }
        ++rows[heading].count;
        rows.push_back({.kind = TimelineRow::Kind::Activity,
                        .day = day,
                        .activity = &activity,
                        .second = secondLineOf(activity)});
    }
    setRows(std::move(rows));
}

const ActivityRow *TimelineModel::activityAt(const QModelIndex &index) const
{
    return index.isValid() ? rowAt(index.row()).activity : nullptr;
}

CopiedTable TimelineModel::tableOf(const QModelIndexList &rows) const
{
    CopiedTable table{.titles = {tr("Time"), tr("Activity"), tr("Details")}};
    const auto add = [&](const TimelineRow &row) {
        if (!row.activity)
            return;
        QString time;
        if (row.activity->time) {
            const auto local = localTime(*row.activity->time);
            time = row.activity->isDay ? QLocale().toString(local.date(), QLocale::ShortFormat)
                                       : QLocale().toString(local, QLocale::ShortFormat);
        }
        table.rows.append({time, titleOf(row), row.second});
    };
    auto places = rows;
    std::ranges::sort(places, {}, &QModelIndex::row);
    for (const auto &place : std::as_const(places))
        add(rowAt(place.row()));
    if (rows.isEmpty())
        std::ranges::for_each(this->rows(), add);
    return table;
}

QModelIndex TimelineModel::indexOf(const ActivityRow &activity) const
{
    const auto found = std::ranges::find_if(rows(), [&activity](const TimelineRow &row) {
        return row.activity && *row.activity == activity;
    });
    return found == rows().end() ? QModelIndex()
                                 : index(static_cast<int>(found - rows().begin()), 0);
}

Qt::ItemFlags TimelineModel::flags(const QModelIndex &index) const
{
    // Days and gaps cannot be selected.
    return index.isValid() && !activityAt(index) ? Qt::ItemFlags(Qt::ItemNeverHasChildren)
                                                 : ColumnModel::flags(index);
}

QString TimelineModel::currencyOf(const ActivityRow &activity) const
{
    return activity.currency.isEmpty() ? m_currency : activity.currency;
}

QString TimelineModel::amountOf(const ActivityRow &activity) const
{
    return activity.cents ? amountText(*activity.cents, currencyOf(activity)) : QString();
}

static QString titleOfDay(QDate day)
{
    return day.isValid() ? QLocale().toString(day, QLocale::LongFormat)
                         : TimelineModel::tr("Invalid time");
}

QString TimelineModel::titleOf(const TimelineRow &row) const
{
    if (row.kind == TimelineRow::Kind::Day)
        return titleOfDay(row.day);
    if (row.kind == TimelineRow::Kind::Gap)
        return tr("No activity for %Ln day(s)", nullptr, static_cast<int>(row.count));
    const auto &activity = *row.activity;
    const auto words = shownText(activities::titleOfType(activity.type));
    const auto content = nameOfContent(activity);
    switch (activities::kindOf(activity.type)) {
    case ActivityGroup::Purchase:
        return activity.cents ? tr("Bought for %1").arg(amountOf(activity)) : words;
    case ActivityGroup::CustomEvent:
        return activity.eventAlias.isEmpty() ? words : shownText(activity.eventAlias);
    default:
        return content.isEmpty() ? words : tr("%1: %2", "activity and content").arg(words, content);
    }
}

static QString timeAfter(qint64 milliseconds)
{
    constexpr qint64 minute = 60'000;
    constexpr qint64 hour = 60 * minute;
    constexpr qint64 day = 24 * hour;
    if (milliseconds < minute)
        return TimelineModel::tr("less than a minute after it was sent");
    if (milliseconds < hour)
        return TimelineModel::tr("%Ln minute(s) after it was sent", nullptr,
                                 static_cast<int>(milliseconds / minute));
    if (milliseconds < day)
        return TimelineModel::tr("%Ln hour(s) after it was sent", nullptr,
                                 static_cast<int>(milliseconds / hour));
    return TimelineModel::tr("%Ln day(s) after it was sent", nullptr,
                             static_cast<int>(milliseconds / day));
}

QString TimelineModel::secondLineOf(const ActivityRow &activity) const
{
    QStringList parts;
    const auto add = [&parts](const QString &text) {
        if (!text.isEmpty())
            parts.append(shownText(text));
    };
    const auto kind = activities::kindOf(activity.type);
    if (kind == ActivityGroup::Purchase) {
        add(activity.purchase.isEmpty() ? QString() : tr("Purchase %1").arg(activity.purchase));
        const auto products =
            std::ranges::count(m_history.lines, activity.id, &activities::PurchaseLine::activity);
        if (products > 0)
            add(tr("%Ln product(s)", nullptr, static_cast<int>(products)));
        add(activity.sourceName.isEmpty() ? activity.origin : activity.sourceName);
    }
    if (kind == ActivityGroup::Opened || kind == ActivityGroup::Clicked) {
        const auto sent = std::ranges::find_if(m_sent, [&activity](const ActivityRow *each) {
            return !each->isDay && !activity.contentId.isEmpty() && activity.time
                && each->contentId == activity.contentId && *each->time <= *activity.time;
        });
        if (sent != m_sent.end() && !activity.isDay)
            add(timeAfter(*activity.time - *(*sent)->time));
    }
    if (kind == ActivityGroup::CustomEvent)
        add(activities::titleOfType(activity.type));
    if (!activity.workflowName.isEmpty())
        add(tr("Workflow %1").arg(activity.workflowName));
    if (kind == ActivityGroup::Visit || kind == ActivityGroup::Subscription) {
        add(activity.origin);
        add(activity.device);
    }
    if (!activity.couponSet.isEmpty())
        add(tr("Coupon set %1").arg(activity.couponSet));
    if (!activity.previousContact.isEmpty())
        add(tr("Previous contact %1").arg(activity.previousContact));
    return parts.join(u" · "_s);
}

} // namespace storedesk::ui::records
