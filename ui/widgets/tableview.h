// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/celldelegate.h"

#include <QTableView>

#include <functional>

namespace storedesk::ui {

// A table with our manners: fixed rows of 36 px, no grid but a thin row line, no vertical header,
// no word wrap, whole rows selected, sort by header, Enter opens. Transparent: put it into a Panel.
class TableView final : public QTableView
{
    Q_OBJECT

public:
    explicit TableView(const Theme &theme, QWidget *parent = nullptr);

    // The delegate of all columns without one of their own.
    [[nodiscard]] CellDelegate *cells() const { return m_cells; }
    // A length of the drawings, for the widths of columns.
    [[nodiscard]] int scaled(int pixels) const;
    // As wide as in the drawings, or as its title needs in the language in use.
    void setColumnAtLeast(int column, int pixels);
    // A column of states, drawn as pills; owns the delegate.
    void setPillColumn(int column, std::function<struct Pill(const QModelIndex &)> pillOf = {});

Q_SIGNALS:
    // Enter, Return or a double click, with an index of the row.
    void opened(const QModelIndex &index);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void takeMetrics();

    const Theme &m_theme;
    CellDelegate *m_cells;
};

} // namespace storedesk::ui
