// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/numberform.h"
#include "spreadsheet/sharedtexts.h"

#include <vector>

namespace storedesk::spreadsheet {

class XmlScanner;

// Appends the text of an element that may consist of several formatted runs, without phonetic text.
// The last token must be the start of the element. Returns false if the text is too long.
[[nodiscard]] bool appendRichText(XmlScanner &xml, QByteArray &to);

// Reads at most the given number of strings, starting with the first.
void readSharedTexts(XmlScanner &xml, SharedTexts &texts, qint64 most);

// Returns the number forms of the cell formats, indexed by the style number that cells use.
[[nodiscard]] std::vector<NumberForm> readStyles(XmlScanner &xml);

} // namespace storedesk::spreadsheet
