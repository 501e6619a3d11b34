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

namespace storedesk::ui::files {

class SheetGrid;

// The columns of a file to tick: it stays open meanwhile, scrolls where there are many, and a
// search narrows them down. Show all and Hide all act on those that are listed.
class ColumnsPopup final : public QFrame
{
    Q_OBJECT

public:
    // The grid outlives it.
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
    SearchField *m_search;
    QListWidget *m_list;
};

} // namespace storedesk::ui::files
