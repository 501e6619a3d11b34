// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/core/exchange.h"
#include "practice/store/handlercontext.h"

namespace storedesk::practice {

// The five operations of custom integrations.
class Integrations final
{
public:
    explicit Integrations(const HandlerContext &context);

    [[nodiscard]] Answer list(const Request &request);
    [[nodiscard]] Answer create(const Request &request);
    [[nodiscard]] Answer get(const Request &request);
    [[nodiscard]] Answer patch(const Request &request);
    // Also removes its event types. Refused if a segment uses it.
    [[nodiscard]] Answer remove(const Request &request);

private:
    HandlerContext m_context;
    catalogue::Checker m_create;
    catalogue::Checker m_patch;
};

} // namespace storedesk::practice
