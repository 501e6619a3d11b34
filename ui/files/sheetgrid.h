// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheetmodel.h"
#include "ui/widgets/panel.h"

namespace storedesk::ui {
class FootLine;
class Frame;
class StatePane;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::files {

class FrozenColumns;
class RowNumbers;
class SheetDelegate;
class SheetHeader;

// The table of a file with its header, its row numbers and the line at its foot.
class SheetGrid final : public Panel
{
    Q_OBJECT

public:
    SheetGrid(sheet::SheetModel &model, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] TableView *table() const { return m_table; }
    [[nodiscard]] SheetHeader *header() const { return m_header; }
    [[nodiscard]] FootLine *foot() const { return m_foot; }
    [[nodiscard]] StatePane *pane() const { return m_pane; }

    void fitColumns(const QList<sheet::SheetColumn> &columns); // of another file
    [[nodiscard]] int currentColumn() const;
    void setCurrentColumn(int column); // as if somebody went there
    void setChanges(bool changes); // the rows are differences
    void setFrozen(int columns);
    [[nodiscard]] int frozen() const;
    void setHidden(int column, bool hidden);
    [[nodiscard]] QList<int> shownColumns() const; // in the order seen
    [[nodiscard]] QList<int> columnOrder() const; // as seen, hidden ones too
    void setColumnOrder(const QList<int> &order);
    [[nodiscard]] QList<int> ownWidths() const; // 0: as it was fitted
    void setOwnWidths(const QList<int> &widths);
    [[nodiscard]] QList<int> selectedRows(int most) const; // positions, the first ones
    [[nodiscard]] qint64 selectedCount() const;
    void goTo(int row, int column);
    void showWhole(int column, int letters); // of its longest cell

Q_SIGNALS:
    void columnEntered(int column);
    void columnsChanged(); // shown, hidden or frozen
    void columnsArranged(); // moved or resized
    void sortAsked(int column, bool addsToOrder);
    void menuAsked(int column, const QPoint &place); // global
    void opened(const QModelIndex &index);
    void selectionMoved();
    void copyAsked();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void listen();
    void stayInColumn();
    [[nodiscard]] QList<int> widths() const; // 0: hidden
    [[nodiscard]] int fittingWidth(int column) const;
    void fitTitles();

    sheet::SheetModel &m_model;
    const Theme &m_theme;
    int m_narrowest; // column
    bool m_changes = false;
    QList<int> m_fittedWidths;
    QList<int> m_letters; // of the longest cell seen in each column
    TableView *m_table;
    SheetHeader *m_header;
    RowNumbers *m_numbers;
    SheetDelegate *m_delegate;
    FrozenColumns *m_frozen;
    StatePane *m_pane;
    FootLine *m_foot;
};

} // namespace storedesk::ui::files
