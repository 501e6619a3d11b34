// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/type.h"
#include "values/columnformat.h"

#include <QByteArray>
#include <QString>

#include <optional>

// Functions that convert a cell to a form that the service accepts. They return nothing if they are
// not applicable. The result still has to be checked against the field's rule.
namespace storedesk::importcheck::cellrepairs {

using Repaired = std::optional<QByteArray>;

[[nodiscard]] Repaired trimmed(QByteArrayView cell);
// The prefix is the country code. If it is empty, numbers without a prefix get none.
[[nodiscard]] Repaired phone(QByteArrayView cell, const QString &prefix);
[[nodiscard]] Repaired isoDate(QByteArrayView cell, values::DateOrder order, catalogue::Type type);
[[nodiscard]] Repaired plainNumber(QByteArrayView cell, values::DecimalSign decimal);
// Returns whether the number is ambiguous. For example, 1.234 and 1,234 may contain a decimal or a
// thousands separator.
[[nodiscard]] bool isEitherNumber(QByteArrayView cell);
[[nodiscard]] Repaired withoutZeros(QByteArrayView cell);
[[nodiscard]] Repaired singleAt(QByteArrayView cell);
[[nodiscard]] Repaired cleanEmail(QByteArrayView cell);
[[nodiscard]] Repaired withScheme(QByteArrayView cell);
[[nodiscard]] Repaired cleanText(QByteArrayView cell);
// Returns whether the character is an invisible control character. Line breaks and tabs do not
// count.
[[nodiscard]] bool isControl(QChar letter);
// Leaves one blank between words and removes blanks around them.
[[nodiscard]] Repaired squeezed(QByteArrayView cell);
// Repairs UTF-8 that was decoded as Windows-1252. Returns nothing if there is no such text.
[[nodiscard]] Repaired reencoded(QByteArrayView cell);
// Begins every word with a capital letter and continues with small ones.
[[nodiscard]] Repaired titleCased(QByteArrayView cell);
[[nodiscard]] Repaired cut(QByteArrayView cell, int characters);
[[nodiscard]] Repaired withoutRepeats(QByteArrayView cell);

} // namespace storedesk::importcheck::cellrepairs
