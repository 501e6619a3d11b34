// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/account.h"
#include "storage/drafts.h"
#include "ui/host/pagehost.h"
#include "ui/lookups/lookuppage.h"
#include "ui/records/recordpanel.h"
#include "ui/records/visits.h"

#include <QAction>
#include <QListView>
#include <QShortcut>

// Handles edits of the record that was looked up. Edits are shown in exactly one place: on this
// page while it shows the record, otherwise in a tab of the record.
namespace storedesk::ui::lookups {

bool LookupPage::hasPendingChanges() const
{
    return m_panel->hasPendingChanges() || hasWaitingDraft();
}

bool LookupPage::hasWaitingDraft() const
{
    const auto &shown = m_wanted.page.isEmpty() ? m_panel->reader().place() : m_wanted;
    return !m_panel->editor() && m_panel->reader().state() != records::RecordLoader::State::Ready
        && host().account().mayWrite()
        && host().account().storage().drafts().all().contains(shown.text())
        && !host().pageAt(shown);
}

void LookupPage::discardChanges()
{
    if (hasWaitingDraft())
        host().account().storage().drafts().drop(
            (m_wanted.page.isEmpty() ? m_panel->reader().place() : m_wanted).text());
    m_panel->discardChanges();
}

void LookupPage::keepDraftChanges()
{
    m_panel->keepDraftChanges();
}

void LookupPage::abandonEdits(const PageAddress &place)
{
    if (m_panel->editor() && m_panel->edited() == place)
        m_panel->abandonEdits();
}

void LookupPage::setEditsAside(const PageAddress &next)
{
    const auto edited = m_panel->edited();
    if (next == m_panel->reader().place() || !m_panel->hasPendingChanges())
        return;
    const auto name = m_panel->reader().pathValues().constLast();
    m_panel->keepDraftChanges();
    // Moves the edits to the new tab.
    host().openBehind(edited);
    host().tell(tr("The unsaved changes to %1 are now in their own tab.").arg(name));
}

void LookupPage::addRemovalKey()
{
    auto *removal = new QShortcut(QKeySequence::Delete, m_list);
    removal->setContext(Qt::WidgetShortcut);
    connect(removal, &QShortcut::activated, this, &LookupPage::removeVisit);
}

// The arrow keys move through the list without opening records, so open the record before it is
// deleted.
void LookupPage::removeVisit()
{
    const auto *visit = m_visits.visitAt(m_list->currentIndex());
    const auto place = visit ? records::placeOf(*visit) : std::nullopt;
    if (!place)
        return;
    if (*place != m_panel->reader().place()) {
        lookUp(*place);
        host().tell(tr("To delete the record shown now, press Delete again."));
    } else if (m_panel->removal()->isEnabled()) {
        m_panel->removal()->trigger();
    } else {
        host().tell(m_panel->removal()->toolTip());
    }
}

} // namespace storedesk::ui::lookups
