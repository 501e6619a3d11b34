// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jsonvalue.h"

#include "values/cellvalue.h"
#include "values/numbertext.h"

namespace storedesk::values {

// Keeps trailing zeros, so that 12,50 becomes 12.50.
static QByteArray withAllPlaces(const Decimal &number)
{
    auto text = number.toText();
    if (number.places() <= 0 || text.contains('e'))
        return text;
    const auto point = text.indexOf('.');
    const auto places = point < 0 ? 0 : text.size() - point - 1;
    if (point < 0)
        text += '.';
    return text + QByteArray(number.places() - places, '0');
}

std::optional<QByteArray> jsonValueOf(QByteArrayView cell, const ColumnFormat &format)
{
    if (cell.isEmpty())
        return "null";
    if (format.kind == ColumnKind::Number) {
        const auto number = decimalOf(cell, format);
        const auto text = number ? withAllPlaces(*number) : QByteArray();
        // JSON parsers reject or change numbers such as 1e999.
        bool good = number.has_value();
        if (text.contains('e'))
            good = text.toDouble(&good) != 0 && good;
        return good ? std::optional(text) : std::nullopt;
    }
    if (format.kind == ColumnKind::Boolean) {
        const auto text = trimmedText(cell);
        for (const QByteArrayView word : {"true", "false"}) {
            if (text.compare(word, Qt::CaseInsensitive) == 0)
                return word.toByteArray();
        }
    }
    return std::nullopt;
}

} // namespace storedesk::values
