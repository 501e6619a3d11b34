// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace storedesk::values {

// How a search text matches a name, the best first.
enum class NameMatch : quint8 { Whole, Prefix, WordStart, Inside, None };

// Removes case and accents, so that "espanol" finds "Español".
[[nodiscard]] QString foldedName(const QString &text);

// A search text, prepared for many names. Its words may be in any order, and each of them must
// occur in the name.
class NameSearch final
{
public:
    explicit NameSearch(const QString &text);

    [[nodiscard]] bool isEmpty() const { return m_words.isEmpty(); }
    // An empty search matches every name as a prefix.
    [[nodiscard]] NameMatch matchOf(const QString &name) const;

private:
    QString m_text;
    QStringList m_words;
};

} // namespace storedesk::values
