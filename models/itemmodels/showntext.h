// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::itemmodels {

// Longer texts cannot be read at a glance, and their layout is noticeably slow.
inline constexpr qsizetype longestShown = 2'000;
inline constexpr qsizetype longestLine = 10'000;

// Returns text from the service, a file or the user in a form suitable for a cell, a label or a
// tool tip: control characters as their picture, invisible characters and marks that change the
// writing direction by their name, and everything past longestShown is cut off. Line feeds and tabs
// are preserved. Most texts are returned unchanged, and a second call changes nothing.
[[nodiscard]] QString shownText(const QString &text);
// Returns source text of many lines (JSON, a command) for a scrolling pane: every line is cut, and
// hidden characters are escaped as \uXXXX, so that JSON keeps its meaning.
[[nodiscard]] QString shownLines(const QString &text);

} // namespace storedesk::itemmodels
