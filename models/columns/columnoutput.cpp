// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columnoutput.h"

#include "base/newfile.h"

#include <algorithm>
#include <utility>

namespace storedesk::columns {

static constexpr qsizetype blockSize = 256 * 1024;

void ColumnOutput::write(qint64 at, QByteArrayView bytes)
{
    if (m_file) {
        if (!m_hasFailed && !m_file->writeAt(at, bytes))
            m_hasFailed = true;
        return;
    }
    const std::lock_guard lock(m_mutex);
    if (m_bytes.size() < at + bytes.size()) {
        m_bytes.reserve(std::max<qsizetype>(at + bytes.size(), m_end));
        m_bytes.resize(at + bytes.size(), '\0');
    }
    std::ranges::copy(bytes, m_bytes.begin() + at);
}

QByteArray ColumnOutput::takeBytes()
{
    return std::exchange(m_bytes, {});
}

void SectionWriter::append(QByteArrayView bytes)
{
    m_block.append(bytes);
    if (m_block.size() >= blockSize)
        flush();
}

void SectionWriter::flush()
{
    m_checksum.add(m_block);
    m_output.write(m_at, m_block);
    m_at += m_block.size();
    m_block.resize(0);
}

quint64 SectionWriter::finish()
{
    flush();
    return m_checksum.result();
}

} // namespace storedesk::columns
