// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/celldelegate.h"

namespace storedesk::ui {

class TableView;

// Cells that wrap their text and let their rows grow, so that nothing is elided. New values have a
// soft background with a border, so that they are marked by more than colour. For tables with few
// rows.
class WrappedCells final : public CellDelegate
{
public:
    enum Role {
        // Returns a technical name, shown below the text.
        NoteRole = Qt::UserRole + 0x540,
        // Returns true if the value is new.
        NewRole
    };

    using ui::CellDelegate::CellDelegate;

    // Uses the delegate for all cells in a table or for some columns. The row heights follow the
    // column widths.
    static void useIn(TableView &view, const Theme &theme, const QList<int> &columns = {});

    // Returns the height for the width of the option.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

protected:
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
};

} // namespace storedesk::ui
