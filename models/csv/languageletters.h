// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <span>

namespace storedesk::csv {

// The non-English letters of a language.
struct LetterLanguage
{
    // Lower case.
    QStringView usual;
    // Letters in loanwords and foreign names.
    QStringView seldom;
    // Every longer word contains one of these. Empty if unknown.
    QStringView vowels = {};
    // Additional cost of an unlikely language, in the unit of EncodingEvidence.
    double cost = 0;
};

// A single-byte encoding of several languages.
struct LetterEncoding
{
    // Name for iconv.
    QLatin1StringView name;
    std::span<const LetterLanguage> languages;
    // Another encoding needs stronger evidence than this.
    double cost = 0;
};

// The first encoding is the fallback.
[[nodiscard]] std::span<const LetterEncoding> letterEncodings();

} // namespace storedesk::csv
