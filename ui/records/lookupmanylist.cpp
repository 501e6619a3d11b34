// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/lookupmany.h"

#include "desk/desk.h"
#include "local/views.h"
#include "ui/frame/frame.h"
#include "ui/frame/recordplace.h"
#include "ui/records/manyhead.h"

#include <QJsonArray>
#include <QPointer>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;

// Of what is kept of a list.
static constexpr auto linesMember = "lines"_L1;
static constexpr auto keyMember = "key"_L1;

// Places, because a contact that is deleted for good is taken out of what is kept by its places.
void LookUpMany::keepLines()
{
    QJsonArray lines;
    for (const auto &row : m_model.rows())
        lines.append(placeOf(*row.lookupKey, {row.value}).text());
    const auto *lookupKey = m_head->lookupKey();
    frame().desk().local().views().keep(
        m_place.text(),
        {{linesMember, lines}, {keyMember, lookupKey ? QString(lookupKey->word) : QString()}});
}

void LookUpMany::takeKeptLines()
{
    const auto state = frame().desk().local().views().state(m_place.text());
    std::vector<ManyRow> rows;
    for (const auto line : state.value(linesMember).toArray()) {
        const auto place = Place::fromText(line.toString());
        if (const auto *lookupKey = place ? lookupKeyOf(*place) : nullptr;
            lookupKey && lookupKey->resource() == m_resource)
            rows.push_back(
                {.value = pathValuesOf(*lookupKey, *place).constLast(), .lookupKey = lookupKey});
    }
    if (rows.empty() || m_model.rowCount() > 0) // who was quicker than the disk keeps theirs
        return;
    m_head->setLookupKey(catalogue::lookupKeyNamed(m_resource, state.value(keyMember).toString()));
    m_model.setLookupKey(m_head->lookupKey());
    m_model.setNow(frame().clock().now());
    m_fromLastTime = true;
    m_model.setRows(std::move(rows));
    Q_EMIT headChanged();
}

void LookUpMany::clear()
{
    const auto old = m_model.rows();
    m_queue.stop();
    m_blank = m_repeated = 0;
    m_fromLastTime = false;
    m_model.setRows({});
    keepLines();
    Q_EMIT headChanged();
    frame().tell(tr("The list was cleared."), [alive = QPointer(this), old] {
        if (!alive)
            return;
        auto rows = alive->m_model.rows(); // those of calls under way stay where they are
        rows.insert(rows.end(), old.begin(), old.end());
        alive->m_model.setRows(std::move(rows));
        alive->keepLines();
        Q_EMIT alive->headChanged();
    });
}

} // namespace storedesk::ui::records
