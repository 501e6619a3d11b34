// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shellpages.h"

#include "ui/host/page.h"
#include "ui/pages/helppage.h"
#include "ui/pages/shortcutspage.h"

#include <array>

namespace storedesk::ui::pages {

using namespace Qt::StringLiterals;

static Page *makeShortcuts(PageHost &host, const PageAddress &)
{
    return new ShortcutsPage(host);
}

// Shows the help of one page, or the general help.
static Page *makeHelp(PageHost &host, const PageAddress &place)
{
    return place.values.size() < 2 ? new HelpPage(host, place) : nullptr;
}

std::span<const PageRow> shellPages()
{
    static constexpr std::array rows{
        PageRow{.word = "shortcuts"_L1,
                .title = QT_TRANSLATE_NOOP("PageRow", "Keyboard shortcuts"),
                .icon = Icon::Help,
                .make = makeShortcuts,
                .alone = true},
        PageRow{.word = "help"_L1,
                .title = QT_TRANSLATE_NOOP("PageRow", "Help"),
                .icon = Icon::Help,
                .make = makeHelp,
                .alone = true},
    };
    return rows;
}

} // namespace storedesk::ui::pages
