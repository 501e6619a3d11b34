// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "clocktext.h"

#include "base/ascii.h"

namespace storedesk::values {

namespace {

// Parses a time from left to right.
class ClockParser final
{
public:
    explicit ClockParser(QByteArrayView text)
        : m_text(text)
    { }

    [[nodiscard]] std::optional<qint64> read()
    {
        const auto time = clock();
        const auto zone = time ? zoneOf() : std::nullopt;
        return zone && m_text.isEmpty() ? std::optional(*time - *zone) : std::nullopt;
    }

private:
    bool take(char wanted)
    {
        if (!m_text.startsWith(wanted))
            return false;
        m_text = m_text.sliced(1);
        return true;
    }

    void skipSpace()
    {
        while (take(' ')) { }
    }

    // Returns -1 if there are too few digits.
    int digits(int least, int most)
    {
        int value = 0;
        int count = 0;
        for (; count < most && !m_text.isEmpty() && base::isDigit(m_text.front()); ++count) {
            value = value * 10 + (m_text.front() - '0');
            m_text = m_text.sliced(1);
        }
        return count < least ? -1 : value;
    }

    std::optional<qint64> clock()
    {
        const int hour = digits(1, 2);
        const int minute = take(':') ? digits(2, 2) : -1;
        const bool hasSeconds = take(':');
        const int second = hasSeconds ? digits(2, 2) : 0;
        const int thousandths = hasSeconds && (take('.') || take(',')) ? fraction() : 0;
        if (hour < 0 || minute < 0 || minute > 59 || second < 0 || second > 60 || thousandths < 0)
            return std::nullopt;
        const int of24 = hourOf(hour);
        if (of24 < 0)
            return std::nullopt;
        return ((of24 * 60 + minute) * 60 + second) * Q_INT64_C(1'000) + thousandths;
    }

    // Applies “pm” if it follows the time. Returns -1 if the hour is invalid.
    int hourOf(int hour)
    {
        const auto behind = m_text;
        skipSpace();
        for (const QByteArrayView half : {"AM", "PM", "am", "pm", "a.m.", "p.m.", "a. m.", "p. m.",
                                          "a.\xC2\xA0m.", "p.\xC2\xA0m."}) {
            if (!m_text.startsWith(half))
                continue;
            m_text = m_text.sliced(half.size());
            const bool afternoon = (half.front() | 0x20) == 'p';
            return hour < 1 || hour > 12 ? -1 : hour % 12 + (afternoon ? 12 : 0);
        }
        m_text = behind;
        return hour <= 23 ? hour : -1;
    }

    // Returns .5 or .123456 in milliseconds, or -1 if there are no digits.
    int fraction()
    {
        int value = 0;
        int places = 0;
        for (; !m_text.isEmpty() && base::isDigit(m_text.front()); m_text = m_text.sliced(1)) {
            if (places++ < 3)
                value = value * 10 + (m_text.front() - '0');
        }
        for (int place = places; place < 3; ++place)
            value *= 10;
        return places > 0 ? value : -1;
    }

    // Parses Z, UTC, GMT+0100 (CET), +01:00, -0530 or nothing.
    std::optional<qint64> zoneOf()
    {
        skipSpace();
        for (const QByteArrayView name : {"Z", "UTC", "GMT"}) {
            if (m_text.startsWith(name)) {
                m_text = m_text.sliced(name.size());
                break;
            }
        }
        if (m_text.isEmpty())
            return 0;
        const int sign = take('+') ? 1 : take('-') ? -1 : 0;
        const int hour = sign != 0 ? digits(2, 2) : -1;
        take(':');
        const int minute = digits(2, 2);
        if (hour < 0 || hour > 14 || minute < 0 || minute > 59)
            return std::nullopt;
        if (m_text.startsWith(" (") && m_text.endsWith(')'))
            // The name of the zone, already given as an offset.
            m_text = {};
        return sign * (hour * 60 + minute) * Q_INT64_C(60'000);
    }

    QByteArrayView m_text;
};

} // namespace

std::optional<qint64> clockTimeOf(QByteArrayView text)
{
    return ClockParser(text).read();
}

} // namespace storedesk::values
