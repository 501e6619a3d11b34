// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QLocale>

#include <array>

namespace storedesk::values {

// The sort order of texts, which is blanks, punctuation, digits, letters. Ignores accents and case,
// so that Ángel is sorted under A. In Spanish, ñ follows n. In other languages, it is an n. Letters
// in other scripts follow the Latin ones, in Unicode order.
class Collation final
{
public:
    explicit Collation(QLocale::Language language = QLocale().language());

    // Returns bytes that compare in the same order as the strings. No byte is 0. The scratch buffer
    // holds the result.
    [[nodiscard]] QByteArrayView keyOf(QByteArrayView text, QByteArray &scratch) const;
    // Returns the result of keyOf() for a single byte. Used for strings without accents.
    [[nodiscard]] char weightOf(char byte) const
    {
        return m_weights[static_cast<unsigned char>(byte)];
    }

private:
    std::array<char, 128> m_weights;
    bool m_spanish;
};

} // namespace storedesk::values
