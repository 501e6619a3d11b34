// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/createpage.h"
#include "ui/forms/reviewdialog.h"
#include "ui/frame/frame.h"
#include "ui/widgets/storeband.h"

namespace storedesk::ui::create {

// What a careful account wants to see before anything leaves.
void CreatePage::askFirst()
{
    const auto store = frame().storeMark().name;
    forms::Review asked{.creates = true,
                        .title = m_words.title,
                        .question = m_words.question.arg(store),
                        .button = m_words.create.arg(store),
                        .request = request(),
                        .rows = {}};
    for (const auto &[title, value] : review())
        asked.rows.push_back({.key = {}, .title = title, .after = value});
    auto *dialog = new forms::ReviewDialog(frame(), asked);
    connect(dialog, &forms::ReviewDialog::agreed, this, &CreatePage::send);
    frame().openDialog(dialog);
}

} // namespace storedesk::ui::create
