// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::items {

// More of one text cannot be read at a glance, and laying it out takes long enough to be noticed.
inline constexpr qsizetype longestShown = 2'000;
inline constexpr qsizetype longestLine = 10'000;

// A text from elsewhere as it is shown in a cell, a label or a tool tip: cut, with an ellipsis,
// when it is longer than anybody reads there. Most texts come back as they are.
[[nodiscard]] QString shownText(const QString &text);
// The same for a text of many lines that scrolls: every line is cut.
[[nodiscard]] QString shownLines(const QString &text);

} // namespace storedesk::items
