// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "productsapi.h"

#include "api/session.h"

namespace storedesk::api {

using enum catalogue::OperationId;

ProductsApi::ProductsApi(Session &session)
    : m_session(session)
{ }

Call *ProductsApi::get(const QString &id, QObject *owner, Priority priority)
{
    return m_session.read({.operation = GetProduct, .values = {id}, .priority = priority}, owner);
}

Call *ProductsApi::remove(const QString &id, Priority priority)
{
    return m_session.write({.operation = DeleteProduct, .values = {id}, .priority = priority});
}

Call *ProductsApi::getByStoreId(const QString &productId, QObject *owner, Priority priority)
{
    return m_session.read(
        {.operation = GetProductByStoreId, .values = {productId}, .priority = priority}, owner);
}

Call *ProductsApi::removeByStoreId(const QString &productId, Priority priority)
{
    return m_session.write(
        {.operation = DeleteProductByStoreId, .values = {productId}, .priority = priority});
}

Call *ProductsApi::patchByStoreId(const QString &productId, const QJsonObject &changes,
                                  Priority priority)
{
    return m_session.write({.operation = PatchProductByStoreId,
                            .values = {productId},
                            .body = changes,
                            .priority = priority});
}

} // namespace storedesk::api
