// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/celldelegate.h"

namespace storedesk::ui {

class TableView;

// Cells that wrap their text and let their rows grow, so that nothing is elided. New values have a
// soft background with a border, so that they do not depend on colour alone. For tables with few
// rows.
class WrappedCells final : public CellDelegate
{
public:
    enum Role {
        // A QString: a technical name below the text.
        NoteRole = Qt::UserRole + 0x540,
        // A bool: the value is new.
        NewRole
    };

    using ui::CellDelegate::CellDelegate;

    // Uses the delegate for all cells of a table or for some columns; the row heights follow the
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
