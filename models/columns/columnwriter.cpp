// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnwriter.h"

#include "base/parallel.h"
#include "columns/columndirectory.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::columns {

// The size of the texts that are encoded at a time.
static constexpr qsizetype encodedAtOnce = 4 * 1024 * 1024;

ColumnWriter::ColumnWriter(std::size_t columns)
    : m_columns(columns)
{ }

void ColumnWriter::add(std::span<const QByteArrayView> cells)
{
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        const auto cell = column < cells.size() ? cells[column] : QByteArrayView();
        m_texts.append(cell);
        m_sizes.push_back(cell.size());
    }
    ++m_rows;
    if (m_texts.size() >= encodedAtOnce)
        encode();
}

// Encodes each column at once, because a dictionary fits into the processor's cache.
void ColumnWriter::encode()
{
    std::vector<const char *> begins;
    begins.reserve(m_sizes.size());
    const auto *begin = m_texts.constData();
    for (const auto size : m_sizes) {
        begins.push_back(begin);
        begin += size;
    }
    const auto rows = m_columns.empty() ? 0 : m_sizes.size() / m_columns.size();
    base::forEach(
        static_cast<qsizetype>(m_columns.size()), base::Progress(), [&](qsizetype number, int) {
            auto &column = m_columns[static_cast<std::size_t>(number)];
            std::vector<QByteArrayView> texts(rows);
            for (std::size_t row = 0; row < rows; ++row) {
                const auto place = row * m_columns.size() + static_cast<std::size_t>(number);
                texts[row] = {begins[place], m_sizes[place]};
            }
            const auto before = column.codes.size();
            column.codes.resize(before + rows);
            column.pool.codesOf(texts, std::span(column.codes).subspan(before));
        });
    m_texts.clear();
    m_sizes.clear();
}

template <typename Code>
static QByteArray codeBytes(const std::vector<quint32> &codes)
{
    QByteArray bytes(static_cast<qsizetype>(codes.size() * sizeof(Code)), Qt::Uninitialized);
    std::ranges::transform(codes, reinterpret_cast<Code *>(bytes.data()),
                           [](quint32 code) { return static_cast<Code>(code); });
    return bytes;
}

// Returns the end of each string, followed by the strings.
static QByteArray dictionaryBytes(const TextPool &pool)
{
    std::vector<quint64> ends{0};
    for (quint32 code = 0; code < pool.size(); ++code)
        ends.push_back(ends.back() + static_cast<quint64>(pool.at(code).size()));
    QByteArray bytes(reinterpret_cast<const char *>(ends.data()),
                     static_cast<qsizetype>(ends.size() * sizeof(quint64)));
    bytes.reserve(bytes.size() + static_cast<qsizetype>(ends.back()));
    for (quint32 code = 0; code < pool.size(); ++code)
        bytes.append(pool.at(code));
    return bytes;
}

static qint64 writeSection(QIODevice &device, const QByteArray &bytes, qint64 at)
{
    device.write(bytes);
    const auto end = at + bytes.size();
    device.write(QByteArray(aligned(end) - end, '\0'));
    return aligned(end);
}

base::Result<void> ColumnWriter::write(QIODevice &device, const QByteArray &fingerprint)
{
    encode();
    ColumnDirectory directory{.rows = m_rows, .fingerprint = fingerprint};
    qint64 at = 0;
    for (auto &column : m_columns) {
        const auto texts = column.pool.size();
        const auto width = texts <= 0x100 ? 1U : texts <= 0x1'0000 ? 2U : 4U;
        const auto rows = width == 1 ? codeBytes<quint8>(column.codes)
            : width == 2             ? codeBytes<quint16>(column.codes)
                                     : codeBytes<quint32>(column.codes);
        const auto dictionary = dictionaryBytes(column.pool);
        column = {};
        ColumnDirectory::Column entry{.width = width,
                                      .begin = at,
                                      .textBytes = dictionary.size(),
                                      .texts = texts,
                                      .checksum = checksumOf(dictionary, checksumOf(rows))};
        entry.textBegin = at = writeSection(device, rows, at);
        at = writeSection(device, dictionary, at);
        directory.columns.push_back(entry);
    }
    const auto bytes = directory.toBytes();
    if (device.write(bytes) != bytes.size())
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("ColumnBuilder", "Couldn't store the columns."),
            .why = device.errorString()});
    return {};
}

} // namespace storedesk::columns
