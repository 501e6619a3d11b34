// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "manualpages.h"

#include "ui/pages/manualpage.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui::pages {

using namespace Qt::StringLiterals;

// Opens the given chapter, or the first one.
static Page *makeManual(PageHost &host, const PageAddress &place)
{
    return place.values.size() < 2 ? new ManualPage(host, place.values.value(0)) : nullptr;
}

std::span<const PageRow> manualPages()
{
    static constexpr std::array rows{
        PageRow{.word = ManualPage::word,
                .title = QT_TRANSLATE_NOOP("PageRow", "Manual"),
                .icon = Icon::Help,
                .make = makeManual,
                .alone = true,
                .keywords = QT_TRANSLATE_NOOP("Keywords", "help guide handbook how to tutorial")},
    };
    return rows;
}

} // namespace storedesk::ui::pages
