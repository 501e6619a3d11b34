// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/bytemasks.h"
#include "csv/dialect.h"

#include <QByteArrayView>

namespace storedesk::bytesearch {

// Finds the quotes that are neither around a whole cell nor doubled inside one, in words of 64
// bytes. Only the text of rows with such quotes may differ from their bytes by more than quotes.
// Behind the first one, all quotes are reported, because it is no longer known which of them begin
// a cell.
class OddQuotes final
{
public:
    // The bytes begin at a row and must outlive this object.
    OddQuotes(QByteArrayView bytes, const csv::Dialect &dialect)
        : m_bytes(bytes)
        , m_dialect(dialect)
        , m_isOdd(!dialect.isRegular())
    { }

    // Must be called for every word, in order. Returns one bit for each odd quote.
    [[nodiscard]] quint64 in(qsizetype at)
    {
        if (m_dialect.quote == 0)
            return 0;
        if (m_bytes.size() - at < csv::wordSize)
            return inLast(at);
        return in(csv::Word(m_bytes.data() + at), at);
    }

private:
    [[nodiscard]] quint64 in(const csv::Word &word, qsizetype at);
    [[nodiscard]] quint64 inLast(qsizetype at);
    // The bytes end like a row.
    [[nodiscard]] bool bordersAt(qsizetype place) const
    {
        if (place < 0 || place >= m_bytes.size())
            return true;
        const char byte = m_bytes.at(place);
        return byte == m_dialect.quote || byte == m_dialect.delimiter || byte == '\n'
            || byte == '\r';
    }

    QByteArrayView m_bytes;
    csv::Dialect m_dialect;
    bool m_isOdd;
    // All bits are set if the next word begins inside quotes.
    quint64 m_inside = 0;
};

} // namespace storedesk::bytesearch
