// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sortkey.h"

#include "table/cellvalue.h"
#include "table/textfold.h"

#include <QtEndian>

#include <algorithm>
#include <bit>

namespace storedesk::table {

static constexpr quint64 last = ~quint64(0);
static constexpr quint64 signBit = quint64(1) << 63;
static constexpr qsizetype digitSize = 8;

static quint64 orderedBits(double value)
{
    const auto bits = std::bit_cast<quint64>(value == 0 ? 0.0 : value); // no negative zero
    return (bits & signBit) != 0 ? ~bits : bits | signBit;
}

static quint64 orderedBits(qint64 value)
{
    return static_cast<quint64>(value) ^ signBit;
}

quint64 SortDigit::of(QByteArrayView cell, int depth)
{
    const auto directed = [this](quint64 digit) {
        return m_key.descending ? ~digit : digit;
    };
    if (m_key.kind == SortKey::Kind::Number) {
        const auto value = numberOf(cell);
        return value ? directed(orderedBits(*value)) : last;
    }
    if (m_key.kind == SortKey::Kind::Moment) {
        const auto value = momentOf(cell);
        return value ? directed(orderedBits(*value)) : last;
    }
    if (cell.isEmpty())
        return last;
    const auto text = folded(cell, m_folded);
    const auto begin = std::min<qsizetype>(depth * digitSize, text.size());
    char bytes[digitSize] = {};
    std::copy_n(text.data() + begin, std::min(digitSize, text.size() - begin), bytes);
    return directed(qFromBigEndian<quint64>(bytes));
}

bool SortDigit::open(quint64 digit, int depth) const
{
    if (m_key.kind != SortKey::Kind::Text || (depth == 0 && digit == last))
        return false;
    // A text that ends within the eight bytes leaves zeros behind it.
    return ((m_key.descending ? ~digit : digit) & 0xFF) != 0;
}

} // namespace storedesk::table
