// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QVariant>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace storedesk::itemmodels {

// Describes one column in a ColumnModel and how to obtain the contents of its cells from a row. The
// functions and roles have no default values, because GCC 12 crashes on them.
template <typename Row>
struct ColumnDefinition
{
    using Role = std::pair<int, std::function<QVariant(const Row &row)>>;

    // The index of the column, which is an enumerator in the model.
    int column = 0;
    // Called whenever the title is shown, so that it is always in the current language.
    std::function<QString()> title;
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
    std::function<QString(const Row &row)> text;
    // If not set, the text is used.
    std::function<QVariant(const Row &row)> sortValue;
    // Values of further roles in this column.
    std::vector<Role> roles;
    // Added to the flags that every cell has.
    Qt::ItemFlags flags = {};
    // Stores the value that the user entered or checked.
    std::function<void(Row &row, const QVariant &value)> setValue;

    [[nodiscard]] QString textOf(const Row &row) const { return text ? text(row) : QString(); }
    // Returns an invalid value if the column has no such role.
    [[nodiscard]] QVariant roleValue(const Row &row, int role) const
    {
        const auto found = std::ranges::find(roles, role, &Role::first);
        return found == roles.end() ? QVariant() : found->second(row);
    }
};

} // namespace storedesk::itemmodels
