// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "textpool.h"

#include "statistics/valuecounter.h"

namespace storedesk::columns {

TextPool::TextPool()
    : m_places(64)
    , m_begins{0}
{
    codeOf({});
}

std::size_t TextPool::placeOf(QByteArrayView text, quint64 hash) const
{
    const auto mask = m_places.size() - 1;
    auto place = static_cast<std::size_t>(hash) & mask;
    while (m_places[place] != 0) {
        const auto code = m_places[place] - 1;
        if (m_hashes[code] == hash && at(code) == text)
            break;
        place = (place + 1) & mask;
    }
    return place;
}

quint32 TextPool::codeOf(QByteArrayView text)
{
    // Most cells of a wide table are empty.
    if (text.isEmpty() && !m_hashes.empty())
        return 0;
    const auto hash = statistics::hashOf(text);
    auto place = placeOf(text, hash);
    if (m_places[place] != 0)
        return m_places[place] - 1;
    if (2 * (m_hashes.size() + 1) > m_places.size()) {
        grow();
        place = placeOf(text, hash);
    }
    const auto code = size();
    m_places[place] = code + 1;
    m_hashes.push_back(hash);
    m_bytes.insert(m_bytes.end(), text.begin(), text.end());
    m_begins.push_back(m_bytes.size());
    return code;
}

quint32 TextPool::find(QByteArrayView text) const
{
    const auto found = m_places[placeOf(text, statistics::hashOf(text))];
    return found == 0 ? size() : found - 1;
}

void TextPool::grow()
{
    m_places.assign(2 * m_places.size(), 0);
    const auto mask = m_places.size() - 1;
    for (quint32 code = 0; code < size(); ++code) {
        auto place = static_cast<std::size_t>(m_hashes[code]) & mask;
        while (m_places[place] != 0)
            place = (place + 1) & mask;
        m_places[place] = code + 1;
    }
}

} // namespace storedesk::columns
