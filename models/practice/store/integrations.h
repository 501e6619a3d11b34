// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/core/exchange.h"
#include "practice/store/handlercontext.h"

namespace storedesk::practice {

// Implements the five custom integration operations.
class Integrations final
{
public:
    explicit Integrations(const HandlerContext &context);

    [[nodiscard]] PracticeResponse list(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse create(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse get(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse patch(const PracticeRequest &request);
    // Also removes the integration's event types. Refused if a segment uses the integration.
    [[nodiscard]] PracticeResponse remove(const PracticeRequest &request);

private:
    HandlerContext m_context;
    catalogue::Checker m_create;
    catalogue::Checker m_patch;
};

} // namespace storedesk::practice
