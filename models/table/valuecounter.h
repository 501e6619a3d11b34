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
    struct Slot
    {
        quint64 hash = 0;
        qint64 count = 0; // 0: free
        qint64 firstRow = 0;
        qint64 begin = 0; // of the text
        qint64 size = 0;
    };

    explicit ValueCounter(qsizetype limit);

    // The number of the value, from 0 in the order of appearance; -1 when it is new and there is no
    // room.
    qsizetype add(QByteArrayView text, quint64 hash, qint64 row, qint64 count = 1);
    // The same, but only if it is known.
    void addKnown(QByteArrayView text, quint64 hash, qint64 count);
    [[nodiscard]] qsizetype size() const { return static_cast<qsizetype>(m_values.size()); }
    [[nodiscard]] bool full() const { return size() >= m_limit; }
    [[nodiscard]] const std::vector<Slot> &values() const { return m_values; }
    [[nodiscard]] QByteArrayView textOf(const Slot &value) const;
    void clear();

private:
    [[nodiscard]] std::size_t placeOf(QByteArrayView text, quint64 hash) const;
    void grow();

    qsizetype m_limit;
    std::vector<Slot> m_values;
    std::vector<quint32> m_places; // number of the value + 1; 0 is free
    QByteArray m_texts;
};

} // namespace storedesk::table
