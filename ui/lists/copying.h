// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/clipboardtable.h"

#include <QModelIndexList>

class QTreeView;

namespace storedesk::ui::lists {

// Returns the given rows in a tree as a flat table with the visible columns.
[[nodiscard]] CopiedTable tableOfTree(const QTreeView &view, const QModelIndexList &rows);

} // namespace storedesk::ui::lists
