// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filepages.h"

#include "ui/files/comparepage.h"
#include "ui/files/filepage.h"
#include "ui/files/filespage.h"
#include "ui/host/pageid.h"

#include <array>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

static Page *makeFiles(PageHost &host, const PageAddress &place)
{
    if (place.values.isEmpty())
        return new FilesPage(host);
    return place.values.size() == 1 ? new FilePage(host, place.values.first()) : nullptr;
}

static Page *makeComparison(PageHost &host, const PageAddress &place)
{
    return place.values.size() <= 2 ? new ComparePage(host, place) : nullptr;
}

// clang-format off
static constexpr std::array rows{
    PageRow{.word = pageid::files, .title = QT_TRANSLATE_NOOP("PageRow", "Files"), .group = NavigationGroup::Transfer, .icon = Icon::Files, .make = makeFiles, .alone = true},
    PageRow{.word = pageid::compareFiles, .title = QT_TRANSLATE_NOOP("PageRow", "Compare two files"), .icon = Icon::Swap, .make = makeComparison, .alone = true},
};
// clang-format on

std::span<const PageRow> filePages()
{
    return rows;
}

} // namespace storedesk::ui::files
