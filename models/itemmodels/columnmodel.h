// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/columntable.h"

#include <QSet>

#include <algorithm>
#include <optional>
#include <vector>

namespace storedesk::itemmodels {

// A flat table whose rows fit into memory. A model describes its columns in its constructor, and
// cells and headers follow from the descriptions.
template <typename Row>
class ColumnModel : public ColumnModelBase
{
public:
    using Definition = ColumnDefinition<Row>;
    using CommonRole = typename ColumnTable<Row>::CommonRole;

    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }
    [[nodiscard]] const Row &rowAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override
    {
        return checkIndex(index, CheckIndexOption::IndexIsValid)
            ? m_table.value(rowAt(index.row()), m_table.at(index.column()), role)
            : QVariant();
    }

protected:
    using ColumnModelBase::ColumnModelBase;

    void setColumns(std::vector<Definition> columns, std::vector<CommonRole> commonRoles = {})
    {
        m_table = {std::move(columns), std::move(commonRoles)};
        setHeadings(m_table.headings());
    }
    // Returns the row with the value that the user entered, or nothing if the cell accepts none.
    [[nodiscard]] std::optional<Row> rowWithInput(const QModelIndex &index, const QVariant &value,
                                                  int role) const
    {
        if (!acceptsInput(index, role))
            return std::nullopt;
        Row row = rowAt(index.row());
        m_table.at(index.column()).setValue(row, value);
        return row;
    }

    void setRows(std::vector<Row> rows)
    {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }
    // Used by models whose columns depend on their rows.
    void setColumnsAndRows(std::vector<Definition> columns, std::vector<Row> rows)
    {
        beginResetModel();
        m_table.columns = std::move(columns);
        setHeadings(m_table.headings());
        m_rows = std::move(rows);
        endResetModel();
    }
    void insertRowsAt(int first, const std::vector<Row> &rows)
    {
        if (rows.empty())
            return;
        beginInsertRows({}, first, first + static_cast<int>(rows.size()) - 1);
        m_rows.insert(m_rows.begin() + first, rows.begin(), rows.end());
        endInsertRows();
    }
    void appendRow(const Row &row) { insertRowsAt(static_cast<int>(m_rows.size()), {row}); }
    void removeRowsAt(int first, int count = 1)
    {
        beginRemoveRows({}, first, first + count - 1);
        m_rows.erase(m_rows.begin() + first, m_rows.begin() + first + count);
        endRemoveRows();
    }
    void moveRowTo(int row, int target)
    {
        beginMoveRows({}, row, row, {}, target > row ? target + 1 : target);
        const auto begin = m_rows.begin();
        if (target > row)
            std::rotate(begin + row, begin + row + 1, begin + target + 1);
        else
            std::rotate(begin + target, begin + row, begin + row + 1);
        endMoveRows();
    }
    // Replaces the contents of rows, but not their number.
    void replaceRows(std::vector<Row> rows, int first = 0)
    {
        const int last = first + static_cast<int>(rows.size()) - 1;
        std::ranges::move(rows, m_rows.begin() + first);
        reportChanged(first, last);
    }
    void replaceRow(int row, Row value) { replaceRows({std::move(value)}, row); }
    void appendColumns(const std::vector<Definition> &columns)
    {
        const int first = columnCount();
        beginInsertColumns({}, first, first + static_cast<int>(columns.size()) - 1);
        m_table.columns.insert(m_table.columns.end(), columns.begin(), columns.end());
        setHeadings(m_table.headings());
        endInsertColumns();
    }

    // Replaces all rows. Rows whose key remains are not removed, so that the selection survives,
    // unless their order has changed.
    template <typename Key>
    void updateRows(std::vector<Row> rows, Key key)
    {
        const auto keyOf = [&key](const Row &row) {
            return std::invoke(key, row);
        };
        using Keys = QSet<std::decay_t<decltype(keyOf(rows.front()))>>;
        Keys before, after;
        std::ranges::for_each(m_rows, [&](const Row &row) { before.insert(keyOf(row)); });
        std::ranges::for_each(rows, [&](const Row &row) { after.insert(keyOf(row)); });
        for (int row = static_cast<int>(m_rows.size()) - 1; row >= 0; --row) {
            if (!after.contains(keyOf(rowAt(row))))
                removeRowsAt(row);
        }
        const auto isNew = [&](const Row &row) {
            return !before.contains(keyOf(row));
        };
        std::vector<Row> staying;
        std::ranges::remove_copy_if(rows, std::back_inserter(staying), isNew);
        if (!std::ranges::equal(staying, m_rows, {}, keyOf, keyOf))
            return setRows(std::move(rows));
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (isNew(rows[row]))
                insertRowsAt(static_cast<int>(row), {rows[row]});
        }
        replaceRows(std::move(rows));
    }

private:
    ColumnTable<Row> m_table;
    std::vector<Row> m_rows;
};

} // namespace storedesk::itemmodels
