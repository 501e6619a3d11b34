// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/type.h"
#include "table/columnformat.h"

#include <QByteArray>
#include <QString>

#include <optional>

// What makes a good cell out of one that people understand and the service does not. Absent: there
// is nothing it could do. Whether the result is good is for the rule of the field to say.
namespace storedesk::imports::repairs {

using Repaired = std::optional<QByteArray>;

[[nodiscard]] Repaired trimmed(QByteArrayView cell);
// The prefix is that of the country, digits only; empty: numbers without one stay without.
[[nodiscard]] Repaired phone(QByteArrayView cell, const QString &prefix);
[[nodiscard]] Repaired isoDate(QByteArrayView cell, table::DateOrder order, catalogue::Type type);
[[nodiscard]] Repaired plainNumber(QByteArrayView cell, table::DecimalSign decimal);
// 1.234, 1,234: a decimal sign, or thousands.
[[nodiscard]] bool isEitherNumber(QByteArrayView cell);
[[nodiscard]] Repaired withoutZeros(QByteArrayView cell);
[[nodiscard]] Repaired singleAt(QByteArrayView cell);
[[nodiscard]] Repaired cleanEmail(QByteArrayView cell);
[[nodiscard]] Repaired withScheme(QByteArrayView cell);
[[nodiscard]] Repaired cleanText(QByteArrayView cell);
// A character that nobody sees and that belongs in no text; line ends and tabs are none.
[[nodiscard]] bool isControl(QChar letter);
// One blank between words, none around them.
[[nodiscard]] Repaired squeezed(QByteArrayView cell);
// UTF-8 that was read as Windows-1252, read again. Absent: there is nothing of that kind in it.
[[nodiscard]] Repaired reencoded(QByteArrayView cell);
[[nodiscard]] Repaired cut(QByteArrayView cell, int characters);
[[nodiscard]] Repaired withoutRepeats(QByteArrayView cell);

} // namespace storedesk::imports::repairs
