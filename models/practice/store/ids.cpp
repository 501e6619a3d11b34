// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/ids.h"

#include "practice/core/mix.h"

#include <algorithm>

namespace storedesk::practice {

static constexpr int numberBits = 48;

static bool isHexadecimal(QChar character)
{
    return (character >= u'0' && character <= u'9') || (character >= u'a' && character <= u'f')
        || (character >= u'A' && character <= u'F');
}

static void writeHexadecimal(quint64 value, char *to, int digits)
{
    for (int digit = digits - 1; digit >= 0; --digit, value >>= 4)
        to[digit] = "0123456789abcdef"[value & 15];
}

Ids::Ids(quint64 seed)
    : m_seed(mix(seed + 0x5704edU))
{ }

quint64 Ids::mixed(IdKind kind, qint64 number) const
{
    const quint64 plain = (static_cast<quint64>(kind) << numberBits)
        | (static_cast<quint64>(number) & ((1ULL << numberBits) - 1));
    return mix(plain ^ m_seed);
}

quint32 Ids::tail(quint64 mixed) const
{
    return static_cast<quint32>(mix(mixed + m_seed) >> 32);
}

QString Ids::of(IdKind kind, qint64 number) const
{
    const quint64 head = mixed(kind, number);
    char text[24];
    writeHexadecimal(head, text, 16);
    writeHexadecimal(tail(head), text + 16, 8);
    return QString::fromLatin1(text, 24);
}

std::optional<qint64> Ids::number(IdKind kind, QStringView id) const
{
    if (!wellFormed(id))
        return std::nullopt;
    const quint64 head = id.first(16).toULongLong(nullptr, 16);
    if (id.sliced(16).toUInt(nullptr, 16) != tail(head))
        return std::nullopt;
    const quint64 plain = unmix(head) ^ m_seed;
    if ((plain >> numberBits) != static_cast<quint64>(kind))
        return std::nullopt;
    return static_cast<qint64>(plain & ((1ULL << numberBits) - 1));
}

bool Ids::wellFormed(QStringView id)
{
    return id.size() == 24 && std::ranges::all_of(id, isHexadecimal);
}

} // namespace storedesk::practice
