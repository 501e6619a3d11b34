// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QDateTime>

#include <vector>

namespace storedesk::practice {

// An entry in a ZIP archive, as described in its headers.
struct ZipRecord
{
    // Encoded as UTF-8.
    QByteArray name = {};
    QDateTime modified = {};
    // CRC-32 of the decompressed bytes.
    quint32 checksum = 0;
    qint64 packedSize = 0;
    // The decompressed size.
    qint64 size = 0;
    // The offset of the local header.
    qint64 offset = 0;
};

// Returns the header before an entry. It contains the sizes, so that no data descriptor is needed.
// It always has the same length, because it is written before the entry and again once the sizes
// are known. Uses ZIP64 only if a size requires it.
[[nodiscard]] QByteArray localHeader(const ZipRecord &record);

// Returns the central directory, which begins at this offset, followed by its end record.
[[nodiscard]] QByteArray centralDirectory(const std::vector<ZipRecord> &records, qint64 offset);

} // namespace storedesk::practice
