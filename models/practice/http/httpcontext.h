// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/handler.h"
#include "practice/core/keys.h"
#include "practice/core/rate.h"
#include "practice/core/serviceoptions.h"
#include "practice/faults/faultpages.h"
#include "practice/faults/faults.h"
#include "practice/faults/ledger.h"
#include "practice/http/otherorigin.h"

#include <functional>

namespace storedesk::practice {

class Acceptor;

// The data shared by all requests to one service. Belongs to the service's thread, except for the
// ledger, the faults and the functions at the end, which are thread-safe.
struct HttpContext
{
    const ServiceOptions &options;
    const base::Clock &clock;
    const std::vector<Key> &keys;
    Handler &handler;
    Faults &faults;
    Ledger &ledger;
    Acceptor &acceptor;
    Rate rate;
    // The service's base URL.
    QUrl base;
    // A private folder for uploads.
    QString folder;
    std::function<QUrl(Elsewhere)> elsewhere;
    std::function<std::optional<FileAnswer>(QByteArrayView token)> ownFile;
    PageMemory pages = {};
};

} // namespace storedesk::practice
