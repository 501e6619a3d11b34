// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/largeallocator.h"
#include "columns/textslot.h"

#include <span>
#include <vector>

namespace storedesk::columns {

// A dictionary that is being filled. Numbers the texts from 0 in the order of appearance. The empty
// text is always 0.
class TextPool final
{
public:
    TextPool();

    // The number of bytes that are read behind short texts to load them without a branch.
    static constexpr qsizetype padding = 32;

    // Returns the code of a text, and adds the text if it is new.
    quint32 codeOf(QByteArrayView text);
    // Does the same for many strings, which is faster because memory is prefetched. Both spans have
    // the same size.
    void codesOf(std::span<const QByteArrayView> texts, std::span<quint32> codes);
    // Does the same for texts that are followed by readable bytes, see padding.
    void codesOfPadded(std::span<const QByteArrayView> texts, std::span<quint32> codes);
    // Does the same for all texts of another pool, in the order of its codes.
    [[nodiscard]] std::vector<quint32> codesOf(const TextPool &other);
    // Returns the code of a text, or size() if the text is unknown.
    [[nodiscard]] quint32 find(QByteArrayView text) const;
    [[nodiscard]] quint32 size() const { return static_cast<quint32>(m_slots.size()); }
    // Returns the size of all texts together.
    [[nodiscard]] qint64 textBytes() const { return m_textBytes; }
    // Returns about how much memory is used, in bytes.
    [[nodiscard]] std::size_t memory() const
    {
        return m_table.size() * sizeof(TextSlot) + m_slots.size() * sizeof(quint32)
            + m_bytes.size();
    }
    // Valid until the next text is added.
    [[nodiscard]] QByteArrayView at(quint32 code) const { return textIn(m_table[m_slots[code]]); }
    // Visits all texts in the order of their codes, which is faster than at().
    template <typename Visit>
    void visit(Visit visit) const
    {
        for (quint32 code = 0; code < size(); ++code) {
            prefetchAfter(code);
            visit(at(code));
        }
    }

private:
    // In slots.
    static constexpr std::size_t smallTable = 4'096;

    enum class Behind : quint8 { Unknown, Readable };

    [[nodiscard]] QByteArrayView textIn(const TextSlot &slot) const
    {
        return slot.size() == TextSlot::isLong
            ? QByteArrayView(m_bytes.data() + slot.begin(), slot.length())
            : QByteArrayView(slot.text(), slot.size());
    }
    // Prefetches the memory of a later text.
    void prefetchAfter(quint32 code) const
    {
        static constexpr std::size_t distance = 16;
        if (code + distance < m_slots.size())
            __builtin_prefetch(m_table.data() + m_slots[code + distance]);
    }
    template <Behind behind>
    [[nodiscard]] static TextSlot shortSlot(QByteArrayView text);
    template <Behind behind>
    void fillCodes(std::span<const QByteArrayView> texts, std::span<quint32> codes);
    template <Behind behind>
    void fillPrefetched(std::span<const QByteArrayView> texts, std::span<quint32> codes);
    template <Behind behind>
    quint32 codeIn(QByteArrayView text);
    template <Behind behind>
    quint32 codeAmongFew(QByteArrayView text);
    // Returns the hash that places a short text in the table.
    [[nodiscard]] quint64 hashOf(const TextSlot &slot) const
    {
        return m_table.size() < smallTable ? slot.quickHashOfText() : slot.hashOfText();
    }
    [[nodiscard]] std::size_t startOf(quint64 hash) const
    {
        return static_cast<std::size_t>((hash >> 32) * m_table.size() >> 32);
    }
    [[nodiscard]] std::size_t after(std::size_t place) const
    {
        return place + 1 == m_table.size() ? 0 : place + 1;
    }
    // Return the slot of a text, or the free slot in which to add it.
    [[nodiscard]] std::size_t placeOf(const TextSlot &wanted, quint64 hash) const;
    [[nodiscard]] std::size_t placeOfLong(QByteArrayView text, quint64 hash) const;
    quint32 codeOf(const TextSlot &wanted, quint64 hash);
    quint32 codeOfLong(QByteArrayView text, quint64 hash);
    // Whether more texts would make collisions frequent. Small tables have more room to spare.
    [[nodiscard]] bool isFull() const
    {
        const auto texts = m_slots.size() + 1;
        return m_table.size() < smallTable ? 4 * texts > m_table.size()
                                           : 4 * texts > 3 * m_table.size();
    }
    quint32 add(const TextSlot &slot, std::size_t place);
    void grow();

    base::LargeVector<TextSlot> m_table;
    // The slot of each text, indexed by code.
    std::vector<quint32> m_slots;
    std::vector<char> m_bytes;
    qint64 m_textBytes = 0;
};

} // namespace storedesk::columns
