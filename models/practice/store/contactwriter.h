// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/store/contacttable.h"
#include "practice/store/handlercontext.h"

namespace storedesk::practice {

// Writes contacts as the service does, for requests, events and imports. Also records the consent
// and activities that result from a change.
class ContactWriter final
{
public:
    // The origin, such as api or import, is recorded with consent.
    ContactWriter(const HandlerContext &context, QLatin1StringView origin);

    // The body must have an email or external id and must have been checked.
    [[nodiscard]] Contact create(const QJsonObject &body);
    // Null clears a member. Missing members are unchanged.
    void change(Contact &contact, const QJsonObject &changes);

private:
    void noteConsent(Contact &contact, const QJsonObject &before, Moment now);

    HandlerContext m_context;
    QLatin1StringView m_origin;
    ContactTable m_table;
};

} // namespace storedesk::practice
