// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filterlexicon.h"

#include "base/language.h"
#include "values/textfold.h"

namespace storedesk::query {

using namespace Qt::StringLiterals;

namespace {

struct Shown
{
    FilterPhrase phrase;
    PerLanguage<const char16_t *> words;
};

// clang-format off
constexpr std::array shownWords{
    Shown{FilterPhrase::Contains,      {u"contains", u"contiene"}},
    Shown{FilterPhrase::ContainsNot,   {u"does not contain", u"no contiene"}},
    Shown{FilterPhrase::Is,            {u"is", u"es"}},
    Shown{FilterPhrase::IsNot,         {u"is not", u"no es"}},
    Shown{FilterPhrase::IsOneOf,       {u"is one of", u"es uno de"}},
    Shown{FilterPhrase::IsNoneOf,      {u"is none of", u"no es ninguno de"}},
    Shown{FilterPhrase::StartsWith,    {u"starts with", u"empieza por"}},
    Shown{FilterPhrase::StartsNotWith, {u"does not start with", u"no empieza por"}},
    Shown{FilterPhrase::EndsWith,      {u"ends with", u"termina en"}},
    Shown{FilterPhrase::EndsNotWith,   {u"does not end with", u"no termina en"}},
    Shown{FilterPhrase::Matches,       {u"matches", u"coincide con"}},
    Shown{FilterPhrase::MatchesNot,    {u"does not match", u"no coincide con"}},
    Shown{FilterPhrase::Empty,         {u"is empty", u"está vacío"}},
    Shown{FilterPhrase::Filled,        {u"is not empty", u"no está vacío"}},
    Shown{FilterPhrase::Changed,       {u"changed", u"cambió"}},
    Shown{FilterPhrase::ChangedNot,    {u"did not change", u"no cambió"}},
    Shown{FilterPhrase::AtLeast,       {u"at least", u"al menos"}},
    Shown{FilterPhrase::NotAtLeast,    {u"is not at least", u"no es al menos"}},
    Shown{FilterPhrase::AtMost,        {u"at most", u"como máximo"}},
    Shown{FilterPhrase::NotAtMost,     {u"is not at most", u"no es como máximo"}},
    Shown{FilterPhrase::Above,         {u"above", u"mayor que"}},
    Shown{FilterPhrase::NotAbove,      {u"is not above", u"no es mayor que"}},
    Shown{FilterPhrase::Below,         {u"below", u"menor que"}},
    Shown{FilterPhrase::NotBelow,      {u"is not below", u"no es menor que"}},
    Shown{FilterPhrase::Between,       {u"between", u"entre"}},
    Shown{FilterPhrase::NotBetween,    {u"is not between", u"no está entre"}},
    Shown{FilterPhrase::Since,         {u"since", u"desde"}},
    Shown{FilterPhrase::Until,         {u"until", u"hasta"}},
    Shown{FilterPhrase::After,         {u"after", u"después de"}},
    Shown{FilterPhrase::NotAfter,      {u"is not after", u"no es después de"}},
    Shown{FilterPhrase::Before,        {u"before", u"antes de"}},
    Shown{FilterPhrase::NotBefore,     {u"is not before", u"no es antes de"}},
    Shown{FilterPhrase::On,            {u"on", u"el día"}},
    Shown{FilterPhrase::In,            {u"in", u"en"}},
    Shown{FilterPhrase::OlderThan,     {u"older than", u"hace más de"}},
    Shown{FilterPhrase::NewerThan,     {u"newer than", u"hace menos de"}},
    Shown{FilterPhrase::Number,        {u"is a number", u"es un número"}},
    Shown{FilterPhrase::NoNumber,      {u"is not a number", u"no es un número"}},
    Shown{FilterPhrase::Date,          {u"is a date", u"es una fecha"}},
    Shown{FilterPhrase::NoDate,        {u"is not a date.", u"no es una fecha"}},
    Shown{FilterPhrase::And,           {u"and", u"y"}},
    Shown{FilterPhrase::Or,            {u"or", u"o"}},
    Shown{FilterPhrase::Not,           {u"not", u"no"}},
    Shown{FilterPhrase::AnyColumn,     {u"any column", u"cualquier columna"}},
    Shown{FilterPhrase::Exactly,       {u"exactly", u"exactamente"}},
};
static_assert(shownWords.size() == static_cast<std::size_t>(FilterPhrase::Count));

constexpr bool inOrder()
{
    for (std::size_t index = 0; index < shownWords.size(); ++index) {
        if (shownWords[index].phrase != static_cast<FilterPhrase>(index))
            return false;
    }
    return true;
}
static_assert(inOrder());

constexpr std::array synonyms{
    FilterSynonym{FilterPhrase::Contains, u"contain"},
    FilterSynonym{FilterPhrase::Contains, u"includes"},
    FilterSynonym{FilterPhrase::Contains, u"include"},
    FilterSynonym{FilterPhrase::Contains, u"incluye"},
    FilterSynonym{FilterPhrase::Contains, u"contienen"},
    FilterSynonym{FilterPhrase::Is, u"are"},
    FilterSynonym{FilterPhrase::Is, u"was"},
    FilterSynonym{FilterPhrase::Is, u"equals"},
    FilterSynonym{FilterPhrase::Is, u"equal to"},
    FilterSynonym{FilterPhrase::Is, u"equal"},
    FilterSynonym{FilterPhrase::Is, u"=="},
    FilterSynonym{FilterPhrase::Is, u"="},
    FilterSynonym{FilterPhrase::Is, u"está"},
    FilterSynonym{FilterPhrase::Is, u"son"},
    FilterSynonym{FilterPhrase::Is, u"fue"},
    FilterSynonym{FilterPhrase::Is, u"igual a"},
    FilterSynonym{FilterPhrase::Is, u"igual que"},
    FilterSynonym{FilterPhrase::IsNot, u"isn't"},
    FilterSynonym{FilterPhrase::IsNot, u"different from"},
    FilterSynonym{FilterPhrase::IsNot, u"!="},
    FilterSynonym{FilterPhrase::IsNot, u"<>"},
    FilterSynonym{FilterPhrase::IsNot, u"≠"},
    FilterSynonym{FilterPhrase::IsNot, u"no está"},
    FilterSynonym{FilterPhrase::IsNot, u"no son"},
    FilterSynonym{FilterPhrase::IsNot, u"distinto de"},
    FilterSynonym{FilterPhrase::IsNot, u"distinta de"},
    FilterSynonym{FilterPhrase::IsNot, u"distinto a"},
    FilterSynonym{FilterPhrase::IsNot, u"diferente de"},
    FilterSynonym{FilterPhrase::IsNot, u"diferente a"},
    FilterSynonym{FilterPhrase::IsOneOf, u"one of"},
    FilterSynonym{FilterPhrase::IsOneOf, u"any of"},
    FilterSynonym{FilterPhrase::IsOneOf, u"uno de"},
    FilterSynonym{FilterPhrase::IsOneOf, u"una de"},
    FilterSynonym{FilterPhrase::IsOneOf, u"alguno de"},
    FilterSynonym{FilterPhrase::IsOneOf, u"alguna de"},
    FilterSynonym{FilterPhrase::IsNoneOf, u"none of"},
    FilterSynonym{FilterPhrase::IsNoneOf, u"ninguno de"},
    FilterSynonym{FilterPhrase::IsNoneOf, u"ninguna de"},
    FilterSynonym{FilterPhrase::IsNoneOf, u"no es ninguna de"},
    FilterSynonym{FilterPhrase::StartsWith, u"start with"},
    FilterSynonym{FilterPhrase::StartsWith, u"starts"},
    FilterSynonym{FilterPhrase::StartsWith, u"begins with"},
    FilterSynonym{FilterPhrase::StartsWith, u"begin with"},
    FilterSynonym{FilterPhrase::StartsWith, u"empieza con"},
    FilterSynonym{FilterPhrase::StartsWith, u"comienza por"},
    FilterSynonym{FilterPhrase::StartsWith, u"comienza con"},
    FilterSynonym{FilterPhrase::EndsWith, u"end with"},
    FilterSynonym{FilterPhrase::EndsWith, u"ends"},
    FilterSynonym{FilterPhrase::EndsWith, u"termina con"},
    FilterSynonym{FilterPhrase::EndsWith, u"termina por"},
    FilterSynonym{FilterPhrase::EndsWith, u"acaba en"},
    FilterSynonym{FilterPhrase::EndsWith, u"acaba con"},
    FilterSynonym{FilterPhrase::EndsWith, u"acaba por"},
    FilterSynonym{FilterPhrase::Matches, u"match"},
    FilterSynonym{FilterPhrase::Empty, u"empty"},
    FilterSynonym{FilterPhrase::Empty, u"blank"},
    FilterSynonym{FilterPhrase::Empty, u"vacío"},
    FilterSynonym{FilterPhrase::Empty, u"vacía"},
    FilterSynonym{FilterPhrase::Empty, u"en blanco"},
    FilterSynonym{FilterPhrase::Empty, u"sin valor"},
    FilterSynonym{FilterPhrase::Filled, u"filled"},
    FilterSynonym{FilterPhrase::Filled, u"relleno"},
    FilterSynonym{FilterPhrase::Filled, u"rellena"},
    FilterSynonym{FilterPhrase::Filled, u"con valor"},
    FilterSynonym{FilterPhrase::Filled, u"tiene valor"},
    FilterSynonym{FilterPhrase::Changed, u"change"},
    FilterSynonym{FilterPhrase::Changed, u"ha cambiado"},
    FilterSynonym{FilterPhrase::Changed, u"cambiado"},
    FilterSynonym{FilterPhrase::AtLeast, u"greater than or equal to"},
    FilterSynonym{FilterPhrase::AtLeast, u">="},
    FilterSynonym{FilterPhrase::AtLeast, u"≥"},
    FilterSynonym{FilterPhrase::AtLeast, u"como mínimo"},
    FilterSynonym{FilterPhrase::AtLeast, u"por lo menos"},
    FilterSynonym{FilterPhrase::AtLeast, u"mayor o igual que"},
    FilterSynonym{FilterPhrase::AtLeast, u"mayor o igual a"},
    FilterSynonym{FilterPhrase::AtMost, u"less than or equal to"},
    FilterSynonym{FilterPhrase::AtMost, u"<="},
    FilterSynonym{FilterPhrase::AtMost, u"≤"},
    FilterSynonym{FilterPhrase::AtMost, u"como mucho"},
    FilterSynonym{FilterPhrase::AtMost, u"a lo sumo"},
    FilterSynonym{FilterPhrase::AtMost, u"menor o igual que"},
    FilterSynonym{FilterPhrase::AtMost, u"menor o igual a"},
    FilterSynonym{FilterPhrase::Above, u"over", true},
    FilterSynonym{FilterPhrase::Above, u"more than", true},
    FilterSynonym{FilterPhrase::Above, u"greater than"},
    FilterSynonym{FilterPhrase::Above, u"larger than"},
    FilterSynonym{FilterPhrase::Above, u"bigger than"},
    FilterSynonym{FilterPhrase::Above, u"higher than"},
    FilterSynonym{FilterPhrase::Above, u">"},
    FilterSynonym{FilterPhrase::Above, u"mayor de"},
    FilterSynonym{FilterPhrase::Above, u"mayor a"},
    FilterSynonym{FilterPhrase::Above, u"mayores que"},
    FilterSynonym{FilterPhrase::Above, u"mayores de"},
    FilterSynonym{FilterPhrase::Above, u"más de", true},
    FilterSynonym{FilterPhrase::Above, u"más que", true},
    FilterSynonym{FilterPhrase::Above, u"superior a"},
    FilterSynonym{FilterPhrase::Above, u"superiores a"},
    FilterSynonym{FilterPhrase::Above, u"por encima de"},
    FilterSynonym{FilterPhrase::Below, u"under", true},
    FilterSynonym{FilterPhrase::Below, u"less than", true},
    FilterSynonym{FilterPhrase::Below, u"lower than"},
    FilterSynonym{FilterPhrase::Below, u"smaller than"},
    FilterSynonym{FilterPhrase::Below, u"<"},
    FilterSynonym{FilterPhrase::Below, u"menor de"},
    FilterSynonym{FilterPhrase::Below, u"menor a"},
    FilterSynonym{FilterPhrase::Below, u"menores que"},
    FilterSynonym{FilterPhrase::Below, u"menores de"},
    FilterSynonym{FilterPhrase::Below, u"menos de", true},
    FilterSynonym{FilterPhrase::Below, u"menos que", true},
    FilterSynonym{FilterPhrase::Below, u"inferior a"},
    FilterSynonym{FilterPhrase::Below, u"inferiores a"},
    FilterSynonym{FilterPhrase::Below, u"por debajo de"},
    FilterSynonym{FilterPhrase::Since, u"from"},
    FilterSynonym{FilterPhrase::Since, u"desde el"},
    FilterSynonym{FilterPhrase::Since, u"a partir del"},
    FilterSynonym{FilterPhrase::Since, u"a partir de"},
    FilterSynonym{FilterPhrase::Until, u"up to"},
    FilterSynonym{FilterPhrase::Until, u"hasta el"},
    FilterSynonym{FilterPhrase::After, u"later than"},
    FilterSynonym{FilterPhrase::After, u"posterior a"},
    FilterSynonym{FilterPhrase::After, u"posterior al"},
    FilterSynonym{FilterPhrase::After, u"después del"},
    FilterSynonym{FilterPhrase::Before, u"earlier than"},
    FilterSynonym{FilterPhrase::Before, u"anterior a"},
    FilterSynonym{FilterPhrase::Before, u"anterior al"},
    FilterSynonym{FilterPhrase::Before, u"antes del"},
    FilterSynonym{FilterPhrase::On, u"el"},
    FilterSynonym{FilterPhrase::In, u"in the"},
    FilterSynonym{FilterPhrase::In, u"during"},
    FilterSynonym{FilterPhrase::In, u"during the"},
    FilterSynonym{FilterPhrase::In, u"within the"},
    FilterSynonym{FilterPhrase::In, u"within"},
    FilterSynonym{FilterPhrase::In, u"durante"},
    FilterSynonym{FilterPhrase::Number, u"a number"},
    FilterSynonym{FilterPhrase::Number, u"un número"},
    FilterSynonym{FilterPhrase::Date, u"a date"},
    FilterSynonym{FilterPhrase::Date, u"una fecha"},
    FilterSynonym{FilterPhrase::And, u"e"},
    FilterSynonym{FilterPhrase::Or, u"u"},
    FilterSynonym{FilterPhrase::AnyColumn, u"anything"},
    FilterSynonym{FilterPhrase::AnyColumn, u"cualquier campo"},
    FilterSynonym{FilterPhrase::AnyColumn, u"cualquiera"},
    FilterSynonym{FilterPhrase::Exactly, u"matching case"},
};

constexpr std::array particles{
    FilterParticle{u"is"},   FilterParticle{u"are"},   FilterParticle{u"was"},
    FilterParticle{u"were"}, FilterParticle{u"does"},  FilterParticle{u"do"},
    FilterParticle{u"did"},  FilterParticle{u"es"},    FilterParticle{u"está"},
    FilterParticle{u"son"},  FilterParticle{u"están"}, FilterParticle{u"fue"},
    FilterParticle{u"sea"},  FilterParticle{u"ha"},    FilterParticle{u"not", true},
    FilterParticle{u"no", true}, FilterParticle{u"isn't", true}, FilterParticle{u"doesn't", true},
};

using enum FilterLanguage;
using Unit = RelativePeriod::Unit;

constexpr std::array namesOfPeriods{
    PeriodName{English, u"today",                    {Unit::Day, 0, 0}},
    PeriodName{English, u"yesterday",                {Unit::Day, -1, -1}},
    PeriodName{English, u"tomorrow",                 {Unit::Day, 1, 1}},
    PeriodName{English, u"the day before yesterday", {Unit::Day, -2, -2}},
    PeriodName{English, u"this week",                {Unit::Week, 0, 0}},
    PeriodName{English, u"last week",                {Unit::Week, -1, -1}},
    PeriodName{English, u"previous week",            {Unit::Week, -1, -1}},
    PeriodName{English, u"next week",                {Unit::Week, 1, 1}},
    PeriodName{English, u"this month",               {Unit::Month, 0, 0}},
    PeriodName{English, u"last month",               {Unit::Month, -1, -1}},
    PeriodName{English, u"previous month",           {Unit::Month, -1, -1}},
    PeriodName{English, u"next month",               {Unit::Month, 1, 1}},
    PeriodName{English, u"this quarter",             {Unit::Quarter, 0, 0}},
    PeriodName{English, u"last quarter",             {Unit::Quarter, -1, -1}},
    PeriodName{English, u"previous quarter",         {Unit::Quarter, -1, -1}},
    PeriodName{English, u"next quarter",             {Unit::Quarter, 1, 1}},
    PeriodName{English, u"this year",                {Unit::Year, 0, 0}},
    PeriodName{English, u"last year",                {Unit::Year, -1, -1}},
    PeriodName{English, u"previous year",            {Unit::Year, -1, -1}},
    PeriodName{English, u"next year",                {Unit::Year, 1, 1}},
    PeriodName{Spanish, u"hoy",                      {Unit::Day, 0, 0}},
    PeriodName{Spanish, u"ayer",                     {Unit::Day, -1, -1}},
    PeriodName{Spanish, u"mañana",                   {Unit::Day, 1, 1}},
    PeriodName{Spanish, u"anteayer",                 {Unit::Day, -2, -2}},
    PeriodName{Spanish, u"antes de ayer",            {Unit::Day, -2, -2}},
    PeriodName{Spanish, u"esta semana",              {Unit::Week, 0, 0}},
    PeriodName{Spanish, u"la semana pasada",         {Unit::Week, -1, -1}},
    PeriodName{Spanish, u"semana pasada",            {Unit::Week, -1, -1}},
    PeriodName{Spanish, u"la última semana",         {Unit::Week, -1, -1}},
    PeriodName{Spanish, u"última semana",            {Unit::Week, -1, -1}},
    PeriodName{Spanish, u"la próxima semana",        {Unit::Week, 1, 1}},
    PeriodName{Spanish, u"próxima semana",           {Unit::Week, 1, 1}},
    PeriodName{Spanish, u"la semana que viene",      {Unit::Week, 1, 1}},
    PeriodName{Spanish, u"este mes",                 {Unit::Month, 0, 0}},
    PeriodName{Spanish, u"el mes pasado",            {Unit::Month, -1, -1}},
    PeriodName{Spanish, u"mes pasado",               {Unit::Month, -1, -1}},
    PeriodName{Spanish, u"el último mes",            {Unit::Month, -1, -1}},
    PeriodName{Spanish, u"último mes",               {Unit::Month, -1, -1}},
    PeriodName{Spanish, u"el próximo mes",           {Unit::Month, 1, 1}},
    PeriodName{Spanish, u"próximo mes",              {Unit::Month, 1, 1}},
    PeriodName{Spanish, u"el mes que viene",         {Unit::Month, 1, 1}},
    PeriodName{Spanish, u"este trimestre",           {Unit::Quarter, 0, 0}},
    PeriodName{Spanish, u"el trimestre pasado",      {Unit::Quarter, -1, -1}},
    PeriodName{Spanish, u"trimestre pasado",         {Unit::Quarter, -1, -1}},
    PeriodName{Spanish, u"el último trimestre",      {Unit::Quarter, -1, -1}},
    PeriodName{Spanish, u"último trimestre",         {Unit::Quarter, -1, -1}},
    PeriodName{Spanish, u"el próximo trimestre",     {Unit::Quarter, 1, 1}},
    PeriodName{Spanish, u"próximo trimestre",        {Unit::Quarter, 1, 1}},
    PeriodName{Spanish, u"este año",                 {Unit::Year, 0, 0}},
    PeriodName{Spanish, u"el año pasado",            {Unit::Year, -1, -1}},
    PeriodName{Spanish, u"año pasado",               {Unit::Year, -1, -1}},
    PeriodName{Spanish, u"el último año",            {Unit::Year, -1, -1}},
    PeriodName{Spanish, u"último año",               {Unit::Year, -1, -1}},
    PeriodName{Spanish, u"el próximo año",           {Unit::Year, 1, 1}},
    PeriodName{Spanish, u"próximo año",              {Unit::Year, 1, 1}},
    PeriodName{Spanish, u"el año que viene",         {Unit::Year, 1, 1}},
};

constexpr std::array patternsOfPeriods{
    PeriodPattern{English, u"last %1 %2",        PeriodPattern::Kind::Last},
    PeriodPattern{English, u"the last %1 %2",    PeriodPattern::Kind::Last},
    PeriodPattern{English, u"past %1 %2",        PeriodPattern::Kind::Last},
    PeriodPattern{English, u"the past %1 %2",    PeriodPattern::Kind::Last},
    PeriodPattern{English, u"next %1 %2",        PeriodPattern::Kind::Next},
    PeriodPattern{English, u"the next %1 %2",    PeriodPattern::Kind::Next},
    PeriodPattern{English, u"%1 %2 ago",         PeriodPattern::Kind::Ago},
    PeriodPattern{Spanish, u"últimos %1 %2",     PeriodPattern::Kind::Last},
    PeriodPattern{Spanish, u"últimas %1 %2",     PeriodPattern::Kind::Last, true},
    PeriodPattern{Spanish, u"los últimos %1 %2", PeriodPattern::Kind::Last},
    PeriodPattern{Spanish, u"las últimas %1 %2", PeriodPattern::Kind::Last, true},
    PeriodPattern{Spanish, u"próximos %1 %2",    PeriodPattern::Kind::Next},
    PeriodPattern{Spanish, u"próximas %1 %2",    PeriodPattern::Kind::Next, true},
    PeriodPattern{Spanish, u"los próximos %1 %2", PeriodPattern::Kind::Next},
    PeriodPattern{Spanish, u"las próximas %1 %2", PeriodPattern::Kind::Next, true},
    PeriodPattern{Spanish, u"hace %1 %2",        PeriodPattern::Kind::Ago},
};

constexpr std::array namesOfUnits{
    UnitName{English, u"days",       Unit::Day},
    UnitName{English, u"day",        Unit::Day},
    UnitName{English, u"weeks",      Unit::Week},
    UnitName{English, u"week",       Unit::Week},
    UnitName{English, u"months",     Unit::Month},
    UnitName{English, u"month",      Unit::Month},
    UnitName{English, u"quarters",   Unit::Quarter},
    UnitName{English, u"quarter",    Unit::Quarter},
    UnitName{English, u"years",      Unit::Year},
    UnitName{English, u"year",       Unit::Year},
    UnitName{Spanish, u"días",       Unit::Day},
    UnitName{Spanish, u"día",        Unit::Day},
    UnitName{Spanish, u"semanas",    Unit::Week, true},
    UnitName{Spanish, u"semana",     Unit::Week, true},
    UnitName{Spanish, u"meses",      Unit::Month},
    UnitName{Spanish, u"mes",        Unit::Month},
    UnitName{Spanish, u"trimestres", Unit::Quarter},
    UnitName{Spanish, u"trimestre",  Unit::Quarter},
    UnitName{Spanish, u"años",       Unit::Year},
    UnitName{Spanish, u"año",        Unit::Year},
};
// clang-format on

bool belongsToWord(QChar letter)
{
    return letter.isLetterOrNumber() || letter == u'_';
}

// Returns a letter in lower case without its accent, or 0 for a combining accent.
char32_t plain(QChar letter)
{
    if (letter.unicode() < 128)
        return letter.toLower().unicode();
    const auto folded = values::foldedLetter(letter.unicode());
    return folded.count > 0 ? folded.codes[0] : 0;
}

} // namespace

FilterLanguage filterLanguage()
{
    return base::Language::current() == "es"_L1 ? FilterLanguage::Spanish : FilterLanguage::English;
}

const PerLanguage<const char16_t *> &wordsInAllLanguages(FilterPhrase phrase)
{
    return shownWords[static_cast<std::size_t>(phrase)].words;
}

std::span<const FilterSynonym> filterSynonyms()
{
    return synonyms;
}

std::span<const FilterParticle> filterParticles()
{
    return particles;
}

std::span<const PeriodName> periodNames()
{
    return namesOfPeriods;
}

std::span<const PeriodPattern> periodPatterns()
{
    return patternsOfPeriods;
}

std::span<const UnitName> unitNames()
{
    return namesOfUnits;
}

qsizetype matchedLength(QStringView text, QStringView words)
{
    qsizetype at = 0;
    for (qsizetype word = 0; word < words.size(); ++word) {
        const auto wanted = words[word];
        if (wanted.isSpace()) {
            const auto begin = at;
            while (at < text.size() && text[at].isSpace())
                ++at;
            if (at == begin)
                return 0;
            continue;
        }
        // Skip accents that are separate combining characters.
        while (at < text.size() && wanted.category() != QChar::Mark_NonSpacing
               && text[at].category() == QChar::Mark_NonSpacing)
            ++at;
        if (wanted.category() == QChar::Mark_NonSpacing)
            continue;
        if (at == text.size() || (text[at] != wanted && plain(text[at]) != plain(wanted)))
            return 0;
        ++at;
    }
    while (at > 0 && at < text.size() && text[at].category() == QChar::Mark_NonSpacing)
        ++at;
    const bool continues =
        at > 0 && at < text.size() && belongsToWord(text[at - 1]) && belongsToWord(text[at]);
    return continues ? 0 : at;
}

} // namespace storedesk::query
