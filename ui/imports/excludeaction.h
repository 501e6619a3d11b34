// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/checkedrowsmodel.h"

class QAction;

namespace storedesk::ui {
class PageHost;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::imports {

// The action of a table with checked rows that excludes the selected rows, or includes them again.
class ExcludeAction final : public QObject
{
    Q_OBJECT

public:
    // The other objects must outlive this object. The table, which becomes the parent, shows the
    // rows.
    ExcludeAction(storedesk::imports::ImportDraft &draft,
                  const storedesk::imports::CheckedRowsModel &rows, PageHost &host,
                  TableView &table);

    void showState();

private:
    // Returns the rows of the selected cells, as numbered in the file.
    [[nodiscard]] std::vector<qint64> selectedRows() const;
    [[nodiscard]] bool areExcluded(const std::vector<qint64> &rows) const;
    void change();

    storedesk::imports::ImportDraft &m_draft;
    const storedesk::imports::CheckedRowsModel &m_rows;
    PageHost &m_host;
    TableView &m_table;
    QAction *m_action;
};

} // namespace storedesk::ui::imports
