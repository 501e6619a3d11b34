// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/direction.h"

#include <QGuiApplication>
#include <QStyle>

namespace storedesk::ui {

QMargins marginsAlong(int leading, int top, int trailing, int bottom)
{
    return QGuiApplication::isRightToLeft() ? QMargins(trailing, top, leading, bottom)
                                            : QMargins(leading, top, trailing, bottom);
}

int textFlags(const QString &text, Qt::Alignment alignment, Qt::LayoutDirection direction)
{
    return static_cast<int>(QStyle::visualAlignment(direction, alignment) | Qt::AlignAbsolute)
        | (text.isRightToLeft() ? Qt::TextForceRightToLeft : Qt::TextForceLeftToRight);
}

int itemTextFlags(const QString &text, int flags)
{
    static constexpr int sides = Qt::AlignLeft | Qt::AlignRight;
    static constexpr int places = Qt::AlignHorizontal_Mask | Qt::AlignVertical_Mask;
    if (QGuiApplication::layoutDirection() != Qt::RightToLeft)
        return flags;
    if (flags & Qt::TextForceLeftToRight)
        return flags & sides ? flags ^ sides : flags;
    if (flags & Qt::TextForceRightToLeft)
        return flags;
    const Qt::Alignment alignment(flags & places);
    return (flags & ~places) | textFlags(text, alignment, Qt::RightToLeft);
}

} // namespace storedesk::ui
