// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::itemmodels {

// Longer strings cannot be read at a glance, and laying them out is noticeably slow.
inline constexpr qsizetype longestShown = 2'000;
inline constexpr qsizetype longestLine = 10'000;

// Returns text from the service, a file or the user in a form suitable for a cell, a label or a
// tool tip. Control characters are replaced with symbols, and invisible characters and marks that
// change the writing direction with their names. Everything after longestShown characters is cut
// off. Line feeds and tabs are preserved. Most strings are returned unchanged, and a second call
// changes nothing.
[[nodiscard]] QString shownText(const QString &text);
// Returns multi-line source text (JSON or a command) for a scrolling pane. Long lines are cut, and
// hidden characters are escaped as \uXXXX, so that JSON keeps its meaning.
[[nodiscard]] QString shownLines(const QString &text);

} // namespace storedesk::itemmodels
