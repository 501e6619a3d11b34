// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "xmlattributes.h"

#include "spreadsheet/xmltext.h"

namespace storedesk::spreadsheet {

bool XmlAttributes::next()
{
    while (m_at < m_end && isSpace(*m_at))
        ++m_at;
    const auto *const begin = m_at;
    const char *colon = nullptr;
    while (m_at < m_end && *m_at != '=' && !isSpace(*m_at)) {
        if (*m_at == ':')
            colon = m_at;
        ++m_at;
    }
    const auto *const nameEnd = m_at;
    while (m_at < m_end && (isSpace(*m_at) || *m_at == '='))
        ++m_at;
    if (m_at == m_end || nameEnd == begin || (*m_at != '"' && *m_at != '\''))
        return false;
    const char quote = *m_at++;
    const auto *close = m_at;
    while (close < m_end && *close != quote)
        ++close;
    if (close == m_end)
        return false;
    m_prefix = colon ? QByteArrayView(begin, colon) : QByteArrayView();
    m_name = QByteArrayView(colon ? colon + 1 : begin, nameEnd);
    m_value = QByteArrayView(m_at, close);
    m_at = close + 1;
    return true;
}

QByteArray XmlAttributes::text() const
{
    QByteArray text;
    appendResolved(m_value, text);
    return text;
}

} // namespace storedesk::spreadsheet
