// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/resourceapi.h"

namespace storedesk::api {

// Custom events can only be sent. A lost event cannot be looked up, so it finishes as Unknown and
// is never resent automatically.
class CustomEventsApi final : public ResourceApi
{
public:
    // The kind of identifier that selects the event type.
    enum class Type : quint8 { Alias, Id };

    explicit CustomEventsApi(Session &session);

    // With createContact, the service creates the contact if it does not exist.
    [[nodiscard]] static http::Request toSend(Type type, const QString &value,
                                              const QJsonObject &event, bool createContact);
    Call *send(Type type, const QString &value, const QJsonObject &event, bool createContact) const;
};

} // namespace storedesk::api
