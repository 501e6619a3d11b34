// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/lookupmany.h"

#include "desk/desk.h"
#include "local/views.h"
#include "ui/frame/frame.h"
#include "ui/frame/recordplace.h"
#include "ui/records/manyhead.h"
#include "ui/widgets/notice.h"

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
    std::vector<jobs::LookupRow> rows;
    for (const auto line : state.value(linesMember).toArray()) {
        const auto place = Place::fromText(line.toString());
        if (const auto *lookupKey = place ? lookupKeyOf(*place) : nullptr;
            lookupKey && lookupKey->resource() == m_resource)
            rows.push_back(
                {.value = pathValuesOf(*lookupKey, *place).constLast(), .lookupKey = lookupKey});
    }
    if (m_model.rowCount() > 0 || !state.contains(keyMember)) // who was quicker keeps theirs
        return;
    m_head->setLookupKey(catalogue::lookupKeyNamed(m_resource, state.value(keyMember).toString()));
    m_model.list().setLookupKey(m_head->lookupKey());
    if (rows.empty())
        return;
    m_model.setNow(frame().clock().now());
    m_fromLastTime = true;
    m_model.list().setRows(std::move(rows));
    Q_EMIT headChanged();
}

// Results are never kept on the disk: they are other people's data, and soon out of date.
void LookUpMany::showLastTime()
{
    m_lastTime->setVisible(m_fromLastTime);
    if (m_fromLastTime)
        m_lastTime->tell(
            Tone::Accent, tr("This is your list from last time"),
            tr("The lines are kept when the page is opened again, the results are not. "
               "Looking it up again takes %n request(s).",
               nullptr, m_model.rowCount()));
}

void LookUpMany::readAs(const catalogue::LookupKey *lookupKey)
{
    m_head->setLookupKey(lookupKey);
    if (m_fromLastTime || m_model.rowCount() == 0)
        m_model.list().setLookupKey(lookupKey);
    else
        m_queue.setLookupKey(lookupKey);
    keepLines();
}

void LookUpMany::clear()
{
    const auto old = m_model.rows();
    m_queue.stop();
    m_blank = m_repeated = 0;
    m_fromLastTime = false;
    m_model.list().setRows({});
    keepLines();
    Q_EMIT headChanged();
    frame().tell(tr("The list was cleared."), [alive = QPointer(this), old] {
        if (!alive)
            return;
        auto rows = alive->m_model.rows(); // those of calls under way stay where they are
        rows.insert(rows.end(), old.begin(), old.end());
        alive->m_model.list().setRows(std::move(rows));
        alive->keepLines();
        Q_EMIT alive->headChanged();
    });
}

} // namespace storedesk::ui::records
