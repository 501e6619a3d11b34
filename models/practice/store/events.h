// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/limits.h"
#include "practice/core/exchange.h"
#include "practice/store/contactwriter.h"
#include "practice/store/fieldregistry.h"
#include "practice/store/store.h"

namespace storedesk::practice {

// Implements the two custom event operations. An event is stored as an activity of its contact. Its
// fields that have the id of a contact field are written to the contact.
class Events final
{
public:
    static constexpr qsizetype largestEvent = catalogue::limits::eventBytes;

    Events(const HandlerContext &context, FieldRegistry &fields);

    [[nodiscard]] PracticeResponse createByAlias(const PracticeRequest &request);
    [[nodiscard]] PracticeResponse createById(const PracticeRequest &request);

private:
    [[nodiscard]] PracticeResponse create(const PracticeRequest &request, const Record &type);
    // Returns an error response if events of this type cannot be sent through the API.
    [[nodiscard]] std::optional<PracticeResponse> refusal(const Record &type);
    // Returns the event's members that are written to the contact.
    [[nodiscard]] QJsonObject changesOf(const QJsonObject &event);

    HandlerContext m_context;
    FieldRegistry &m_fields;
    ContactTable m_contacts;
    ContactWriter m_writer;
};

} // namespace storedesk::practice
