// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/tokens.h"

#include <QStyle>

class QPainter;
class QStyleOption;

namespace storedesk::ui {

// Paints the small indicators in controls: check marks, radio buttons, arrows, branches and
// crosses. Returns false for other primitives.
bool paintSign(QStyle::PrimitiveElement element, const QStyleOption &option, QPainter *painter,
               const Tokens &tokens);

} // namespace storedesk::ui
