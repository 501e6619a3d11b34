// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheetmodel.h"
#include "ui/widgets/panel.h"

namespace storedesk::ui {
class FootLine;
class PageHost;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::sheetview {

class FrozenColumns;
class RowNumbers;
class SheetDelegate;
class SheetHeader;

// The table of a file with its header, row numbers and footer.
class SheetGrid final : public Panel
{
    Q_OBJECT

public:
    SheetGrid(sheet::SheetModel &model, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] TableView *table() const { return m_table; }
    [[nodiscard]] SheetHeader *header() const { return m_header; }
    [[nodiscard]] FootLine *foot() const { return m_foot; }
    [[nodiscard]] StatePane *pane() const { return m_pane; }

    // Called for another file.
    void fitColumns(const QList<sheet::SheetColumn> &columns);
    [[nodiscard]] int currentColumn() const;
    // Behaves as if the user had moved there.
    void setCurrentColumn(int column);
    // Set if the rows are differences.
    void setChanges(bool changes);
    void setFrozen(int columns);
    [[nodiscard]] int frozen() const;
    void setHidden(int column, bool hidden);
    // In display order.
    [[nodiscard]] QList<int> shownColumns() const;
    // In display order, including hidden columns.
    [[nodiscard]] QList<int> columnOrder() const;
    void setColumnOrder(const QList<int> &order);
    // 0 means the fitted width.
    [[nodiscard]] QList<int> ownWidths() const;
    void setOwnWidths(const QList<int> &widths);
    // Positions of the first selected rows.
    [[nodiscard]] QList<int> selectedRows(int most) const;
    [[nodiscard]] qint64 selectedCount() const;
    void goTo(int row, int column);
    // The number of letters is that of the longest cell.
    void showWhole(int column, int letters);

Q_SIGNALS:
    void columnEntered(int column);
    // Emitted when columns were shown, hidden or frozen.
    void columnsChanged();
    // Emitted when columns were moved or resized.
    void columnsArranged();
    void sortAsked(int column, bool addsToOrder);
    // The position is global.
    void menuAsked(int column, const QPoint &place);
    void opened(const QModelIndex &index);
    void selectionMoved();
    void copyAsked();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void listen();
    void stayInColumn();
    // 0 if the column is hidden.
    [[nodiscard]] QList<int> widths() const;
    [[nodiscard]] int fittingWidth(int column) const;
    void fitTitles();

    sheet::SheetModel &m_model;
    const Theme &m_theme;
    // Minimum width of a column.
    int m_narrowest;
    bool m_changes = false;
    QList<int> m_fittedWidths;
    // Length of the longest cell seen in each column.
    QList<int> m_letters;
    TableView *m_table;
    SheetHeader *m_header;
    RowNumbers *m_numbers;
    SheetDelegate *m_delegate;
    FrozenColumns *m_frozen;
    StatePane *m_pane;
    FootLine *m_foot;
};

} // namespace storedesk::ui::sheetview
