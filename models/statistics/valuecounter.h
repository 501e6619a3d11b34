// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/largeallocator.h"

#include <QByteArray>

#include <vector>

namespace storedesk::statistics {

// Returns a well-distributed hash of a text.
[[nodiscard]] quint64 hashOf(QByteArrayView text);

// Counts the occurrences of texts. Uses one block of memory for the texts and one for the counts.
class ValueCounter final
{
public:
    // Occupies one cache line, because the duration of a lookup among many values depends on its
    // memory accesses.
    struct alignas(64) Slot
    {
        static constexpr qsizetype room = 28;

        quint64 hash = 0;
        qint64 count = 0;
        qint64 firstRow = 0;
        // The position of a text that does not fit into this struct.
        qint64 begin = 0;
        quint32 size = 0;
        char text[room] = {};
    };

    explicit ValueCounter(qsizetype limit);

    // Returns the value's number, counted from 0 in the order of appearance, or -1 if the value is
    // new and there is no room.
    qsizetype add(QByteArrayView text, quint64 hash, qint64 row, qint64 count = 1);
    // Prefetches the memory that add() will access: first the slot, then the value once the slot is
    // available.
    void preparePlace(quint64 hash) const
    {
        __builtin_prefetch(m_places.data() + (hash & (m_places.size() - 1)));
    }
    void prepareValue(quint64 hash) const
    {
        if (const auto number = m_places[hash & (m_places.size() - 1)].number; number != 0)
            __builtin_prefetch(m_values.data() + (number - 1));
    }
    // Adds to a value's count if its hash is known.
    void addKnown(quint64 hash, qint64 count);
    // Sets the maximum number of values. Existing values are never removed.
    void setLimit(qsizetype limit) { m_limit = limit; }
    [[nodiscard]] qsizetype limit() const { return m_limit; }
    [[nodiscard]] qsizetype size() const { return static_cast<qsizetype>(m_values.size()); }
    [[nodiscard]] bool full() const { return size() >= m_limit; }
    [[nodiscard]] const base::LargeVector<Slot> &values() const { return m_values; }
    [[nodiscard]] QByteArrayView textOf(const Slot &value) const;
    void clear();

private:
    struct Place
    {
        // A part of the hash, which rules out most other values without accessing them.
        quint32 tag = 0;
        // The value's number plus 1, or 0 if the slot is free.
        quint32 number = 0;
    };

    [[nodiscard]] std::size_t placeOf(QByteArrayView text, quint64 hash) const;
    void grow();

    qsizetype m_limit;
    base::LargeVector<Slot> m_values;
    base::LargeVector<Place> m_places;
    QByteArray m_texts;
};

} // namespace storedesk::statistics
