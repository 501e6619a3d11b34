// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "changepages.h"

#include "ui/changes/binpage.h"
#include "ui/changes/historypage.h"
#include "ui/host/pageid.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui::changes {

using namespace Qt::StringLiterals;

static Page *makeBin(PageHost &host, const PageAddress &place)
{
    return place.values.isEmpty() ? new BinPage(host) : nullptr;
}

static Page *makeHistory(PageHost &host, const PageAddress &place)
{
    return place.values.isEmpty() ? new HistoryPage(host) : nullptr;
}

static constexpr auto rows = std::to_array<PageRow>({
    {.word = pageid::bin,
     .title = QT_TRANSLATE_NOOP("PageRow", "Bin"),
     .group = NavigationGroup::Store,
     .icon = Icon::Bin,
     .make = makeBin},
    {.word = pageid::history,
     .title = QT_TRANSLATE_NOOP("PageRow", "Change history"),
     .icon = Icon::Clock,
     .make = makeHistory},
});

std::span<const PageRow> changePages()
{
    return rows;
}

} // namespace storedesk::ui::changes
