// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "practice/core/exchange.h"
#include "practice/store/fieldregistry.h"
#include "practice/store/handlercontext.h"

namespace storedesk::practice {

// Implements the four contact field operations. Fields are stored as records whose id and name are
// both the field name.
class ContactFields final
{
public:
    ContactFields(const HandlerContext &context, FieldRegistry &book);

    [[nodiscard]] PracticeResponse list(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse create(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse get(const PracticeRequest &request);
    // Also removes the value from every contact. Refused for system fields and for fields used in a
    // segment.
    [[nodiscard]] PracticeResponse remove(const PracticeRequest &request);

private:
    HandlerContext m_context;
    FieldRegistry &m_book;
    catalogue::Checker m_checker;
};

} // namespace storedesk::practice
