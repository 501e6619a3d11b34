// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace storedesk::table {

struct SortKey
{
    enum class Kind : char { Text, Number, Moment };

    int column = 0;
    Kind kind = Kind::Text;
    bool descending = false;

    bool operator==(const SortKey &) const = default;
};

// A cell becomes whole numbers that compare like the cells do: one for a number or a date, one for
// every eight bytes of a text (upper and lower case alike, in the order of Unicode). Cells without
// a value come last, up or down.
class SortDigit final
{
public:
    explicit SortDigit(const SortKey &key)
        : m_key(key)
    { }

    // depth: which eight bytes of a text.
    [[nodiscard]] quint64 of(QByteArrayView cell, int depth);
    // Equal digits of this value may stand for different cells: the next depth must tell.
    [[nodiscard]] bool open(quint64 digit, int depth) const;

private:
    SortKey m_key;
    QByteArray m_folded;
};

} // namespace storedesk::table
