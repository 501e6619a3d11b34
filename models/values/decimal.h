// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <compare>

namespace storedesk::values {

// A decimal number, stored as digits and the position of the decimal sign, so that 0.1 + 0.2 is 0.3
// and integers from any spreadsheet are exact. Has 37 digits. Longer results are rounded.
class Decimal final
{
public:
    __extension__ using Digits = __int128;
    static constexpr int mostDigits = 37;
    // The maximum number of digits on either side of the decimal sign.
    static constexpr int mostPlaces = 999;

    constexpr Decimal() = default;
    // The value is digits / 10^places. The number of places may be negative.
    constexpr explicit Decimal(Digits digits, int places = 0)
        : m_digits(digits)
        , m_places(places)
    { }
    // Returns the shortest decimal that represents this double. NaN and infinity become 0.
    [[nodiscard]] static Decimal of(double value);

    // Returns the nearest double.
    [[nodiscard]] double toDouble() const
    {
        static constexpr Digits exact = Digits(1) << 53;
        if (m_places >= 0 && m_places <= 22 && m_digits <= exact && m_digits >= -exact)
            return static_cast<double>(static_cast<qint64>(m_digits)) / powers[m_places];
        return slowDouble();
    }
    [[nodiscard]] bool isWhole() const;
    // Returns the number of digits after the decimal sign, including trailing zeros that were
    // written or added.
    [[nodiscard]] int places() const { return m_places; }
    // Formats the number as -1234.5, without groups and trailing zeros, or as 1e+40 if that would
    // be too long.
    [[nodiscard]] QByteArray toText() const;

    Decimal &operator+=(const Decimal &other)
    {
        if (m_places != other.m_places)
            return addUnlike(other);
        m_digits += other.m_digits;
        return m_digits < limit && m_digits > -limit ? *this : shorten();
    }
    [[nodiscard]] Decimal times(qint64 factor) const;
    [[nodiscard]] Decimal half() const;

    [[nodiscard]] std::strong_ordering operator<=>(const Decimal &other) const
    {
        return m_places == other.m_places ? m_digits <=> other.m_digits : comparedUnlike(other);
    }
    bool operator==(const Decimal &other) const { return (*this <=> other) == 0; }

private:
    static constexpr double powers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                        1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                        1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
    // The limit is 10^37.
    static constexpr Digits limit =
        Digits(1'000'000'000'000'000'000) * 1'000'000'000'000'000'000 * 10;

    [[nodiscard]] double slowDouble() const;
    [[nodiscard]] std::strong_ordering comparedUnlike(const Decimal &other) const;
    Decimal &addUnlike(Decimal other);
    // Rounds the number to the available digits.
    Decimal &shorten();
    // Sets the number of places as far as possible. Rounds if there are fewer places than before.
    void setPlaces(int places);
    // Returns the number without trailing zeros.
    [[nodiscard]] Decimal normal() const;

    Digits m_digits = 0;
    int m_places = 0;
};

} // namespace storedesk::values
