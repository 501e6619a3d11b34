// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/celldelegate.h"

namespace storedesk::ui::valuechange {

// Paints the preview of a change to many contacts: changed values have a soft background, an edge
// and both values; the others are muted.
class ValueChangeCells final : public CellDelegate
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

} // namespace storedesk::ui::valuechange
