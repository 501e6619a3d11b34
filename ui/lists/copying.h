// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/clipboardtable.h"

#include <QJsonObject>
#include <QModelIndexList>

class QTreeView;

namespace storedesk::ui::lists {

// Returns the given rows of a tree as a flat table with the visible columns.
[[nodiscard]] CopiedTable tableOfTree(const QTreeView &view, const QModelIndexList &rows);
[[nodiscard]] QString asMarkdown(const CopiedTable &table);
// Returns an object for one record and an array for several.
[[nodiscard]] QString asJson(const QList<QJsonObject> &records);

} // namespace storedesk::ui::lists
