// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "limits.h"

namespace storedesk::http {

// Returns the position of the closing quote of a string, or the end.
static qsizetype closingQuote(QByteArrayView json, qsizetype from)
{
    for (qsizetype at = from; at < json.size(); ++at) {
        if (json[at] == '\\')
            ++at;
        else if (json[at] == '"')
            return at;
    }
    return json.size();
}

bool isDeeperThan(QByteArrayView json, int depth)
{
    int open = 0;
    for (qsizetype at = 0; at < json.size(); ++at) {
        switch (json[at]) {
        case '"':
            at = closingQuote(json, at + 1);
            break;
        case '{':
        case '[':
            if (++open > depth)
                return true;
            break;
        case '}':
        case ']':
            --open;
            break;
        default:
            break;
        }
    }
    return false;
}

} // namespace storedesk::http
