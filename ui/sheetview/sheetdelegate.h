// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/changedelegate.h"

namespace storedesk::ui::sheetview {

// Paints the cells of a file: the current column with a soft background, “empty” in empty cells,
// and a placeholder bar in rows that are not loaded yet.
class SheetDelegate final : public ChangeDelegate
{
    Q_OBJECT

public:
    using ChangeDelegate::ChangeDelegate;

    void setCurrent(int column) { m_current = column; }
    // Sets whether the first column shows how a row changed.
    void setChanges(bool changes) { m_changes = changes; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
    [[nodiscard]] std::optional<ChangedText> changeOf(const QModelIndex &index) const override;
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;

private:
    bool m_changes = false;
    int m_current = -1;
};

} // namespace storedesk::ui::sheetview
