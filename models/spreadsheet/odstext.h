// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::spreadsheet {

class XmlScanner;

// Adds the paragraphs of a cell of an OpenDocument spreadsheet, each on its own line. Notes,
// drawings and how it is pronounced are no text of it. The start of the cell was the last token,
// its end is when this is over.
void appendParagraphs(XmlScanner &xml, QByteArray &to);

} // namespace storedesk::spreadsheet
