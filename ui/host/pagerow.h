// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"
#include "ui/host/pageaddress.h"
#include "ui/theme/icons.h"

#include <QKeyCombination>

#include <optional>

namespace storedesk::ui {

class PageHost;
class Page;

// Headings of the navigation, from top to bottom. Pages without a group are opened from other
// pages.
enum class NavigationGroup : quint8 { None, Top, Browse, Transfer, Campaigns, SetUp, Store };

// One page of the program. Each page library provides its own rows; the window joins them.
struct PageRow
{
    // Page id, the first part of its addresses.
    QLatin1StringView word;
    // Source text, translated in the context "PageRow".
    const char *title;
    NavigationGroup group = NavigationGroup::None;
    Icon icon = Icon::Info;
    // The page needs permission to read this resource.
    std::optional<catalogue::Resource> resource = {};
    // Returns null for an invalid address.
    Page *(*make)(PageHost &host, const PageAddress &place) = nullptr;
    // Whether the page can be shown without an account.
    bool alone = false;
    // Whether the page is a form for a new record that needs no further input to open.
    bool creates = false;
    // Whether further forms can be opened next to an open one, see anotherPlace().
    bool several = false;
    // A form for a new record below a record of this list.
    QLatin1StringView below = {};
    // Source text in the context "Keywords": alternative search terms.
    const char *keywords = nullptr;
    // Opens the page from the File menu.
    QKeyCombination shortcut = Qt::Key_unknown;
};

} // namespace storedesk::ui
