// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/celldelegate.h"

#include <QTableView>

#include <functional>

namespace storedesk::ui {

class RowTransfer;

// The standard table: fixed rows of 36 px, thin row lines instead of a grid, no vertical header, no
// word wrap, selection of whole rows and sorting by header. Enter opens a row. The table is
// transparent, so place it in a Panel.
class TableView final : public QTableView
{
    Q_OBJECT

public:
    explicit TableView(const Theme &theme, QWidget *parent = nullptr);

    // Returns the delegate for all columns without a specific one.
    [[nodiscard]] CellDelegate *cells() const { return m_cells; }
    [[nodiscard]] const Theme &theme() const { return m_theme; }
    // Returns the object that copies the rows and drags them out.
    [[nodiscard]] RowTransfer *rowTransfer() const { return m_rowTransfer; }
    // Scales a design length, for column widths.
    [[nodiscard]] int scaled(int pixels) const;
    // Sets the default width, or the width of the title in the current language if that is larger.
    void setColumnAtLeast(int column, int pixels);
    // Sorts by the headings. Nothing is sorted at first, and the third click on a heading restores
    // the order of the model.
    void sortByHeadings();
    // Draws a column of states as pills. The table owns the delegate.
    void setPillColumn(int column, std::function<struct Pill(const QModelIndex &)> pillOf = {});

Q_SIGNALS:
    // Emitted on Enter, Return or a double click, with an index in the row.
    void opened(const QModelIndex &index);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void takeMetrics();

    const Theme &m_theme;
    CellDelegate *m_cells;
    RowTransfer *m_rowTransfer;
};

} // namespace storedesk::ui
