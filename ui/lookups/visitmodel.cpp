// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/visitmodel.h"

#include "itemmodels/showntext.h"
#include "itemmodels/timetip.h"
#include "ui/host/recordaddress.h"
#include "ui/records/visits.h"

#include <QLocale>

#include <algorithm>

namespace storedesk::ui::lookups {

using namespace Qt::StringLiterals;
using storage::Visit;

static QString titleOf(const Visit &visit)
{
    return visit.title.isEmpty() ? visit.value : visit.title;
}

static QString secondLine(const Visit &visit)
{
    if (visit.title.isEmpty())
        return VisitModel::tr("Not found");
    // Without a name, the first line already shows the ID, so show the time instead.
    if (visit.title == visit.value && visit.at.isValid())
        return VisitModel::tr("Opened %1")
            .arg(QLocale().toString(visit.at.toLocalTime(), QLocale::ShortFormat));
    const auto *lookupKey = catalogue::lookupKeyNamed(visit.resource, visit.lookupKey);
    const bool usual = lookupKey && lookupKey == catalogue::lookupKeysOf(visit.resource).front();
    return lookupKey && !usual ? u"%1 · %2"_s.arg(visit.value, titleOf(*lookupKey)) : visit.value;
}

static QString spokenText(const VisitRow &row)
{
    return row.heading.isEmpty()
        ? itemmodels::shownText(u"%1, %2"_s.arg(titleOf(row.visit), secondLine(row.visit)))
        : row.heading;
}

// The list elides both lines, so the tool tip has their full text.
static QString toolTip(const VisitRow &row)
{
    return row.heading.isEmpty() ? itemmodels::timeTip(spokenText(row), row.visit.at) : QString();
}

VisitModel::VisitModel(const storage::LookupHistory &history, catalogue::Resource resource,
                       QObject *parent)
    : ColumnModel(parent)
    , m_history(history)
    , m_resource(resource)
{
    // clang-format off
    setColumns({
        {.text = [](const VisitRow &row) { return row.heading.isEmpty() ? titleOf(row.visit) : row.heading; },
         .roles = {{Qt::AccessibleTextRole, spokenText},
                   {Qt::ToolTipRole, toolTip},
                   {SecondLineRole, [](const VisitRow &row) { return row.heading.isEmpty() ? secondLine(row.visit) : QString(); }},
                   {HeadingRole, [](const VisitRow &row) { return !row.heading.isEmpty(); }},
                   {PinnedRole, [](const VisitRow &row) { return row.visit.pinned; }}}},
    });
    // clang-format on
    connect(&history, &storage::LookupHistory::changed, this, &VisitModel::fill);
    fill();
}

void VisitModel::fill()
{
    std::vector<VisitRow> rows;
    const auto visits = m_history.visits(m_resource);
    for (const bool pinned : {true, false}) {
        const auto first = rows.size();
        for (const auto &visit : visits) {
            if (visit.pinned == pinned)
                rows.push_back({.heading = {}, .visit = visit});
        }
        if (rows.size() > first)
            rows.insert(rows.begin() + static_cast<qsizetype>(first),
                        {.heading = pinned ? tr("Pinned") : tr("Recent"), .visit = {}});
    }
    setRows(std::move(rows));
}

const Visit *VisitModel::visitAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return nullptr;
    const auto &row = rowAt(index.row());
    return row.heading.isEmpty() ? &row.visit : nullptr;
}

QModelIndex VisitModel::indexOf(const Visit &visit) const
{
    const auto found = std::ranges::find_if(rows(), [&visit](const VisitRow &row) {
        return row.heading.isEmpty() && records::isSame(row.visit, visit);
    });
    return found == rows().end() ? QModelIndex()
                                 : index(static_cast<int>(found - rows().begin()), 0);
}

Qt::ItemFlags VisitModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    return visitAt(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                          : Qt::ItemFlags(Qt::ItemNeverHasChildren);
}

} // namespace storedesk::ui::lookups
