// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "columns/codecolumn.h"
#include "columns/rowbits.h"
#include "columns/textlist.h"

#include <QByteArray>

#include <functional>
#include <vector>

namespace storedesk::columns {

// One byte for each string of a dictionary, which is 1 if the string was found.
struct FoundTexts
{
    std::vector<quint8> marks = {};
    bool any = false;

    // Adds the strings found in the same dictionary.
    FoundTexts &operator|=(const FoundTexts &other);
};

// Find strings in a stored dictionary, on all cores. Case and accents are ignored; see
// values::folded().
[[nodiscard]] FoundTexts textsContaining(const TextList &texts, const QByteArray &folded);
[[nodiscard]] FoundTexts textsEqualTo(const TextList &texts, const QByteArray &folded);
// Calls the test, which gets folded strings, in several threads.
[[nodiscard]] FoundTexts textsThat(const TextList &texts,
                                   const std::function<bool(QByteArrayView folded)> &test);

// Adds the rows whose strings were found.
void addRows(const CodeColumn &codes, const FoundTexts &found, RowBits &rows);

} // namespace storedesk::columns
