// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "desk/desk.h"
#include "local/drafts.h"
#include "ui/frame/frame.h"
#include "ui/records/lookuppage.h"
#include "ui/records/recordpanel.h"
#include "ui/records/visits.h"

#include <QAction>
#include <QListView>
#include <QShortcut>

// Handles edits of the record that was looked up. Edits are shown in exactly one place: on this
// page while it shows the record, otherwise in a tab of the record.
namespace storedesk::ui::records {

bool LookupPage::hasPendingChanges() const
{
    return m_panel->hasPendingChanges() || hasWaitingDraft();
}

bool LookupPage::hasWaitingDraft() const
{
    const auto &shown = m_wanted.page.isEmpty() ? m_panel->reader().place() : m_wanted;
    return !m_panel->editor() && m_panel->reader().state() != RecordReader::State::Ready
        && frame().desk().mayWrite() && frame().desk().local().drafts().all().contains(shown.text())
        && !frame().pageAt(shown);
}

void LookupPage::discardChanges()
{
    if (hasWaitingDraft())
        frame().desk().local().drafts().drop(
            (m_wanted.page.isEmpty() ? m_panel->reader().place() : m_wanted).text());
    m_panel->discardChanges();
}

void LookupPage::keepChanges()
{
    m_panel->keepChanges();
}

void LookupPage::giveUpEdits(const Place &place)
{
    if (m_panel->editor() && m_panel->edited() == place)
        m_panel->giveUpEdits();
}

void LookupPage::setEditsAside(const Place &next)
{
    const auto edited = m_panel->edited();
    if (next == m_panel->reader().place() || !m_panel->hasPendingChanges())
        return;
    const auto name = m_panel->reader().pathValues().constLast();
    m_panel->keepChanges();
    // Moves the edits to the new tab.
    frame().openBehind(edited);
    frame().tell(tr("The unsaved changes to %1 are now in their own tab.").arg(name));
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
    const auto place = visit ? placeOf(*visit) : std::nullopt;
    if (!place)
        return;
    if (*place != m_panel->reader().place()) {
        lookUp(*place);
        frame().tell(tr("To delete the record shown now, press Delete again."));
    } else if (m_panel->removal()->isEnabled()) {
        m_panel->removal()->trigger();
    } else {
        frame().tell(m_panel->removal()->toolTip());
    }
}

} // namespace storedesk::ui::records
