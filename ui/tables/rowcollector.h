// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/clipboardtable.h"

#include <QModelIndex>
#include <QObject>

#include <functional>

class QAbstractItemView;

namespace storedesk::ui {

// Returns the visible columns of a table or tree in display order.
[[nodiscard]] QList<int> visibleColumns(const QAbstractItemView &view);

// Reads the displayed strings of the selected rows, or of all rows if none is selected, in the
// visible columns. Waits for rows that are not loaded yet. Deletes itself when finished, or if the
// model is reset or loses rows in the meantime.
class RowCollector final : public QObject
{
    Q_OBJECT

public:
    using IsLoaded = std::function<bool(const QModelIndex &)>;

    // The view must outlive this object. Without a condition all rows are loaded.
    RowCollector(QAbstractItemView &view, IsLoaded isLoaded, QObject *parent);

    void start();

Q_SIGNALS:
    void finished(const storedesk::ui::CopiedTable &table);

private:
    void proceed();

    QAbstractItemView &m_view;
    const IsLoaded m_isLoaded;
    QModelIndexList m_rows;
    QList<int> m_columns;
    CopiedTable m_table;
    bool m_ended = false;
};

} // namespace storedesk::ui
