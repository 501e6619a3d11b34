// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>

namespace storedesk::storage {

// The amount of data of one kind that is stored.
struct StoredSize
{
    qint64 bytes = 0;
    qint64 count = 0;
    // Invalid if there is no data.
    QDateTime oldest = {};

    bool operator==(const StoredSize &) const = default;
};

} // namespace storedesk::storage
