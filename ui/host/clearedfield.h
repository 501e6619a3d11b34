// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QLineEdit;

namespace storedesk::ui {

class PageHost;

// Clears the field of a filter or search and offers to undo it. Also clears the undo history of the
// field, so that Ctrl+Z restores the whole text there too.
void clearWithUndo(PageHost &host, QLineEdit &field);

} // namespace storedesk::ui
