// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/visiblerows.h"

namespace storedesk::ui::sheetview {

// Sentences about a file.

// Returns, for example, “1.04 GB · Windows-1252 (Peña, Cáceres, Ávila), “;” · from line 4”. Without
// mayName, words from the file are left out.
[[nodiscard]] QString readingWords(const sheet::Sheet &sheet, bool mayName = true);
// Returns, for example, “812 of 10,000,000”.
[[nodiscard]] QString countWords(const sheet::Sheet &sheet, const sheet::VisibleRows &shown);
// Returns, for example, “9,492,190 lines = 3 above + 1 header + 9,492,184 rows + 2 blank”.
[[nodiscard]] QString balanceWords(const sheet::Sheet &sheet);
// Returns, for example, “40 % · about 5 s left”.
[[nodiscard]] QString leftWords(const base::BackgroundTask &work);
// Describes the running work, its progress and remaining time; empty if nothing is running.
[[nodiscard]] QString workWords(const sheet::Sheet &sheet, const sheet::VisibleRows &shown);
// Shortens a list in a sentence to its first item.
[[nodiscard]] QString fewWords(const QString &sentence);
// Joins the problem, its cause and the suggested next step in one line.
[[nodiscard]] QString wordsOf(const base::Problem &problem);

} // namespace storedesk::ui::sheetview
