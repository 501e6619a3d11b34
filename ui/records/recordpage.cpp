// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/recordpage.h"

#include "base/clock.h"
#include "catalogue/key.h"
#include "desk/desk.h"
#include "items/cells.h"
#include "items/recordtitle.h"
#include "local/drafts.h"
#include "ui/details/groups.h"
#include "ui/frame/frame.h"
#include "ui/records/recordpanel.h"
#include "ui/theme/theme.h"
#include "ui/transfers/transferfile.h"

#include <QVBoxLayout>
#include <utility>

namespace storedesk::ui::records {

Page *RecordPage::make(Frame &frame, const Place &place)
{
    return lookupKeyOf(place) ? new RecordPage(frame, place) : nullptr;
}

RecordPage::RecordPage(Frame &frame, Place place)
    : Page(frame)
    , m_place(std::move(place))
    , m_panel(new RecordPanel(frame, this))
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->addWidget(m_panel);
    connect(m_panel, &RecordPanel::changed, this, [this] {
        // The record may have been created again with another ID.
        if (m_panel->reader().lookupKey())
            m_place = m_panel->reader().place();
        Q_EMIT headChanged();
    });
}

QString RecordPage::title() const
{
    const auto resource = lookupKeyOf(m_place)->resource();
    const auto &record = known();
    if (record.isEmpty())
        return m_knownTitle.isEmpty() ? m_place.values.last() : m_knownTitle;
    auto name = details::nameOf(resource, record);
    if (!transfers::hasFiles(resource))
        return name.isEmpty() ? m_place.values.last() : name;
    // Names may be ambiguous, so append the date and time.
    name = items::recordTitle(resource, record);
    const auto *made = catalogue::fieldOf(resource, QString(catalogue::key::createdAt));
    const auto when = items::displayText(*made, record, frame().clock().now());
    return when.isEmpty() ? name : tr("%1 · %2").arg(name, when);
}

void RecordPage::setKnownTitle(const QString &title, const QJsonObject &naming)
{
    m_knownTitle = title;
    m_knownRecord = naming;
}

// Returns the members from which the title of an export or import is generated in any language.
// Other names need no translation.
QJsonObject RecordPage::naming() const
{
    namespace key = catalogue::key;
    const auto resource = lookupKeyOf(m_place)->resource();
    const auto &record = known();
    if (record.isEmpty() || !transfers::hasFiles(resource))
        return {};
    QJsonObject members;
    for (const auto member : {items::nameMemberOf(resource), QLatin1StringView(key::createdAt),
                              QLatin1StringView(key::filters), QLatin1StringView(key::id)}) {
        if (const auto value = record.value(member); !value.isUndefined())
            members.insert(member, value);
    }
    return members;
}

const QJsonObject &RecordPage::known() const
{
    const auto &read = m_panel->reader().record();
    return read.isEmpty() ? m_knownRecord : read;
}

void RecordPage::takeOver(Page &before)
{
    if (const auto *other = qobject_cast<RecordPage *>(&before))
        m_knownRecord = other->known();
}

Icon RecordPage::icon() const
{
    return iconOf(lookupKeyOf(m_place)->resource());
}

// With large text in a small window, use narrow margins.
void RecordPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const int edge = height() < frame().theme().scaled(300) ? 4 : 16;
    layout()->setContentsMargins(20, edge, 20, edge);
}

void RecordPage::refresh()
{
    // The record is not requested before its tab is first shown.
    if (m_panel->reader().lookupKey())
        m_panel->refresh();
    else
        m_panel->open(m_place);
}

void RecordPage::focusFirst()
{
    m_panel->focusRecord();
}

void RecordPage::edit()
{
    m_panel->beginEdit();
}

QList<QAction *> RecordPage::recordActions() const
{
    return m_panel->actions();
}

bool RecordPage::hasPendingChanges() const
{
    return m_panel->hasPendingChanges() || hasWaitingDraft();
}

bool RecordPage::hasWaitingDraft() const
{
    return !m_panel->editor() && m_panel->reader().state() != RecordReader::State::Ready
        && frame().desk().mayWrite()
        && frame().desk().local().drafts().all().contains(m_place.text());
}

void RecordPage::discardChanges()
{
    if (hasWaitingDraft())
        frame().desk().local().drafts().drop(m_place.text());
    m_panel->discardChanges();
}

void RecordPage::keepChanges()
{
    m_panel->keepChanges();
}

bool RecordPage::settled() const
{
    return m_panel->isSettled();
}

} // namespace storedesk::ui::records
