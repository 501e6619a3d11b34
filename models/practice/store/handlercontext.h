// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/moment.h"
#include "practice/core/page.h"

namespace storedesk::practice {

class Store;

// The common dependencies of all handlers. Owned by the backend, which outlives its handlers.
struct HandlerContext
{
    Store &store;
    const base::Clock &clock;
    Paging paging = Paging::Page;
    // If set, replaces the time of the clock.
    std::optional<Moment> moment = {};

    [[nodiscard]] Moment now() const { return moment ? *moment : momentNow(clock); }
};

} // namespace storedesk::practice
