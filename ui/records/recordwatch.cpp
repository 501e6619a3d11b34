// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/recordwatch.h"

#include "catalogue/key.h"
#include "catalogue/state.h"
#include "ui/records/recordloader.h"

#include <QEvent>
#include <QWidget>

namespace storedesk::ui::records {

namespace key = catalogue::key;

RecordWatch::RecordWatch(RecordLoader &reader, base::Clock &clock, QWidget &shownIn)
    : QObject(&shownIn)
    , m_reader(reader)
    , m_shownIn(shownIn)
    , m_timer(clock.timer([this] {
        if (isWanted())
            m_reader.look();
    }))
{
    shownIn.installEventFilter(this);
    connect(&reader, &RecordLoader::changed, this, &RecordWatch::plan);
    connect(&reader, &RecordLoader::looked, this, &RecordWatch::plan);
}

bool RecordWatch::isWanted() const
{
    using State = RecordLoader::State;
    const bool readable = m_reader.state() == State::Ready || m_reader.state() == State::Failed;
    return readable && m_shownIn.isVisible()
        && catalogue::isUnderWay(m_reader.record().value(key::status).toString());
}

void RecordWatch::plan()
{
    if (!isWanted())
        m_timer->stop();
    else if (!m_timer->due())
        m_timer->start(lookAgainAfter);
}

bool RecordWatch::eventFilter(QObject *watched, QEvent *event)
{
    // The record may have changed while the widget was hidden.
    if (event->type() == QEvent::Show && isWanted())
        m_reader.look();
    else if (event->type() == QEvent::Hide)
        m_timer->stop();
    return QObject::eventFilter(watched, event);
}

} // namespace storedesk::ui::records
