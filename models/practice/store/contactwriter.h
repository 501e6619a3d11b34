// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/store/contacttable.h"
#include "practice/store/handlercontext.h"

namespace storedesk::practice {

// Writes contacts the way the service does, whoever asks for it: requests, events and imports. It
// keeps the notes about consent and the activity that go with a change.
class ContactWriter final
{
public:
    // The origin is what the notes say: api, import, …
    ContactWriter(const HandlerContext &context, QLatin1StringView origin);

    // The body has e-mail or external id and passed the checks.
    [[nodiscard]] Contact create(const QJsonObject &body);
    // Null clears; members that are not named stay.
    void change(Contact &contact, const QJsonObject &changes);

private:
    void noteConsent(Contact &contact, const QJsonObject &before, Moment now);

    HandlerContext m_context;
    QLatin1StringView m_origin;
    ContactTable m_table;
};

} // namespace storedesk::practice
