// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/integrationtree.h"

namespace storedesk::itemmodels {

// One row of the tree.
struct IntegrationRow
{
    IntegrationTree::Kind kind = IntegrationTree::Kind::Integration;
    const IntegrationTree::Branch &branch;
    const QJsonObject *type = nullptr;
};

[[nodiscard]] QString integrationColumnTitle(int column);
// Returns the text for display; a note is one sentence.
[[nodiscard]] QString integrationText(const IntegrationRow &row, int column, const QDateTime &now);
// Returns a value that sorts correctly: numbers as numbers, times as times.
[[nodiscard]] QVariant integrationSortValue(const IntegrationRow &row, int column,
                                            const QDateTime &now);

} // namespace storedesk::itemmodels
