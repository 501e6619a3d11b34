// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"

class QObject;

namespace storedesk::api {

class Call;
class Session;

// Custom events can only be sent. A lost answer leaves it open whether one arrived: they are never
// sent again by themselves.
class CustomEventsApi final
{
public:
    explicit CustomEventsApi(Session &session);

    Call *createByAlias(const QString &alias, const QJsonObject &event, bool createContact,
                        Priority priority = Priority::Interactive);
    Call *createById(const QString &id, const QJsonObject &event, bool createContact,
                     Priority priority = Priority::Interactive);

private:
    Session &m_session;
};

} // namespace storedesk::api
