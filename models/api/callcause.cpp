// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "callcause.h"

namespace storedesk::api {

QString causeOf(const QObject *owner)
{
    for (; owner; owner = owner->parent()) {
        if (const auto *cause = qobject_cast<const CallCause *>(owner))
            return cause->callCause();
    }
    return {};
}

} // namespace storedesk::api
