// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <initializer_list>

class QLabel;

namespace storedesk::ui {

// Shows plain text that can be selected and copied with the mouse and the keyboard.
void setSelectable(std::initializer_list<QLabel *> labels);

} // namespace storedesk::ui
