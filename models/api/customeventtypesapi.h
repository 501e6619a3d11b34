// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"

class QObject;

namespace storedesk::api {

class Call;
class Pages;
class Session;

// Custom event types belong to an integration. They cannot be changed, only made and deleted.
class CustomEventTypesApi final
{
public:
    explicit CustomEventTypesApi(Session &session);

    [[nodiscard]] Call *list(const QString &integrationId, QObject *owner,
                             const QUrlQuery &query = {},
                             Priority priority = Priority::Interactive);
    // Every page of the list, one after the other.
    [[nodiscard]] Pages *all(const QString &integrationId, QObject *owner,
                             Priority priority = Priority::Interactive);
    Call *create(const QString &integrationId, const QJsonObject &eventType,
                 Priority priority = Priority::Interactive);
    [[nodiscard]] Call *get(const QString &integrationId, const QString &eventTypeId,
                            QObject *owner, Priority priority = Priority::Interactive);
    Call *remove(const QString &integrationId, const QString &eventTypeId,
                 Priority priority = Priority::Interactive);

private:
    Session &m_session;
};

} // namespace storedesk::api
