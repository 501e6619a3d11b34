// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/shown.h"

namespace storedesk::ui::files {

// What is said about a file, in whole sentences.

// “1.04 GB · Windows-1252 (Peña, Cáceres, Ávila), “;” · from line 4”. mayName: without it words out
// of the file are left out.
[[nodiscard]] QString readingWords(const sheet::Sheet &sheet, bool mayName = true);
// “812 of 10,000,000”
[[nodiscard]] QString countWords(const sheet::Sheet &sheet, const sheet::Shown &shown);
// “9,492,190 lines = 3 above + 1 header + 9,492,184 rows + 2 blank”
[[nodiscard]] QString balanceWords(const sheet::Sheet &sheet);
// “40 % · about 5 s left”
[[nodiscard]] QString leftWords(const sheet::Work &work);
// What runs, how far it is and how long it takes; empty: nothing does.
[[nodiscard]] QString workWords(const sheet::Sheet &sheet, const sheet::Shown &shown);
// A sentence that names many things, cut behind the first of them.
[[nodiscard]] QString fewWords(const QString &sentence);
// What happened, why, and what to do next, on one line.
[[nodiscard]] QString wordsOf(const base::Problem &problem);

} // namespace storedesk::ui::files
