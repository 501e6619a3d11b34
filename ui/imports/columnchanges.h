// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/repair.h"

#include <QObject>

#include <functional>

class QMenu;
class QPoint;

namespace storedesk::importcheck {
class EditableDraft;
} // namespace storedesk::importcheck
namespace storedesk::ui {
class PageHost;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// Offers changes of a whole column of the checked rows: in the context menu of a cell or a heading,
// and in the menu of a button for the current column. Asks for the text that a change needs.
class ColumnChanges final : public QObject
{
    Q_OBJECT

public:
    // Returns the column of the file that a column of the table shows, or -1 if it shows none.
    using FileColumn = std::function<int(int column)>;

    // Owned by the table. All arguments must outlive this object.
    ColumnChanges(storedesk::importcheck::EditableDraft &draft, FileColumn fileColumn,
                  PageHost &host, TableView &table);

    // Fills the menu with the changes of the current column whenever it opens.
    void attach(QMenu &menu);

Q_SIGNALS:
    void asked(const storedesk::importcheck::Repair &change);

private:
    void openForCell(const QPoint &place);
    void openForHeading(const QPoint &place);
    // The column of the table.
    void fill(QMenu &menu, int column);
    void ask(const storedesk::importcheck::Repair &change);

    storedesk::importcheck::EditableDraft &m_draft;
    const FileColumn m_fileColumn;
    PageHost &m_host;
    TableView &m_table;
    // The column of the last current cell, which is lost when the rows are checked again.
    int m_column = 0;
};

} // namespace storedesk::ui::imports
