// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"
#include "ui/frame/place.h"
#include "ui/theme/icons.h"

#include <optional>

namespace storedesk::ui {

class Frame;
class Page;

// The headings of the navigation, from top to bottom. Pages of no group are reached from others.
enum class Group : quint8 { None, Top, Browse, Transfer, Campaigns, SetUp, Store };

// One page of the console. Every room of pages answers its own rows; the window joins them.
struct PageRow
{
    QLatin1StringView word; // the first word of its places
    const char *title; // source text, translated in the context "PageRow"
    Group group = Group::None;
    Icon icon = Icon::Info;
    std::optional<catalogue::Resource> resource = {}; // whose right to read it needs
    Page *(*make)(Frame &frame,
                  const Place &place) = nullptr; // null for a place that makes no sense
    bool alone = false; // can be shown without an account
    bool creates = false; // a form for something new that needs to know nothing else
    bool several = false; // beside one that is begun another one opens, see anotherPlace()
    QLatin1StringView below = {}; // a form for something new below a record of this list
    const char *keywords = nullptr; // source text in "Keywords": other words to find it by
};

} // namespace storedesk::ui
