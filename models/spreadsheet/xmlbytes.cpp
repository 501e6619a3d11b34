// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "xmlbytes.h"

#include <QIODevice>

#include <algorithm>
#include <cstring>

namespace storedesk::spreadsheet {

// The limit for one tag.
static constexpr std::size_t mostRoom = 1024 * 1024;

XmlBytes::XmlBytes(QIODevice &device)
    : m_device(device)
    , m_bytes(usualRoom)
{
    at = m_bytes.data();
    end = at;
}

void XmlBytes::close()
{
    m_over = true;
    at = end;
}

bool XmlBytes::makeRoom()
{
    const auto kept = static_cast<std::size_t>(end - at);
    if (kept == m_bytes.size()) {
        m_full = m_bytes.size() >= mostRoom;
        if (m_full)
            return false;
        std::vector<char> larger(m_bytes.size() * 2);
        std::memcpy(larger.data(), at, kept);
        m_bytes.swap(larger);
    } else if (kept > 0 && at != m_bytes.data()) {
        std::memmove(m_bytes.data(), at, kept);
    }
    at = m_bytes.data();
    end = at + kept;
    return true;
}

bool XmlBytes::fill()
{
    if (m_over || !makeRoom())
        return false;
    const auto kept = end - at;
    const auto room = static_cast<qint64>(m_bytes.size()) - kept;
    // Two bytes in UTF-16 become at most three in UTF-8.
    if (m_decoder)
        return take(m_device.read(std::max<qint64>(room / 2, 1)));
    const auto got = m_device.read(m_bytes.data() + kept, room);
    m_over = got <= 0;
    end += std::max<qint64>(got, 0);
    if (!m_begun && !m_over)
        begin();
    return !m_over;
}

// Encodings other than UTF-8 are recognised by their first two bytes.
void XmlBytes::begin()
{
    m_begun = true;
    const QByteArrayView fresh(at, end);
    if (fresh.startsWith("\xEF\xBB\xBF"))
        at += 3;
    if (!fresh.startsWith("\xFF\xFE") && !fresh.startsWith("\xFE\xFF"))
        return;
    m_decoder.emplace(fresh.front() == '\xFF' ? QStringDecoder::Utf16LE : QStringDecoder::Utf16BE);
    const auto bytes = fresh.sliced(2).toByteArray();
    at = m_bytes.data();
    end = at;
    take(bytes);
}

bool XmlBytes::take(const QByteArray &bytes)
{
    const QByteArray utf8 = QString(m_decoder->decode(bytes)).toUtf8();
    m_over = bytes.isEmpty();
    const auto kept = static_cast<std::size_t>(end - at);
    const auto size = kept + static_cast<std::size_t>(utf8.size());
    // The remaining bytes have been moved to the beginning.
    if (size > m_bytes.size())
        m_bytes.resize(size);
    std::memcpy(m_bytes.data() + kept, utf8.constData(), static_cast<std::size_t>(utf8.size()));
    at = m_bytes.data();
    end = at + size;
    return !m_over;
}

} // namespace storedesk::spreadsheet
