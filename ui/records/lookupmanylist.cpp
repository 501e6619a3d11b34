// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/lookupmany.h"

#include "desk/desk.h"
#include "local/views.h"
#include "ui/frame/frame.h"
#include "ui/records/keptlines.h"
#include "ui/records/manyhead.h"
#include "ui/widgets/notice.h"

#include <QPointer>

namespace storedesk::ui::records {

void LookUpMany::keepLines()
{
    records::keepLines(m_model.rows(), m_head->lookupKey(), m_place,
                       frame().desk().local().views());
}

void LookUpMany::takeKeptLines()
{
    auto kept = keptLines(m_place, m_resource, frame().desk().local().views());
    if (m_model.rowCount() > 0 || !kept) // who was quicker keeps theirs
        return;
    m_head->setLookupKey(kept->lookupKey);
    m_model.list().setLookupKey(m_head->lookupKey());
    if (kept->rows.empty())
        return;
    m_model.setNow(frame().clock().now());
    m_fromLastTime = true;
    m_model.list().setRows(std::move(kept->rows));
    Q_EMIT headChanged();
}

void LookUpMany::takeOver(Page &before)
{
    auto *other = qobject_cast<LookUpMany *>(&before);
    if (!other)
        return;
    const bool running = other->m_queue.state() == jobs::Lookups::State::Running;
    other->m_queue.stop(); // what was under way is asked from here
    m_head->setLookupKey(other->m_head->lookupKey());
    m_model.list().setLookupKey(m_head->lookupKey());
    m_model.setNow(frame().clock().now());
    m_blank = other->m_blank;
    m_repeated = other->m_repeated;
    m_fromLastTime = other->m_fromLastTime;
    auto rows = other->m_model.rows();
    for (auto &row : rows) {
        if (row.state == jobs::LookupState::NotFound)
            row.sentence = jobs::missingSentence(row);
    }
    m_model.list().setRows(std::move(rows));
    if (running)
        m_queue.start();
}

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
