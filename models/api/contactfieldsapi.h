// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"

class QObject;

namespace storedesk::api {

class Call;
class Pages;
class Session;

// The fields a contact can have: the service's own and those the store defined.
class ContactFieldsApi final
{
public:
    explicit ContactFieldsApi(Session &session);

    [[nodiscard]] Call *list(QObject *owner, const QUrlQuery &query = {},
                             Priority priority = Priority::Interactive);
    // Every page of the list, one after the other.
    [[nodiscard]] Pages *all(QObject *owner, Priority priority = Priority::Interactive);
    Call *create(const QJsonObject &field, Priority priority = Priority::Interactive);
    [[nodiscard]] Call *get(const QString &id, QObject *owner,
                            Priority priority = Priority::Interactive);
    Call *remove(const QString &id, Priority priority = Priority::Interactive);

private:
    Session &m_session;
};

} // namespace storedesk::api
