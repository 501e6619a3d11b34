// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "collation.h"

#include "values/textfold.h"

namespace storedesk::values {

// Blanks and punctuation in Unicode collation order, then digits. Letters get every second weight,
// so that a language can insert a letter in between.
static constexpr QByteArrayView beforeDigits = "\t\n\v\f\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$";
static constexpr char control = 1;
static constexpr char firstSign = 2;
static constexpr char otherSign = static_cast<char>(firstSign + beforeDigits.size());
static constexpr char firstDigit = static_cast<char>(otherSign + 1);
static constexpr char firstLetter = static_cast<char>(firstDigit + 10);

static constexpr std::array<char, 128> plainWeights()
{
    std::array<char, 128> weights{};
    weights.fill(control);
    for (qsizetype place = 0; place < beforeDigits.size(); ++place)
        weights[static_cast<unsigned char>(beforeDigits.at(place))] =
            static_cast<char>(firstSign + place);
    for (int digit = 0; digit < 10; ++digit)
        weights[static_cast<std::size_t>('0' + digit)] = static_cast<char>(firstDigit + digit);
    for (int letter = 0; letter < 26; ++letter) {
        const auto weight = static_cast<char>(firstLetter + 2 * letter);
        weights[static_cast<std::size_t>('a' + letter)] = weight;
        weights[static_cast<std::size_t>('A' + letter)] = weight;
    }
    return weights;
}

static constexpr auto weights = plainWeights();
static constexpr char afterN = static_cast<char>(weights['n'] + 1);
static_assert(weights['z'] > 0 && weights['~'] != control);

Collation::Collation(QLocale::Language language)
    : m_weights(weights)
    , m_spanish(language == QLocale::Spanish || language == QLocale::Galician
                || language == QLocale::Basque || language == QLocale::Asturian)
{ }

// Returns whether the character is non-ASCII punctuation or a symbol, such as ¡ ¿ « » º – “ ” or €.
static bool isSign(char32_t code)
{
    return (code >= 0x80 && code < 0xC0) || code == 0xD7 || code == 0xF7
        || (code >= 0x2000 && code < 0x20D0);
}

static bool isSpace(char32_t code)
{
    return code == 0xA0 || code == 0x202F || (code >= 0x2000 && code <= 0x200A);
}

QByteArrayView Collation::keyOf(QByteArrayView text, QByteArray &scratch) const
{
    scratch.resize(0);
    for (qsizetype at = 0; at < text.size();) {
        const auto letter = letterAt(text, at);
        const auto bytes = text.sliced(at, letter.size);
        at += letter.size;
        if (letter.good && letter.code < 0x80) {
            scratch.append(weightOf(bytes.front()));
        } else if (m_spanish && (letter.code == U'ñ' || letter.code == U'Ñ')) {
            scratch.append(afterN);
        } else if (letter.good && isSpace(letter.code)) {
            scratch.append(weightOf(' '));
        } else if (letter.good && isSign(letter.code)) {
            scratch.append(otherSign).append(bytes);
        } else if (!letter.good) {
            // Invalid bytes are sorted after all letters except those in other scripts.
            scratch.append(bytes);
        } else {
            const auto plain = foldedLetter(letter.code);
            for (int number = 0; number < plain.count; ++number) {
                const auto code = plain.codes[static_cast<std::size_t>(number)];
                if (code < 0x80)
                    scratch.append(weightOf(static_cast<char>(code)));
                else
                    scratch.append(QString::fromUcs4(&code, 1).toUtf8());
            }
        }
    }
    return scratch;
}

} // namespace storedesk::values
