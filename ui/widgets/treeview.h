// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/celldelegate.h"

#include <QTreeView>

namespace storedesk::ui {

// A tree with the manners of our tables: rows of 36 px with a thin line, whole rows selected, Enter
// opens, the arrows unfold. A row that the model marks with ItemSpanRole goes over all columns.
// Transparent: put it into a Panel.
class TreeView final : public QTreeView
{
    Q_OBJECT

public:
    explicit TreeView(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] CellDelegate *cells() const { return m_cells; }
    void setModel(QAbstractItemModel *model) override;
    void reset() override;
    // As wide as in the drawings, or as its title needs in the language in use.
    void setColumnAtLeast(int column, int pixels);

Q_SIGNALS:
    // Enter, Return or a double click, with an index of the row.
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
};

} // namespace storedesk::ui
