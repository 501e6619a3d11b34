// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/columndefinition.h"
#include "itemmodels/columnmodelbase.h"

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace storedesk::itemmodels {

// A model's columns in order, and the roles that all of them have.
template <typename Row>
struct ColumnTable
{
    using Definition = ColumnDefinition<Row>;
    // A role and its values, used for columns that do not define the role themselves.
    using CommonRole = std::pair<int, std::function<QVariant(const Row &, const Definition &)>>;

    std::vector<Definition> columns = {};
    std::vector<CommonRole> commonRoles = {};

    [[nodiscard]] const Definition &at(int column) const
    {
        return columns[static_cast<std::size_t>(column)];
    }
    [[nodiscard]] std::vector<ColumnHeading> headings() const
    {
        std::vector<ColumnHeading> all;
        for (const Definition &column : columns) {
            Q_ASSERT(column.column == static_cast<int>(all.size()));
            all.push_back({column.title, column.alignment, column.flags});
        }
        return all;
    }
    // Returns an invalid value for roles without a function.
    [[nodiscard]] QVariant value(const Row &row, const Definition &column, int role) const
    {
        if (QVariant own = column.roleValue(row, role); own.isValid())
            return own;
        const auto common = std::ranges::find(commonRoles, role, &CommonRole::first);
        if (common != commonRoles.end())
            return common->second(row, column);
        if (role == ColumnModelBase::SortRole && column.sortValue)
            return column.sortValue(row);
        if (role == Qt::TextAlignmentRole)
            return QVariant::fromValue(column.alignment);
        return role == Qt::DisplayRole || role == ColumnModelBase::SortRole ? column.textOf(row)
                                                                            : QVariant();
    }
};

} // namespace storedesk::itemmodels
