// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/integrationtree.h"

namespace storedesk::itemmodels {

// A row in the tree.
struct IntegrationRow
{
    IntegrationTree::Kind kind = IntegrationTree::Kind::Integration;
    const IntegrationTree::Branch &branch;
    const QJsonObject *type = nullptr;
};

[[nodiscard]] QString integrationColumnTitle(int column);
// Returns the text to display. A note is one sentence.
[[nodiscard]] QString integrationText(const IntegrationRow &row, int column, const QDateTime &now);
// Returns a value that sorts correctly, so that numbers and times are not compared as strings.
[[nodiscard]] QVariant integrationSortValue(const IntegrationRow &row, int column,
                                            const QDateTime &now);

} // namespace storedesk::itemmodels
