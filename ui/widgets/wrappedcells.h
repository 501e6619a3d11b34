// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/celldelegate.h"

namespace storedesk::ui {

class TableView;

// Cells whose words are never cut: they break into as many lines as they need, and their rows grow.
// What is new stands on a soft surface with an edge, so that it is told by more than a colour. For
// tables of few rows.
class WrappedCells final : public CellDelegate
{
public:
    enum Role {
        NoteRole = Qt::UserRole + 0x540, // QString, a technical name below the words
        NewRole // bool
    };

    using CellDelegate::CellDelegate;

    // All cells of a table, or those of some columns; its rows follow the widths of its columns.
    static void useIn(TableView &view, const Theme &theme, const QList<int> &columns = {});

    // How high it is in the width of the option.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

protected:
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
};

} // namespace storedesk::ui
