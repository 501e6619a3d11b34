// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMargins>
#include <QString>

namespace storedesk::ui {

// Layouts follow the direction of the window by themselves, but not their margins.
[[nodiscard]] QMargins marginsAlong(int leading, int top, int trailing, int bottom);

// For drawText: the text stands where the window says (AlignLeft is where words begin) and runs as
// its own letters do. Numbers, addresses and ids run from left to right in every window.
[[nodiscard]] int textFlags(const QString &text, Qt::Alignment alignment,
                            Qt::LayoutDirection direction);
// The same for what a widget of Qt wants to draw. Its labels begin where their own letters do, in a
// window from right to left at the far end of the line.
[[nodiscard]] int itemTextFlags(const QString &text, int flags);

} // namespace storedesk::ui
