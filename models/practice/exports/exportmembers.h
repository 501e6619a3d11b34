// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::practice {

// Iterates over the members of a compact, well-formed JSON object written by the store. Scans the
// bytes without building a tree, because an export of a million contacts would build a million.
//
//     for (ExportMembers members(body); members.next();)
//         use(members.key(), members.value());
class ExportMembers final
{
public:
    explicit ExportMembers(QByteArrayView object);

    bool next();
    // Without quotes; our keys need no escapes.
    [[nodiscard]] QByteArrayView key() const { return m_key; }
    // The raw value, including quotes.
    [[nodiscard]] QByteArrayView value() const { return m_value; }

private:
    [[nodiscard]] qsizetype endOfText(qsizetype from) const;
    [[nodiscard]] qsizetype endOfValue(qsizetype from) const;

    QByteArrayView m_object;
    qsizetype m_at = 1;
    QByteArrayView m_key;
    QByteArrayView m_value;
};

// Returns the text of a JSON value for display: no quotes, no escapes, list elements separated by a
// bar, and nothing for null. The view points into the value if possible, else into the given space.
[[nodiscard]] QByteArrayView plainText(QByteArrayView value, QByteArray &space);

} // namespace storedesk::practice
