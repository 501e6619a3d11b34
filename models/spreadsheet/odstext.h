// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::spreadsheet {

class XmlScanner;

// Appends the paragraphs of a cell of an OpenDocument spreadsheet, each on a separate line. Notes,
// drawings and phonetic text are excluded. The last token must be the start of the cell; afterwards
// it is its end.
void appendParagraphs(XmlScanner &xml, QByteArray &to);

} // namespace storedesk::spreadsheet
