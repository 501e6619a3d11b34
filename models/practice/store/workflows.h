// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/exchange.h"
#include "practice/store/handlercontext.h"

namespace storedesk::practice {

// Implements the read-only operations for workflows and the store.
class Workflows final
{
public:
    explicit Workflows(const HandlerContext &context);

    [[nodiscard]] PracticeResponse list(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse get(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse store(const PracticeRequest &request);

private:
    HandlerContext m_context;
};

} // namespace storedesk::practice
