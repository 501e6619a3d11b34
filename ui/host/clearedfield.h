// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

class QLineEdit;

namespace storedesk::ui {

class PageHost;

// Clears the field of a filter or search and offers to undo it. Also clears the undo history of the
// field, so that Ctrl+Z restores the whole text there too.
void clearWithUndo(PageHost &host, QLineEdit &field);
// Shows that a filter of several parts was cleared and offers to undo it.
void tellFilterCleared(PageHost &host, std::function<void()> undo);

} // namespace storedesk::ui
