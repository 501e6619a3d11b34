// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columns/columndirectory.h"

#include <atomic>
#include <mutex>

namespace storedesk::base {
class NewFile;
}

namespace storedesk::columns {

// The file that columns are written to, by several threads at once. Without a file, they stay in
// memory.
class ColumnOutput final
{
public:
    ColumnOutput() = default;
    // The open file must outlive this object.
    explicit ColumnOutput(base::NewFile &file)
        : m_file(&file)
    { }

    // Returns the position of a new section of this size.
    [[nodiscard]] qint64 reserve(qint64 size) { return m_end.fetch_add(aligned(size)); }
    // Any error remains and is returned by isWritten().
    void write(qint64 at, QByteArrayView bytes);
    [[nodiscard]] bool isWritten() const { return !m_hasFailed; }
    // Returns everything that was written to memory.
    [[nodiscard]] QByteArray takeBytes();

private:
    base::NewFile *m_file = nullptr;
    std::atomic<qint64> m_end = 0;
    std::atomic<bool> m_hasFailed = false;
    // Guards the bytes in memory.
    std::mutex m_mutex;
    QByteArray m_bytes;
};

// Writes a section piece by piece. Reserve the section before.
class SectionWriter final
{
public:
    // The output must outlive this object. The checksum continues an earlier one.
    SectionWriter(ColumnOutput &output, qint64 begin, quint64 checksum = 0)
        : m_output(output)
        , m_at(begin)
        , m_checksum(checksum)
    { }

    void append(QByteArrayView bytes);
    // Writes the rest and returns the checksum of the section.
    [[nodiscard]] quint64 finish();

private:
    void flush();

    ColumnOutput &m_output;
    qint64 m_at;
    Checksum m_checksum;
    QByteArray m_block;
};

} // namespace storedesk::columns
