// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"

class QObject;

namespace storedesk::api {

class Call;
class Session;

// Contacts have no list and no create: they are looked up by a key, and a change of a contact that
// does not exist creates it. The three operations without a way in their name are deprecated.
class ContactsApi final
{
public:
    explicit ContactsApi(Session &session);

    [[nodiscard]] Call *get(const QString &email, QObject *owner,
                            Priority priority = Priority::Interactive);
    Call *remove(const QString &email, Priority priority = Priority::Interactive);
    Call *patch(const QString &email, const QJsonObject &changes,
                Priority priority = Priority::Interactive);

    [[nodiscard]] Call *getByEmail(const QString &email, QObject *owner,
                                   Priority priority = Priority::Interactive);
    Call *removeByEmail(const QString &email, Priority priority = Priority::Interactive);
    Call *patchByEmail(const QString &email, const QJsonObject &changes,
                       Priority priority = Priority::Interactive);

    [[nodiscard]] Call *getByExternalId(const QString &externalId, QObject *owner,
                                        Priority priority = Priority::Interactive);
    Call *removeByExternalId(const QString &externalId, Priority priority = Priority::Interactive);
    Call *patchByExternalId(const QString &externalId, const QJsonObject &changes,
                            Priority priority = Priority::Interactive);

private:
    Session &m_session;
};

} // namespace storedesk::api
