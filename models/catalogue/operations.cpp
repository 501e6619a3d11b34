// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "operation.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::catalogue {

using namespace Qt::StringLiterals;
using enum OperationId;

static constexpr std::nullopt_t none = std::nullopt;

// clang-format off
static constexpr std::array operationRows{
    Operation{GetContact,                Resource::Contact,           Verb::Get,    Effect::Read,   Repeat::Read,   "getContact"_L1,                QT_TRANSLATE_NOOP("Operations", "Get contact (deprecated)"),                         "/contacts/{email}"_L1,                                          Payload::None,      ResponseShape::Record,  none,                  GetContactByEmail},
    Operation{DeleteContact,             Resource::Contact,           Verb::Delete, Effect::Delete, Repeat::Write,  "deleteContact"_L1,             QT_TRANSLATE_NOOP("Operations", "Delete contact (deprecated)"),                      "/contacts/{email}"_L1,                                          Payload::None,      ResponseShape::Nothing, GetContact,            DeleteContactByEmail},
    Operation{PatchContact,              Resource::Contact,           Verb::Patch,  Effect::Update, Repeat::Write,  "patchContact"_L1,              QT_TRANSLATE_NOOP("Operations", "Patch contact (deprecated)"),                       "/contacts/{email}"_L1,                                          Payload::Json,      ResponseShape::Record,  GetContact,            PatchContactByEmail},
    Operation{GetContactByEmail,         Resource::Contact,           Verb::Get,    Effect::Read,   Repeat::Read,   "getContactByEmail"_L1,         QT_TRANSLATE_NOOP("Operations", "Get contact detail by email"),                      "/contacts/email/{email}"_L1,                                    Payload::None,      ResponseShape::Record},
    Operation{DeleteContactByEmail,      Resource::Contact,           Verb::Delete, Effect::Delete, Repeat::Write,  "deleteContactByEmail"_L1,      QT_TRANSLATE_NOOP("Operations", "Delete contact by email"),                          "/contacts/email/{email}"_L1,                                    Payload::None,      ResponseShape::Nothing, GetContactByEmail},
    Operation{PatchContactByEmail,       Resource::Contact,           Verb::Patch,  Effect::Update, Repeat::Write,  "patchContactByEmail"_L1,       QT_TRANSLATE_NOOP("Operations", "Patch contact by email"),                           "/contacts/email/{email}"_L1,                                    Payload::Json,      ResponseShape::Record,  GetContactByEmail},
    Operation{GetContactByExternalId,    Resource::Contact,           Verb::Get,    Effect::Read,   Repeat::Read,   "getContactByExternalId"_L1,    QT_TRANSLATE_NOOP("Operations", "Get contact detail by externalId"),                 "/contacts/external-id/{externalId}"_L1,                         Payload::None,      ResponseShape::Record},
    Operation{DeleteContactByExternalId, Resource::Contact,           Verb::Delete, Effect::Delete, Repeat::Write,  "deleteContactByExternalId"_L1, QT_TRANSLATE_NOOP("Operations", "Delete contact by externalId"),                     "/contacts/external-id/{externalId}"_L1,                         Payload::None,      ResponseShape::Nothing, GetContactByExternalId},
    Operation{PatchContactByExternalId,  Resource::Contact,           Verb::Patch,  Effect::Update, Repeat::Write,  "patchContactByExternalId"_L1,  QT_TRANSLATE_NOOP("Operations", "Patch contact by externalId"),                      "/contacts/external-id/{externalId}"_L1,                         Payload::Json,      ResponseShape::Record,  GetContactByExternalId},
    Operation{CreatePurchase,            Resource::Purchase,          Verb::Post,   Effect::Create, Repeat::LookUp, "createPurchase"_L1,            QT_TRANSLATE_NOOP("Operations", "Create purchase"),                                  "/purchases/"_L1,                                                Payload::Json,      ResponseShape::Record,  GetPurchaseByStoreId},
    Operation{GetPurchase,               Resource::Purchase,          Verb::Get,    Effect::Read,   Repeat::Read,   "getPurchase"_L1,               QT_TRANSLATE_NOOP("Operations", "Get purchase detail by Id"),                        "/purchases/{id}"_L1,                                            Payload::None,      ResponseShape::Record},
    Operation{DeletePurchase,            Resource::Purchase,          Verb::Delete, Effect::Delete, Repeat::Write,  "deletePurchase"_L1,            QT_TRANSLATE_NOOP("Operations", "Delete purchase by Id"),                            "/purchases/{id}"_L1,                                            Payload::None,      ResponseShape::Nothing, GetPurchase},
    Operation{GetPurchaseByStoreId,      Resource::Purchase,          Verb::Get,    Effect::Read,   Repeat::Read,   "getPurchaseByStoreId"_L1,      QT_TRANSLATE_NOOP("Operations", "Get purchase detail by purchase store identifier"), "/purchases/purchase-id/{id}"_L1,                                Payload::None,      ResponseShape::Record},
    Operation{DeletePurchaseByStoreId,   Resource::Purchase,          Verb::Delete, Effect::Delete, Repeat::Write,  "deletePurchaseByStoreId"_L1,   QT_TRANSLATE_NOOP("Operations", "Delete purchase by purchase store identifier"),     "/purchases/purchase-id/{id}"_L1,                                Payload::None,      ResponseShape::Nothing, GetPurchaseByStoreId},
    Operation{GetProduct,                Resource::Product,           Verb::Get,    Effect::Read,   Repeat::Read,   "getProduct"_L1,                QT_TRANSLATE_NOOP("Operations", "Get product detail by Id"),                         "/products/{id}"_L1,                                             Payload::None,      ResponseShape::Record},
    Operation{DeleteProduct,             Resource::Product,           Verb::Delete, Effect::Delete, Repeat::Write,  "deleteProduct"_L1,             QT_TRANSLATE_NOOP("Operations", "Delete product by Id"),                             "/products/{id}"_L1,                                             Payload::None,      ResponseShape::Nothing, GetProduct},
    Operation{GetProductByStoreId,       Resource::Product,           Verb::Get,    Effect::Read,   Repeat::Read,   "getProductByStoreId"_L1,       QT_TRANSLATE_NOOP("Operations", "Get product detail by store identifier"),           "/products/product-id/{id}"_L1,                                  Payload::None,      ResponseShape::Record},
    Operation{DeleteProductByStoreId,    Resource::Product,           Verb::Delete, Effect::Delete, Repeat::Write,  "deleteProductByStoreId"_L1,    QT_TRANSLATE_NOOP("Operations", "Delete product by product store identifier"),       "/products/product-id/{id}"_L1,                                  Payload::None,      ResponseShape::Nothing, GetProductByStoreId},
    Operation{PatchProductByStoreId,     Resource::Product,           Verb::Patch,  Effect::Update, Repeat::Write,  "patchProductByStoreId"_L1,     QT_TRANSLATE_NOOP("Operations", "Patch or create product by store identifier"),      "/products/product-id/{id}"_L1,                                  Payload::Json,      ResponseShape::Record,  GetProductByStoreId},
    Operation{ListExports,               Resource::Export,            Verb::Get,    Effect::Read,   Repeat::Read,   "listExports"_L1,               QT_TRANSLATE_NOOP("Operations", "Get export list"),                                  "/exports/"_L1,                                                  Payload::None,      ResponseShape::Page},
    Operation{CreateExport,              Resource::Export,            Verb::Post,   Effect::Create, Repeat::LookUp, "createExport"_L1,              QT_TRANSLATE_NOOP("Operations", "Create export"),                                    "/exports/"_L1,                                                  Payload::Json,      ResponseShape::Record,  ListExports},
    Operation{CreateDataExplorerExport,  Resource::Export,            Verb::Post,   Effect::Create, Repeat::LookUp, "createDataExplorerExport"_L1,  QT_TRANSLATE_NOOP("Operations", "Create data explorer export"),                      "/exports/type/data-explorer"_L1,                                Payload::Json,      ResponseShape::Record,  ListExports},
    Operation{GetExport,                 Resource::Export,            Verb::Get,    Effect::Read,   Repeat::Read,   "getExport"_L1,                 QT_TRANSLATE_NOOP("Operations", "Get export detail by Id"),                          "/exports/{id}"_L1,                                              Payload::None,      ResponseShape::Record},
    Operation{DeleteExport,              Resource::Export,            Verb::Delete, Effect::Delete, Repeat::Write,  "deleteExport"_L1,              QT_TRANSLATE_NOOP("Operations", "Delete export by Id"),                              "/exports/{id}"_L1,                                              Payload::None,      ResponseShape::Nothing, GetExport},
    Operation{ListImports,               Resource::Import,            Verb::Get,    Effect::Read,   Repeat::Read,   "listImports"_L1,               QT_TRANSLATE_NOOP("Operations", "Get import list"),                                  "/imports/"_L1,                                                  Payload::None,      ResponseShape::Page},
    Operation{CreateImport,              Resource::Import,            Verb::Post,   Effect::Create, Repeat::LookUp, "createImport"_L1,              QT_TRANSLATE_NOOP("Operations", "Create import"),                                    "/imports/"_L1,                                                  Payload::Multipart, ResponseShape::Record,  ListImports},
    Operation{GetImport,                 Resource::Import,            Verb::Get,    Effect::Read,   Repeat::Read,   "getImport"_L1,                 QT_TRANSLATE_NOOP("Operations", "Get import detail by Id"),                          "/imports/{id}"_L1,                                              Payload::None,      ResponseShape::Record},
    Operation{DeleteImport,              Resource::Import,            Verb::Delete, Effect::Delete, Repeat::Write,  "deleteImport"_L1,              QT_TRANSLATE_NOOP("Operations", "Delete import by Id"),                              "/imports/{id}"_L1,                                              Payload::None,      ResponseShape::Nothing, GetImport},
    Operation{ListCouponSets,            Resource::CouponSet,         Verb::Get,    Effect::Read,   Repeat::Read,   "listCouponSets"_L1,            QT_TRANSLATE_NOOP("Operations", "Get coupon sets list"),                             "/coupon-sets/"_L1,                                              Payload::None,      ResponseShape::Page},
    Operation{GetCouponSet,              Resource::CouponSet,         Verb::Get,    Effect::Read,   Repeat::Read,   "getCouponSet"_L1,              QT_TRANSLATE_NOOP("Operations", "Get coupon set detail by Id"),                      "/coupon-sets/{id}"_L1,                                          Payload::None,      ResponseShape::Record},
    Operation{ListWorkflows,             Resource::Workflow,          Verb::Get,    Effect::Read,   Repeat::Read,   "listWorkflows"_L1,             QT_TRANSLATE_NOOP("Operations", "Get workflows list"),                               "/workflows/"_L1,                                                Payload::None,      ResponseShape::Page},
    Operation{GetWorkflow,               Resource::Workflow,          Verb::Get,    Effect::Read,   Repeat::Read,   "getWorkflow"_L1,               QT_TRANSLATE_NOOP("Operations", "Get workflow detail by Id"),                        "/workflows/{id}"_L1,                                            Payload::None,      ResponseShape::Record},
    Operation{GetStore,                  Resource::Store,             Verb::Get,    Effect::Read,   Repeat::Read,   "getStore"_L1,                  QT_TRANSLATE_NOOP("Operations", "Get store detail"),                                 "/store/"_L1,                                                    Payload::None,      ResponseShape::Record},
    Operation{ListContactFields,         Resource::ContactField,      Verb::Get,    Effect::Read,   Repeat::Read,   "listContactFields"_L1,         QT_TRANSLATE_NOOP("Operations", "Get contact fields list"),                          "/contact-fields/"_L1,                                           Payload::None,      ResponseShape::Page},
    Operation{CreateContactField,        Resource::ContactField,      Verb::Post,   Effect::Create, Repeat::LookUp, "createContactField"_L1,        QT_TRANSLATE_NOOP("Operations", "Create a contact field"),                           "/contact-fields/"_L1,                                           Payload::Json,      ResponseShape::Record,  ListContactFields},
    Operation{GetContactField,           Resource::ContactField,      Verb::Get,    Effect::Read,   Repeat::Read,   "getContactField"_L1,           QT_TRANSLATE_NOOP("Operations", "Get contact field detail"),                         "/contact-fields/{id}"_L1,                                       Payload::None,      ResponseShape::Record},
    Operation{DeleteContactField,        Resource::ContactField,      Verb::Delete, Effect::Delete, Repeat::Write,  "deleteContactField"_L1,        QT_TRANSLATE_NOOP("Operations", "Delete contact field by Id"),                       "/contact-fields/{id}"_L1,                                       Payload::None,      ResponseShape::Nothing, GetContactField},
    Operation{CreateCustomEventByAlias,  Resource::CustomEvent,       Verb::Post,   Effect::Create, Repeat::Event,  "createCustomEventByAlias"_L1,  QT_TRANSLATE_NOOP("Operations", "Create a custom event by alias"),                   "/custom-events/alias/{alias}"_L1,                               Payload::Json,      ResponseShape::Record},
    Operation{CreateCustomEventById,     Resource::CustomEvent,       Verb::Post,   Effect::Create, Repeat::Event,  "createCustomEventById"_L1,     QT_TRANSLATE_NOOP("Operations", "Create a custom event by id"),                      "/custom-events/id/{id}"_L1,                                     Payload::Json,      ResponseShape::Record},
    Operation{ListCustomIntegrations,    Resource::CustomIntegration, Verb::Get,    Effect::Read,   Repeat::Read,   "listCustomIntegrations"_L1,    QT_TRANSLATE_NOOP("Operations", "List custom integrations"),                         "/custom-integrations/"_L1,                                      Payload::None,      ResponseShape::Page},
    Operation{CreateCustomIntegration,   Resource::CustomIntegration, Verb::Post,   Effect::Create, Repeat::LookUp, "createCustomIntegration"_L1,   QT_TRANSLATE_NOOP("Operations", "Create custom integration"),                        "/custom-integrations/"_L1,                                      Payload::Json,      ResponseShape::Record,  ListCustomIntegrations},
    Operation{GetCustomIntegration,      Resource::CustomIntegration, Verb::Get,    Effect::Read,   Repeat::Read,   "getCustomIntegration"_L1,      QT_TRANSLATE_NOOP("Operations", "Get custom integration by Id"),                     "/custom-integrations/{id}"_L1,                                  Payload::None,      ResponseShape::Record},
    Operation{PatchCustomIntegration,    Resource::CustomIntegration, Verb::Patch,  Effect::Update, Repeat::Write,  "patchCustomIntegration"_L1,    QT_TRANSLATE_NOOP("Operations", "Patch custom integration by Id"),                   "/custom-integrations/{id}"_L1,                                  Payload::Json,      ResponseShape::Record,  GetCustomIntegration},
    Operation{DeleteCustomIntegration,   Resource::CustomIntegration, Verb::Delete, Effect::Delete, Repeat::Write,  "deleteCustomIntegration"_L1,   QT_TRANSLATE_NOOP("Operations", "Delete custom integration by Id"),                  "/custom-integrations/{id}"_L1,                                  Payload::None,      ResponseShape::Nothing, GetCustomIntegration},
    Operation{ListCustomEventTypes,      Resource::CustomEventType,   Verb::Get,    Effect::Read,   Repeat::Read,   "listCustomEventTypes"_L1,      QT_TRANSLATE_NOOP("Operations", "List custom event types"),                          "/custom-integrations/{id}/custom-event-types/"_L1,              Payload::None,      ResponseShape::Page},
    Operation{CreateCustomEventType,     Resource::CustomEventType,   Verb::Post,   Effect::Create, Repeat::LookUp, "createCustomEventType"_L1,     QT_TRANSLATE_NOOP("Operations", "Create custom event type"),                         "/custom-integrations/{id}/custom-event-types/"_L1,              Payload::Json,      ResponseShape::Record,  ListCustomEventTypes},
    Operation{GetCustomEventType,        Resource::CustomEventType,   Verb::Get,    Effect::Read,   Repeat::Read,   "getCustomEventType"_L1,        QT_TRANSLATE_NOOP("Operations", "Get custom event type by Id"),                      "/custom-integrations/{id}/custom-event-types/{eventTypeId}"_L1, Payload::None,      ResponseShape::Record},
    Operation{DeleteCustomEventType,     Resource::CustomEventType,   Verb::Delete, Effect::Delete, Repeat::Write,  "deleteCustomEventType"_L1,     QT_TRANSLATE_NOOP("Operations", "Delete custom event type by Id"),                   "/custom-integrations/{id}/custom-event-types/{eventTypeId}"_L1, Payload::None,      ResponseShape::Nothing, GetCustomEventType},
};
// clang-format on

static consteval bool everyRowStandsAtItsOwnId()
{
    for (std::size_t row = 0; row < operationRows.size(); ++row) {
        if (static_cast<std::size_t>(operationRows[row].id) != row)
            return false;
    }
    return operationRows.size() == static_cast<std::size_t>(Count);
}
static_assert(everyRowStandsAtItsOwnId());

// A write that may be repeated or looked up must name the operation that reads its record.
static consteval bool everyWriteCanBeLookedUp()
{
    return std::ranges::all_of(operationRows, [](const Operation &row) {
        const bool needed = row.repeat == Repeat::Write || row.repeat == Repeat::LookUp;
        return row.lookUp.has_value() == needed;
    });
}
static_assert(everyWriteCanBeLookedUp());

const Operation &operation(OperationId id)
{
    return operationRows[static_cast<std::size_t>(id)];
}

std::span<const Operation> operations()
{
    return operationRows;
}

const Operation *operationNamed(QStringView name)
{
    const auto found = std::ranges::find_if(
        operationRows, [name](const Operation &row) { return row.name == name; });
    return found == operationRows.end() ? nullptr : &*found;
}

QString titleOf(const Operation &operation)
{
    return QCoreApplication::translate("Operations", operation.title);
}

QByteArray verbName(Verb verb)
{
    static constexpr std::array names{"GET", "POST", "PATCH", "DELETE"};
    return names[static_cast<std::size_t>(verb)];
}

QString scopeOf(const Operation &operation)
{
    static constexpr std::array access{"read"_L1, "write"_L1, "write"_L1, "delete"_L1};
    return resourceRow(operation.resource).area + u':'
        + access[static_cast<std::size_t>(operation.effect)];
}

} // namespace storedesk::catalogue
