// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <array>

// The groups of RFM (recency, frequency and monetary value), and the scores from 1 to 5.
namespace storedesk::catalogue::rfmgroup {

using namespace Qt::StringLiterals;

inline constexpr auto champions = "champions"_L1;
inline constexpr auto loyal = "loyal"_L1;
inline constexpr auto potential = "potential"_L1;
inline constexpr auto newCustomers = "new"_L1;
inline constexpr auto promising = "promising"_L1;
inline constexpr auto needAttention = "need-attention"_L1;
inline constexpr auto aboutToSleep = "about-to-sleep"_L1;
inline constexpr auto atRisk = "at-risk"_L1;
inline constexpr auto cannotLose = "cannot-lose"_L1;
inline constexpr auto hibernating = "hibernating"_L1;
inline constexpr auto lost = "lost"_L1;

struct GroupRow
{
    QLatin1StringView id;
    // The names that the service uses in each language.
    QStringView english;
    QStringView spanish;
    // The scores for recency, frequency and monetary value, separated by spaces.
    QLatin1StringView codes;
};

// clang-format off
inline constexpr std::array groups{
    GroupRow{champions,     u"Champions",           u"Campeones",              "555 554 545 544 455 454 445"_L1},
    GroupRow{loyal,         u"Loyal customers",     u"Clientes fieles",        "543 444 435 355 354 345 344 335"_L1},
    GroupRow{potential,     u"Potential loyalists", u"Potencialmente fieles",  "553 552 551 542 541 533 532 531 453 452 451 442 441 433 432 431 423 353 352 351 342 341 333 323"_L1},
    GroupRow{newCustomers,  u"New customers",       u"Nuevos clientes",        "512 511 422 421 412 411 311"_L1},
    GroupRow{promising,     u"Promising",           u"Prometedores",           "525 524 523 522 521 515 514 513 425 424 415 414 413 315 314 313"_L1},
    GroupRow{needAttention, u"Need attention",      u"Necesitan atención",     "535 534 443 434 343 334 325 324"_L1},
    GroupRow{aboutToSleep,  u"About to sleep",      u"A punto de dormirse",    "331 321 312 221 213"_L1},
    GroupRow{atRisk,        u"At risk",             u"En riesgo",              "255 254 253 252 245 244 243 242 235 234 225 224 153 152 145 143 142 135 134 133 125 124"_L1},
    GroupRow{cannotLose,    u"Cannot lose them",    u"No se pueden perder",    "215 214 155 154 144 115 114 113"_L1},
    GroupRow{hibernating,   u"Hibernating",         u"Hibernando",             "332 322 251 241 233 232 231 223 222 212 211 132 123 122"_L1},
    GroupRow{lost,          u"Lost",                u"Perdidos",               "151 141 131 121 112 111"_L1},
};
// clang-format on

// Every code of three scores belongs to one group.
static_assert([] {
    std::size_t codes = 0;
    for (const auto &group : groups)
        codes += static_cast<std::size_t>(group.codes.size() + 1) / 4;
    return codes == 125;
}());

} // namespace storedesk::catalogue::rfmgroup
