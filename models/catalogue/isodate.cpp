// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "isodate.h"

#include <chrono>

namespace storedesk::catalogue::isodate {

static constexpr qint64 minute = 60'000;

// Reads a text from left to right; after the first mismatch all further reads fail as well.
class Reader
{
public:
    explicit Reader(std::string_view text) noexcept
        : m_rest(text)
    { }

    int number(std::size_t digits) noexcept
    {
        int value = 0;
        for (; digits > 0 && m_good; --digits) {
            m_good = !m_rest.empty() && m_rest.front() >= '0' && m_rest.front() <= '9';
            if (!m_good)
                break;
            value = value * 10 + (m_rest.front() - '0');
            m_rest.remove_prefix(1);
        }
        return value;
    }

    bool skip(char wanted) noexcept
    {
        if (m_rest.empty() || m_rest.front() != wanted)
            return false;
        m_rest.remove_prefix(1);
        return true;
    }

    void expect(bool condition) noexcept { m_good = m_good && condition; }
    [[nodiscard]] bool atDigit() const noexcept
    {
        return !m_rest.empty() && m_rest.front() >= '0' && m_rest.front() <= '9';
    }
    [[nodiscard]] bool finished() const noexcept { return m_good && m_rest.empty(); }

private:
    std::string_view m_rest;
    bool m_good = true;
};

static qint64 readDay(Reader &reader) noexcept
{
    using namespace std::chrono;
    const int yearNumber = reader.number(4);
    reader.expect(reader.skip('-'));
    const int monthNumber = reader.number(2);
    reader.expect(reader.skip('-'));
    const int dayNumber = reader.number(2);
    const year_month_day date{year{yearNumber}, month{static_cast<unsigned>(monthNumber)},
                              std::chrono::day{static_cast<unsigned>(dayNumber)}};
    reader.expect(yearNumber > 0 && date.ok());
    return sys_days(date).time_since_epoch().count() * 24 * 60 * minute;
}

static qint64 readTime(Reader &reader) noexcept
{
    const int hours = reader.number(2);
    reader.expect(reader.skip(':') && hours < 24);
    const int minutes = reader.number(2);
    reader.expect(minutes < 60);
    qint64 milliseconds = 0;
    if (reader.skip(':')) {
        const int seconds = reader.number(2);
        reader.expect(seconds < 60);
        milliseconds = seconds * 1000LL;
        if (reader.skip('.')) {
            reader.expect(reader.atDigit());
            for (int place = 100; reader.atDigit(); place /= 10)
                milliseconds += static_cast<qint64>(reader.number(1)) * place;
        }
    }
    return (hours * 60 + minutes) * minute + milliseconds;
}

static qint64 readOffset(Reader &reader) noexcept
{
    if (reader.skip('Z'))
        return 0;
    const bool west = reader.skip('-');
    reader.expect(west || reader.skip('+'));
    const int hours = reader.number(2);
    reader.skip(':');
    const int minutes = reader.number(2);
    reader.expect(hours < 24 && minutes < 60);
    const qint64 offset = (hours * 60 + minutes) * minute;
    return west ? -offset : offset;
}

std::optional<qint64> day(std::string_view text) noexcept
{
    Reader reader(text);
    const qint64 value = readDay(reader);
    return reader.finished() ? std::optional(value) : std::nullopt;
}

std::optional<qint64> moment(std::string_view text) noexcept
{
    Reader reader(text);
    qint64 value = readDay(reader);
    reader.expect(reader.skip('T'));
    value += readTime(reader);
    value -= readOffset(reader);
    return reader.finished() ? std::optional(value) : std::nullopt;
}

} // namespace storedesk::catalogue::isodate
