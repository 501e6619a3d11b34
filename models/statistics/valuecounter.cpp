// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "valuecounter.h"

#include <algorithm>
#include <cstring>

namespace storedesk::statistics {

static constexpr std::size_t firstPlaces = 1024;

static quint64 mixed(quint64 one, quint64 two)
{
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(one ^ 0x9E3779B97F4A7C15) * (two ^ 0xD1B54A32D192ED03);
    return static_cast<quint64>(product) ^ static_cast<quint64>(product >> 64);
}

template <typename Part>
static quint64 partAt(const char *bytes)
{
    Part part = 0;
    std::memcpy(&part, bytes, sizeof part);
    return part;
}

// Returns all bytes of a text with fewer than eight bytes. Some are read twice to avoid a loop.
static quint64 shortPart(const char *bytes, qsizetype size)
{
    if (size >= 4)
        return partAt<quint32>(bytes) << 32 | partAt<quint32>(bytes + size - 4);
    if (size == 0)
        return 0;
    return partAt<quint8>(bytes) << 16 | partAt<quint8>(bytes + size / 2) << 8
        | partAt<quint8>(bytes + size - 1);
}

quint64 hashOf(QByteArrayView text)
{
    const auto size = text.size();
    auto result = static_cast<quint64>(size);
    const char *at = text.data();
    for (auto left = size; left > 8; left -= 8, at += 8)
        result = mixed(result, partAt<quint64>(at));
    const auto last = size >= 8 ? partAt<quint64>(text.data() + size - 8) : shortPart(at, size);
    // Mix twice, because consecutive numbers still form a pattern after one round.
    return mixed(mixed(result, last), static_cast<quint64>(size));
}

// Uses the upper bits, because the lower bits select the slot.
static quint32 tagOf(quint64 hash)
{
    return static_cast<quint32>(hash >> 32);
}

ValueCounter::ValueCounter(qsizetype limit)
    : m_limit(limit)
    , m_places(firstPlaces)
{ }

qsizetype ValueCounter::add(QByteArrayView text, quint64 hash, qint64 row, qint64 count)
{
    const auto place = placeOf(text, hash);
    if (const auto number = m_places[place].number; number != 0) {
        auto &value = m_values[number - 1];
        value.count += count;
        value.firstRow = std::min(value.firstRow, row);
        return number - 1;
    }
    if (full())
        return -1;
    Slot value{.hash = hash,
               .count = count,
               .firstRow = row,
               .begin = m_texts.size(),
               .size = static_cast<quint32>(text.size())};
    if (text.size() <= Slot::room)
        std::ranges::copy(text, value.text);
    else
        m_texts.append(text);
    m_values.push_back(value);
    m_places[place] = {tagOf(hash), static_cast<quint32>(m_values.size())};
    if (m_values.size() * 2 > m_places.size())
        grow();
    return size() - 1;
}

void ValueCounter::addKnown(quint64 hash, qint64 count)
{
    const auto mask = m_places.size() - 1;
    for (auto place = hash & mask; m_places[place].number != 0; place = (place + 1) & mask) {
        auto &value = m_values[m_places[place].number - 1];
        if (m_places[place].tag != tagOf(hash) || value.hash != hash)
            continue;
        value.count += count;
        return;
    }
}

QByteArrayView ValueCounter::textOf(const Slot &value) const
{
    const auto size = static_cast<qsizetype>(value.size);
    return size <= Slot::room ? QByteArrayView(value.text, size)
                              : QByteArrayView(m_texts).sliced(value.begin, size);
}

void ValueCounter::clear()
{
    m_values.clear();
    m_texts.resize(0);
    std::ranges::fill(m_places, Place());
}

std::size_t ValueCounter::placeOf(QByteArrayView text, quint64 hash) const
{
    const auto mask = m_places.size() - 1;
    auto place = hash & mask;
    for (; m_places[place].number != 0; place = (place + 1) & mask) {
        if (m_places[place].tag != tagOf(hash))
            continue;
        const auto &value = m_values[m_places[place].number - 1];
        if (value.hash == hash && value.size == text.size() && textOf(value) == text)
            break;
    }
    return place;
}

void ValueCounter::grow()
{
    m_places.assign(m_places.size() * 2, {});
    const auto mask = m_places.size() - 1;
    for (std::size_t number = 0; number < m_values.size(); ++number) {
        auto place = m_values[number].hash & mask;
        while (m_places[place].number != 0)
            place = (place + 1) & mask;
        m_places[place] = {tagOf(m_values[number].hash), static_cast<quint32>(number + 1)};
    }
}

} // namespace storedesk::statistics
