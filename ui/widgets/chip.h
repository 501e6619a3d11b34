// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QButtonGroup;
class QString;

namespace storedesk::ui {

class FlowLayout;
class Theme;

// Adds a small checkable button without text to the group and to the layout of a widget.
void addChip(QButtonGroup &group, FlowLayout &flow, const Theme &theme, int id,
             const QString &name);

} // namespace storedesk::ui
