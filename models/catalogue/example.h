// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"

#include <QHash>
#include <QList>

namespace storedesk::catalogue {

// A record of the practice store to begin with, for somebody who knows none of them yet.
struct Example
{
    QString value; // by which it is usually looked up: email, product ID, purchase ID
    QString name = {}; // what a person calls it; empty: nothing else than the value

    bool operator==(const Example &) const = default;
};

using Examples = QHash<Resource, QList<Example>>;

} // namespace storedesk::catalogue
