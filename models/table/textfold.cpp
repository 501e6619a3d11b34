// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "textfold.h"

#include <QString>

namespace storedesk::table {

QByteArrayView folded(QByteArrayView text, QByteArray &scratch)
{
    scratch.resize(text.size());
    char *out = scratch.data();
    char all = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char byte = text.data()[at];
        all |= byte;
        out[at] = static_cast<char>(byte | (byte >= 'A' && byte <= 'Z' ? 0x20 : 0));
    }
    if ((all & 0x80) != 0)
        scratch = QString::fromUtf8(text).toCaseFolded().toUtf8();
    return scratch;
}

} // namespace storedesk::table
