// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "values/columnformat.h"
#include "values/decimal.h"

#include <QByteArray>

#include <array>
#include <optional>

namespace storedesk::values {

// A number in a cell, split into parts but not interpreted yet. For example, 1.234 may be about one
// or about a thousand. Supports signs (-5, 5-, (5)), digit groups (1.234, 1 234, 1'234, 1,23,456),
// an exponent and a unit on either side (€ 5, 5 %).
class NumberText final
{
public:
    [[nodiscard]] static std::optional<NumberText> of(QByteArrayView cell);

    [[nodiscard]] bool reads(DecimalSign decimal) const;
    // May only be called if reads(decimal) returns true.
    [[nodiscard]] Decimal value(DecimalSign decimal) const;

    // Returns whether the number is written like a code instead of an amount, such as 007, 08001 or
    // +34600111222.
    [[nodiscard]] bool isCode() const { return m_padded || m_phone; }
    // Returns whether the number consists only of digits, or of groups separated by spaces.
    [[nodiscard]] bool isPlain() const;
    [[nodiscard]] bool isSpaced() const { return m_count > 0 && m_separators[0].sign == ' '; }
    // Returns the sign before exactly three final digits, or 0 if there is no such sign.
    [[nodiscard]] char groupSign() const;
    [[nodiscard]] int digits() const { return m_digits; }
    [[nodiscard]] quint8 unit() const { return m_unit; }

private:
    // 10^35 has 36 digits, and one more would not fit.
    static constexpr Decimal::Digits longestValue =
        Decimal::Digits(1'000'000'000'000'000'000) * 100'000'000'000'000'000;

    struct Separator
    {
        // One of the characters . , ' and space.
        char sign = 0;
        // The number of digits before the separator.
        qint8 before = 0;
    };

    [[nodiscard]] bool parseMargins(QByteArrayView &text);
    [[nodiscard]] bool parseExponent(QByteArrayView &text);
    [[nodiscard]] bool parseBody(QByteArrayView text);
    [[nodiscard]] bool parseSeparator(char sign);
    void judge();
    [[nodiscard]] bool groupsFit(int groups, int end) const;
    [[nodiscard]] bool isInRange(DecimalSign decimal) const;
    [[nodiscard]] int placesOf(DecimalSign decimal) const;

    // All digits without separators.
    Decimal::Digits m_value = 0;
    std::array<Separator, 12> m_separators = {};
    // The number of separators.
    int m_count = 0;
    int m_digits = 0;
    int m_exponent = 0;
    quint8 m_unit = 0;
    bool m_negative = false;
    bool m_signed = false;
    bool m_plus = false;
    bool m_zeroFirst = false;
    bool m_padded = false;
    bool m_phone = false;
};

// Removes spaces of all kinds at both ends, including non-breaking ones.
[[nodiscard]] QByteArrayView trimmedText(QByteArrayView text);

} // namespace storedesk::values
