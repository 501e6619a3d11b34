// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <cstring>
#include <span>
#include <vector>

namespace storedesk::columns {

// A dictionary that is being filled. Numbers the texts from 0 in the order of appearance. The empty
// text is always 0.
class TextPool final
{
public:
    TextPool();

    // Returns the code of a text, and adds the text if it is new.
    quint32 codeOf(QByteArrayView text);
    // Does the same for many strings, which is faster because memory is prefetched. Both spans have
    // the same size.
    void codesOf(std::span<const QByteArrayView> texts, std::span<quint32> codes);
    // Returns the code of a text, or size() if the text is unknown.
    [[nodiscard]] quint32 find(QByteArrayView text) const;
    [[nodiscard]] quint32 size() const { return static_cast<quint32>(m_slots.size()); }
    // Returns about how much memory is used, in bytes.
    [[nodiscard]] std::size_t memory() const
    {
        return m_table.size() * sizeof(Slot) + m_slots.size() * sizeof(quint32) + m_bytes.size();
    }
    // Valid until the next text is added.
    [[nodiscard]] QByteArrayView at(quint32 code) const
    {
        const auto &slot = m_table[m_slots[code]];
        return slot.size == Slot::isLong
            ? QByteArrayView(m_bytes.data() + slot.begin(), slot.length())
            : QByteArrayView(slot.text, slot.size);
    }

private:
    // Half a cache line, because the duration of a lookup among many strings depends on its memory
    // accesses. Short strings are in the slot itself.
    struct alignas(32) Slot
    {
        static constexpr qsizetype room = 27;
        static constexpr quint8 isLong = 0xFF;

        // Code + 1, or 0 if the slot is free.
        quint32 number = 0;
        quint8 size = 0;
        // For long strings, the position in m_bytes, the length and the hash.
        char text[room] = {};

        [[nodiscard]] qsizetype begin() const { return partAt<qsizetype>(0); }
        [[nodiscard]] qsizetype length() const { return partAt<qsizetype>(8); }
        [[nodiscard]] quint64 hash() const { return partAt<quint64>(16); }
        template <typename Part>
        [[nodiscard]] Part partAt(std::size_t place) const
        {
            Part part;
            std::memcpy(&part, text + place, sizeof part);
            return part;
        }
        void setLong(qsizetype begin, qsizetype length, quint64 hash);
    };

    [[nodiscard]] static bool hasText(const Slot &slot, const Slot &wanted)
    {
        return std::memcmp(&slot.size, &wanted.size, sizeof(Slot) - sizeof(quint32)) == 0;
    }
    void fillCodes(std::span<const QByteArrayView> texts, std::span<quint32> codes);
    [[nodiscard]] std::size_t startOf(quint64 hash) const
    {
        return static_cast<std::size_t>((hash >> 32) * m_table.size() >> 32);
    }
    [[nodiscard]] std::size_t placeOf(QByteArrayView text, quint64 hash) const;
    quint32 codeOf(QByteArrayView text, quint64 hash);
    void grow();

    std::vector<Slot> m_table;
    // The slot of each text, indexed by code.
    std::vector<quint32> m_slots;
    std::vector<char> m_bytes;
};

} // namespace storedesk::columns
