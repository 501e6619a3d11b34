// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QLocale>

#include <array>

namespace storedesk::table {

// The order of texts in a list for people: blanks, signs, digits, letters; Ángel among the As,
// upper and lower case alike. In Spanish ñ follows n; elsewhere it is an n. Letters of other
// scripts come behind the Latin ones, in the order of Unicode.
class Collation final
{
public:
    explicit Collation(QLocale::Language language = QLocale().language());

    // Bytes that compare as the texts shall; no byte is 0. The scratch holds them.
    [[nodiscard]] QByteArrayView keyOf(QByteArrayView text, QByteArray &scratch) const;
    // Of a text without accents: what keyOf gives for this one byte.
    [[nodiscard]] char weightOf(char byte) const
    {
        return m_weights[static_cast<unsigned char>(byte)];
    }

private:
    std::array<char, 128> m_weights;
    bool m_spanish;
};

} // namespace storedesk::table
