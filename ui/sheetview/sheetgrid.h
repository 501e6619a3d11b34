// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheetmodel.h"
#include "ui/widgets/panel.h"

namespace storedesk::ui {
class FootLine;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::sheetview {

class FrozenColumns;
class RowNumbers;
class SheetDelegate;
class SheetHeader;

// The table for a file with its header, row numbers and footer.
class SheetGrid final : public Panel
{
    Q_OBJECT

public:
    SheetGrid(sheet::SheetModel &model, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] TableView *table() const { return m_table; }
    [[nodiscard]] SheetHeader *header() const { return m_header; }
    [[nodiscard]] FootLine *foot() const { return m_foot; }
    [[nodiscard]] StatePane *pane() const { return m_pane; }

    // Fits the column widths. Called when another file is shown.
    void fitColumns(const QList<sheet::SheetColumn> &columns);
    [[nodiscard]] int currentColumn() const;
    // Sets the current column as if the user had moved there.
    void setCurrentColumn(int column);
    // Sets a function that returns a cell in words. Only the display changes.
    void setWords(const std::function<QString(int column, const QString &text)> &words);
    // Sets whether the rows are differences.
    void setChanges(bool changes);
    void setFrozen(int columns);
    [[nodiscard]] int frozen() const;
    void setHidden(int column, bool hidden);
    // Returns the visible columns in display order.
    [[nodiscard]] QList<int> shownColumns() const;
    // Returns all columns in display order, including hidden ones.
    [[nodiscard]] QList<int> columnOrder() const;
    void setColumnOrder(const QList<int> &order);
    // Returns the widths set by the user; 0 stands for the fitted width.
    [[nodiscard]] QList<int> ownWidths() const;
    void setOwnWidths(const QList<int> &widths);
    // Returns the positions of the selected rows, up to this number.
    [[nodiscard]] QList<int> selectedRows(int most) const;
    [[nodiscard]] qint64 selectedCount() const;
    void goTo(int row, int column);
    // Makes a column readable. The number of letters is that of the longest cell in the column.
    void showWhole(int column, int letters);

Q_SIGNALS:
    void columnEntered(int column);
    // Emitted when columns were shown, hidden or frozen.
    void columnsChanged();
    // Emitted when columns were moved or resized.
    void columnsArranged();
    void sortAsked(int column, bool addsToOrder);
    // Emitted with a global position.
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
    // Returns the widths of all columns; 0 for a hidden column.
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
