// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "encodingevidence.h"

#include "csv/transcoder.h"

#include <QLatin1StringView>
#include <QSet>
#include <QStringView>

#include <algorithm>
#include <array>
#include <limits>
#include <span>

namespace storedesk::csv {

using namespace Qt::StringLiterals;

namespace {

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

// A single-byte encoding for several languages.
struct LetterEncoding
{
    // Name for iconv.
    QLatin1StringView name;
    std::span<const LetterLanguage> languages;
    // Additional cost, so that a less common encoding needs stronger evidence.
    double cost = 0;
};

// clang-format off
constexpr std::array western{
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
constexpr std::array central{
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
constexpr std::array turkish{
    LetterLanguage{.usual = u"çğıöşüi\u0307",  .seldom = u"âîû"},
};
constexpr std::array baltic{
    // Lithuanian.
    LetterLanguage{.usual = u"ąčęėįšųūž",      .seldom = u""},
    // Latvian.
    LetterLanguage{.usual = u"āčēģīķļņšūž",    .seldom = u""},
    // Estonian.
    LetterLanguage{.usual = u"äõöü",           .seldom = u"šž"},
};
constexpr std::array cyrillic{
    // Russian, Bulgarian.
    LetterLanguage{.usual = u"абвгдежзийклмнопрстуфхцчшщъыьэюя", .seldom = u"ё", .vowels = u"аеёиоуыэюя"},
    // Ukrainian.
    LetterLanguage{.usual = u"абвгдежзийклмнопрстуфхцчшщьюяєіїґ", .seldom = u"", .vowels = u"аеєиіїоуюя"},
    // Serbian.
    LetterLanguage{.usual = u"абвгдежзиклмнопрстуфхцчшђјљњћџ", .seldom = u"", .vowels = u"аеиоур"},
};
constexpr std::array greek{
    LetterLanguage{.usual = u"αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ", .seldom = u"ϊϋΐΰ"},
};
constexpr std::array hebrew{
    LetterLanguage{.usual = u"אבגדהוזחטיךכלםמןנסעףפץצקרשת", .seldom = u""},
};
constexpr std::array arabic{
    LetterLanguage{.usual = u"ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي", .seldom = u"پچژگ"},
};

constexpr std::array encodings{
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

// The first encoding is the fallback.
std::span<const LetterEncoding> letterEncodings()
{
    return encodings;
}

} // namespace

static constexpr qsizetype mostWords = 2'000;
static constexpr qsizetype longestWord = 48;

// Costs of unlikely letters. Only their differences matter.
namespace cost {
static constexpr double usual = 2;
static constexpr double seldom = 4;
// A letter that does not exist in the language.
static constexpr double foreign = 7.5;
// A word in another language that uses the same encoding.
static constexpr double otherLanguage = 2.5;
// € or º at a plausible position.
static constexpr double symbol = 3;
static constexpr double oddSymbol = 6;
// A symbol between two letters, or an unusual symbol.
static constexpr double inWord = 12;
// A capital inside a word, as in “PeÒa”.
static constexpr double capitalInside = 6;
// Latin and Cyrillic letters in one word.
static constexpr double mixed = 8;
// No capitals in the whole text, although the script has them.
static constexpr double noCapitals = 3;
// A byte that is undefined in the encoding.
static constexpr double nothing = 14;
// Highest average cost of readable text.
static constexpr double readable = 6;
} // namespace cost

static bool isWordByte(char byte)
{
    const auto lower = static_cast<unsigned char>(byte) | 0x20U;
    return (byte & 0x80) != 0 || (lower >= 'a' && lower <= 'z');
}

EncodingEvidence::EncodingEvidence(const QList<QByteArray> &samples)
{
    QSet<QByteArray> seen;
    for (const QByteArrayView sample : samples) {
        qsizetype begin = 0;
        bool high = false;
        for (qsizetype at = 0; at <= sample.size() && m_words.size() < mostWords; ++at) {
            if (at < sample.size() && isWordByte(sample.at(at)) && at - begin < longestWord) {
                high = high || (sample.at(at) & 0x80) != 0;
                continue;
            }
            const auto word = sample.sliced(begin, at - begin);
            if (high && !seen.contains(QByteArray::fromRawData(word.data(), word.size()))) {
                m_words.append(word.toByteArray());
                seen.insert(m_words.constLast());
            }
            high = false;
            begin = at < sample.size() && isWordByte(sample.at(at)) ? at : at + 1;
        }
    }
}

// Unicode classifies ordinal indicators as letters, but they are not part of words.
static bool isLetter(QChar sign)
{
    return sign.isLetter() && sign != u'º' && sign != u'ª' && sign != u'µ';
}

namespace {

// An encoding as a table: the meaning of each byte and its frequency in each language.
class LetterTable final
{
public:
    explicit LetterTable(const LetterEncoding &encoding)
        : m_encoding(encoding)
    {
        for (int byte = 0; byte < 256; ++byte) {
            const char one = static_cast<char>(byte);
            const auto text = byte < 0x80
                ? QString(QChar(byte))
                : Transcoder::text(QByteArrayView(&one, 1), QByteArray(encoding.name.data()));
            m_letters[static_cast<std::size_t>(byte)] = text.size() == 1 ? text.front() : QChar();
        }
    }

    // Returns the cost of all words, each in the language that fits best.
    [[nodiscard]] double costOf(const QList<QByteArray> &words) const
    {
        std::vector<double> sums(m_encoding.languages.size());
        std::vector<double> costs(m_encoding.languages.size());
        for (const auto &word : words) {
            for (std::size_t language = 0; language < costs.size(); ++language)
                costs[language] = costOf(word, m_encoding.languages[language]);
            const auto elsewhere = *std::ranges::min_element(costs) + cost::otherLanguage;
            for (std::size_t language = 0; language < costs.size(); ++language)
                sums[language] += std::min(costs[language], elsewhere);
        }
        auto least = std::numeric_limits<double>::max();
        const auto startsSmall = [this](const QByteArray &word) {
            const auto first = letterAt(word, 0);
            return first.isLower() && first.script() != QChar::Script_Latin;
        };
        const bool noCapitals = std::ranges::all_of(words, startsSmall);
        for (std::size_t language = 0; language < sums.size(); ++language)
            least = std::min(least, sums[language] + m_encoding.languages[language].cost);
        return least + (noCapitals ? cost::noCapitals : 0);
    }

private:
    [[nodiscard]] double costOf(const QByteArray &word, const LetterLanguage &language) const
    {
        double worst = 0;
        bool english = false;
        bool other = false;
        bool vowel = language.vowels.isEmpty() || word.size() <= 3;
        for (qsizetype at = 0; at < word.size(); ++at) {
            const auto letter = letterAt(word, at);
            if (letter.unicode() < 0x80 && !letter.isNull()) {
                english = english || letter.isLetter();
                continue;
            }
            vowel = vowel || language.vowels.contains(letter.toLower());
            other = other || (isLetter(letter) && letter.script() != QChar::Script_Latin);
            const auto before = at > 0 ? letterAt(word, at - 1) : QChar(u' ');
            const auto behind = at + 1 < word.size() ? letterAt(word, at + 1) : QChar(u' ');
            worst = std::max(worst,
                             isLetter(letter) ? costOfLetter(letter, before, language)
                                              : costOfSymbol(letter, before, behind));
        }
        return std::max(worst, vowel ? 0 : cost::foreign) + (english && other ? cost::mixed : 0);
    }

    [[nodiscard]] static double costOfLetter(QChar letter, QChar before,
                                             const LetterLanguage &language)
    {
        const auto lower = letter.toLower();
        const auto plain = language.usual.contains(lower) ? cost::usual
            : language.seldom.contains(lower)             ? cost::seldom
                                                          : cost::foreign;
        return plain + (letter.isUpper() && before.isLower() ? cost::capitalInside : 0);
    }

    [[nodiscard]] static double costOfSymbol(QChar symbol, QChar before, QChar behind)
    {
        static constexpr QStringView usual = u"€“”‘’«»–—…·ºª°¡¿£©®™•§²½´\u00A0\u00AD";
        static constexpr QStringView nobodys = u"¤¦¬¯¸¨×÷ƒˆ˜‡";
        static constexpr QStringView betweenWords = u"’´–—\u00A0\u00AD";
        if (symbol.isNull() || symbol.category() == QChar::Other_Control)
            return cost::nothing;
        if (symbol.isMark())
            // For Hebrew and Arabic.
            return cost::seldom;
        if (isLetter(before) && isLetter(behind)) {
            const bool doubleL = symbol == u'·' && before.toLower() == u'l';
            return doubleL                      ? cost::usual
                : betweenWords.contains(symbol) ? cost::oddSymbol
                                                : cost::inWord;
        }
        return usual.contains(symbol)  ? cost::symbol
            : nobodys.contains(symbol) ? cost::inWord
                                       : cost::oddSymbol;
    }

    [[nodiscard]] QChar letterAt(const QByteArray &word, qsizetype at) const
    {
        return m_letters[static_cast<unsigned char>(word.at(at))];
    }

    const LetterEncoding &m_encoding;
    std::array<QChar, 256> m_letters;
};

} // namespace

EncodingEvidence::Verdict EncodingEvidence::verdict() const
{
    const auto encodings = letterEncodings();
    const auto words = static_cast<double>(m_words.size());
    auto best = LetterTable(encodings.front()).costOf(m_words);
    QByteArray name(encodings.front().name.data());
    // Skip encodings that cannot improve the result even if no word is unusual.
    for (const auto &encoding : encodings.subspan(1)) {
        if (best <= encoding.cost + words * cost::usual)
            continue;
        const auto other = LetterTable(encoding).costOf(m_words) + encoding.cost;
        if (other < best) {
            best = other;
            name = encoding.name.data();
        }
    }
    return {.encoding = name, .readable = best <= words * cost::readable};
}

bool EncodingEvidence::readsWell(const QList<QByteArray> &samples, const QByteArray &encoding)
{
    qsizetype letters = 0;
    qsizetype odd = 0;
    for (const auto &sample : samples) {
        const auto text = Transcoder::text(sample, encoding);
        for (qsizetype at = 0; at < text.size(); ++at) {
            const auto letter = text.at(at);
            if (letter.unicode() < 0x80)
                continue;
            const auto english = [&text](qsizetype place) {
                return place >= 0 && place < text.size() && text.at(place).unicode() < 0x80
                    && text.at(place).isLetter();
            };
            letters += 1;
            const bool strange = letter == QChar::ReplacementCharacter
                || letter.category() == QChar::Other_PrivateUse;
            odd += strange || english(at - 1) || english(at + 1) ? 1 : 0;
        }
    }
    return letters > 0 && odd * 20 <= letters;
}

} // namespace storedesk::csv
