// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QDateTime>

#include <vector>

namespace storedesk::table {

// One entry of a ZIP archive as its headers describe it.
struct ZipRecord
{
    QByteArray name = {}; // UTF-8
    QDateTime modified = {};
    quint32 checksum = 0; // CRC-32 of the unpacked bytes
    qint64 packedSize = 0;
    qint64 size = 0; // unpacked
    qint64 offset = 0; // of the local header
};

// The header in front of an entry. It says the sizes itself, so that nobody needs a data
// descriptor, and has the same length whatever they are: it is written once before the entry and
// once more when they are known. ZIP64 stands in it only when a size needs it.
[[nodiscard]] QByteArray localHeader(const ZipRecord &record);

// What stands behind the last entry: the central directory, which begins at this offset, and its
// end.
[[nodiscard]] QByteArray centralDirectory(const std::vector<ZipRecord> &records, qint64 offset);

} // namespace storedesk::table
