// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/celldelegate.h"

namespace storedesk::ui::files {

// Cells of a file: the current column on a soft surface, “empty” where nothing stands, a still bar
// where the row has not been read yet.
class SheetDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    void setCurrent(int column) { m_current = column; }
    // The first column says how a row changed.
    void setChanges(bool changes) { m_changes = changes; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

protected:
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;

private:
    [[nodiscard]] static bool isChanged(const QModelIndex &index);
    void paintChange(QPainter *painter, const QStyleOptionViewItem &option,
                     const QModelIndex &index) const;

    bool m_changes = false;
    int m_current = -1;
};

} // namespace storedesk::ui::files
