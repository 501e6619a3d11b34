// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

class QPainter;
class QWidget;

namespace storedesk::ui {
struct Tokens;
} // namespace storedesk::ui

namespace storedesk::ui::tableoptions {

// Paints the surface of a clickable widget: the border shows the focus, the background shows
// hovering.
void paintPressable(QPainter &painter, const QWidget &widget, const Tokens &tokens, qreal radius);

} // namespace storedesk::ui::tableoptions
