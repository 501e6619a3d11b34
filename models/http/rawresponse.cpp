// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rawresponse.h"

#include <algorithm>

namespace storedesk::http {

QByteArray RawResponse::header(QByteArrayView name) const
{
    const auto found = std::ranges::find_if(headers, [name](const auto &pair) {
        return pair.first.compare(name, Qt::CaseInsensitive) == 0;
    });
    return found == headers.end() ? QByteArray() : found->second;
}

} // namespace storedesk::http
