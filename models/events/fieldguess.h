// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/samplevalue.h"

namespace storedesk::events {

// The properties guessed for one field from its values in all samples.
struct FieldGuess
{
    // Type name from the catalogue; empty if no field type accepts such values.
    QString type;
    QStringList options = {};
    // The guessed country code of phone numbers.
    QString countryCode = {};
    QString why = {};
};

// Guesses the properties of a field from the words in its name and from its values. When in doubt,
// the type is text, because incomplete options and narrow types cause events to be rejected. The
// prefix is the store's default for phone numbers without a prefix.
[[nodiscard]] FieldGuess guessOf(const QStringList &words, const std::vector<SampleValue> &values,
                                 const QString &phonePrefix);

} // namespace storedesk::events
