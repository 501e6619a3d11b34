// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/tabmenu.h"

#include "ui/frame/page.h"
#include "ui/shell/pagetabs.h"
#include "ui/shell/shellaction.h"

#include <QMenu>

#include <algorithm>
#include <array>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

// Uses the texts of the File menu, which has the same actions for the current tab.
static QString wordsOf(Act act)
{
    return textOf(*std::ranges::find(actRows(), act, &ActRow::act));
}

void openTabMenu(PageTabs &tabs, Page *page, const QPoint &place)
{
    auto *menu = new QMenu(&tabs);
    menu->setObjectName(u"tabMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const auto act : {Act::CloseTab, Act::CloseOthers, Act::CloseRight, Act::CloseAll}) {
        const auto pages = tabs.pagesToClose(act, page);
        auto *action =
            menu->addAction(wordsOf(act), &tabs, [&tabs, pages] { Q_EMIT tabs.closeAsked(pages); });
        action->setEnabled(!pages.isEmpty());
    }
    menu->popup(place);
}

} // namespace storedesk::ui::shell
