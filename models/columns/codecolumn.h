// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <vector>

namespace storedesk::columns {

// The code of every row in a text column. Refers to codes of one, two or four bytes that something
// else owns. Without codes, every row has the empty text.
class CodeColumn final
{
public:
    CodeColumn() = default;
    explicit CodeColumn(std::size_t rows)
        : m_rows(rows)
    { }
    CodeColumn(const void *codes, quint32 width, std::size_t rows)
        : m_codes(codes)
        , m_width(width)
        , m_rows(rows)
    { }

    [[nodiscard]] std::size_t size() const { return m_rows; }
    [[nodiscard]] quint32 operator[](std::size_t row) const
    {
        switch (m_width) {
        case 0:
            return 0;
        case 1:
            return static_cast<const quint8 *>(m_codes)[row];
        case 2:
            return static_cast<const quint16 *>(m_codes)[row];
        default:
            return static_cast<const quint32 *>(m_codes)[row];
        }
    }

private:
    const void *m_codes = nullptr;
    // Bytes per code.
    quint32 m_width = 0;
    std::size_t m_rows = 0;
};

} // namespace storedesk::columns
