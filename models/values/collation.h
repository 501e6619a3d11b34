// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QLocale>

#include <array>

namespace storedesk::values {

// The sort order of texts: blanks, punctuation, digits, letters. Ignores accents and case: Ángel is
// sorted with A. In Spanish ñ follows n; in other languages it is an n. Letters of other scripts
// follow the Latin ones, in Unicode order.
class Collation final
{
public:
    explicit Collation(QLocale::Language language = QLocale().language());

    // Returns bytes that compare in the order of the texts. No byte is 0. The scratch contains the
    // result.
    [[nodiscard]] QByteArrayView keyOf(QByteArrayView text, QByteArray &scratch) const;
    // For a text without accents: the result of keyOf() for this single byte.
    [[nodiscard]] char weightOf(char byte) const
    {
        return m_weights[static_cast<unsigned char>(byte)];
    }

private:
    std::array<char, 128> m_weights;
    bool m_spanish;
};

} // namespace storedesk::values
