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
    // One line for each fault, with its line number.
    Lines,
    // The columns of the source and an additional column.
    Copy
};

// The headings of export files.
enum class Headings : quint8 { Ids, English, Spanish };

// The activities of a new store.
enum class StoreHistory : quint8 {
    // A few for each contact, so that tests start quickly.
    Brief,
    // Eighteen months with seasons, campaigns, workflows, carts, coupons and merged contacts.
    Full
};

// The configuration of a practice service, with the options of `serve` and those used only in
// tests.
struct ServiceOptions
{
    // 0 selects any free port.
    quint16 port = 0;
    // If empty, a private temporary folder is used.
    QString dataFile = {};
    // A folder for copies of freshly seeded stores, which makes it faster to start many services.
    // If empty, every store is seeded.
    QString seededStores = {};
    int contacts = 500;
    quint64 seed = 1;
    StoreHistory history = StoreHistory::Brief;
    // The number of buyers that predictions require.
    int clvBuyers = 100;
    Headings headings = Headings::Ids;
    // 0 means no limit and no rate headers.
    int requestsPerMinute = 100;
    int importLimitMb = catalogue::limits::importMegabytes;
    // The scopes of additional keys. A key with full access always exists.
    std::vector<QStringList> keys = {};
    Paging paging = Paging::Page;
    ErrorReport errorReport = ErrorReport::Lines;
    double speed = 1;
    // How long exports and imports wait before they start.
    std::chrono::milliseconds queued{2000};
    bool tls = false;
    std::vector<FaultRule> faults = {};
    quint64 faultSeed = 1;
    // Connections without activity for this long are closed. Measured in real time, not with the
    // service's clock.
    std::chrono::seconds idleLimit{30};
    int connectionLimit = 400;
};

} // namespace storedesk::practice
