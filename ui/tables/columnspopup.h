// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>

#include <functional>

class QHBoxLayout;
class QListWidget;

namespace storedesk::ui {

class SearchField;
class Theme;

// Popup to choose the visible columns of a table. Stays open while columns are checked, scrolls,
// and can be filtered by text. Show all and Hide all apply to the listed columns.
class ColumnsPopup final : public QFrame
{
    Q_OBJECT

public:
    // The role of an item's column number. The next role has the technical name.
    static constexpr int NumberRole = Qt::UserRole;
    static constexpr int NameRole = Qt::UserRole + 1;

    struct Column
    {
        QString title;
        // The technical name, which is found by the search too.
        QString name;
        // Whether the column is always shown.
        bool isFixed = false;
    };
    // The columns by number. The functions are called while the popup is open, and may refuse a
    // change.
    struct Choice
    {
        QList<Column> columns;
        std::function<bool(int column)> isShown;
        std::function<void(int column, bool shown)> setShown;
    };

    ColumnsPopup(Choice choice, const Theme &theme, QWidget *parent);

    // Replaces the columns, for a table whose columns have changed while the popup is open. The
    // numbers of the choice then belong to the new columns.
    void setColumns(const QList<Column> &columns);
    // Adds a button below the list, for example for the default columns.
    void addButton(const QString &text, const QString &name, const std::function<void()> &act);
    void openBelow(const QWidget &widget);

private:
    void build();
    void list();
    void showTicks();
    void setAll(bool shown);
    [[nodiscard]] bool isFound(const Column &column) const;

    Choice m_choice;
    const Theme &m_theme;
    int m_rowHeight;
    SearchField *m_search;
    QListWidget *m_list;
    QHBoxLayout *m_foot;
};

} // namespace storedesk::ui
