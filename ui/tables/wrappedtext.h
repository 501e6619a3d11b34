// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

class QTextLayout;

namespace storedesk::ui {

// Wraps a text to a width, within words if necessary, because addresses have no spaces. Returns the
// height.
qreal layOutWrapped(QTextLayout &text, int width);

} // namespace storedesk::ui
