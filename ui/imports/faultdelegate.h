// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/celldelegate.h"

namespace storedesk::ui::imports {

// Paints the cells in a checked table. Faulty cells show an icon, the text and a short description.
class FaultDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    using ui::CellDelegate::CellDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

protected:
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
};

} // namespace storedesk::ui::imports
