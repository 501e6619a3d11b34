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

// One family of line icons, 24 × 24, drawn for this project; resources/icons/<file>.svg.
// clang-format off
enum class Icon {
    // Places
    Overview, Contacts, Person, Products, Purchases, Exports, Imports, Files, CouponSets, Workflows,
    ContactFields, Integrations, Events, Store, Bin, Computer, Jobs, CallLog,
    // Actions
    Search, Refresh, Plus, Minus, Close, Columns, More, Copy, Paste, OpenFolder, Pencil, Play, Pause, Stop,
    Save, Undo, Send, Swap, Filter, Pin, Bookmark, Eye, EyeOff, External, Settings, Help,
    // States
    TickCircle, CrossCircle, Ring, Clock, Warning, Lock, Dash, Tick, Flag, Info, Shield, Offline, Dot,
    // Kinds of values
    Text, Number, Choice, Toggle, List, Calendar, Phone, Mail, Tag, Key,
    // Directions
    ChevronDown, ChevronUp, ChevronLeft, ChevronRight, ArrowUp, ArrowDown, ArrowRight,
    // Others
    Chart, Globe, Sun, Moon,
    Count
};
// clang-format on

struct IconRow
{
    Icon icon;
    QLatin1StringView file; // without folder and ending
};

[[nodiscard]] std::span<const IconRow> iconRows();
[[nodiscard]] QString pathOf(Icon icon); // in the resources
// Back and forward go with the words: where these run from right to left, it is painted mirrored.
[[nodiscard]] bool pointsAlongTheWords(Icon icon);
// For what means the left or the right of the screen, whatever the words do.
[[nodiscard]] Icon onTheScreen(Icon icon);

// What an icon is painted with while nothing else is said. Disabled and selected come by
// themselves.
enum class Ink { Text, Muted, Accent, OnAccent, Ok, Warn, Err };

[[nodiscard]] QColor colourOf(const Tokens &tokens, Ink ink);
[[nodiscard]] Ink inkOf(Tone tone);

// Follows the theme: a look that changes needs no new icon.
[[nodiscard]] QIcon iconOf(Icon icon, const Theme &theme, Ink ink = Ink::Text);
[[nodiscard]] QIcon iconOf(Icon icon, std::shared_ptr<const Tokens> tokens, Ink ink = Ink::Text);

// For delegates and painted widgets: into the middle of the rectangle, in any colour.
void paintIcon(QPainter *painter, const QRect &rect, Icon icon, const QColor &colour);

} // namespace storedesk::ui

Q_DECLARE_METATYPE(storedesk::ui::Icon)
