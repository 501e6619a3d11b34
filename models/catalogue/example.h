// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"

#include <QHash>
#include <QList>

namespace storedesk::catalogue {

// A record of the practice store that new users can start with.
struct Example
{
    // The usual lookup key: email, product ID or purchase ID.
    QString value;
    // Display name; empty if there is none besides the value.
    QString name = {};

    bool operator==(const Example &) const = default;
};

using Examples = QHash<Resource, QList<Example>>;

} // namespace storedesk::catalogue
