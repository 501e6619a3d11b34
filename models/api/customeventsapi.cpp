// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "customeventsapi.h"

#include "api/session.h"
#include "catalogue/key.h"

namespace storedesk::api {

using namespace Qt::StringLiterals;
using catalogue::OperationId;

CustomEventsApi::CustomEventsApi(Session &session)
    : ResourceApi(session, catalogue::Resource::CustomEvent)
{ }

http::Request CustomEventsApi::toSend(Type type, const QString &value, const QJsonObject &event,
                                      bool createContact)
{
    return {
        .operation = type == Type::Alias ? OperationId::CreateCustomEventByAlias
                                         : OperationId::CreateCustomEventById,
        .values = {value},
        .query = {{catalogue::key::query::createContact, createContact ? u"true"_s : u"false"_s}},
        .body = event};
}

Call *CustomEventsApi::send(Type type, const QString &value, const QJsonObject &event,
                            bool createContact) const
{
    return session().write(toSend(type, value, event, createContact));
}

} // namespace storedesk::api
