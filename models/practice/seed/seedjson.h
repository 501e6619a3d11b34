// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QLatin1StringView>

namespace storedesk::practice {

// Writes one JSON object to a reused buffer, because QJsonObject is too slow for a million
// contacts. Texts must not need escaping, which holds for all seed data.
class JsonText final
{
public:
    JsonText()
        : m_text("{")
    { }

    void clear()
    {
        m_text.truncate(1);
        m_first = true;
    }
    void text(QLatin1StringView name, QByteArrayView value)
    {
        begin(name);
        m_text.append('"').append(value).append('"');
    }
    void raw(QLatin1StringView name, QByteArrayView value)
    {
        begin(name);
        m_text.append(value);
    }
    void number(QLatin1StringView name, qint64 value) { raw(name, QByteArray::number(value)); }
    void money(QLatin1StringView name, qint64 cents)
    {
        const auto rest = QByteArray::number(cents % 100).rightJustified(2, '0');
        raw(name, QByteArray::number(cents / 100) + '.' + rest);
    }
    // Returns the complete object.
    [[nodiscard]] QByteArray closed() const { return m_text + '}'; }

private:
    void begin(QLatin1StringView name)
    {
        if (!m_first)
            m_text.append(',');
        m_first = false;
        m_text.append('"').append(name.data(), name.size()).append("\":");
    }

    QByteArray m_text;
    bool m_first = true;
};

} // namespace storedesk::practice
