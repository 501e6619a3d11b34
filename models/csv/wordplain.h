// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <bit>

namespace storedesk::csv {

// One mark for each of 64 bytes; see bytemasks.h.
class Marks final
{
public:
    explicit Marks(quint64 bits)
        : m_bits(bits)
    { }

    [[nodiscard]] Marks operator|(const Marks &other) const { return Marks(m_bits | other.m_bits); }
    [[nodiscard]] Marks operator&(const Marks &other) const { return Marks(m_bits & other.m_bits); }
    [[nodiscard]] bool any() const { return m_bits != 0; }
    [[nodiscard]] int count() const { return std::popcount(m_bits); }
    [[nodiscard]] quint64 bits() const { return m_bits; }

private:
    quint64 m_bits;
};

// A block of 64 bytes; see bytemasks.h.
class Word final
{
public:
    explicit Word(const char *bytes)
        : m_bytes(bytes)
    { }

    [[nodiscard]] Marks where(char byte) const
    {
        return marksOf([byte](char one) { return one == byte; });
    }
    [[nodiscard]] Marks whereAtLeast(unsigned char byte) const
    {
        return marksOf([byte](char one) { return static_cast<unsigned char>(one) >= byte; });
    }

private:
    template <typename Compare>
    [[nodiscard]] Marks marksOf(const Compare &compare) const
    {
        quint64 found = 0;
        for (int index = 0; index < 64; ++index)
            found |= static_cast<quint64>(compare(m_bytes[index])) << index;
        return Marks(found);
    }

    const char *m_bytes;
};

} // namespace storedesk::csv
