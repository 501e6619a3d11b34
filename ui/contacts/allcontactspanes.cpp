// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/account.h"
#include "ui/contacts/allcontacts.h"
#include "ui/contacts/allcontactsconditions.h"
#include "ui/contacts/liverecordpanel.h"
#include "ui/filedownloads/storedtable.h"
#include "ui/host/fileaddress.h"
#include "ui/host/jobaddress.h"
#include "ui/host/pagehost.h"
#include "ui/tables/searchfield.h"
#include "ui/widgets/statepane.h"

#include <QDir>

// Builds the panes that replace the rows, with their actions.
namespace storedesk::ui::contacts {

PaneContent AllContacts::offPane() const
{
    const bool mayWrite = m_host.account().mayWrite();
    PaneContent content{
        .icon = Icon::Contacts,
        .headline = tr("Create an offline copy of your contacts"),
        .sentence = tr("Once a day, Storedesk exports and downloads all contacts. You can then "
                       "search them by any part of the name, email or external ID, even "
                       "offline.\n\nAll fields of all contacts are stored in a private file of "
                       "this account on this computer (%1). Contacts you delete are removed from "
                       "it too. The copy is deleted when you delete it or remove the account.")
                        .arg(QDir::toNativeSeparators(m_atHand.folder())),
        .main = {.text = mayWrite ? tr("Create offline copy") : QString()},
        .mainIsPrimary = true};
    if (!mayWrite)
        content.sentence =
            tr("An offline copy needs a daily export, and this account is read-only.");
    if (const auto *kept = filedownloads::newestTable(m_host, u"contacts"))
        content.other = {.text = tr("Open the last export of %Ln contact(s)", nullptr,
                                    static_cast<int>(kept->rows))};
    return content;
}

PaneContent AllContacts::makingPane() const
{
    return {.icon = Icon::Clock,
            .headline = tr("Downloading your contacts"),
            .sentence = tr("The service is creating an export of all contacts. This can take a few "
                           "minutes. You can keep working."),
            .main = {.text = tr("Show the job")},
            .other = {.text = tr("Cancel")}};
}

PaneContent AllContacts::failedPane() const
{
    const auto &problem = m_atHand.problem();
    return {.icon = Icon::Warning,
            .tone = Tone::Warn,
            .headline = tr("Couldn't create the offline copy"),
            .sentence = problem.what.isEmpty()
                ? tr("The export failed. Open the job to see why.")
                : tr("%1 %2", "what happened, why").arg(problem.what, problem.why).trimmed(),
            .main = {.text = tr("Try again")},
            .other = {.text = tr("Turn off")}};
}

PaneContent AllContacts::nobodyPane() const
{
    if (!m_model.conditions().isEmpty())
        return {.icon = Icon::Search,
                .headline = tr("No contacts match these conditions"),
                .sentence = tr("Change or remove one of them, or search for other words."),
                .other = {.text = tr("Clear all")}};
    if (m_model.words().trimmed().isEmpty())
        return {.icon = Icon::Contacts,
                .headline = tr("No contacts"),
                .sentence = tr("The service had no contacts at the last update.")};
    return {.icon = Icon::Search,
            .headline = tr("No contacts match “%1”").arg(m_model.words().trimmed()),
            .sentence = tr("Contacts created after the last update appear only in a live lookup."),
            .main = {.text = tr("Live lookup")},
            .other = {.text = tr("Clear the search")}};
}

void AllContacts::doMain()
{
    switch (stage()) {
    case Stage::Off:
        return m_atHand.turnOn();
    case Stage::Making:
        m_host.open(m_atHand.job().isEmpty() ? PageAddress{.page = QString(jobsWord)}
                                             : jobPlace(m_atHand.job()));
        return;
    case Stage::Failed:
        return m_atHand.update();
    case Stage::Full:
        return Q_EMIT lookUpWanted(m_model.words().trimmed());
    case Stage::Reading:
    case Stage::ReadOnly:
        return;
    }
}

void AllContacts::doOther()
{
    const auto now = stage();
    if (now == Stage::Full) {
        m_conditions->clear();
        return m_field->clear();
    }
    if (now == Stage::Making || now == Stage::Failed)
        return wipe();
    if (const auto *kept = filedownloads::newestTable(m_host, u"contacts"))
        m_host.open(placeOfFile(kept->path));
}

// Needs no confirmation, because the mirror is only a copy.
void AllContacts::wipe()
{
    m_field->clear();
    m_conditions->clear();
    m_beside->close();
    m_atHand.wipe();
    m_host.tell(tr("The offline copy was deleted from this computer."));
    find();
}

} // namespace storedesk::ui::contacts
