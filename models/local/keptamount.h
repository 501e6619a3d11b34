// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>

namespace storedesk::local {

// How much of something is on this computer.
struct KeptAmount
{
    qint64 bytes = 0;
    qint64 count = 0;
    QDateTime oldest = {}; // invalid: there is none

    bool operator==(const KeptAmount &) const = default;
};

} // namespace storedesk::local
