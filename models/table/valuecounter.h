// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <vector>

namespace storedesk::table {

// A number for a text, well spread: equal texts have equal numbers.
[[nodiscard]] quint64 hashOf(QByteArrayView text);

// How often each text was seen. One block of memory for the texts, one for the figures.
class ValueCounter final
{
public:
    // One line of the processor's memory: a look-up among many values is as long as the memory it
    // waits for.
    struct alignas(64) Slot
    {
        static constexpr qsizetype room = 28;

        quint64 hash = 0;
        qint64 count = 0;
        qint64 firstRow = 0;
        qint64 begin = 0; // of a text that is longer than the room here
        quint32 size = 0;
        char text[room] = {};
    };

    explicit ValueCounter(qsizetype limit);

    // The number of the value, from 0 in the order of appearance; -1 when it is new and there is no
    // room.
    qsizetype add(QByteArrayView text, quint64 hash, qint64 row, qint64 count = 1);
    // Tells the processor what add() will need soon: first the place, and when that has come the
    // value.
    void preparePlace(quint64 hash) const
    {
        __builtin_prefetch(m_places.data() + (hash & (m_places.size() - 1)));
    }
    void prepareValue(quint64 hash) const
    {
        if (const auto number = m_places[hash & (m_places.size() - 1)].number; number != 0)
            __builtin_prefetch(m_values.data() + (number - 1));
    }
    // More of a value, if one with this hash is known.
    void addKnown(quint64 hash, qint64 count);
    // Room for so many from now on; never less than there are.
    void setLimit(qsizetype limit) { m_limit = limit; }
    [[nodiscard]] qsizetype limit() const { return m_limit; }
    [[nodiscard]] qsizetype size() const { return static_cast<qsizetype>(m_values.size()); }
    [[nodiscard]] bool full() const { return size() >= m_limit; }
    [[nodiscard]] const std::vector<Slot> &values() const { return m_values; }
    [[nodiscard]] QByteArrayView textOf(const Slot &value) const;
    void clear();

private:
    struct Place
    {
        quint32 tag = 0; // a part of the hash: most strangers are told without looking at the value
        quint32 number = 0; // of the value + 1; 0 is free
    };

    [[nodiscard]] std::size_t placeOf(QByteArrayView text, quint64 hash) const;
    void grow();

    qsizetype m_limit;
    std::vector<Slot> m_values;
    std::vector<Place> m_places;
    QByteArray m_texts;
};

} // namespace storedesk::table
