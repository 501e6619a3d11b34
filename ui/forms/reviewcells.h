// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/celldelegate.h"

namespace storedesk::ui::forms {

// Paints the cells of a review: a value in as many lines as needed, followed by a smaller note. New
// values have a soft background and an edge, so that they are marked by more than colour.
class ReviewCells final : public CellDelegate
{
public:
    using ui::CellDelegate::CellDelegate;

    // Returns the height for the width of the option.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

protected:
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
};

} // namespace storedesk::ui::forms
