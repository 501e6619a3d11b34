// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/celldelegate.h"

#include <functional>

namespace storedesk::ui {

// A state: sign and word on a soft surface. The word is always in the text colour, the sign carries
// the tone, so that the state is told by shape too.
struct Pill
{
    QString text;
    Icon icon = Icon::Dash;
    Tone tone = Tone::Neutral;

    bool operator==(const Pill &) const = default;
};

// At the left of the rectangle (at the right in right-to-left), in its middle. Answers what was
// used.
QRect paintPill(QPainter *painter, const QRect &rect, const Pill &pill, const Theme &theme);
[[nodiscard]] QSize sizeOf(const Pill &pill, const Theme &theme);
[[nodiscard]] int widthOfCell(const Pill &pill, const Theme &theme); // with what is around it

// Draws a column of states as pills.
class PillDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    // Without a function the pill is made of DisplayRole, ItemIconRole and ItemToneRole. An empty
    // text draws nothing.
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
