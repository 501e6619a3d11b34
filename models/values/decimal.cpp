// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "decimal.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace storedesk::values {

using Digits = Decimal::Digits;

static constexpr auto powersOfTen = [] {
    std::array<Digits, Decimal::mostDigits + 1> powers{};
    powers[0] = 1;
    for (std::size_t power = 1; power < powers.size(); ++power)
        powers[power] = powers[power - 1] * 10;
    return powers;
}();

static Digits magnitude(Digits digits)
{
    return digits < 0 ? -digits : digits;
}

static int countOf(Digits digits)
{
    const auto size = magnitude(digits);
    return static_cast<int>(std::ranges::upper_bound(powersOfTen, size) - powersOfTen.begin());
}

// Rounds half away from zero.
static Digits divided(Digits digits, int places)
{
    if (places <= 0)
        return digits;
    if (places > Decimal::mostDigits)
        return 0;
    const auto by = powersOfTen[static_cast<std::size_t>(places)];
    const auto half = by / 2;
    return (digits + (digits < 0 ? -half : half)) / by;
}

Decimal Decimal::of(double value)
{
    if (!std::isfinite(value))
        return Decimal();
    std::array<char, 40> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::scientific)
            .ptr;
    Digits digits = 0;
    int places = 0;
    bool behind = false;
    const char *at = text.data();
    const bool negative = *at == '-';
    for (at += negative ? 1 : 0; at != end && *at != 'e'; ++at) {
        if (*at == '.') {
            behind = true;
            continue;
        }
        digits = digits * 10 + (*at - '0');
        places += behind ? 1 : 0;
    }
    int exponent = 0;
    // from_chars() does not accept a plus sign.
    if (at != end)
        std::from_chars(at + (at[1] == '+' ? 2 : 1), end, exponent);
    Decimal result(negative ? -digits : digits, places - exponent);
    if (result.m_places < 0)
        result.setPlaces(0);
    return result;
}

bool Decimal::isWhole() const
{
    return normal().m_places <= 0;
}

Decimal Decimal::normal() const
{
    auto result = *this;
    if (m_digits == 0)
        return Decimal();
    while (result.m_digits % 10 == 0) {
        result.m_digits /= 10;
        --result.m_places;
    }
    return result;
}

static QByteArray textOf(Digits digits)
{
    if (digits == 0)
        return "0";
    QByteArray text;
    for (auto rest = magnitude(digits); rest != 0; rest /= 10)
        text.prepend(static_cast<char>('0' + static_cast<int>(rest % 10)));
    return text;
}

QByteArray Decimal::toText() const
{
    static constexpr int mostZeros = 25;
    const auto value = normal();
    auto text = textOf(value.m_digits);
    const QByteArray sign = value.m_digits < 0 ? "-" : "";
    // The number of digits before the decimal sign.
    const auto whole = text.size() - value.m_places;
    // The number of zeros to append.
    const auto zeros = whole - text.size();
    if (zeros > mostZeros || whole < -mostZeros || (zeros > 0 && whole >= mostDigits)) {
        const auto exponent = QByteArray::number(std::abs(whole - 1)).rightJustified(2, '0');
        if (text.size() > 1)
            text.insert(1, '.');
        return sign + text + (whole < 1 ? "e-" : "e+") + exponent;
    }
    if (whole >= text.size())
        return sign + text + QByteArray(whole - text.size(), '0');
    if (whole <= 0)
        return sign + "0." + QByteArray(-whole, '0') + text;
    return sign + text.first(whole) + '.' + text.sliced(whole);
}

double Decimal::slowDouble() const
{
    const auto text =
        (m_digits < 0 ? "-" : "") + textOf(m_digits) + 'e' + QByteArray::number(-m_places);
    double value = 0;
    const auto [end, error] =
        std::from_chars(text.constData(), text.constData() + text.size(), value);
    if (error == std::errc::result_out_of_range) {
        const bool tiny = countOf(m_digits) < m_places;
        const double size = tiny ? 0 : std::numeric_limits<double>::max();
        return m_digits < 0 ? -size : size;
    }
    return value;
}

void Decimal::setPlaces(int places)
{
    if (places <= m_places) {
        m_digits = divided(m_digits, m_places - places);
        m_places = places;
        return;
    }
    const int room = m_digits == 0 ? mostPlaces * 4 : mostDigits - countOf(m_digits);
    const int more = std::min(places - m_places, room);
    if (m_digits != 0 && more > 0)
        m_digits *= powersOfTen[static_cast<std::size_t>(more)];
    m_places += std::max(more, 0);
}

Decimal &Decimal::shorten()
{
    const int over = countOf(m_digits) - mostDigits;
    if (over > 0)
        setPlaces(m_places - over);
    return *this;
}

Decimal &Decimal::addUnlike(Decimal other)
{
    if (m_digits == 0)
        return *this = other;
    if (other.m_digits == 0)
        return *this;
    setPlaces(std::max(m_places, other.m_places));
    other.setPlaces(m_places);
    // There may not have been enough room for the requested places.
    if (other.m_places < m_places)
        setPlaces(other.m_places);
    m_digits += other.m_digits;
    return shorten();
}

Decimal Decimal::times(qint64 factor) const
{
    auto result = *this;
    const auto over = countOf(m_digits) + countOf(factor) - mostDigits;
    if (over > 0)
        result.setPlaces(m_places - over);
    result.m_digits *= factor;
    return result;
}

Decimal Decimal::half() const
{
    Decimal result = *this;
    if (countOf(m_digits) >= mostDigits)
        result.setPlaces(m_places - 1);
    return Decimal(result.m_digits * 5, result.m_places + 1);
}

std::strong_ordering Decimal::comparedUnlike(const Decimal &other) const
{
    const auto signOf = [](Digits digits) {
        return (digits > 0 ? 1 : 0) - (digits < 0 ? 1 : 0);
    };
    if (const auto order = signOf(m_digits) <=> signOf(other.m_digits); order != 0 || m_digits == 0)
        return order;
    // The number with more digits before the decimal sign has the larger absolute value.
    const int mine = countOf(m_digits) - m_places;
    const int its = countOf(other.m_digits) - other.m_places;
    if (mine != its)
        return m_digits < 0 ? its <=> mine : mine <=> its;
    // Both numbers have the same number of digits before the decimal sign, so they fit with the
    // larger number of places.
    auto one = *this;
    auto two = other;
    one.setPlaces(std::max(m_places, other.m_places));
    two.setPlaces(std::max(m_places, other.m_places));
    return one.m_digits <=> two.m_digits;
}

} // namespace storedesk::values
