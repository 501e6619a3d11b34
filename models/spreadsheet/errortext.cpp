// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "errortext.h"

#include <algorithm>
#include <array>

namespace storedesk::spreadsheet {

// Error names without the leading #. Programs that save displayed texts write errors in the user's
// language.
static constexpr auto errorNames = std::to_array<QByteArrayView>({
    "N/A",
    "DIV/0!",
    "REF!",
    "VALUE!",
    "NAME?",
    "NULL!",
    "NUM!",
    "SPILL!",
    "CALC!",
    "GETTING_DATA",
    "FIELD!",
    "BLOCKED!",
    "CONNECT!",
    "UNKNOWN!",
    "BUSY!",
    "ERROR!",
    "PYTHON!",
    "EXTERNAL!",
    "NOT CALCULATED!",
    // Spanish names, including the LibreOffice variants.
    "N/D",
    "¡DIV/0!",
    "¡REF!",
    "¡VALOR!",
    "¿NOMBRE?",
    "¡NULO!",
    "¡NUM!",
    "¡DESBORDAMIENTO!",
    "¡CALC!",
    "¡CAMPO!",
    "¡BLOQUEADO!",
    "¡CONECTAR!",
    "¡DESCONOCIDO!",
    "¡ERROR!",
    "VALOR!",
    "NOMBRE?",
    "NULO!",
    "ND",
    // Portuguese and Italian names.
    "NOME?",
    "NÚM!",
    "VALORE!",
    "RIF!",
    "NULLO!",
    "ESPANSIONE!",
    // French names.
    "VALEUR!",
    "NOM?",
    "NOMBRE!",
    "NUL!",
    "PROPAGATION!",
    "CHAMP!",
    // German and Dutch names.
    "NV",
    "BEZUG!",
    "WERT!",
    "ZAHL!",
    "ÜBERLAUF!",
    "FELD!",
    "VERW!",
    "WAARDE!",
    "NAAM?",
    "GETAL!",
});

static bool isErrorNumber(QByteArrayView digits)
{
    return digits.size() == 3
        && std::ranges::all_of(digits, [](char byte) { return byte >= '0' && byte <= '9'; });
}

bool isErrorValue(QByteArrayView cell)
{
    if (cell.size() < 3)
        return false;
    if (cell.front() != '#' && cell.front() != 'E' && cell.front() != ' ')
        return false;
    cell = cell.trimmed();
    if (cell.startsWith("Err:"))
        return isErrorNumber(cell.sliced(4));
    if (!cell.startsWith('#'))
        return false;
    const auto name = cell.sliced(1);
    const bool tooNarrow =
        name.size() >= 2 && std::ranges::all_of(name, [](char byte) { return byte == '#'; });
    return tooNarrow || std::ranges::find(errorNames, name) != errorNames.end();
}

} // namespace storedesk::spreadsheet
