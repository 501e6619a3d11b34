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

// Headings in the navigation, from top to bottom. Pages without a group are opened from other
// pages.
enum class NavigationGroup : quint8 { None, Top, Browse, Transfer, Campaigns, SetUp, Store };

// Describes one page. Each page library provides its own rows; the window joins them.
struct PageRow
{
    // Page id, which is the first part of the page's addresses.
    QLatin1StringView word;
    // Title as a source text, translated in the context "PageRow".
    const char *title;
    NavigationGroup group = NavigationGroup::None;
    Icon icon = Icon::Info;
    // The resource that the user must be permitted to read, if any.
    std::optional<catalogue::Resource> resource = {};
    // Creates the page. Returns null for an invalid address.
    Page *(*make)(PageHost &host, const PageAddress &place) = nullptr;
    // Whether the page can be shown without an account.
    bool alone = false;
    // Whether the page is a form for a new record that needs no further input to open.
    bool creates = false;
    // Whether further forms can be opened next to an open one, see anotherPlace().
    bool several = false;
    // Id of the list page that contains the parents of the new records, such as the integration of
    // a new event type; empty if the new records have no parent.
    QLatin1StringView below = {};
    // Alternative search terms, as a source text in the context "Keywords".
    const char *keywords = nullptr;
    // Opens the page from the File menu.
    QKeyCombination shortcut = Qt::Key_unknown;
};

} // namespace storedesk::ui
