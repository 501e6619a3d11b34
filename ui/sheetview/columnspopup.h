// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheetcolumn.h"

#include <QFrame>

class QListWidget;

namespace storedesk::ui {
class SearchField;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::sheetview {

class SheetGrid;

// Popup to choose the visible columns of a file. Stays open while columns are checked, scrolls, and
// can be filtered by text. Show all and Hide all apply to the listed columns.
class ColumnsPopup final : public QFrame
{
    Q_OBJECT

public:
    // The grid outlives the popup.
    ColumnsPopup(const QList<sheet::SheetColumn> &columns, SheetGrid &grid, const Theme &theme,
                 QWidget *parent);

    void openBelow(const QWidget &widget);

private:
    void build(const Theme &theme);
    void list();
    void showTicks();
    void setAll(bool shown);

    const QList<sheet::SheetColumn> m_columns;
    SheetGrid &m_grid;
    int m_rowHeight;
    SearchField *m_search;
    QListWidget *m_list;
};

} // namespace storedesk::ui::sheetview
