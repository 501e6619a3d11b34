// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/usage.h"

#include "catalogue/key.h"
#include "practice/store/store.h"

#include <limits>

namespace storedesk::practice {

namespace key = catalogue::key;

QString userOf(Store &store, QLatin1StringView what, const QString &id)
{
    const QJsonArray segments = store.list(IdKind::Segment, 0, std::numeric_limits<int>::max());
    for (const auto &segment : segments) {
        if (segment[what].toArray().contains(id))
            return segment[key::name].toString();
    }
    return {};
}

} // namespace storedesk::practice
