// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

class QTextLayout;

namespace storedesk::ui {

// Breaks a text into lines of a width, in the middle of a word where it must: addresses have no
// blanks. Its height.
qreal layOutWrapped(QTextLayout &text, int width);

} // namespace storedesk::ui
