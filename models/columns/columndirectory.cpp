// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columndirectory.h"

#include "columns/numbercolumn.h"

#include <algorithm>
#include <cstring>
#include <span>

namespace storedesk::columns {

static constexpr char magic[] = "SDCOLUM";
static constexpr quint32 byteOrder = 0x01020304;
// No valid table has more columns than this.
static constexpr quint32 mostColumns = 16'384;

static constexpr quint64 factor = 0x9E37'79B9'7F4A'7C15;

Checksum::Checksum(quint64 before)
    : m_lanes{before ^ factor, before + 1, before + 2, before + 3}
{ }

void Checksum::add(QByteArrayView bytes)
{
    m_size += bytes.size();
    auto lanes = m_lanes;
    const auto addBlock = [&lanes](const char *block) {
        std::array<quint64, 4> words;
        std::memcpy(words.data(), block, sizeof words);
        for (std::size_t lane = 0; lane < lanes.size(); ++lane) {
            lanes[lane] = (lanes[lane] ^ words[lane]) * factor;
            lanes[lane] ^= lanes[lane] >> 29;
        }
    };
    const auto keep = [&](qsizetype size) {
        std::copy_n(bytes.data(), size, m_rest.begin() + m_restSize);
        m_restSize += size;
        bytes = bytes.sliced(size);
    };
    if (m_restSize > 0)
        keep(std::min(bytes.size(), blockSize - m_restSize));
    if (m_restSize == blockSize) {
        addBlock(m_rest.data());
        m_restSize = 0;
    }
    for (; bytes.size() >= blockSize; bytes = bytes.sliced(blockSize))
        addBlock(bytes.data());
    keep(bytes.size());
    m_lanes = lanes;
}

quint64 Checksum::result() const
{
    auto lanes = m_lanes;
    for (const char byte : std::span(m_rest).first(static_cast<std::size_t>(m_restSize)))
        lanes[0] = (lanes[0] ^ static_cast<quint8>(byte)) * factor;
    auto result = static_cast<quint64>(m_size);
    for (const auto lane : lanes)
        result = (result ^ lane ^ (lane >> 31)) * factor;
    return result;
}

quint64 checksumOf(QByteArrayView bytes, quint64 before)
{
    Checksum checksum(before);
    checksum.add(bytes);
    return checksum.result();
}

template <typename Number>
static void put(QByteArray &bytes, Number number)
{
    bytes.append(reinterpret_cast<const char *>(&number), sizeof number);
}

// Returns zero once all bytes have been read.
template <typename Number>
static Number taken(QByteArrayView &bytes)
{
    Number number = {};
    if (bytes.size() >= static_cast<qsizetype>(sizeof number)) {
        std::memcpy(&number, bytes.data(), sizeof number);
        bytes = bytes.sliced(sizeof number);
    } else {
        bytes = {};
    }
    return number;
}

QByteArray ColumnDirectory::toBytes() const
{
    QByteArray bytes(magic, sizeof magic);
    put(bytes, version);
    put(bytes, byteOrder);
    put(bytes, static_cast<quint32>(columns.size()));
    put(bytes, static_cast<quint32>(fingerprint.size()));
    put(bytes, rows);
    for (const auto &column : columns) {
        put(bytes, column.kind);
        put(bytes, column.width);
        put(bytes, column.texts);
        put(bytes, column.begin);
        put(bytes, column.textBegin);
        put(bytes, column.textBytes);
        put(bytes, column.checksum);
    }
    bytes += fingerprint;
    put(bytes, checksumOf(bytes));
    put(bytes, static_cast<qint64>(bytes.size()));
    return bytes;
}

static qint64 blockBytesOf(qint64 rows)
{
    static constexpr auto count = qint64(RareBlock::rowCount);
    return (rows + count - 1) / count * qint64(sizeof(RareBlock));
}

qint64 ColumnDirectory::rowBytesOf(const Column &column) const
{
    return column.width == 0 ? blockBytesOf(rows) : rows * column.width;
}

static bool fits(const ColumnDirectory::Column &column, qint64 rows, qint64 size)
{
    const auto inside = [size](qint64 begin, qint64 length) {
        return begin >= 0 && begin % ColumnDirectory::alignment == 0 && length >= 0 && begin <= size
            && length <= size - begin;
    };
    if (column.kind > StoredKind::Money)
        return false;
    if (column.kind != StoredKind::Text && column.width == 0)
        return inside(column.begin, blockBytesOf(rows))
            && inside(column.textBegin, column.textBytes)
            && column.textBytes == qint64(column.texts) * qint64(sizeof(qint64));
    if (column.kind != StoredKind::Text)
        return column.width == sizeof(qint64)
            && inside(column.begin, rows * qint64(sizeof(qint64)));
    return (column.width == 1 || column.width == 2 || column.width == 4)
        && inside(column.begin, rows * column.width) && inside(column.textBegin, column.textBytes)
        && column.texts > 0
        && column.textBytes >= (qint64(column.texts) + 1) * qint64(sizeof(quint64));
}

// Returns nothing if the end of the file is damaged.
static std::optional<QByteArrayView> directoryIn(QByteArrayView file)
{
    static constexpr qsizetype ending = sizeof(qint64);
    if (file.size() < ending)
        return std::nullopt;
    auto last = file.last(ending);
    const auto size = taken<qint64>(last);
    if (size < qint64(sizeof magic + sizeof(quint64)) || size > file.size() - ending)
        return std::nullopt;
    auto directory = file.sliced(file.size() - ending - size, size);
    const auto content = directory.chopped(sizeof(quint64));
    auto sum = directory.last(sizeof(quint64));
    if (taken<quint64>(sum) != checksumOf(content)
        || !content.startsWith(QByteArrayView(magic, sizeof magic)))
        return std::nullopt;
    return content.sliced(sizeof magic);
}

std::optional<ColumnDirectory> ColumnDirectory::from(QByteArrayView file)
{
    const auto found = directoryIn(file);
    if (!found)
        return std::nullopt;
    auto rest = *found;
    if (taken<quint32>(rest) != version || taken<quint32>(rest) != byteOrder)
        return std::nullopt;
    const auto count = taken<quint32>(rest);
    const auto fingerprintSize = taken<quint32>(rest);
    ColumnDirectory directory;
    directory.rows = taken<qint64>(rest);
    // A block of rows without numbers has two bits per row.
    if (count > mostColumns || directory.rows < 0 || directory.rows / 4 > file.size())
        return std::nullopt;
    for (quint32 number = 0; number < count; ++number) {
        Column column;
        column.kind = taken<StoredKind>(rest);
        column.width = taken<quint32>(rest);
        column.texts = taken<quint32>(rest);
        column.begin = taken<qint64>(rest);
        column.textBegin = taken<qint64>(rest);
        column.textBytes = taken<qint64>(rest);
        column.checksum = taken<quint64>(rest);
        if (!fits(column, directory.rows, file.size()))
            return std::nullopt;
        directory.columns.push_back(column);
    }
    if (rest.size() != static_cast<qsizetype>(fingerprintSize))
        return std::nullopt;
    directory.fingerprint = rest.toByteArray();
    return directory;
}

} // namespace storedesk::columns
