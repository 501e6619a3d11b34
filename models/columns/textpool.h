// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <vector>

namespace storedesk::columns {

// A dictionary that is being filled: numbers texts from 0 in the order of appearance. The empty
// text is always 0.
class TextPool final
{
public:
    TextPool();

    // Returns the code of a text, and adds the text if it is new.
    quint32 codeOf(QByteArrayView text);
    // Returns the code of a text, or size() if the text is unknown.
    [[nodiscard]] quint32 find(QByteArrayView text) const;
    [[nodiscard]] quint32 size() const { return static_cast<quint32>(m_hashes.size()); }
    [[nodiscard]] QByteArrayView at(quint32 code) const
    {
        return {m_bytes.data() + m_begins[code],
                static_cast<qsizetype>(m_begins[code + 1] - m_begins[code])};
    }

private:
    [[nodiscard]] std::size_t placeOf(QByteArrayView text, quint64 hash) const;
    void grow();

    // Code + 1, or 0 if the slot is free. The size is a power of two.
    std::vector<quint32> m_places;
    // Indexed by code.
    std::vector<quint64> m_hashes;
    // The start of each text and the end of the last.
    std::vector<quint64> m_begins;
    std::vector<char> m_bytes;
};

} // namespace storedesk::columns
