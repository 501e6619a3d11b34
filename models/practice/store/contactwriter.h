// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/store/contacttable.h"
#include "practice/store/handlercontext.h"

namespace storedesk::practice {

// Writes contacts as the service does, for requests, events and imports. Also records consent and
// activities that belong to a change.
class ContactWriter final
{
public:
    // The origin is recorded with consent: api, import, …
    ContactWriter(const HandlerContext &context, QLatin1StringView origin);

    // The body has an email or external id and passed the checks.
    [[nodiscard]] Contact create(const QJsonObject &body);
    // Null clears a member; missing members are unchanged.
    void change(Contact &contact, const QJsonObject &changes);

private:
    void noteConsent(Contact &contact, const QJsonObject &before, Moment now);

    HandlerContext m_context;
    QLatin1StringView m_origin;
    ContactTable m_table;
};

} // namespace storedesk::practice
