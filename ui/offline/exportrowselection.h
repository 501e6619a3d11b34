// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QObject>
#include <QStringList>

namespace storedesk::ui {
class TableView;
}

namespace storedesk::ui::records {

class ExportRows;

// Selects the same rows again after they were read, searched or sorted, and makes the same cell
// current. Rows are the same if their key is equal, and among several such rows, if all their cells
// are equal.
class ExportRowSelection final : public QObject
{
    Q_OBJECT

public:
    // The table owns this object and already has its model. The rows must outlive it.
    ExportRowSelection(const ExportRows &rows, TableView &table);

private:
    void remember();
    void restore();
    // Returns the texts of the cells.
    [[nodiscard]] QStringList rowAt(int row) const;
    // Returns a row for each entry, or -1.
    [[nodiscard]] QList<int> find() const;

    struct Entry
    {
        QString key;
        QStringList cells;
        bool isSelected = false;
        bool isCurrent = false;
    };

    const ExportRows &m_rows;
    TableView &m_table;
    // Remembered while the table is empty.
    QList<Entry> m_entries;
    int m_currentColumn = 0;
};

} // namespace storedesk::ui::records
