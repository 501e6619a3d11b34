// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightviews/answerview.h"
#include "ui/insights/savedtable.h"
#include "ui/widgets/panel.h"

class QSortFilterProxyModel;

namespace storedesk::ui {
class ColumnArrangement;
class TableView;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::insights {

class InsightTable;

// The table of an answer. Numbers open their people, and names of customers open the contact.
class AnswerTable final : public Panel
{
    Q_OBJECT

public:
    explicit AnswerTable(const Theme &theme, QWidget *parent = nullptr);

    void show(const insightviews::AnswerView &view);
    // Returns the rows and the visible columns in the order in which they are shown.
    [[nodiscard]] SavedTable table() const;
    [[nodiscard]] TableView *rows() const { return m_rows; }
    [[nodiscard]] ColumnArrangement *columns() const { return m_columns; }
    // The width at which neither numbers nor names are shortened.
    [[nodiscard]] int neededWidth() const;

Q_SIGNALS:
    void peopleWanted(const QString &key, const QString &name);
    void contactWanted(const QString &email);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void openCell(const QModelIndex &index);
    void fitColumns();
    void fitNames();
    [[nodiscard]] int widthOfNumbers() const;
    [[nodiscard]] int widthOfNames() const;

    const Theme &m_theme;
    InsightTable *m_table;
    QSortFilterProxyModel *m_sorted;
    TableView *m_rows;
    ColumnArrangement *m_columns;
};

} // namespace storedesk::ui::insights
