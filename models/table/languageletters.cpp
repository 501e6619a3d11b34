// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "languageletters.h"

#include <array>

namespace storedesk::table {

using namespace Qt::StringLiterals;

// clang-format off
static constexpr std::array western{
    Language{.usual = u"áéíóúñ",         .seldom = u"üçàèòïêôã"},         // Spanish
    Language{.usual = u"àèéíïòóúüç",     .seldom = u"ñá"},                // Catalan
    Language{.usual = u"áâãàçéêíóôõú",   .seldom = u"üñ"},                // Portuguese
    Language{.usual = u"àâçéèêëîïôùûœ",  .seldom = u"üÿæñöä"},            // French
    Language{.usual = u"àèéìòù",         .seldom = u"óíáîüö"},            // Italian
    Language{.usual = u"äöüß",           .seldom = u"éèáàçëôêâ"},         // German
    Language{.usual = u"éëïèöü",         .seldom = u"êçóáäîâà"},          // Dutch
    Language{.usual = u"åäö",            .seldom = u"éüøæ"},              // Swedish, Finnish
    Language{.usual = u"æøå",            .seldom = u"éöäüóò"},            // Danish, Norwegian
    Language{.usual = u"áéíóúýðþæö",     .seldom = u"",        .cost = 6}, // Icelandic
};
static constexpr std::array central{
    Language{.usual = u"ąćęłńóśźż",       .seldom = u"öüéä"},             // Polish
    Language{.usual = u"áčďéěíňóřšťúůýž", .seldom = u"öüä"},              // Czech
    Language{.usual = u"áäčďéíľňóôšťúýž", .seldom = u"ĺŕöüěř"},           // Slovak
    Language{.usual = u"áéíóöőúüű",       .seldom = u"äčšž"},             // Hungarian
    Language{.usual = u"čšžćđ",           .seldom = u"öüäéó"},            // Slovene, Croatian
    Language{.usual = u"ăâîşţ",           .seldom = u"éöüáőó"},           // Romanian
};
static constexpr std::array turkish{
    Language{.usual = u"çğıöşüi\u0307",  .seldom = u"âîû"},
};
static constexpr std::array baltic{
    Language{.usual = u"ąčęėįšųūž",      .seldom = u""},                  // Lithuanian
    Language{.usual = u"āčēģīķļņšūž",    .seldom = u""},                  // Latvian
    Language{.usual = u"äõöü",           .seldom = u"šž"},                // Estonian
};
static constexpr std::array cyrillic{
    Language{.usual = u"абвгдежзийклмнопрстуфхцчшщъыьэюя", .seldom = u"ё", .vowels = u"аеёиоуыэюя"}, // Russian, Bulgarian
    Language{.usual = u"абвгдежзийклмнопрстуфхцчшщьюяєіїґ", .seldom = u"", .vowels = u"аеєиіїоуюя"}, // Ukrainian
    Language{.usual = u"абвгдежзиклмнопрстуфхцчшђјљњћџ", .seldom = u"", .vowels = u"аеиоур"},        // Serbian
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
