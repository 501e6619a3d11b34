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
    // One line per fault, with its line number.
    Lines,
    // The source columns with an additional one.
    Copy
};

// The configuration of a practice service: the options of `serve` and those of tests.
struct ServiceOptions
{
    // 0 selects any free port.
    quint16 port = 0;
    // Empty for a private temporary folder.
    QString dataFile = {};
    // A folder for copies of freshly seeded stores, which speeds up starting many services. If
    // empty, every store is seeded.
    QString seededStores = {};
    int contacts = 500;
    quint64 seed = 1;
    // 0 means no limit and no rate headers.
    int requestsPerMinute = 100;
    int importLimitMb = catalogue::limits::importMegabytes;
    // Scopes of additional keys; one key with full access always exists.
    std::vector<QStringList> keys = {};
    Paging paging = Paging::Page;
    ErrorReport errorReport = ErrorReport::Lines;
    double speed = 1;
    bool tls = false;
    std::vector<FaultRule> faults = {};
    quint64 faultSeed = 1;
    // Connections without activity for this long are closed. Real time, not that of the clock.
    std::chrono::seconds idleLimit{30};
    int connectionLimit = 400;
};

} // namespace storedesk::practice
