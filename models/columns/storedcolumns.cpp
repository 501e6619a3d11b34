// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storedcolumns.h"

#include "base/parallel.h"

#include <algorithm>
#include <atomic>

namespace storedesk::columns {

template <typename Number>
static std::span<const Number> numbersAt(QByteArrayView bytes, qint64 begin, qint64 count)
{
    return {reinterpret_cast<const Number *>(bytes.data() + begin),
            static_cast<std::size_t>(count)};
}

std::shared_ptr<StoredColumns> StoredColumns::mapped(const QString &path)
{
    std::shared_ptr<StoredColumns> table(new StoredColumns);
    table->m_file.setFileName(path);
    if (!table->m_file.open(QIODevice::ReadOnly) || table->m_file.size() == 0)
        return {};
    const auto size = table->m_file.size();
    const auto *bytes = table->m_file.map(0, size);
    if (!bytes)
        return {};
    table->m_bytes = {bytes, size};
    return table;
}

std::shared_ptr<const StoredColumns> StoredColumns::open(const QString &path,
                                                         const QByteArray &fingerprint)
{
    const auto table = mapped(path);
    return table && table->isSound(fingerprint) ? table : nullptr;
}

std::shared_ptr<const StoredColumns> StoredColumns::openUnverified(const QString &path,
                                                                   const QByteArray &fingerprint)
{
    const auto table = mapped(path);
    return table && table->readDirectory(fingerprint) ? table : nullptr;
}

std::shared_ptr<const StoredColumns> StoredColumns::fromBytes(const QByteArray &bytes)
{
    const std::shared_ptr<StoredColumns> table(new StoredColumns);
    table->m_memory = bytes;
    table->m_bytes = table->m_memory;
    return table->isSound({}) ? table : nullptr;
}

bool StoredColumns::readDirectory(const QByteArray &fingerprint)
{
    auto directory = ColumnDirectory::from(m_bytes);
    if (!directory || directory->fingerprint != fingerprint)
        return false;
    m_directory = *std::move(directory);
    return true;
}

bool StoredColumns::isSound(const QByteArray &fingerprint)
{
    // Reading all columns takes longer, so check the fingerprint first.
    if (!readDirectory(fingerprint))
        return false;
    std::atomic<bool> sound = true;
    base::forEach(columns(), base::Progress(), [&](qsizetype column, int) {
        if (!isSound(entry(static_cast<int>(column))))
            sound = false;
    });
    return sound;
}

template <typename Code>
static bool allBelow(std::span<const Code> codes, quint32 limit)
{
    return codes.empty() || *std::ranges::max_element(codes) < limit;
}

bool StoredColumns::isSound(const ColumnDirectory::Column &column) const
{
    const auto rowBytes = m_bytes.sliced(column.begin, m_directory.rowBytesOf(column));
    if (column.kind != StoredKind::Text && column.width > 0)
        return checksumOf({}, checksumOf(rowBytes)) == column.checksum;
    const auto texts = m_bytes.sliced(column.textBegin, column.textBytes);
    return checksumOf(texts, checksumOf(rowBytes)) == column.checksum && isUsable(column);
}

bool StoredColumns::areUsable(const ColumnDirectory::Column &rareNumbers) const
{
    const auto count = m_directory.rowBytesOf(rareNumbers) / qint64(sizeof(RareBlock));
    quint64 before = 0;
    for (const auto &block : numbersAt<RareBlock>(m_bytes, rareNumbers.begin, count)) {
        if (block.before != before)
            return false;
        before += static_cast<quint64>(std::popcount(block.rows));
    }
    return before == rareNumbers.texts;
}

bool StoredColumns::isUsable(const ColumnDirectory::Column &column) const
{
    if (column.kind != StoredKind::Text)
        return column.width > 0 || areUsable(column);
    const auto ends = numbersAt<quint64>(m_bytes, column.textBegin, qint64(column.texts) + 1);
    const auto room = static_cast<quint64>(column.textBytes) - ends.size_bytes();
    if (ends.front() != 0 || ends.back() != room || !std::ranges::is_sorted(ends))
        return false;
    switch (column.width) {
    case 1:
        return allBelow(numbersAt<quint8>(m_bytes, column.begin, rows()), column.texts);
    case 2:
        return allBelow(numbersAt<quint16>(m_bytes, column.begin, rows()), column.texts);
    default:
        return allBelow(numbersAt<quint32>(m_bytes, column.begin, rows()), column.texts);
    }
}

TextList StoredColumns::texts(int column) const
{
    const auto &found = entry(column);
    const auto ends = numbersAt<quint64>(m_bytes, found.textBegin, qint64(found.texts) + 1);
    return {ends, m_bytes.data() + found.textBegin + ends.size_bytes()};
}

CodeColumn StoredColumns::codes(int column) const
{
    const auto &found = entry(column);
    return {m_bytes.data() + found.begin, found.width, static_cast<std::size_t>(rows())};
}

std::optional<QByteArrayView> StoredColumns::cell(int column, qint64 row) const
{
    const auto &found = entry(column);
    const auto code = codes(column)[static_cast<std::size_t>(row)];
    if (code >= found.texts)
        return std::nullopt;
    const auto ends = numbersAt<quint64>(m_bytes, found.textBegin, qint64(found.texts) + 1);
    const auto room = static_cast<quint64>(found.textBytes) - ends.size_bytes();
    if (ends[code] > ends[code + 1] || ends[code + 1] > room)
        return std::nullopt;
    return texts(column).at(code);
}

NumberColumn StoredColumns::numbers(int column) const
{
    const auto &found = entry(column);
    if (found.width > 0)
        return NumberColumn(numbersAt<qint64>(m_bytes, found.begin, rows()));
    const auto blocks = m_directory.rowBytesOf(found) / qint64(sizeof(RareBlock));
    return {numbersAt<RareBlock>(m_bytes, found.begin, blocks),
            numbersAt<qint64>(m_bytes, found.textBegin, found.texts),
            static_cast<std::size_t>(rows()), emptyNumber(found.kind)};
}

} // namespace storedesk::columns
