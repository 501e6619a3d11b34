// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/icons.h"

#include <QGuiApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace storedesk::ui {

// clang-format off
static constexpr std::array allIcons{
    IconRow{Icon::Overview,      "overview"_L1},
    IconRow{Icon::Contacts,      "contacts"_L1},
    IconRow{Icon::Person,        "person"_L1},
    IconRow{Icon::Products,      "products"_L1},
    IconRow{Icon::Purchases,     "purchases"_L1},
    IconRow{Icon::Exports,       "exports"_L1},
    IconRow{Icon::Imports,       "imports"_L1},
    IconRow{Icon::Files,         "files"_L1},
    IconRow{Icon::CouponSets,    "coupon-sets"_L1},
    IconRow{Icon::Workflows,     "workflows"_L1},
    IconRow{Icon::ContactFields, "contact-fields"_L1},
    IconRow{Icon::Integrations,  "integrations"_L1},
    IconRow{Icon::Events,        "events"_L1},
    IconRow{Icon::Store,         "store"_L1},
    IconRow{Icon::Bin,           "bin"_L1},
    IconRow{Icon::Computer,      "computer"_L1},
    IconRow{Icon::Warehouse,     "warehouse"_L1},
    IconRow{Icon::Jobs,          "jobs"_L1},
    IconRow{Icon::CallLog,       "call-log"_L1},
    IconRow{Icon::Search,        "search"_L1},
    IconRow{Icon::Refresh,       "refresh"_L1},
    IconRow{Icon::Plus,          "plus"_L1},
    IconRow{Icon::Minus,         "minus"_L1},
    IconRow{Icon::Close,         "close"_L1},
    IconRow{Icon::Columns,       "columns"_L1},
    IconRow{Icon::More,          "more"_L1},
    IconRow{Icon::Copy,          "copy"_L1},
    IconRow{Icon::Paste,         "paste"_L1},
    IconRow{Icon::OpenFolder,    "open-folder"_L1},
    IconRow{Icon::Pencil,        "pencil"_L1},
    IconRow{Icon::Play,          "play"_L1},
    IconRow{Icon::Pause,         "pause"_L1},
    IconRow{Icon::Stop,          "stop"_L1},
    IconRow{Icon::Save,          "save"_L1},
    IconRow{Icon::Undo,          "undo"_L1},
    IconRow{Icon::Send,          "send"_L1},
    IconRow{Icon::Swap,          "swap"_L1},
    IconRow{Icon::Filter,        "filter"_L1},
    IconRow{Icon::Pin,           "pin"_L1},
    IconRow{Icon::Bookmark,      "bookmark"_L1},
    IconRow{Icon::Eye,           "eye"_L1},
    IconRow{Icon::EyeOff,        "eye-off"_L1},
    IconRow{Icon::External,      "external"_L1},
    IconRow{Icon::Settings,      "settings"_L1},
    IconRow{Icon::Help,          "help"_L1},
    IconRow{Icon::TickCircle,    "tick-circle"_L1},
    IconRow{Icon::CrossCircle,   "cross-circle"_L1},
    IconRow{Icon::Ring,          "ring"_L1},
    IconRow{Icon::Clock,         "clock"_L1},
    IconRow{Icon::Warning,       "warning"_L1},
    IconRow{Icon::Lock,          "lock"_L1},
    IconRow{Icon::Dash,          "dash"_L1},
    IconRow{Icon::Tick,          "tick"_L1},
    IconRow{Icon::Flag,          "flag"_L1},
    IconRow{Icon::Info,          "info"_L1},
    IconRow{Icon::Shield,        "shield"_L1},
    IconRow{Icon::Offline,       "offline"_L1},
    IconRow{Icon::Dot,           "dot"_L1},
    IconRow{Icon::Text,          "text"_L1},
    IconRow{Icon::Number,        "number"_L1},
    IconRow{Icon::Choice,        "choice"_L1},
    IconRow{Icon::Toggle,        "toggle"_L1},
    IconRow{Icon::List,          "list"_L1},
    IconRow{Icon::Calendar,      "calendar"_L1},
    IconRow{Icon::Phone,         "phone"_L1},
    IconRow{Icon::Mail,          "mail"_L1},
    IconRow{Icon::Tag,           "tag"_L1},
    IconRow{Icon::Key,           "key"_L1},
    IconRow{Icon::ChevronDown,   "chevron-down"_L1},
    IconRow{Icon::ChevronUp,     "chevron-up"_L1},
    IconRow{Icon::ChevronLeft,   "chevron-left"_L1},
    IconRow{Icon::ChevronRight,  "chevron-right"_L1},
    IconRow{Icon::ArrowUp,       "arrow-up"_L1},
    IconRow{Icon::ArrowDown,     "arrow-down"_L1},
    IconRow{Icon::ArrowRight,    "arrow-right"_L1},
    IconRow{Icon::Chart,         "chart"_L1},
    IconRow{Icon::Globe,         "globe"_L1},
    IconRow{Icon::Sun,           "sun"_L1},
    IconRow{Icon::Moon,          "moon"_L1},
};
// clang-format on

static consteval bool everyRowStandsAtItsOwnIcon()
{
    for (std::size_t row = 0; row < allIcons.size(); ++row) {
        if (static_cast<std::size_t>(allIcons[row].icon) != row)
            return false;
    }
    return allIcons.size() == static_cast<std::size_t>(Icon::Count);
}
static_assert(everyRowStandsAtItsOwnIcon());

std::span<const IconRow> iconRows()
{
    return allIcons;
}

QString pathOf(Icon icon)
{
    return u":/icons/%1.svg"_s.arg(allIcons[static_cast<std::size_t>(icon)].file);
}

bool pointsAlongTheWords(Icon icon)
{
    return icon == Icon::ChevronLeft || icon == Icon::ChevronRight || icon == Icon::ArrowRight
        || icon == Icon::Send;
}

Icon onTheScreen(Icon icon)
{
    if (QGuiApplication::layoutDirection() != Qt::RightToLeft)
        return icon;
    if (icon == Icon::ChevronLeft)
        return Icon::ChevronRight;
    return icon == Icon::ChevronRight ? Icon::ChevronLeft : icon;
}

} // namespace storedesk::ui
