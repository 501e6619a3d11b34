// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "languageletters.h"

#include <array>

namespace storedesk::table {

using namespace Qt::StringLiterals;

// clang-format off
static constexpr std::array western{
    // Spanish.
    Language{.usual = u"áéíóúñ",         .seldom = u"üçàèòïêôã"},
    // Catalan.
    Language{.usual = u"àèéíïòóúüç",     .seldom = u"ñá"},
    // Portuguese.
    Language{.usual = u"áâãàçéêíóôõú",   .seldom = u"üñ"},
    // French.
    Language{.usual = u"àâçéèêëîïôùûœ",  .seldom = u"üÿæñöä"},
    // Italian.
    Language{.usual = u"àèéìòù",         .seldom = u"óíáîüö"},
    // German.
    Language{.usual = u"äöüß",           .seldom = u"éèáàçëôêâ"},
    // Dutch.
    Language{.usual = u"éëïèöü",         .seldom = u"êçóáäîâà"},
    // Swedish, Finnish.
    Language{.usual = u"åäö",            .seldom = u"éüøæ"},
    // Danish, Norwegian.
    Language{.usual = u"æøå",            .seldom = u"éöäüóò"},
    // Icelandic.
    Language{.usual = u"áéíóúýðþæö",     .seldom = u"",        .cost = 6},
};
static constexpr std::array central{
    // Polish.
    Language{.usual = u"ąćęłńóśźż",       .seldom = u"öüéä"},
    // Czech.
    Language{.usual = u"áčďéěíňóřšťúůýž", .seldom = u"öüä"},
    // Slovak.
    Language{.usual = u"áäčďéíľňóôšťúýž", .seldom = u"ĺŕöüěř"},
    // Hungarian.
    Language{.usual = u"áéíóöőúüű",       .seldom = u"äčšž"},
    // Slovene, Croatian.
    Language{.usual = u"čšžćđ",           .seldom = u"öüäéó"},
    // Romanian.
    Language{.usual = u"ăâîşţ",           .seldom = u"éöüáőó"},
};
static constexpr std::array turkish{
    Language{.usual = u"çğıöşüi\u0307",  .seldom = u"âîû"},
};
static constexpr std::array baltic{
    // Lithuanian.
    Language{.usual = u"ąčęėįšųūž",      .seldom = u""},
    // Latvian.
    Language{.usual = u"āčēģīķļņšūž",    .seldom = u""},
    // Estonian.
    Language{.usual = u"äõöü",           .seldom = u"šž"},
};
static constexpr std::array cyrillic{
    // Russian, Bulgarian.
    Language{.usual = u"абвгдежзийклмнопрстуфхцчшщъыьэюя", .seldom = u"ё", .vowels = u"аеёиоуыэюя"},
    // Ukrainian.
    Language{.usual = u"абвгдежзийклмнопрстуфхцчшщьюяєіїґ", .seldom = u"", .vowels = u"аеєиіїоуюя"},
    // Serbian.
    Language{.usual = u"абвгдежзиклмнопрстуфхцчшђјљњћџ", .seldom = u"", .vowels = u"аеиоур"},
};
static constexpr std::array greek{
    Language{.usual = u"αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ", .seldom = u"ϊϋΐΰ"},
};
static constexpr std::array hebrew{
    Language{.usual = u"אבגדהוזחטיךכלםמןנסעףפץצקרשת", .seldom = u""},
};
static constexpr std::array arabic{
    Language{.usual = u"ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي", .seldom = u"پچژگ"},
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

} // namespace storedesk::table
