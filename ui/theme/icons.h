// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/tokens.h"

#include <QIcon>

#include <memory>
#include <span>

class QPainter;

namespace storedesk::ui {

class Theme;

// Line icons of 24 × 24 pixels, drawn for this project; see resources/icons/<file>.svg.
// clang-format off
enum class Icon {
    // Pages.
    Overview, Contacts, Person, Products, Purchases, Exports, Imports, Files, CouponSets, Workflows,
    ContactFields, Integrations, Events, Store, Bin, Computer, Warehouse, Jobs, CallLog,
    // Actions.
    Search, Refresh, Plus, Minus, Close, Columns, More, Copy, Paste, OpenFolder, Pencil, Play, Pause, Stop,
    Save, Undo, Send, Swap, Filter, Pin, Bookmark, Eye, EyeOff, External, Settings, Help,
    // States.
    TickCircle, CrossCircle, Ring, Clock, Warning, Lock, Dash, Tick, Flag, Info, Shield, Offline, Dot,
    // Value types.
    Text, Number, Choice, Toggle, List, Calendar, Phone, Mail, Tag, Key,
    // Directions.
    ChevronDown, ChevronUp, ChevronLeft, ChevronRight, ArrowUp, ArrowDown, ArrowRight,
    // Other.
    Chart, Globe, Sun, Moon,
    Count
};
// clang-format on

struct IconRow
{
    Icon icon;
    // File name without folder and suffix.
    QLatin1StringView file;
};

[[nodiscard]] std::span<const IconRow> iconRows();
// Returns the path in the resources.
[[nodiscard]] QString pathOf(Icon icon);
// Whether the icon means back or forward and is mirrored in right-to-left layouts.
[[nodiscard]] bool pointsAlongTheWords(Icon icon);
// Returns the icon that points to the left or right side of the screen, regardless of the layout
// direction.
[[nodiscard]] Icon onTheScreen(Icon icon);

// The default colour of an icon. The colours for disabled and selected icons are derived.
enum class Ink { Text, Muted, Accent, OnAccent, Ok, Warn, Err };

[[nodiscard]] QColor colourOf(const Tokens &tokens, Ink ink);
[[nodiscard]] Ink inkOf(Tone tone);

// Returns an icon that follows the theme, so that it need not be replaced when the look changes.
[[nodiscard]] QIcon iconOf(Icon icon, const Theme &theme, Ink ink = Ink::Text);
[[nodiscard]] QIcon iconOf(Icon icon, std::shared_ptr<const Tokens> tokens, Ink ink = Ink::Text);

// Paints the icon centred in the rectangle, for delegates and custom widgets.
void paintIcon(QPainter *painter, const QRect &rect, Icon icon, const QColor &colour);

} // namespace storedesk::ui

Q_DECLARE_METATYPE(storedesk::ui::Icon)
