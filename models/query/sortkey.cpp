// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sortkey.h"

#include "values/cellvalue.h"

#include <QtEndian>

#include <algorithm>
#include <bit>

namespace storedesk::query {

using Kind = SortKey::Kind;

static constexpr quint64 last = ~quint64(0);
static constexpr quint64 signBit = quint64(1) << 63;
static constexpr qsizetype digitSize = 8;

static quint64 orderedBits(double value)
{
    // Treats negative zero like zero.
    const auto bits = std::bit_cast<quint64>(value == 0 ? 0.0 : value);
    return (bits & signBit) != 0 ? ~bits : bits | signBit;
}

static quint64 orderedBits(qint64 value)
{
    return static_cast<quint64>(value) ^ signBit;
}

static Kind kindOf(const SortKey &key, const values::ColumnFormat &format)
{
    if (key.kind != Kind::Automatic)
        return key.kind;
    return format.kind == values::ColumnKind::Number ? Kind::Number
        : format.kind == values::ColumnKind::Moment  ? Kind::Moment
                                                     : Kind::Text;
}

SortDigit::SortDigit(const SortKey &key, const values::ColumnFormat &format)
    : m_kind(kindOf(key, format))
    , m_format(format)
    , m_descending(key.descending)
    , m_exact(key.exact)
{ }

quint64 SortDigit::of(QByteArrayView cell, int depth)
{
    const auto directed = [this](quint64 digit) {
        return m_descending ? ~digit : digit;
    };
    if (m_kind == Kind::Number) {
        const auto digit = numberDigit(cell, depth);
        return digit == last ? last : directed(digit);
    }
    if (m_kind == Kind::Moment) {
        const auto value = values::momentOf(cell, m_format);
        return value ? directed(orderedBits(*value)) : last;
    }
    return cell.isEmpty() ? last : directed(textDigit(cell, depth));
}

quint64 SortDigit::numberDigit(QByteArrayView cell, int depth) const
{
    if (depth == 0) {
        const auto value = values::numberOf(cell, m_format);
        return value ? orderedBits(*value) : last;
    }
    // The numbers are equal as doubles, so compare the remainder.
    auto rest = values::decimalOf(cell, m_format).value_or(values::Decimal());
    rest += values::Decimal::of(-rest.toDouble());
    return orderedBits(rest.toDouble());
}

quint64 SortDigit::textDigit(QByteArrayView cell, int depth)
{
    char bytes[digitSize] = {};
    const auto begin = depth * digitSize;
    const auto fill = [&bytes, begin](QByteArrayView text) {
        if (text.size() > begin)
            std::copy_n(text.data() + begin, std::min(digitSize, text.size() - begin), bytes);
        return qFromBigEndian<quint64>(bytes);
    };
    if (m_exact)
        return fill(cell);
    const auto end = std::min(begin + digitSize, cell.size());
    const bool plain =
        std::all_of(cell.data(), cell.data() + end, [](char byte) { return (byte & 0x80) == 0; });
    if (!plain)
        return fill(m_collation.keyOf(cell, m_scratch));
    for (auto at = begin; at < end; ++at)
        bytes[at - begin] = m_collation.weightOf(cell.at(at));
    return qFromBigEndian<quint64>(bytes);
}

bool SortDigit::open(quint64 digit, int depth) const
{
    if (depth == 0 && digit == last)
        return false;
    if (m_kind == Kind::Number)
        return depth == 0 && m_format.wide;
    // If the lowest byte is zero, the text ended within these eight bytes and was padded with
    // zeros.
    return m_kind == Kind::Text && ((m_descending ? ~digit : digit) & 0xFF) != 0;
}

} // namespace storedesk::query
