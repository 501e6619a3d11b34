// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPoint>

namespace storedesk::ui {
class Page;
}

namespace storedesk::ui::navigation {

class PageTabs;

// Opens the context menu of a tab: close it, the others, those to its right, or all.
void openTabMenu(PageTabs &tabs, Page *page, const QPoint &place);

} // namespace storedesk::ui::navigation
