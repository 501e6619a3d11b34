// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QPainter;
class QStyleOptionViewItem;

namespace storedesk::ui {

class Theme;

// The current and the new value of a cell.
struct ChangedText
{
    QString before;
    QString after;
    // Whether there was a value, which is then struck through.
    bool hadValue = true;
};

// Paints the old value struck through, an arrow, and the new value in a heavier weight.
void paintChangedText(QPainter *painter, const QStyleOptionViewItem &option,
                      const ChangedText &change, const Theme &theme);
// Paints the background of a changed cell, and its edge above the content.
void paintChangedSurface(QPainter *painter, const QStyleOptionViewItem &option, const Theme &theme);
void paintChangedEdge(QPainter *painter, const QStyleOptionViewItem &option, const Theme &theme);

} // namespace storedesk::ui
