// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/resourceapi.h"

namespace storedesk::api {

// Custom events can only be sent. A lost one cannot be looked up, so it ends as Unknown and is
// never repeated by itself.
class CustomEventsApi final : public ResourceApi
{
public:
    // What kind of event it is, in one of the two ways the service takes.
    enum class Type : quint8 { Alias, Id };

    explicit CustomEventsApi(Session &session);

    // Whether a contact that does not exist is created.
    [[nodiscard]] static Request toSend(Type type, const QString &value, const QJsonObject &event,
                                        bool createContact);
    Call *send(Type type, const QString &value, const QJsonObject &event, bool createContact) const;
};

} // namespace storedesk::api
