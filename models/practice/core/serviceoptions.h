// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/limits.h"
#include "practice/core/faultrule.h"
#include "practice/core/page.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <vector>

namespace storedesk::practice {

enum class ErrorReport : quint8 {
    Lines, // one line per fault, told by its line number
    Copy // the source columns and one more
};

// How a practice service is set up: what `serve` can be told, and what tests need beside it.
struct ServiceOptions
{
    quint16 port = 0; // 0: any free one
    QString dataFile = {}; // empty: a private temporary folder
    // A folder to keep private stores in as their seed left them, for those who begin many: one
    // that is there is copied. Empty: every store is seeded.
    QString seededStores = {};
    int contacts = 500;
    quint64 seed = 1;
    int requestsPerMinute = 100; // 0: no limit, and no headers about one
    int importLimitMb = catalogue::limits::importMegabytes;
    std::vector<QStringList> keys =
        {}; // scopes of extra keys; one key that may do all always exists
    Paging paging = Paging::Page;
    ErrorReport errorReport = ErrorReport::Lines;
    double speed = 1;
    bool tls = false;
    std::vector<FaultRule> faults = {};
    quint64 faultSeed = 1;
    // A connection on which nothing moves for so long is closed. Real time, not the clock's.
    std::chrono::seconds idleLimit{30};
    int connectionLimit = 400;
};

} // namespace storedesk::practice
