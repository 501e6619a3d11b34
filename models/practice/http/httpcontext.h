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

// What the requests of one service share. But for the ledger, the faults and the functions at the
// end, which any thread may use, it belongs to the service's thread.
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
    QUrl base; // where the service answers
    QString folder; // private, for uploads
    std::function<QUrl(Elsewhere)> elsewhere;
    std::function<std::optional<FileAnswer>(QByteArrayView token)> ownFile;
    PageMemory pages = {};
};

} // namespace storedesk::practice
