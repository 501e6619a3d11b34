// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/lookupkey.h"

#include <QStringList>

namespace storedesk::jobs {

// By what a value seems to name a record of this resource. Never the deprecated form.
[[nodiscard]] const catalogue::LookupKey &guessedLookupKey(catalogue::Resource resource,
                                                           QStringView value);

// Whether it reads like the name of a person: words of letters, and more than one. Such a text is
// hardly a key, and contacts are found by nothing else.
[[nodiscard]] bool looksLikeName(catalogue::Resource resource, QStringView value);
// What to say then: that names cannot be searched for, and what can.
[[nodiscard]] QString noNamesText(catalogue::Resource resource);

// A pasted text as values: one for each line, the first cell of each, quotes and blanks taken off.
struct PastedValues
{
    QStringList values; // each once, in the order pasted
    int blank = 0;
    int repeated = 0;
};
[[nodiscard]] PastedValues pastedValues(QStringView text);

// An address that was probably meant; empty: none comes to mind.
[[nodiscard]] QString slipOf(const QString &address);

} // namespace storedesk::jobs
