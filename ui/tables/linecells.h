// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/celldelegate.h"

#include <functional>

namespace storedesk::ui {

class TableView;

// Shows each line of a text on its own, such as the errors of a row. Only the visible rows grow, so
// that the table may have any number of rows.
class LineCells final : public CellDelegate
{
    Q_OBJECT

public:
    using HasLines = std::function<bool(const QModelIndex &index)>;

    // Uses the delegate for all cells in the table that have no other. The function tells which of
    // them have lines.
    static void useIn(TableView &view, const Theme &theme, HasLines hasLines);

protected:
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;

private:
    LineCells(TableView &view, const Theme &theme, HasLines hasLines);
    [[nodiscard]] QStringList linesOf(const QModelIndex &index) const;
    void fitLater();
    void fit();

    TableView &m_view;
    HasLines m_hasLines;
    bool m_waiting = false;
};

} // namespace storedesk::ui
