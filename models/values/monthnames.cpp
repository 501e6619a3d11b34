// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "datetext.h"

#include "values/textfold.h"

#include <algorithm>
#include <array>

namespace storedesk::values {

namespace {
struct MonthName
{
    // The name in lower case without accents.
    QByteArrayView word;
    int month;
};
} // namespace

// Full and abbreviated names in English, Spanish, Catalan, Portuguese, French, Italian and German.
// clang-format off
static constexpr std::array names{
    MonthName{"jan", 1},  MonthName{"january", 1},   MonthName{"ene", 1},        MonthName{"enero", 1},      MonthName{"gen", 1},       MonthName{"gener", 1},
    MonthName{"janv", 1}, MonthName{"janvier", 1},   MonthName{"januar", 1},     MonthName{"janeiro", 1},    MonthName{"gennaio", 1},   MonthName{"janner", 1},
    MonthName{"feb", 2},  MonthName{"february", 2},  MonthName{"febr", 2},       MonthName{"febrero", 2},    MonthName{"febrer", 2},    MonthName{"febbraio", 2},
    MonthName{"fev", 2},  MonthName{"fevr", 2},      MonthName{"fevrier", 2},    MonthName{"fevereiro", 2},  MonthName{"februar", 2},
    MonthName{"mar", 3},  MonthName{"march", 3},     MonthName{"marzo", 3},      MonthName{"marc", 3},       MonthName{"mars", 3},      MonthName{"marco", 3},
    MonthName{"marz", 3}, MonthName{"mrz", 3},       MonthName{"maerz", 3},
    MonthName{"apr", 4},  MonthName{"april", 4},     MonthName{"abr", 4},        MonthName{"abril", 4},      MonthName{"aprile", 4},    MonthName{"avr", 4},
    MonthName{"avril", 4},
    MonthName{"may", 5},  MonthName{"mayo", 5},      MonthName{"mai", 5},        MonthName{"maig", 5},       MonthName{"mag", 5},       MonthName{"maggio", 5},
    MonthName{"maio", 5},
    MonthName{"jun", 6},  MonthName{"june", 6},      MonthName{"junio", 6},      MonthName{"juny", 6},       MonthName{"giu", 6},       MonthName{"giugno", 6},
    MonthName{"juin", 6}, MonthName{"junho", 6},     MonthName{"juni", 6},
    MonthName{"jul", 7},  MonthName{"july", 7},      MonthName{"julio", 7},      MonthName{"juliol", 7},     MonthName{"lug", 7},       MonthName{"luglio", 7},
    MonthName{"juil", 7}, MonthName{"juillet", 7},   MonthName{"julho", 7},      MonthName{"juli", 7},
    MonthName{"aug", 8},  MonthName{"august", 8},    MonthName{"ago", 8},        MonthName{"agosto", 8},     MonthName{"agost", 8},     MonthName{"aout", 8},
    MonthName{"sep", 9},  MonthName{"sept", 9},      MonthName{"september", 9},  MonthName{"septiembre", 9}, MonthName{"setiembre", 9}, MonthName{"set", 9},
    MonthName{"setembre", 9}, MonthName{"settembre", 9}, MonthName{"septembre", 9}, MonthName{"setembro", 9},
    MonthName{"oct", 10}, MonthName{"october", 10},  MonthName{"octubre", 10},   MonthName{"ott", 10},       MonthName{"ottobre", 10},  MonthName{"octobre", 10},
    MonthName{"out", 10}, MonthName{"outubro", 10},  MonthName{"okt", 10},       MonthName{"oktober", 10},
    MonthName{"nov", 11}, MonthName{"november", 11}, MonthName{"noviembre", 11}, MonthName{"novembre", 11},  MonthName{"novembro", 11},
    MonthName{"dec", 12}, MonthName{"december", 12}, MonthName{"dic", 12},       MonthName{"diciembre", 12}, MonthName{"des", 12},      MonthName{"desembre", 12},
    MonthName{"dez", 12}, MonthName{"dicembre", 12}, MonthName{"decembre", 12},  MonthName{"dezembro", 12},  MonthName{"dezember", 12},
};
// clang-format on

int monthOf(QByteArrayView word)
{
    static constexpr qsizetype longest = 14;
    if (word.size() < 3 || word.size() > longest)
        return 0;
    QByteArray scratch;
    const auto plain = folded(word, scratch);
    const auto found = std::ranges::find(names, plain, &MonthName::word);
    return found == names.end() ? 0 : found->month;
}

} // namespace storedesk::values
