// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"

class QObject;

namespace storedesk::api {

class Call;
class Session;

// Products have no list and no create: a change of a product that does not exist creates it.
class ProductsApi final
{
public:
    explicit ProductsApi(Session &session);

    [[nodiscard]] Call *get(const QString &id, QObject *owner,
                            Priority priority = Priority::Interactive);
    Call *remove(const QString &id, Priority priority = Priority::Interactive);
    [[nodiscard]] Call *getByStoreId(const QString &productId, QObject *owner,
                                     Priority priority = Priority::Interactive);
    Call *removeByStoreId(const QString &productId, Priority priority = Priority::Interactive);
    Call *patchByStoreId(const QString &productId, const QJsonObject &changes,
                         Priority priority = Priority::Interactive);

private:
    Session &m_session;
};

} // namespace storedesk::api
