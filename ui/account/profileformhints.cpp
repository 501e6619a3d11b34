// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/account/profileform.h"

#include "accounts/secretstore.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QLabel>

// Hint lines below the fields, which explain each choice.

namespace storedesk::ui::account {

using accounts::GuardLevel;
using accounts::Kind;

void ProfileForm::tellStore()
{
    m_store->setText(m_secrets.lasting() || !m_secrets.settled()
                         ? m_secrets.title()
                         : tr("For this session only: no keychain was found"));
}

void ProfileForm::tellKind()
{
    switch (static_cast<Kind>(m_kinds->checkedId())) {
    case Kind::Practice:
        return m_kindHint->setText(tr("Nothing here is real. The label is a reminder."));
    case Kind::Test:
        return m_kindHint->setText(
            tr("Test data. To delete more than 20 records at once, you must type the number."));
    case Kind::Live:
        return m_kindHint->setText(
            tr("In a live store, you must type the number for every deletion."));
    }
}

void ProfileForm::tellGuard()
{
    switch (static_cast<GuardLevel>(m_guard->currentData().toInt())) {
    case GuardLevel::ReadOnly:
        return m_guardHint->setText(tr("No data can be changed from here."));
    case GuardLevel::Confirm:
        return m_guardHint->setText(tr("You review every change before it is sent."));
    case GuardLevel::Free:
        return m_guardHint->setText(tr("Changes are sent immediately. Deletions still ask first."));
    }
}

} // namespace storedesk::ui::account
