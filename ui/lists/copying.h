// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/clipboardtable.h"

#include <QJsonObject>
#include <QModelIndexList>

class QTreeView;

namespace storedesk::ui::lists {

// These rows of a tree, one below the other, with the columns that are seen.
[[nodiscard]] CopiedTable tableOfTree(const QTreeView &view, const QModelIndexList &rows);
[[nodiscard]] QString asMarkdown(const CopiedTable &table);
// One record as an object, several as a list.
[[nodiscard]] QString asJson(const QList<QJsonObject> &records);

} // namespace storedesk::ui::lists
