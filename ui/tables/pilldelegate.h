// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/tables/celldelegate.h"

#include <functional>

namespace storedesk::ui {

// A state as an icon and a label on a soft surface. The label has the text colour and the icon the
// tone, so that the state does not depend on colour alone.
struct Pill
{
    QString text;
    Icon icon = Icon::Dash;
    Tone tone = Tone::Neutral;

    bool operator==(const Pill &) const = default;
};

// Paints the pill vertically centred at the leading edge of the rectangle and returns its
// rectangle.
QRect paintPill(QPainter *painter, const QRect &rect, const Pill &pill, const Theme &theme);
[[nodiscard]] QSize sizeOf(const Pill &pill, const Theme &theme);
// Returns the width of a cell with this pill, including the cell's padding.
[[nodiscard]] int widthOfCell(const Pill &pill, const Theme &theme);

// Draws a column of states as pills.
class PillDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    // Returns the pill for an index. Without a function, the pill is built from DisplayRole,
    // ItemIconRole and ItemToneRole. An empty text draws nothing.
    using PillOf = std::function<Pill(const QModelIndex &index)>;

    explicit PillDelegate(const Theme &theme, QObject *parent = nullptr, PillOf pillOf = {});

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

protected:
    void paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;

private:
    PillOf m_pillOf;
};

} // namespace storedesk::ui
