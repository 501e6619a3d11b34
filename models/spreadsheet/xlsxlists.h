// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "spreadsheet/numberform.h"
#include "spreadsheet/sharedtexts.h"

#include <vector>

namespace storedesk::spreadsheet {

class XmlScanner;

// Adds the text of an element that may be in several pieces, each with a look of its own; how it is
// pronounced is no part of it. The start of the element was the last token. False: it is too long.
[[nodiscard]] bool appendRichText(XmlScanner &xml, QByteArray &to);

// At most so many of them, from the first on.
void readSharedTexts(XmlScanner &xml, SharedTexts &texts, qint64 most);

// What the formats of cells mean, by the numbers that cells give.
[[nodiscard]] std::vector<NumberForm> readStyles(XmlScanner &xml);

} // namespace storedesk::spreadsheet
