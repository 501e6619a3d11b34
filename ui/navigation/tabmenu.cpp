// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/navigation/tabmenu.h"

#include "ui/host/page.h"
#include "ui/navigation/pagetabs.h"
#include "ui/navigation/shellcommand.h"

#include <QMenu>

#include <algorithm>
#include <array>

namespace storedesk::ui::navigation {

using namespace Qt::StringLiterals;

// Uses the texts of the File menu, which has the same actions for the current tab.
static QString wordsOf(ShellCommand act)
{
    return textOf(*std::ranges::find(actRows(), act, &ShellCommandRow::act));
}

void openTabMenu(PageTabs &tabs, Page *page, const QPoint &place)
{
    auto *menu = new QMenu(&tabs);
    menu->setObjectName(u"tabMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const auto act : {ShellCommand::CloseTab, ShellCommand::CloseOthers,
                           ShellCommand::CloseRight, ShellCommand::CloseAll}) {
        const auto pages = tabs.pagesToClose(act, page);
        auto *action =
            menu->addAction(wordsOf(act), &tabs, [&tabs, pages] { Q_EMIT tabs.closeAsked(pages); });
        action->setEnabled(!pages.isEmpty());
    }
    menu->popup(place);
}

} // namespace storedesk::ui::navigation
