// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/visitmodel.h"

#include "itemmodels/showntext.h"
#include "ui/host/recordaddress.h"
#include "ui/records/visits.h"

#include <QLocale>

#include <algorithm>

namespace storedesk::ui::lookups {

using namespace Qt::StringLiterals;
using storage::Visit;

VisitModel::VisitModel(const storage::LookupHistory &history, catalogue::Resource resource,
                       QObject *parent)
    : QAbstractListModel(parent)
    , m_history(history)
    , m_resource(resource)
{
    connect(&history, &storage::LookupHistory::changed, this, &VisitModel::fill);
    fill();
}

void VisitModel::fill()
{
    std::vector<Row> rows;
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
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

const Visit *VisitModel::visitAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return nullptr;
    const auto &row = m_rows[static_cast<std::size_t>(index.row())];
    return row.heading.isEmpty() ? &row.visit : nullptr;
}

QModelIndex VisitModel::indexOf(const Visit &visit) const
{
    const auto found = std::ranges::find_if(m_rows, [&visit](const Row &row) {
        return row.heading.isEmpty() && records::isSame(row.visit, visit);
    });
    return found == m_rows.end() ? QModelIndex() : index(static_cast<int>(found - m_rows.begin()));
}

int VisitModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

static QString titleOf(const Visit &visit)
{
    return visit.title.isEmpty() ? visit.value : visit.title;
}

static QString secondLine(const Visit &visit)
{
    if (visit.title.isEmpty())
        return VisitModel::tr("Not found");
    // Without a name, the second line would repeat the ID.
    if (visit.title == visit.value && visit.at.isValid())
        return VisitModel::tr("Opened %1")
            .arg(QLocale().toString(visit.at.toLocalTime(), QLocale::ShortFormat));
    const auto *lookupKey = catalogue::lookupKeyNamed(visit.resource, visit.lookupKey);
    const bool usual = lookupKey && lookupKey == catalogue::lookupKeysOf(visit.resource).front();
    return lookupKey && !usual ? u"%1 · %2"_s.arg(visit.value, titleOf(*lookupKey)) : visit.value;
}

QVariant VisitModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &row = m_rows[static_cast<std::size_t>(index.row())];
    const bool heading = !row.heading.isEmpty();
    switch (role) {
    case Qt::DisplayRole:
        return heading ? row.heading : titleOf(row.visit);
    case Qt::AccessibleTextRole:
        return heading
            ? row.heading
            : itemmodels::shownText(u"%1, %2"_s.arg(titleOf(row.visit), secondLine(row.visit)));
    case SecondLineRole:
        return heading ? QString() : secondLine(row.visit);
    case HeadingRole:
        return heading;
    case PinnedRole:
        return row.visit.pinned;
    default:
        return {};
    }
}

Qt::ItemFlags VisitModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    return visitAt(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                          : Qt::ItemFlags(Qt::ItemNeverHasChildren);
}

} // namespace storedesk::ui::lookups
