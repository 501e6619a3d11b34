// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/lookupkey.h"

#include <QStringList>

namespace storedesk::records {

// Guesses the lookup key for this resource from the form of a value. Never returns the deprecated
// key.
[[nodiscard]] const catalogue::LookupKey &guessedLookupKey(catalogue::Resource resource,
                                                           QStringView value);

// Returns whether the text looks like a person's name, which means several words that contain only
// letters. Contacts can only be found by key, and such a text is unlikely to be a key.
[[nodiscard]] bool looksLikeName(catalogue::Resource resource, QStringView value);
// Returns a text that explains that records cannot be searched by name, and which keys are
// possible.
[[nodiscard]] QString noNamesText(catalogue::Resource resource);

// The values in a pasted text, taken from the first cell in each line, without quotes and blanks.
struct PastedValues
{
    // Unique values in the order in which they were pasted.
    QStringList values;
    int blank = 0;
    int repeated = 0;
};
[[nodiscard]] PastedValues pastedValues(QStringView text);

// Suggests a correction for a mistyped email address. Empty if there is no suggestion.
[[nodiscard]] QString slipOf(const QString &address);

} // namespace storedesk::records
