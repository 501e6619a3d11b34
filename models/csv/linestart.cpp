// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "linestart.h"

#include "csv/rowindexer.h"

namespace storedesk::csv {

static constexpr qsizetype lineBlock = 64 * 1024;

RowMark lineAt(const BlockFile &file, qint64 line)
{
    RowMark mark{.offset = RowIndexer::beginOf(file)};
    char before = '\0';
    for (auto block = file.read(mark.offset, lineBlock); mark.line < line && !block.isEmpty();
         block = file.read(mark.offset, lineBlock)) {
        for (const char byte : block) {
            const bool pair = before == '\r' && byte == '\n';
            if (mark.line >= line && !pair)
                return mark;
            mark.line += (byte == '\n' && !pair) || byte == '\r' ? 1 : 0;
            ++mark.offset;
            before = byte;
        }
    }
    return mark;
}

qint64 lineEndsIn(QByteArrayView bytes)
{
    const auto returns = bytes.count('\r');
    const auto pairs = returns > 0 ? bytes.toByteArray().count("\r\n") : 0;
    return bytes.count('\n') + returns - pairs;
}

} // namespace storedesk::csv
