// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/type.h"
#include "values/columnformat.h"

#include <QByteArray>
#include <QString>

#include <optional>

// Functions that convert a cell to a form that the service accepts. They return nothing if they are
// not applicable. The result still has to be checked with the rule of the field.
namespace storedesk::importcheck::cellrepairs {

using Repaired = std::optional<QByteArray>;

[[nodiscard]] Repaired trimmed(QByteArrayView cell);
// The prefix contains the digits of the country. If empty, numbers without a prefix get none.
[[nodiscard]] Repaired phone(QByteArrayView cell, const QString &prefix);
[[nodiscard]] Repaired isoDate(QByteArrayView cell, values::DateOrder order, catalogue::Type type);
[[nodiscard]] Repaired plainNumber(QByteArrayView cell, values::DecimalSign decimal);
// Whether the number is ambiguous: 1.234 and 1,234 may contain a decimal or a thousands separator.
[[nodiscard]] bool isEitherNumber(QByteArrayView cell);
[[nodiscard]] Repaired withoutZeros(QByteArrayView cell);
[[nodiscard]] Repaired singleAt(QByteArrayView cell);
[[nodiscard]] Repaired cleanEmail(QByteArrayView cell);
[[nodiscard]] Repaired withScheme(QByteArrayView cell);
[[nodiscard]] Repaired cleanText(QByteArrayView cell);
// Whether the character is an invisible control character. Line breaks and tabs are not.
[[nodiscard]] bool isControl(QChar letter);
// Reduces blanks to one between words and none around them.
[[nodiscard]] Repaired squeezed(QByteArrayView cell);
// Repairs UTF-8 that was decoded as Windows-1252. Returns nothing if there is no such text.
[[nodiscard]] Repaired reencoded(QByteArrayView cell);
[[nodiscard]] Repaired cut(QByteArrayView cell, int characters);
[[nodiscard]] Repaired withoutRepeats(QByteArrayView cell);

} // namespace storedesk::importcheck::cellrepairs
