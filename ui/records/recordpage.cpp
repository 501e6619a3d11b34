// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/recordpage.h"

#include "account/account.h"
#include "base/clock.h"
#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "itemmodels/recordtitle.h"
#include "storage/drafts.h"
#include "ui/details/groups.h"
#include "ui/filedownloads/transferfile.h"
#include "ui/host/pagehost.h"
#include "ui/records/recordpanel.h"
#include "ui/theme/theme.h"

#include <QVBoxLayout>
#include <utility>

namespace storedesk::ui::records {

Page *RecordPage::make(PageHost &host, const PageAddress &place)
{
    return lookupKeyOf(place) ? new RecordPage(host, place) : nullptr;
}

RecordPage::RecordPage(PageHost &host, PageAddress place)
    : Page(host, std::move(place))
    , m_panel(new RecordPanel(host, this))
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->addWidget(m_panel);
    connect(m_panel, &RecordPanel::changed, this, [this] {
        // Update the address, because the record may have been created again with another ID.
        if (m_panel->reader().lookupKey())
            setPlace(m_panel->reader().place());
        Q_EMIT headChanged();
    });
}

QString RecordPage::title() const
{
    const auto resource = lookupKeyOf(place())->resource();
    const auto &record = known();
    if (record.isEmpty())
        return m_knownTitle.isEmpty() ? place().values.constLast() : m_knownTitle;
    auto name = details::nameOf(resource, record);
    if (!filedownloads::hasFiles(resource))
        return name.isEmpty() ? place().values.constLast() : name;
    // Names may be ambiguous, so append the date and time.
    name = itemmodels::recordTitle(resource, record);
    const auto *made = catalogue::fieldOf(resource, QString(catalogue::key::createdAt));
    const auto when = itemmodels::displayText(*made, record, host().clock().now());
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
    const auto resource = lookupKeyOf(place())->resource();
    const auto &record = known();
    if (record.isEmpty() || !filedownloads::hasFiles(resource))
        return {};
    QJsonObject members;
    for (const auto member : {itemmodels::nameMemberOf(resource), QLatin1StringView(key::createdAt),
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

void RecordPage::adoptStateOf(Page &before)
{
    if (const auto *other = qobject_cast<RecordPage *>(&before))
        m_knownRecord = other->known();
}

Icon RecordPage::icon() const
{
    return iconOf(lookupKeyOf(place())->resource());
}

// Uses narrow margins if the text is large and the window small.
void RecordPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const int edge = height() < host().theme().scaled(300) ? 4 : 16;
    layout()->setContentsMargins(20, edge, 20, edge);
}

void RecordPage::refresh()
{
    // Do not request the record before its tab is first shown.
    if (m_panel->reader().lookupKey())
        m_panel->refresh();
    else
        m_panel->open(place());
}

void RecordPage::focusFirst()
{
    m_panel->focusRecord();
}

void RecordPage::edit()
{
    m_panel->beginEdit();
}

// Stores the changes as a draft immediately, because the record may not be loaded yet.
void RecordPage::editWith(const QJsonObject &changes)
{
    if (!changes.isEmpty())
        host().account().storage().drafts().keep(place().text(), changes);
    edit();
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
    return !m_panel->editor() && m_panel->reader().state() != RecordLoader::State::Ready
        && host().account().mayWrite()
        && host().account().storage().drafts().all().contains(place().text());
}

void RecordPage::discardChanges()
{
    if (hasWaitingDraft())
        host().account().storage().drafts().drop(place().text());
    m_panel->discardChanges();
}

void RecordPage::keepDraftChanges()
{
    m_panel->keepDraftChanges();
}

bool RecordPage::settled() const
{
    return m_panel->isSettled();
}

} // namespace storedesk::ui::records
