// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <compare>

namespace storedesk::table {

// A number as people write it: digits and the place of the decimal sign, so that 0.1 + 0.2 is 0.3
// and whole numbers of any length a spreadsheet has are exact. Holds 37 digits; a result with more
// is rounded to them.
class Decimal final
{
public:
    __extension__ using Digits = __int128;
    static constexpr int mostDigits = 37;
    static constexpr int mostPlaces = 999; // to either side of the decimal sign

    constexpr Decimal() = default;
    // digits / 10^places; places may be negative.
    constexpr explicit Decimal(Digits digits, int places = 0)
        : m_digits(digits)
        , m_places(places)
    { }
    // The shortest decimal that stands for this double. Not a number and infinite become 0.
    [[nodiscard]] static Decimal of(double value);

    // The nearest double.
    [[nodiscard]] double toDouble() const
    {
        static constexpr Digits exact = Digits(1) << 53;
        if (m_places >= 0 && m_places <= 22 && m_digits <= exact && m_digits >= -exact)
            return static_cast<double>(static_cast<qint64>(m_digits)) / powers[m_places];
        return slowDouble();
    }
    [[nodiscard]] bool isWhole() const;
    // Digits behind the decimal sign, with zeros at the end as they were written or summed up.
    [[nodiscard]] int places() const { return m_places; }
    // -1234.5, without groups and without zeros at the end; 1e+40 for what would be too long.
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
    static constexpr Digits limit = // 10^37
        Digits(1'000'000'000'000'000'000) * 1'000'000'000'000'000'000 * 10;

    [[nodiscard]] double slowDouble() const;
    [[nodiscard]] std::strong_ordering comparedUnlike(const Decimal &other) const;
    Decimal &addUnlike(Decimal other);
    Decimal &shorten(); // to the digits there is room for
    void setPlaces(int places); // as far as that is possible; fewer are rounded to
    [[nodiscard]] Decimal normal() const; // without zeros at the end

    Digits m_digits = 0;
    int m_places = 0;
};

} // namespace storedesk::table
