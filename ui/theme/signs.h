// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/tokens.h"

#include <QStyle>

class QPainter;
class QStyleOption;

namespace storedesk::ui {

// The small signs inside controls: boxes, radio buttons, arrows, branches, crosses. Answers false
// for a primitive that has no sign of ours.
bool paintSign(QStyle::PrimitiveElement element, const QStyleOption &option, QPainter *painter,
               const Tokens &tokens);

} // namespace storedesk::ui
