// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QLayout;
class QWidget;

namespace storedesk::ui {

// Hides a widget at once and deletes it from the event loop, because the widget may be the sender
// of the current signal. Until then it remains a child of its parent, which may be destroyed first,
// but loses its object name. Null is ignored.
void discard(QWidget *widget);

// Discards all child widgets of a widget, but not its layout.
void discardChildren(QWidget &parent);

// Removes every item from a layout and discards the widgets.
void clearLayout(QLayout &layout);

} // namespace storedesk::ui
