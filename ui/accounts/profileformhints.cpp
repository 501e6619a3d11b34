// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/accounts/profileform.h"

#include "profiles/secretstore.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QLabel>

// Hint lines below the fields, which explain each choice.

namespace storedesk::ui::accounts {

using profiles::ProtectionLevel;
using profiles::StoreKind;

void ProfileForm::reportStore()
{
    m_store->setText(m_secrets.lasting() || !m_secrets.settled()
                         ? m_secrets.title()
                         : tr("For this session only: no keychain was found"));
}

void ProfileForm::reportKind()
{
    switch (static_cast<StoreKind>(m_kinds->checkedId())) {
    case StoreKind::Practice:
        return m_kindHint->setText(tr("Nothing here is real. The label is a reminder."));
    case StoreKind::Test:
        return m_kindHint->setText(
            tr("Test data. To delete more than 20 records at once, you must type the number."));
    case StoreKind::Live:
        return m_kindHint->setText(
            tr("In a live store, you must type the number for every deletion."));
    }
}

void ProfileForm::reportProtection()
{
    switch (static_cast<ProtectionLevel>(m_guard->currentData().toInt())) {
    case ProtectionLevel::ReadOnly:
        return m_guardHint->setText(tr("No data can be changed from here."));
    case ProtectionLevel::Confirm:
        return m_guardHint->setText(tr("You review every change before it is sent."));
    case ProtectionLevel::Free:
        return m_guardHint->setText(tr("Changes are sent immediately. Deletions still ask first."));
    }
}

} // namespace storedesk::ui::accounts
