// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/celldelegate.h"

#include <optional>

namespace storedesk::ui {

// The current and the new value of a cell.
struct ChangedText
{
    QString before;
    QString after;
    // Whether there was a value, which is then struck through.
    bool hadValue = true;
};

// Draws the cells of a table of changes. A changed cell has a soft background and an edge; it shows
// the old value struck through, an arrow, and the new value in a heavier weight.
class ChangeDelegate : public CellDelegate
{
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

protected:
    // Returns nothing for a cell that does not change.
    [[nodiscard]] virtual std::optional<ChangedText> changeOf(const QModelIndex &index) const = 0;
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
};

} // namespace storedesk::ui
