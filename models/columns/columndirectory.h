// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columns/storedkind.h"

#include <QByteArray>

#include <array>
#include <optional>
#include <vector>

namespace storedesk::columns {

// The directory of a column file, which describes the columns. It is stored after the columns,
// because their checksums are not known earlier. Numbers use the computer's byte order, which is
// checked when the file is read.
struct ColumnDirectory
{
    // Must be increased with every change after which earlier files cannot be read.
    static constexpr quint32 version = 1;
    // Sections begin at multiples of this.
    static constexpr qint64 alignment = 64;

    struct Column
    {
        StoredKind kind = StoredKind::Text;
        // Bytes per row. 0 if few rows have a number: there is a RareBlock for some rows at a time.
        quint32 width = 0;
        qint64 begin = 0;
        // The start, size and number of strings in the dictionary, which is stored after the rows,
        // or of the numbers after the blocks.
        qint64 textBegin = 0;
        qint64 textBytes = 0;
        quint32 texts = 0;
        // Checksum of the rows and the dictionary.
        quint64 checksum = 0;

        bool operator==(const Column &) const = default;
    };

    qint64 rows = 0;
    QByteArray fingerprint = {};
    std::vector<Column> columns = {};

    // Returns the size of the rows of a column.
    [[nodiscard]] qint64 rowBytesOf(const Column &column) const;
    // The last bytes contain the size of the directory.
    [[nodiscard]] QByteArray toBytes() const;
    // Returns nothing if the directory is damaged, has another version, or describes sections
    // outside the file.
    [[nodiscard]] static std::optional<ColumnDirectory> from(QByteArrayView file);

    bool operator==(const ColumnDirectory &) const = default;
};

[[nodiscard]] constexpr qint64 aligned(qint64 size)
{
    return (size + ColumnDirectory::alignment - 1) / ColumnDirectory::alignment
        * ColumnDirectory::alignment;
}

// A checksum that detects accidental damage, not tampering. The same bytes have the same checksum,
// however they are divided.
class Checksum final
{
public:
    explicit Checksum(quint64 before = 0);

    void add(QByteArrayView bytes);
    [[nodiscard]] quint64 result() const;

private:
    static constexpr qsizetype blockSize = 32;

    // Independent lanes let the processor compute them in parallel.
    std::array<quint64, 4> m_lanes;
    // The beginning of a block that is not complete.
    std::array<char, std::size_t(blockSize)> m_rest = {};
    qsizetype m_restSize = 0;
    qsizetype m_size = 0;
};

[[nodiscard]] quint64 checksumOf(QByteArrayView bytes, quint64 before = 0);

} // namespace storedesk::columns
