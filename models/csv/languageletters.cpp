// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "languageletters.h"

#include <array>

namespace storedesk::csv {

using namespace Qt::StringLiterals;

// clang-format off
static constexpr std::array western{
    // Spanish.
    LetterLanguage{.usual = u"áéíóúñ",         .seldom = u"üçàèòïêôã"},
    // Catalan.
    LetterLanguage{.usual = u"àèéíïòóúüç",     .seldom = u"ñá"},
    // Portuguese.
    LetterLanguage{.usual = u"áâãàçéêíóôõú",   .seldom = u"üñ"},
    // French.
    LetterLanguage{.usual = u"àâçéèêëîïôùûœ",  .seldom = u"üÿæñöä"},
    // Italian.
    LetterLanguage{.usual = u"àèéìòù",         .seldom = u"óíáîüö"},
    // German.
    LetterLanguage{.usual = u"äöüß",           .seldom = u"éèáàçëôêâ"},
    // Dutch.
    LetterLanguage{.usual = u"éëïèöü",         .seldom = u"êçóáäîâà"},
    // Swedish, Finnish.
    LetterLanguage{.usual = u"åäö",            .seldom = u"éüøæ"},
    // Danish, Norwegian.
    LetterLanguage{.usual = u"æøå",            .seldom = u"éöäüóò"},
    // Icelandic.
    LetterLanguage{.usual = u"áéíóúýðþæö",     .seldom = u"",        .cost = 6},
};
static constexpr std::array central{
    // Polish.
    LetterLanguage{.usual = u"ąćęłńóśźż",       .seldom = u"öüéä"},
    // Czech.
    LetterLanguage{.usual = u"áčďéěíňóřšťúůýž", .seldom = u"öüä"},
    // Slovak.
    LetterLanguage{.usual = u"áäčďéíľňóôšťúýž", .seldom = u"ĺŕöüěř"},
    // Hungarian.
    LetterLanguage{.usual = u"áéíóöőúüű",       .seldom = u"äčšž"},
    // Slovene, Croatian.
    LetterLanguage{.usual = u"čšžćđ",           .seldom = u"öüäéó"},
    // Romanian.
    LetterLanguage{.usual = u"ăâîşţ",           .seldom = u"éöüáőó"},
};
static constexpr std::array turkish{
    LetterLanguage{.usual = u"çğıöşüi\u0307",  .seldom = u"âîû"},
};
static constexpr std::array baltic{
    // Lithuanian.
    LetterLanguage{.usual = u"ąčęėįšųūž",      .seldom = u""},
    // Latvian.
    LetterLanguage{.usual = u"āčēģīķļņšūž",    .seldom = u""},
    // Estonian.
    LetterLanguage{.usual = u"äõöü",           .seldom = u"šž"},
};
static constexpr std::array cyrillic{
    // Russian, Bulgarian.
    LetterLanguage{.usual = u"абвгдежзийклмнопрстуфхцчшщъыьэюя", .seldom = u"ё", .vowels = u"аеёиоуыэюя"},
    // Ukrainian.
    LetterLanguage{.usual = u"абвгдежзийклмнопрстуфхцчшщьюяєіїґ", .seldom = u"", .vowels = u"аеєиіїоуюя"},
    // Serbian.
    LetterLanguage{.usual = u"абвгдежзиклмнопрстуфхцчшђјљњћџ", .seldom = u"", .vowels = u"аеиоур"},
};
static constexpr std::array greek{
    LetterLanguage{.usual = u"αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ", .seldom = u"ϊϋΐΰ"},
};
static constexpr std::array hebrew{
    LetterLanguage{.usual = u"אבגדהוזחטיךכלםמןנסעףפץצקרשת", .seldom = u""},
};
static constexpr std::array arabic{
    LetterLanguage{.usual = u"ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي", .seldom = u"پچژگ"},
};

static constexpr std::array encodings{
    LetterEncoding{"WINDOWS-1252"_L1, western},
    LetterEncoding{"ISO-8859-15"_L1,  western,   4},
    LetterEncoding{"WINDOWS-1250"_L1, central,   8},
    LetterEncoding{"WINDOWS-1251"_L1, cyrillic,  6},
    LetterEncoding{"WINDOWS-1253"_L1, greek,     6},
    LetterEncoding{"WINDOWS-1254"_L1, turkish,   8},
    LetterEncoding{"WINDOWS-1255"_L1, hebrew,    8},
    LetterEncoding{"WINDOWS-1256"_L1, arabic,    8},
    LetterEncoding{"WINDOWS-1257"_L1, baltic,   10},
    LetterEncoding{"IBM850"_L1,       western,   9},
    LetterEncoding{"MACINTOSH"_L1,    western,  10},
    LetterEncoding{"ISO-8859-2"_L1,   central,  10},
    LetterEncoding{"ISO-8859-5"_L1,   cyrillic, 12},
    LetterEncoding{"ISO-8859-7"_L1,   greek,    10},
    LetterEncoding{"KOI8-R"_L1,       cyrillic, 10},
    LetterEncoding{"KOI8-U"_L1,       cyrillic, 12},
    LetterEncoding{"IBM866"_L1,       cyrillic, 12},
};
// clang-format on

std::span<const LetterEncoding> letterEncodings()
{
    return encodings;
}

} // namespace storedesk::csv
