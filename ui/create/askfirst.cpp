// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/account.h"
#include "profiles/profile.h"
#include "ui/create/createfoot.h"
#include "ui/create/createpage.h"
#include "ui/forms/reviewdialog.h"
#include "ui/host/pagehost.h"
#include "ui/tables/storeband.h"
#include "ui/widgets/button.h"

namespace storedesk::ui::create {

void CreatePage::nameButton()
{
    nameButton(m_unsureSince.isValid() ? words().again
                                       : words().create.arg(host().storeMark().name));
}

void CreatePage::nameButton(const QString &words)
{
    const bool asks = m_unsureSince.isValid() || asksFirst();
    m_parts.foot->create()->setText(asks ? tr("%1…").arg(words) : words);
}

bool CreatePage::asksFirst() const
{
    return host().account().profile().guard == profiles::ProtectionLevel::Confirm;
}

// Shows the request before it is sent, for accounts that require confirmation.
void CreatePage::askFirst()
{
    const auto store = host().storeMark().name;
    const auto words = this->words();
    forms::Review asked{.creates = true,
                        .title = words.title,
                        .question = words.question.arg(store),
                        .button = words.create.arg(store),
                        .request = request(),
                        .rows = {}};
    for (const auto &[title, value] : review())
        asked.rows.push_back({.key = {}, .title = title, .after = value});
    auto *dialog = new forms::ReviewDialog(host(), asked);
    // A lookup may have changed the form in the meantime: only the request that the user has
    // reviewed is sent.
    connect(dialog, &forms::ReviewDialog::agreed, this,
            [this, seen = asked.request] { request() == seen ? send() : askFirst(); });
    host().openDialog(dialog);
}

} // namespace storedesk::ui::create
