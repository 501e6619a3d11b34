// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/store/handlercontext.h"

namespace storedesk::practice {

// Fills a new store: the same seed, clock and number of contacts give the same store. Covers
// everything but the history of exports and imports, which the transfers add themselves. An
// interrupted seed leaves an incomplete file, which the next run starts again.
class Seed final
{
public:
    Seed(const HandlerContext &context, int contacts);

    [[nodiscard]] static bool isComplete(Store &store);
    void run();

private:
    void clear();

    HandlerContext m_context;
    int m_contacts;
};

} // namespace storedesk::practice
