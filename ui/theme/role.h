// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLatin1StringView>

class QVariant;
class QWidget;

namespace storedesk::ui {

// The purpose of a widget for the style sheet, stored in the dynamic property "role".
enum class Role {
    // Labels: Title is for a page (20 px), Heading for a card or group, Small is muted (12 px) and
    // Code is monospaced.
    Title,
    Heading,
    Strong,
    Muted,
    Small,
    Code,
    // Buttons: Plain is the default, Primary is used once on a page, and Flat has no border until
    // the mouse is over it.
    Plain,
    Primary,
    Danger,
    Flat,
    Link,
    IconOnly,
    // A white frame with a border and a radius of 8 px.
    Panel,
    // The button bar at the bottom of a page or dialog.
    Foot,
    // A horizontal separator of one pixel.
    Line,
    // A vertical separator of one pixel.
    Divider,
    // A tree or list that serves as the navigation.
    Navigation,
    // A tab bar inside a page, with a line below the current tab.
    Sections,
    // One of several exclusive buttons in a row.
    Segment,
    // A list that opens above all other widgets.
    Popup,
    Count
};

[[nodiscard]] QLatin1StringView wordOf(Role role);
void setRole(QWidget *widget, Role role);
// Sets the small variant of a button or field: 26 px high instead of 32 px.
void setSmall(QWidget *widget, bool isSmall = true);
// Sets another property that the style sheet uses.
void setStyleProperty(QWidget *widget, const char *name, const QVariant &value);

} // namespace storedesk::ui
