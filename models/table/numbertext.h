// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnformat.h"
#include "table/decimal.h"

#include <QByteArray>

#include <array>
#include <optional>

namespace storedesk::table {

// A number as it stands in a cell, taken apart but not understood yet: 1.234 is a bit more than one
// or a bit more than a thousand. Signs (-5, 5-, (5)), groups of digits (1.234, 1 234, 1'234,
// 1,23,456), an exponent and a unit on either side (€ 5, 5 %) are known.
class NumberText final
{
public:
    [[nodiscard]] static std::optional<NumberText> of(QByteArrayView cell);

    [[nodiscard]] bool reads(DecimalSign decimal) const;
    // Of a sign it reads with.
    [[nodiscard]] Decimal value(DecimalSign decimal) const;

    // Written so that people mean a name and no amount: 007, 08001, +34600111222.
    [[nodiscard]] bool isCode() const { return m_padded || m_phone; }
    // Digits only, or in groups with spaces between.
    [[nodiscard]] bool isPlain() const;
    [[nodiscard]] bool isSpaced() const { return m_count > 0 && m_separators[0].sign == ' '; }
    // The sign behind which exactly three digits stand at the end; 0: there is none.
    [[nodiscard]] char groupSign() const;
    [[nodiscard]] int digits() const { return m_digits; }
    [[nodiscard]] quint8 unit() const { return m_unit; }

private:
    // 10^35: it has 36 digits, and one more would not fit.
    static constexpr Decimal::Digits longestValue =
        Decimal::Digits(1'000'000'000'000'000'000) * 100'000'000'000'000'000;

    struct Separator
    {
        char sign = 0; // of . , ' and space
        qint8 before = 0; // digits
    };

    [[nodiscard]] bool takeMargins(QByteArrayView &text);
    [[nodiscard]] bool takeExponent(QByteArrayView &text);
    [[nodiscard]] bool takeBody(QByteArrayView text);
    [[nodiscard]] bool takeSeparator(char sign);
    void judge();
    [[nodiscard]] bool groupsFit(int groups, int end) const;
    [[nodiscard]] bool isInRange(DecimalSign decimal) const;
    [[nodiscard]] int placesOf(DecimalSign decimal) const;

    Decimal::Digits m_value = 0; // all digits, as if there were no separators
    std::array<Separator, 12> m_separators = {};
    int m_count = 0; // separators
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

// Spaces of all kinds at both ends, also those that do not break lines.
[[nodiscard]] QByteArrayView trimmedText(QByteArrayView text);

} // namespace storedesk::table
