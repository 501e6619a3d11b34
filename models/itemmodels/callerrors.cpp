// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "callerrors.h"

#include "itemmodels/timetip.h"

#include <QLocale>

#include <algorithm>

namespace storedesk::itemmodels {

using namespace Qt::StringLiterals;

static QString timeText(const QDateTime &moment)
{
    return moment.toLocalTime().toString(u"HH:mm:ss"_s);
}

CallErrors::CallErrors(api::CallLog &log, QObject *parent)
    : ColumnModel(parent)
    , m_log(log)
{
    // clang-format off
    setColumns({
        {.column = What, .title = [] { return tr("Problem"); }, .text = &CallErrorGroup::what},
        {.column = Operation, .title = [] { return tr("Operation"); },
         .text = [](const CallErrorGroup &group) { return catalogue::titleOf(catalogue::operation(group.operation)); }},
        {.column = Times, .title = [] { return tr("Count"); }, .alignment = Qt::AlignRight | Qt::AlignVCenter,
         .text = [](const CallErrorGroup &group) { return QLocale().toString(group.times); }, .sortValue = &CallErrorGroup::times},
        {.column = First, .title = [] { return tr("First"); }, .text = [](const CallErrorGroup &group) { return timeText(group.first); }, .sortValue = &CallErrorGroup::first,
         .roles = {{Qt::ToolTipRole, [](const CallErrorGroup &group) { return timeTip(group.first); }}}},
        {.column = Last, .title = [] { return tr("Last"); }, .text = [](const CallErrorGroup &group) { return timeText(group.last); }, .sortValue = &CallErrorGroup::last,
         .roles = {{Qt::ToolTipRole, [](const CallErrorGroup &group) { return timeTip(group.last); }}}},
    }, {
        {Qt::ToolTipRole, [](const CallErrorGroup &group, const Definition &column) { return column.text(group); }},
        {LatestRole, [](const CallErrorGroup &group, const Definition &) { return group.latest; }},
    });
    // clang-format on
    connect(&log, &api::CallLog::added, this, &CallErrors::addCall);
    connect(&log, &api::CallLog::dropped, this, &CallErrors::rebuild);
    connect(&log, &api::CallLog::cleared, this, &CallErrors::rebuild);
    connect(&log, &api::CallLog::renumbered, this, &CallErrors::rebuild);
    rebuild();
}

// Returns the index of the group that counts the call.
static std::size_t addTo(std::vector<CallErrorGroup> &groups, const api::CallRecord &record)
{
    auto group = std::ranges::find_if(groups, [&record](const CallErrorGroup &known) {
        return known.kind == *record.kind && known.operation == record.request.operation;
    });
    if (group == groups.end())
        group = groups.insert(group,
                              {.kind = *record.kind,
                               .operation = record.request.operation,
                               .what = {},
                               .first = record.at});
    group->what = record.message;
    ++group->times;
    group->last = record.at;
    group->latest = record.number;
    return static_cast<std::size_t>(group - groups.begin());
}

void CallErrors::addCall(const api::CallRecord &record)
{
    if (!record.kind)
        return;
    auto groups = rows();
    const auto at = addTo(groups, record);
    if (at == rows().size())
        appendRow(groups[at]);
    else
        replaceRow(static_cast<int>(at), groups[at]);
}

void CallErrors::rebuild()
{
    std::vector<CallErrorGroup> groups;
    for (const auto &record : m_log.records()) {
        if (record.kind)
            addTo(groups, record);
    }
    setRows(std::move(groups));
}

} // namespace storedesk::itemmodels
