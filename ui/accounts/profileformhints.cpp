// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/accounts/profileform.h"

#include "accounts/secretstore.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QLabel>

// The lines below the fields: what each choice means.

namespace storedesk::ui {

using accounts::GuardLevel;
using accounts::Kind;

void ProfileForm::tellStore()
{
    m_store->setText(m_secrets.lasting() || !m_secrets.settled()
                         ? m_secrets.title()
                         : tr("Kept for this run only: no keychain was found"));
}

void ProfileForm::tellKind()
{
    switch (static_cast<Kind>(m_kinds->checkedId())) {
    case Kind::Practice:
        return m_kindHint->setText(tr("Nothing here is real; only the word reminds of it."));
    case Kind::Test:
        return m_kindHint->setText(
            tr("Test data. More than 20 deletes at once ask for the count."));
    case Kind::Live:
        return m_kindHint->setText(tr("On a live store every delete asks for the count."));
    }
}

void ProfileForm::tellGuard()
{
    switch (static_cast<GuardLevel>(m_guard->currentData().toInt())) {
    case GuardLevel::ReadOnly:
        return m_guardHint->setText(tr("Nothing can be changed from here."));
    case GuardLevel::Confirm:
        return m_guardHint->setText(tr("Every change is shown before it leaves."));
    case GuardLevel::Free:
        return m_guardHint->setText(tr("Saves leave at once; deletes are still asked about."));
    }
}

} // namespace storedesk::ui
