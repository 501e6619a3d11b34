// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/celldelegate.h"

namespace storedesk::ui::setup {

// Paints the cells in a setup plan: emphasised headings, folding links, and differences below an
// object's name.
class SetupCells final : public CellDelegate
{
public:
    using ui::CellDelegate::CellDelegate;

protected:
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
};

} // namespace storedesk::ui::setup
