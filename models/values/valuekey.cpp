// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "valuekey.h"

#include "values/cellvalue.h"
#include "values/textfold.h"

#include <algorithm>

namespace storedesk::values {

QByteArrayView ValueKey::keyOf(QByteArrayView value)
{
    m_scratch.resize(value.size() + 1);
    char *out = m_scratch.data();
    // No text begins with a zero byte.
    *out = '\0';
    std::ranges::copy(value, out + 1);
    return m_scratch;
}

QByteArrayView ValueKey::of(QByteArrayView cell)
{
    if (m_matching == TextMatching::Exact)
        return cell;
    if (m_format.kind == ColumnKind::Number) {
        if (m_format.wide) {
            if (const auto number = decimalOf(cell, m_format))
                return keyOf(number->toText());
        } else if (const auto number = numberOf(cell, m_format)) {
            // The numbers have few enough digits to be unique as doubles. Negative zero must be
            // avoided.
            const double value = *number == 0 ? 0.0 : *number;
            return keyOf({reinterpret_cast<const char *>(&value), sizeof value});
        }
    } else if (m_format.kind == ColumnKind::Moment) {
        if (const auto moment = momentOf(cell, m_format))
            return keyOf({reinterpret_cast<const char *>(&*moment), sizeof *moment});
    }
    return folded(cell, m_scratch);
}

} // namespace storedesk::values
