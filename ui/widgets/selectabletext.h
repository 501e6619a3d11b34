// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <initializer_list>

class QLabel;

namespace storedesk::ui {

class ElidedLabel;

// Shows plain text that can be selected and copied with the mouse and the keyboard.
void setSelectable(std::initializer_list<QLabel *> labels);
// Adds Copy to the context menu. An elided text is copied as a whole, because its end is not
// visible and so cannot be selected.
void addCopyAction(std::initializer_list<ElidedLabel *> labels);

} // namespace storedesk::ui
