// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "design/samplevalue.h"

namespace storedesk::design {

// What the values of one field in all samples say about it.
struct FieldGuess
{
    QString type; // as the catalogue names it; empty: no type of field takes such values
    QStringList options = {};
    QString countryCode = {}; // of a phone
    QString why = {};
};

// The words are those of the field's name. A list of options that is too short refuses events, and
// so does a type that is too narrow: in doubt it is a text. The prefix is the store's own, for
// phones that come without one.
[[nodiscard]] FieldGuess guessOf(const QStringList &words, const std::vector<SampleValue> &values,
                                 const QString &phonePrefix);

} // namespace storedesk::design
