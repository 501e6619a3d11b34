// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

namespace storedesk::spreadsheet {

// Iterates over a tag's attributes without resolving entities.
class XmlAttributes final
{
public:
    explicit XmlAttributes(QByteArrayView bytes)
        : m_at(bytes.data())
        , m_end(m_at + bytes.size())
    { }

    bool next();
    // Returns the name without its prefix.
    [[nodiscard]] QByteArrayView name() const { return m_name; }
    [[nodiscard]] QByteArrayView prefix() const { return m_prefix; }
    [[nodiscard]] QByteArrayView raw() const { return m_value; }
    // Returns the text with entities resolved.
    [[nodiscard]] QByteArray text() const;
    [[nodiscard]] QString string() const { return QString::fromUtf8(text()); }

private:
    const char *m_at;
    const char *m_end;
    QByteArrayView m_name;
    QByteArrayView m_prefix;
    QByteArrayView m_value;
};

} // namespace storedesk::spreadsheet
