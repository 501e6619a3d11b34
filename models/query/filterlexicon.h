// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "query/filterphrases.h"
#include "query/relativeperiod.h"

#include <QStringView>

#include <array>
#include <span>

// All words in the filter language, in every language. They are not in the translation files,
// because filters are parsed in all languages at once, regardless of the program's language.
namespace storedesk::query {

enum class FilterLanguage : quint8 { English, Spanish, Count };

template <typename T>
using PerLanguage = std::array<T, static_cast<std::size_t>(FilterLanguage::Count)>;

// Returns the program's language if filters support it, otherwise English.
[[nodiscard]] FilterLanguage filterLanguage();

// Returns the words that are displayed for a phrase.
[[nodiscard]] const PerLanguage<const char16_t *> &wordsInAllLanguages(FilterPhrase phrase);

// Another word for a phrase, which is parsed but never displayed.
struct FilterSynonym
{
    FilterPhrase phrase;
    const char16_t *words;
    // Whether the phrase compares an amount. For example, “more than 30 days ago” is before that
    // day, not after it.
    bool ofAmount = false;
};
[[nodiscard]] std::span<const FilterSynonym> filterSynonyms();

// Words that may precede a test without changing it ("is", "está"), or that negate it ("not").
struct FilterParticle
{
    const char16_t *words;
    bool negates = false;
};
[[nodiscard]] std::span<const FilterParticle> filterParticles();

// A relative period with a fixed name. The first name for each period and language is displayed.
struct PeriodName
{
    FilterLanguage language;
    const char16_t *words;
    RelativePeriod period;
};
[[nodiscard]] std::span<const PeriodName> periodNames();

// A relative period with a number in its name. %1 is the number and %2 the unit.
struct PeriodPattern
{
    enum class Kind : quint8 { Last, Next, Ago };

    FilterLanguage language;
    const char16_t *words;
    Kind kind;
    // Whether the phrase agrees with a feminine unit.
    bool feminine = false;
};
[[nodiscard]] std::span<const PeriodPattern> periodPatterns();

// The name of a unit after a number. The first name for each unit and language is displayed.
struct UnitName
{
    FilterLanguage language;
    const char16_t *words;
    RelativePeriod::Unit unit;
    bool feminine = false;
};
[[nodiscard]] std::span<const UnitName> unitNames();

// Returns the number of characters at the start of the text that match the words, ignoring case,
// accents and the number of blanks. Returns 0 if they do not match, or if a longer word continues
// there.
[[nodiscard]] qsizetype matchedLength(QStringView text, QStringView words);

} // namespace storedesk::query
