// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/celldelegate.h"

namespace storedesk::ui::forms {

// The cells of a review: a value in as many lines as it needs, with smaller words behind it; what
// is new on a soft surface with an edge, so that it is told by more than a colour.
class ReviewCells final : public CellDelegate
{
public:
    using CellDelegate::CellDelegate;

    // How high it is in the width of the option.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

protected:
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
};

} // namespace storedesk::ui::forms
