// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <memory>
#include <span>

namespace storedesk::codes {

// One column of a table as codes in a dictionary of its unquoted texts. Code 0 is the empty text.
// All rows have a code, including blank ones and those that are too short, except for the header.
class CodedColumn final
{
public:
    // The memory of a column, which the owner holds.
    struct Memory
    {
        std::shared_ptr<const void> owner = {};
        const void *codes = nullptr;
        // Bytes per code: 1, 2 or 4.
        int width = 1;
        // The end of each text, after a 0.
        std::span<const quint64> ends = {};
        const char *texts = nullptr;
    };

    CodedColumn(Memory memory, qint64 firstRow, qint64 rows)
        : m_memory(std::move(memory))
        , m_firstRow(firstRow)
        , m_rows(rows)
    { }

    // The rows with codes are numbered as in the table.
    [[nodiscard]] qint64 firstRow() const { return m_firstRow; }
    [[nodiscard]] qint64 endRow() const { return m_firstRow + m_rows; }
    // Returns the number of texts in the dictionary.
    [[nodiscard]] quint32 texts() const { return static_cast<quint32>(m_memory.ends.size() - 1); }
    [[nodiscard]] QByteArrayView text(quint32 code) const
    {
        const auto begin = m_memory.ends[code];
        return {m_memory.texts + begin, static_cast<qsizetype>(m_memory.ends[code + 1] - begin)};
    }
    // Prefetch the memory that text() will access: first the position of the text, then the text
    // once the position is available.
    void preparePosition(quint32 code) const { __builtin_prefetch(&m_memory.ends[code]); }
    void prepareText(quint32 code) const
    {
        __builtin_prefetch(m_memory.texts + m_memory.ends[code]);
    }
    // Calls visit(codes) with a pointer to the code of this row and the following ones, which are
    // unsigned integers. Faster than codeOf() for many rows.
    template <typename Visit>
    void withCodes(qint64 row, const Visit &visit) const
    {
        const auto place = static_cast<std::size_t>(row - m_firstRow);
        if (m_memory.width == 1)
            visit(static_cast<const quint8 *>(m_memory.codes) + place);
        else if (m_memory.width == 2)
            visit(static_cast<const quint16 *>(m_memory.codes) + place);
        else
            visit(static_cast<const quint32 *>(m_memory.codes) + place);
    }
    [[nodiscard]] quint32 codeOf(qint64 row) const
    {
        const auto place = static_cast<std::size_t>(row - m_firstRow);
        switch (m_memory.width) {
        case 1:
            return static_cast<const quint8 *>(m_memory.codes)[place];
        case 2:
            return static_cast<const quint16 *>(m_memory.codes)[place];
        default:
            return static_cast<const quint32 *>(m_memory.codes)[place];
        }
    }

private:
    Memory m_memory;
    qint64 m_firstRow;
    qint64 m_rows;
};

} // namespace storedesk::codes
