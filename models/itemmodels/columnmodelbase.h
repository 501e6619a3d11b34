// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractTableModel>

#include <functional>
#include <vector>

namespace storedesk::itemmodels {

// The parts of a column that do not depend on the row type.
struct ColumnHeading
{
    std::function<QString()> title;
    Qt::Alignment alignment;
    // Added to the flags that every cell has.
    Qt::ItemFlags flags;
};

// The parts of ColumnModel that do not depend on the row type: headers, flags and change
// notifications.
class ColumnModelBase : public QAbstractTableModel
{
    Q_OBJECT

public:
    // SortRole is the value that a sorting proxy compares. Models define their own roles from
    // Qt::UserRole on.
    enum { SortRole = Qt::UserRole + 0x480 };

    using QAbstractTableModel::QAbstractTableModel;

    // Notifies views that all titles and strings have changed.
    void retranslate();

    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

protected:
    void setHeadings(std::vector<ColumnHeading> headings) { m_headings = std::move(headings); }
    // Returns whether the user can edit or check the cell.
    [[nodiscard]] bool acceptsInput(const QModelIndex &index, int role) const;
    // Notifies views of changes in all columns of these rows.
    void reportChanged(int first, int last);
    void reportAllChanged() { reportChanged(0, rowCount() - 1); }

private:
    std::vector<ColumnHeading> m_headings;
};

} // namespace storedesk::itemmodels
