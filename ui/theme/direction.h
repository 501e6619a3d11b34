// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMargins>
#include <QString>

namespace storedesk::ui {

// Returns margins for the current layout direction. Qt mirrors layouts, but not their margins.
[[nodiscard]] QMargins marginsAlong(int leading, int top, int trailing, int bottom);

// Returns flags for drawText(). The alignment follows the layout direction (AlignLeft is the
// leading side), the text direction follows the text itself. Numbers, addresses and IDs run from
// left to right in every layout.
[[nodiscard]] int textFlags(const QString &text, Qt::Alignment alignment,
                            Qt::LayoutDirection direction);
// Like the function above, for strings drawn by a Qt widget. Qt would align a label by its own
// direction, which is the wrong side in a right-to-left layout.
[[nodiscard]] int itemTextFlags(const QString &text, int flags);

} // namespace storedesk::ui
