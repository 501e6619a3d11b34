// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/session.h"

namespace support {

// The same request through the API class it belongs to: one line for each of the 48 operations.
// NOLINTNEXTLINE(readability-function-size): a table
inline storedesk::api::Call *viaApi(storedesk::api::Session &session,
                                    const storedesk::api::Request &request, QObject *owner)
{
    using namespace storedesk;
    using enum catalogue::OperationId;

    const auto first = request.values.value(0);
    const auto second = request.values.value(1);
    const auto *json = std::get_if<QJsonObject>(&request.body);
    const auto *import = std::get_if<api::ImportForm>(&request.body);
    const auto body = json ? *json : QJsonObject();
    const auto form = import ? *import : api::ImportForm();

    // clang-format off
    switch (request.operation) {
    case GetContact:                return session.contacts().get(first, owner);
    case DeleteContact:             return session.contacts().remove(first);
    case PatchContact:              return session.contacts().patch(first, body);
    case GetContactByEmail:         return session.contacts().getByEmail(first, owner);
    case DeleteContactByEmail:      return session.contacts().removeByEmail(first);
    case PatchContactByEmail:       return session.contacts().patchByEmail(first, body);
    case GetContactByExternalId:    return session.contacts().getByExternalId(first, owner);
    case DeleteContactByExternalId: return session.contacts().removeByExternalId(first);
    case PatchContactByExternalId:  return session.contacts().patchByExternalId(first, body);
    case CreatePurchase:            return session.purchases().create(body, true);
    case GetPurchase:               return session.purchases().get(first, owner);
    case DeletePurchase:            return session.purchases().remove(first);
    case GetPurchaseByStoreId:      return session.purchases().getByStoreId(first, owner);
    case DeletePurchaseByStoreId:   return session.purchases().removeByStoreId(first);
    case GetProduct:                return session.products().get(first, owner);
    case DeleteProduct:             return session.products().remove(first);
    case GetProductByStoreId:       return session.products().getByStoreId(first, owner);
    case DeleteProductByStoreId:    return session.products().removeByStoreId(first);
    case PatchProductByStoreId:     return session.products().patchByStoreId(first, body);
    case ListExports:               return session.exports().list(owner, request.query);
    case CreateExport:              return session.exports().create(body);
    case CreateDataExplorerExport:  return session.exports().createDataExplorer(body);
    case GetExport:                 return session.exports().get(first, owner);
    case DeleteExport:              return session.exports().remove(first);
    case ListImports:               return session.imports().list(owner, request.query);
    case CreateImport:              return session.imports().create(form);
    case GetImport:                 return session.imports().get(first, owner);
    case DeleteImport:              return session.imports().remove(first);
    case ListCouponSets:            return session.couponSets().list(owner, request.query);
    case GetCouponSet:              return session.couponSets().get(first, owner);
    case ListWorkflows:             return session.workflows().list(owner, request.query);
    case GetWorkflow:               return session.workflows().get(first, owner);
    case GetStore:                  return session.store().get(owner);
    case ListContactFields:         return session.contactFields().list(owner, request.query);
    case CreateContactField:        return session.contactFields().create(body);
    case GetContactField:           return session.contactFields().get(first, owner);
    case DeleteContactField:        return session.contactFields().remove(first);
    case CreateCustomEventByAlias:  return session.customEvents().createByAlias(first, body, false);
    case CreateCustomEventById:     return session.customEvents().createById(first, body, false);
    case ListCustomIntegrations:    return session.customIntegrations().list(owner, request.query);
    case CreateCustomIntegration:   return session.customIntegrations().create(body);
    case GetCustomIntegration:      return session.customIntegrations().get(first, owner);
    case PatchCustomIntegration:    return session.customIntegrations().patch(first, body);
    case DeleteCustomIntegration:   return session.customIntegrations().remove(first);
    case ListCustomEventTypes:      return session.customEventTypes().list(first, owner, request.query);
    case CreateCustomEventType:     return session.customEventTypes().create(first, body);
    case GetCustomEventType:        return session.customEventTypes().get(first, second, owner);
    case DeleteCustomEventType:     return session.customEventTypes().remove(first, second);
    case Count: break;
    }
    // clang-format on
    return nullptr;
}

} // namespace support
