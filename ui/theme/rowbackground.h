// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QPainter;
class QStyleOptionViewItem;

namespace storedesk::ui {

struct Tokens;

// Paints the background of a list row that is selected or under the mouse, and its focus ring.
void paintRowBackground(QPainter *painter, const QStyleOptionViewItem &option,
                        const Tokens &tokens);

} // namespace storedesk::ui
