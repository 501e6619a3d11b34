// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/core/exchange.h"
#include "practice/store/handlercontext.h"
#include "practice/store/store.h"

#include <tl/expected.hpp>

namespace storedesk::practice {

// The four operations of custom event types. Stored as records that belong to their integration;
// the name is the alias.
class EventTypes final
{
public:
    explicit EventTypes(const HandlerContext &context);

    [[nodiscard]] Answer list(const Request &request);
    [[nodiscard]] Answer create(const Request &request);
    [[nodiscard]] Answer get(const Request &request);
    [[nodiscard]] Answer remove(const Request &request);

private:
    // Finds the type by both ids of the path.
    [[nodiscard]] tl::expected<Record, Answer> find(const Request &request);

    HandlerContext m_context;
    catalogue::Checker m_checker;
};

} // namespace storedesk::practice
