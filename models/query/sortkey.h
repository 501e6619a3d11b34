// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "values/collation.h"
#include "values/columnformat.h"

#include <QByteArray>

namespace storedesk::query {

struct SortKey
{
    // Automatic uses the column's format.
    enum class Kind : char { Text, Number, Moment, Automatic };

    int column = 0;
    Kind kind = Kind::Automatic;
    bool descending = false;
    // Whether text is sorted by its bytes.
    bool exact = false;

    bool operator==(const SortKey &) const = default;
};

// Converts a cell to integers with the same sort order. A number or date gives one integer, and
// another for digits beyond the precision of a double. A text gives one integer for every eight
// bytes of its key. Cells without a value are sorted last, whether ascending or descending.
class SortDigit final
{
public:
    SortDigit(const SortKey &key, const values::ColumnFormat &format);

    // `depth` selects which eight bytes of a text are used.
    [[nodiscard]] quint64 of(QByteArrayView cell, int depth);
    // Returns whether cells with this digit may still differ, so that the next depth has to be
    // compared.
    [[nodiscard]] bool open(quint64 digit, int depth) const;

private:
    [[nodiscard]] quint64 numberDigit(QByteArrayView cell, int depth) const;
    [[nodiscard]] quint64 textDigit(QByteArrayView cell, int depth);

    SortKey::Kind m_kind;
    values::ColumnFormat m_format;
    bool m_descending;
    bool m_exact;
    values::Collation m_collation;
    QByteArray m_scratch;
};

} // namespace storedesk::query
