// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cell.h"

namespace storedesk::table {

QByteArrayView unquoted(QByteArrayView raw, char quote, QByteArray &scratch)
{
    if (quote == 0 || raw.isEmpty() || raw.front() != quote)
        return raw;
    auto rest = raw.sliced(1);
    auto at = rest.indexOf(quote);
    if (at < 0)
        return rest; // never closed
    if (at == rest.size() - 1)
        return rest.chopped(1);
    scratch.resize(0);
    for (; at >= 0; at = rest.indexOf(quote)) {
        scratch.append(rest.first(at));
        rest = rest.sliced(at + 1);
        if (!rest.startsWith(quote))
            break; // closed; what follows belongs to the cell as it is
        scratch.append(quote);
        rest = rest.sliced(1);
    }
    scratch.append(rest);
    return scratch;
}

} // namespace storedesk::table
