// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "numberform.h"

#include <algorithm>
#include <array>

namespace storedesk::spreadsheet {

using Kind = NumberForm::Kind;

namespace {

// Parses the first section of a format code, which is the one for positive numbers.
class FormReader final
{
public:
    explicit FormReader(QByteArrayView code)
        : m_code(code)
    { }

    NumberForm read()
    {
        while (m_at < m_code.size() && m_code.at(m_at) != ';')
            step();
        if (m_elapsed)
            return {.kind = Kind::Elapsed, .fractions = m_fractions};
        // A month alone is a date. Next to hours or seconds, the same letter means minutes.
        m_date = m_date || (m_month && !m_time);
        if (m_date)
            return {.kind = m_time ? Kind::DateTime : Kind::Date,
                    .fractions = m_fractions,
                    .utc = m_time && m_utc};
        if (m_time)
            return {.kind = Kind::Time, .fractions = m_fractions};
        if (m_zeros > 1 && !m_other)
            return {.kind = Kind::Padded, .digits = static_cast<quint8>(std::min(m_zeros, 30))};
        return {};
    }

private:
    void step()
    {
        const char sign = m_code.at(m_at);
        if (sign == '"') {
            const auto end = m_code.indexOf('"', m_at + 1);
            m_utc = end == m_at + 2 && m_code.at(m_at + 1) == 'Z';
            m_at = end < 0 ? m_code.size() : end + 1;
            m_other = true;
        } else if (sign == '\\' || sign == '_' || sign == '*') {
            m_utc = sign == '\\' && m_at + 1 < m_code.size() && m_code.at(m_at + 1) == 'Z';
            m_at += 2;
            m_other = true;
        } else if (sign == '[') {
            bracket();
        } else if (!word()) {
            m_utc = false;
            letter(static_cast<char>(sign | 0x20), sign);
            ++m_at;
        }
    }

    // The elements [h], [mm] and [ss] may exceed a day. Colours, locales and conditions are
    // ignored.
    void bracket()
    {
        const auto end = m_code.indexOf(']', m_at);
        const auto inside = m_code.sliced(m_at + 1, (end < 0 ? m_code.size() : end) - m_at - 1);
        m_elapsed =
            m_elapsed || (!inside.isEmpty() && std::ranges::all_of(inside, [&inside](char byte) {
                const auto low = static_cast<char>(byte | 0x20);
                return (low == 'h' || low == 'm' || low == 's')
                    && low == static_cast<char>(inside.front() | 0x20);
            }));
        m_at = end < 0 ? m_code.size() : end + 1;
    }

    bool word()
    {
        struct Known
        {
            QByteArrayView text;
            bool time;
        };
        for (const auto &[text, time] :
             {Known{"General", false}, Known{"AM/PM", true}, Known{"A/P", true}}) {
            if (m_code.sliced(m_at)
                    .first(std::min(text.size(), m_code.size() - m_at))
                    .compare(text, Qt::CaseInsensitive)
                != 0)
                continue;
            m_at += text.size();
            m_time = m_time || time;
            m_other = true;
            return true;
        }
        return false;
    }

    void letter(char low, char sign)
    {
        const char following = m_at + 1 < m_code.size() ? m_code.at(m_at + 1) : '\0';
        if (low == 'y' || low == 'd' || low == 'g' || low == 'b'
            || (low == 'e' && following != '+' && following != '-'))
            m_date = true;
        else if (low == 'h' || low == 's')
            m_time = true;
        else if (low == 'm')
            ++m_months;
        if (sign == '0' && m_afterPoint && m_time)
            m_fractions = true;
        m_afterPoint = sign == '.' || (m_afterPoint && sign == '0');
        m_zeros += sign == '0' ? 1 : 0;
        m_other = m_other || sign != '0';
        m_month = m_months > 0;
    }

    QByteArrayView m_code;
    qsizetype m_at = 0;
    int m_zeros = 0;
    int m_months = 0;
    bool m_month = false;
    bool m_date = false;
    bool m_time = false;
    bool m_elapsed = false;
    bool m_fractions = false;
    bool m_afterPoint = false;
    // Whether the last character was a literal Z.
    bool m_utc = false;
    // Whether there are characters other than zeros.
    bool m_other = false;
};

} // namespace

// LibreOffice stores its format for booleans as texts for positive numbers, negative numbers and 0.
static bool isOfTruth(QByteArrayView code)
{
    static constexpr std::array codes{QByteArrayView(R"("TRUE";"TRUE";"FALSE")"),
                                      QByteArrayView(R"("WAHR";"WAHR";"FALSCH")"),
                                      QByteArrayView(R"("VERDADERO";"VERDADERO";"FALSO")"),
                                      QByteArrayView(R"("VRAI";"VRAI";"FAUX")")};
    return code.compare("BOOLEAN", Qt::CaseInsensitive) == 0
        || std::ranges::any_of(codes, [code](QByteArrayView known) {
               return code.compare(known, Qt::CaseInsensitive) == 0;
           });
}

NumberForm formOfCode(QByteArrayView code)
{
    if (isOfTruth(code))
        return {.kind = Kind::Boolean};
    return FormReader(code).read();
}

NumberForm formOfNumber(int number)
{
    const auto within = [number](int first, int last) {
        return number >= first && number <= last;
    };
    if (within(14, 17) || within(27, 31) || within(36, 36) || within(50, 54) || within(57, 58)
        || within(71, 74))
        return {.kind = Kind::Date};
    if (number == 22 || number == 79)
        return {.kind = Kind::DateTime};
    if (within(18, 21) || within(32, 35) || within(55, 56) || number == 45 || within(75, 78)
        || number == 80)
        return {.kind = Kind::Time};
    if (number == 46)
        return {.kind = Kind::Elapsed};
    if (number == 47 || number == 81)
        return {.kind = Kind::Time, .fractions = true};
    return {};
}

} // namespace storedesk::spreadsheet
