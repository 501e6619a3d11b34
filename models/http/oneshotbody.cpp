// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "oneshotbody.h"

#include <algorithm>
#include <cstring>

namespace storedesk::http {

OneShotBody::OneShotBody(qint64 size, QObject *parent)
    : QIODevice(parent)
    , m_length(size)
{
    open(ReadOnly | Unbuffered);
}

bool OneShotBody::atEnd() const
{
    return m_taken >= m_length;
}

qint64 OneShotBody::bytesAvailable() const
{
    return m_length - m_taken + QIODevice::bytesAvailable();
}

qint64 OneShotBody::readData(char *out, qint64 max)
{
    const auto wanted = std::min(max, m_length - m_taken);
    if (wanted <= 0)
        return -1;
    const auto got = readBody(out, wanted);
    if (got < 1)
        return -1;
    m_taken += got;
    return got;
}

OneShotBytes::OneShotBytes(QByteArray bytes, QObject *parent)
    : OneShotBody(bytes.size(), parent)
    , m_bytes(std::move(bytes))
{ }

qint64 OneShotBytes::readBody(char *out, qint64 max)
{
    std::memcpy(out, m_bytes.constData() + m_position, static_cast<std::size_t>(max));
    m_position += max;
    return max;
}

} // namespace storedesk::http
