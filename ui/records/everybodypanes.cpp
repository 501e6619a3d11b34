// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "desk/desk.h"
#include "ui/frame/fileplace.h"
#include "ui/frame/frame.h"
#include "ui/frame/jobplace.h"
#include "ui/records/everybody.h"
#include "ui/records/everybodyconditions.h"
#include "ui/records/livebeside.h"
#include "ui/transfers/kepttable.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/statepane.h"

#include <QDir>

// Builds the panes that replace the rows, with their actions.
namespace storedesk::ui::records {

PaneContent Everybody::offPane() const
{
    const bool mayWrite = m_frame.desk().mayWrite();
    PaneContent content{
        .icon = Icon::Contacts,
        .headline = tr("Keep my contacts at hand"),
        .sentence =
            tr("Once a day, an export of all contacts is made and fetched. You can then search "
               "everybody by any part of name, email or external ID, also without a network.\n\n"
               "Kept are all fields of all contacts, in a private file of this account on this "
               "computer (%1). Contacts you delete leave it, too. It goes when you delete the copy "
               "or remove the account.")
                .arg(QDir::toNativeSeparators(m_atHand.folder())),
        .main = {.text = mayWrite ? tr("Keep them at hand") : QString()},
        .mainIsPrimary = true};
    if (!mayWrite)
        content.sentence =
            tr("For this, an export has to be made once a day, and this account is read-only.");
    if (const auto *kept = transfers::newestTable(m_frame, u"contacts"))
        content.other = {.text = tr("Open the last export of %Ln contact(s)", nullptr,
                                    static_cast<int>(kept->rows))};
    return content;
}

PaneContent Everybody::makingPane() const
{
    return {.icon = Icon::Clock,
            .headline = tr("Your contacts are being fetched"),
            .sentence = tr("The service makes an export of all of them, which takes a few minutes "
                           "when there are many. You can go on working meanwhile."),
            .main = {.text = tr("Show the job")},
            .other = {.text = tr("Stop")}};
}

PaneContent Everybody::failedPane() const
{
    const auto &problem = m_atHand.problem();
    return {.icon = Icon::Warning,
            .tone = Tone::Warn,
            .headline = tr("The copy could not be made"),
            .sentence = problem.what.isEmpty()
                ? tr("The export did not come. Its job says why.")
                : tr("%1 %2", "what happened, why").arg(problem.what, problem.why).trimmed(),
            .main = {.text = tr("Try again")},
            .other = {.text = tr("Turn off")}};
}

PaneContent Everybody::nobodyPane() const
{
    if (!m_model.conditions().isEmpty())
        return {.icon = Icon::Search,
                .headline = tr("Nobody meets these conditions"),
                .sentence = tr("Change or remove one of them, or search for other words."),
                .other = {.text = tr("Clear everything")}};
    if (m_model.words().trimmed().isEmpty())
        return {.icon = Icon::Contacts,
                .headline = tr("There are no contacts"),
                .sentence = tr("The service had none when the copy was made.")};
    return {.icon = Icon::Search,
            .headline = tr("Nobody here matches “%1”").arg(m_model.words().trimmed()),
            .sentence = tr("Whoever is newer than the copy can only be found live."),
            .main = {.text = tr("Look up live")},
            .other = {.text = tr("Clear the search")}};
}

void Everybody::doMain()
{
    switch (stage()) {
    case Stage::Off:
        return m_atHand.turnOn();
    case Stage::Making:
        m_frame.open(m_atHand.job().isEmpty() ? Place{.page = QString(jobsWord)}
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

void Everybody::doOther()
{
    const auto now = stage();
    if (now == Stage::Full) {
        m_conditions->clear();
        return m_field->clear();
    }
    if (now == Stage::Making || now == Stage::Failed)
        return wipe();
    if (const auto *kept = transfers::newestTable(m_frame, u"contacts"))
        m_frame.open(placeOfFile(kept->path));
}

// Needs no confirmation, because the mirror is only a copy.
void Everybody::wipe()
{
    m_field->clear();
    m_conditions->clear();
    m_beside->close();
    m_atHand.wipe();
    m_frame.tell(tr("The copy of all contacts is deleted from this computer."));
    find();
}

} // namespace storedesk::ui::records
