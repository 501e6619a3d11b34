// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnformat.h"

#include <QByteArray>

namespace storedesk::table {

// What makes cells the same value in groups, counts of values and “is”: of numbers and dates what
// they mean (12,50 is 12.5), of all other texts their letters without case and accents. Exact:
// every byte counts.
enum class Matching : char { Alike, Exact };

class ValueKey final
{
public:
    explicit ValueKey(const ColumnFormat &format, Matching matching = Matching::Alike)
        : m_format(format)
        , m_matching(matching)
    { }

    // Bytes that are equal for equal values; they stand in the cell or here, until the next call.
    [[nodiscard]] QByteArrayView of(QByteArrayView cell);

private:
    [[nodiscard]] QByteArrayView keyOf(QByteArrayView value);

    ColumnFormat m_format;
    Matching m_matching;
    QByteArray m_scratch;
};

} // namespace storedesk::table
