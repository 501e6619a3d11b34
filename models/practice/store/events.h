// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/limits.h"
#include "practice/core/exchange.h"
#include "practice/store/contactwriter.h"
#include "practice/store/fieldregistry.h"
#include "practice/store/store.h"

namespace storedesk::practice {

// Implements the two operations of custom events. An event is stored as an activity of its contact,
// and its fields with the id of a contact field are written to the contact.
class Events final
{
public:
    static constexpr qsizetype largestEvent = catalogue::limits::eventBytes;

    Events(const HandlerContext &context, FieldRegistry &fields);

    [[nodiscard]] PracticeResponse createByAlias(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse createById(const PracticeRequest &request);

private:
    [[nodiscard]] PracticeResponse create(const PracticeRequest &request, const Record &type);
    // Returns the response that refuses events over the API for this type, if any.
    [[nodiscard]] std::optional<PracticeResponse> refusal(const Record &type);
    // Returns the members of the event that are written to the contact.
    [[nodiscard]] QJsonObject changesOf(const QJsonObject &event);

    HandlerContext m_context;
    FieldRegistry &m_fields;
    ContactTable m_contacts;
    ContactWriter m_writer;
};

} // namespace storedesk::practice
