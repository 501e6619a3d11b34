// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/core/exchange.h"
#include "practice/store/handlercontext.h"
#include "practice/store/store.h"

#include <tl/expected.hpp>

namespace storedesk::practice {

// Implements the four custom event type operations. Types are stored as records that belong to
// their integration and are named by their alias.
class PracticeEventTypes final
{
public:
    explicit PracticeEventTypes(const HandlerContext &context);

    [[nodiscard]] PracticeResponse list(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse create(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse get(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse remove(const PracticeRequest &request);

private:
    // Finds the type by both ids in the path.
    [[nodiscard]] tl::expected<Record, PracticeResponse> find(const PracticeRequest &request);

    HandlerContext m_context;
    catalogue::Checker m_checker;
};

} // namespace storedesk::practice
