// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace storedesk::ui {

// Commits the text being edited in a table cell. Call this before the values are used.
void finishEditing(const QWidget &page);

} // namespace storedesk::ui
