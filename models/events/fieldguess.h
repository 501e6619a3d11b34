// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/samplevalue.h"

namespace storedesk::events {

// The guessed properties of one field, based on its values in all samples.
struct FieldGuess
{
    // Type name of the catalogue; empty if no field type accepts such values.
    QString type;
    QStringList options = {};
    // For phones.
    QString countryCode = {};
    QString why = {};
};

// Guesses from the words of the field's name and its values. Incomplete options and narrow types
// reject events, so in doubt the guess is text. The prefix is the store's default for phone numbers
// without one.
[[nodiscard]] FieldGuess guessOf(const QStringList &words, const std::vector<SampleValue> &values,
                                 const QString &phonePrefix);

} // namespace storedesk::events
