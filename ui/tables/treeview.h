// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/celldelegate.h"

#include <QTreeView>

namespace storedesk::ui {

class RowTransfer;

// The standard tree, consistent with TableView: rows of 36 px with a thin line and selection of
// whole rows. Enter opens a row, and the arrow keys expand it. A row with ItemSpanRole spans all
// columns. The tree is transparent, so place it in a Panel.
class TreeView final : public QTreeView
{
    Q_OBJECT

public:
    explicit TreeView(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] CellDelegate *cells() const { return m_cells; }
    // Returns the object that copies the rows and drags them out.
    [[nodiscard]] RowTransfer *rowTransfer() const { return m_rowTransfer; }
    void setModel(QAbstractItemModel *model) override;
    void reset() override;
    // Sets the default width, or the width of the title in the current language if that is larger.
    void setColumnAtLeast(int column, int pixels);

Q_SIGNALS:
    // Emitted on Enter, Return or a double click, with an index in the row.
    void opened(const QModelIndex &index);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                 const QModelIndex &index) const override;
    void drawBranches(QPainter *painter, const QRect &rect,
                      const QModelIndex &index) const override;
    void rowsInserted(const QModelIndex &parent, int start, int end) override;

private:
    void takeMetrics();
    void span(const QModelIndex &parent, int first, int last);

    const Theme &m_theme;
    CellDelegate *m_cells;
    RowTransfer *m_rowTransfer;
};

} // namespace storedesk::ui
