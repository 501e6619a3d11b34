// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <span>

namespace storedesk::table {

// Which letters beyond the English ones a language is written with.
struct Language
{
    QStringView usual; // lower case
    QStringView seldom; // in loanwords and foreign names
    QStringView vowels = {}; // one of them stands in every longer word; empty: not known
    double cost = 0; // how much less likely than others, in the measure of EncodingEvidence
};

// A way to write some languages with one byte for each letter.
struct LetterEncoding
{
    QLatin1StringView name; // as iconv knows it
    std::span<const Language> languages;
    double cost = 0; // the evidence for another must be stronger than this
};

// The first is the one to fall back to.
[[nodiscard]] std::span<const LetterEncoding> letterEncodings();

} // namespace storedesk::table
