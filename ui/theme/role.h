// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLatin1StringView>

class QVariant;
class QWidget;

namespace storedesk::ui {

// What a widget is for, as far as the style sheet must know. Kept in the dynamic property "role".
enum class Role {
    // Labels
    Title, // of a page, 20 px
    Heading, // of a card or a group
    Strong,
    Muted,
    Small, // muted, 12 px
    Code, // monospaced
    // Buttons
    Plain, // as they are
    Primary, // one on a page
    Danger,
    Flat, // no border until the mouse is over it
    Link,
    IconOnly,
    // Frames and bars
    Panel, // white, bordered, radius 8
    Foot, // bar with buttons at the foot of a page or dialog
    Line, // one pixel, to part things
    Divider, // the same, upright
    Navigation, // a tree or list that is the navigation
    Sections, // a tab bar inside a page: line below the current tab
    Segment, // a button in a row of buttons of which one is chosen
    Popup, // a list that opens over everything
    Count
};

[[nodiscard]] QLatin1StringView wordOf(Role role);
void setRole(QWidget *widget, Role role);
// The small variant of a button or field: 26 px instead of 32 px high.
void setSmall(QWidget *widget, bool isSmall = true);
// Any other property that the style sheet knows.
void setStyleProperty(QWidget *widget, const char *name, const QVariant &value);

} // namespace storedesk::ui
