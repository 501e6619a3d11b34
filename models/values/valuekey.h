// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "values/columnformat.h"

#include <QByteArray>

namespace storedesk::values {

// Determines when cells have the same value in groups, value counts and “is”. Numbers and dates are
// compared by meaning (12,50 is 12.5), and all other strings without case and accents. With Exact,
// every byte counts.
enum class TextMatching : char { Alike, Exact };

class ValueKey final
{
public:
    explicit ValueKey(const ColumnFormat &format, TextMatching matching = TextMatching::Alike)
        : m_format(format)
        , m_matching(matching)
    { }

    // Returns bytes that are equal for equal values. They refer to the cell or to this object, and
    // are valid until the next call.
    [[nodiscard]] QByteArrayView of(QByteArrayView cell);

private:
    [[nodiscard]] QByteArrayView keyOf(QByteArrayView value);

    ColumnFormat m_format;
    TextMatching m_matching;
    QByteArray m_scratch;
};

} // namespace storedesk::values
