// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace storedesk::table {

// Of 64 bytes: see bytemasks.h.
class Word final
{
public:
    explicit Word(const char *bytes)
        : m_bytes(bytes)
    { }

    [[nodiscard]] quint64 where(char byte) const
    {
        return bitsOf([byte](char one) { return one == byte; });
    }
    [[nodiscard]] quint64 whereAtLeast(unsigned char byte) const
    {
        return bitsOf([byte](char one) { return static_cast<unsigned char>(one) >= byte; });
    }

private:
    template <typename Compare>
    [[nodiscard]] quint64 bitsOf(const Compare &compare) const
    {
        quint64 found = 0;
        for (int index = 0; index < 64; ++index)
            found |= static_cast<quint64>(compare(m_bytes[index])) << index;
        return found;
    }

    const char *m_bytes;
};

} // namespace storedesk::table
