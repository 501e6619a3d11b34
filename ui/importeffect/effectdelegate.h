// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/celldelegate.h"

namespace storedesk::ui::imports {

// Paints the rows of a predicted import: the effect as a pill, and the current value of a cell
// struck out before the new one.
class EffectDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    using ui::CellDelegate::CellDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

protected:
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
};

} // namespace storedesk::ui::imports
