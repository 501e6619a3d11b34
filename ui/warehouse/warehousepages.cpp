// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/warehouse/warehousepages.h"

#include "ui/host/pageid.h"
#include "ui/warehouse/warehousepage.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui::warehouse {

static Page *makeWarehouse(PageHost &host, const PageAddress &place)
{
    return place.values.isEmpty() ? new WarehousePage(host) : nullptr;
}

static constexpr std::array rows{
    PageRow{.word = pageid::warehouse,
            .title = QT_TRANSLATE_NOOP("PageRow", "Warehouse"),
            .group = NavigationGroup::Store,
            .icon = Icon::Warehouse,
            .make = makeWarehouse,
            .keywords = QT_TRANSLATE_NOOP("Keywords", "database postgresql sql copy sync")},
};

std::span<const PageRow> warehousePages()
{
    return rows;
}

} // namespace storedesk::ui::warehouse
