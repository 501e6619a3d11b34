// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/celldelegate.h"

namespace storedesk::ui::design {

// The cells of a plan for a set-up: headings stand out, what unfolds them looks like a link, and
// what differs in a thing stands below its name.
class SetupCells final : public CellDelegate
{
public:
    using CellDelegate::CellDelegate;

protected:
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
};

} // namespace storedesk::ui::design
