// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "newmenu.h"

#include "ui/shell/pagetable.h"
#include "ui/theme/theme.h"

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

NewMenu::NewMenu(const Theme &theme, QWidget *parent)
    : QMenu(parent)
{
    setObjectName(u"new"_s);
    for (const auto &row : allPages()) {
        if (!row.creates)
            continue;
        const auto word = QString(row.word);
        auto *page = addAction(iconOf(row.icon, theme), QString(), this,
                               [this, word] { Q_EMIT pageChosen(word); });
        page->setObjectName(word);
    }
}

void NewMenu::retranslate()
{
    setTitle(tr("&New"));
    for (auto *page : actions())
        page->setText(
            tr("%1…", "an action that asks more").arg(titleOf(*pageRow(page->objectName()))));
}

} // namespace storedesk::ui::shell
