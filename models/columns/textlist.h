// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columns/textpool.h"

namespace storedesk::columns {

// The strings of a column by code, either those of a stored column, which must outlive the list, or
// strings of its own. The empty text is always 0.
class TextList final
{
public:
    // Contains the empty text only.
    TextList() = default;
    explicit TextList(TextPool &&pool)
        : m_pool(std::move(pool))
    { }
    // The ends are those of each text, after a 0.
    TextList(std::span<const quint64> ends, const char *texts)
        : m_ends(ends)
        , m_texts(texts)
    { }

    [[nodiscard]] quint32 size() const
    {
        return m_ends.empty() ? m_pool.size() : static_cast<quint32>(m_ends.size() - 1);
    }
    [[nodiscard]] QByteArrayView at(quint32 code) const
    {
        if (m_ends.empty())
            return m_pool.at(code);
        return {m_texts + m_ends[code], static_cast<qsizetype>(m_ends[code + 1] - m_ends[code])};
    }
    // Returns the code of a text, or size() if the text is unknown. May compare all strings.
    [[nodiscard]] quint32 find(QByteArrayView text) const;

private:
    std::span<const quint64> m_ends;
    const char *m_texts = nullptr;
    TextPool m_pool;
};

} // namespace storedesk::columns
