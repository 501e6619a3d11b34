// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shellpages.h"

#include "ui/frame/page.h"
#include "ui/shell/helppage.h"
#include "ui/shell/shortcutspage.h"

#include <array>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

static Page *makeShortcuts(Frame &frame, const Place &)
{
    return new ShortcutsPage(frame);
}

// Shows the help of one page, or the general help.
static Page *makeHelp(Frame &frame, const Place &place)
{
    return place.values.size() < 2 ? new HelpPage(frame, place) : nullptr;
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

} // namespace storedesk::ui::shell
