// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/serviceoptions.h"
#include "practice/store/handlercontext.h"

namespace storedesk::practice {

// Fills a new store. The same seed, clock and number of contacts give the same store. Creates
// everything except the history of exports and imports, which Transfers adds. An interrupted seed
// leaves an incomplete file, and the next run starts over.
class Seed final
{
public:
    Seed(const HandlerContext &context, int contacts, StoreHistory history);

    [[nodiscard]] static bool isComplete(Store &store);
    void run();

private:
    void clear();

    HandlerContext m_context;
    int m_contacts;
    StoreHistory m_history;
};

} // namespace storedesk::practice
