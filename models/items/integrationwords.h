// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/integrationtree.h"

namespace storedesk::items {

// One row of the tree.
struct IntegrationRow
{
    IntegrationTree::Kind kind = IntegrationTree::Kind::Integration;
    const IntegrationTree::Branch &branch;
    const QJsonObject *type = nullptr;
};

[[nodiscard]] QString integrationColumnTitle(int column);
// What a person reads; a note is one sentence.
[[nodiscard]] QString integrationText(const IntegrationRow &row, int column, const QDateTime &now);
// What sorts right: numbers as numbers, moments as moments.
[[nodiscard]] QVariant integrationSortValue(const IntegrationRow &row, int column,
                                            const QDateTime &now);

} // namespace storedesk::items
