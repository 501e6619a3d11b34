// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/collation.h"
#include "table/columnformat.h"

#include <QByteArray>

namespace storedesk::table {

struct SortKey
{
    // Automatic: as the format of the column has it.
    enum class Kind : char { Text, Number, Moment, Automatic };

    int column = 0;
    Kind kind = Kind::Automatic;
    bool descending = false;
    bool exact = false; // text in the order of its bytes

    bool operator==(const SortKey &) const = default;
};

// A cell becomes whole numbers that compare like the cells do: one for a number or a date (and
// another for the digits a double does not hold), one for every eight bytes of a text's key. Cells
// without a value come last, up or down.
class SortDigit final
{
public:
    SortDigit(const SortKey &key, const ColumnFormat &format);

    // depth: which eight bytes of a text.
    [[nodiscard]] quint64 of(QByteArrayView cell, int depth);
    // Equal digits of this value may stand for different cells: the next depth must tell.
    [[nodiscard]] bool open(quint64 digit, int depth) const;

private:
    [[nodiscard]] quint64 numberDigit(QByteArrayView cell, int depth) const;
    [[nodiscard]] quint64 textDigit(QByteArrayView cell, int depth);

    SortKey::Kind m_kind;
    ColumnFormat m_format;
    bool m_descending;
    bool m_exact;
    Collation m_collation;
    QByteArray m_scratch;
};

} // namespace storedesk::table
