// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <span>

namespace storedesk::catalogue {

enum class Verb : quint8 { Get, Post, Patch, Delete };
enum class Effect : quint8 { Read, Create, Update, Delete };
enum class Payload : quint8 { None, Json, Multipart };
enum class ResponseShape : quint8 { Nothing, Record, Page };

// The reaction to a request whose result is unknown: read again (Read), send again (Write), look up
// whether the request arrived (LookUp), or ask the user (Event).
enum class Repeat : quint8 { Read, Write, LookUp, Event };

// In the order of the interface specification.
enum class OperationId : quint8 {
    GetContact,
    DeleteContact,
    PatchContact,
    GetContactByEmail,
    DeleteContactByEmail,
    PatchContactByEmail,
    GetContactByExternalId,
    DeleteContactByExternalId,
    PatchContactByExternalId,
    CreatePurchase,
    GetPurchase,
    DeletePurchase,
    GetPurchaseByStoreId,
    DeletePurchaseByStoreId,
    GetProduct,
    DeleteProduct,
    GetProductByStoreId,
    DeleteProductByStoreId,
    PatchProductByStoreId,
    ListExports,
    CreateExport,
    CreateDataExplorerExport,
    GetExport,
    DeleteExport,
    ListImports,
    CreateImport,
    GetImport,
    DeleteImport,
    ListCouponSets,
    GetCouponSet,
    ListWorkflows,
    GetWorkflow,
    GetStore,
    ListContactFields,
    CreateContactField,
    GetContactField,
    DeleteContactField,
    CreateCustomEventByAlias,
    CreateCustomEventById,
    ListCustomIntegrations,
    CreateCustomIntegration,
    GetCustomIntegration,
    PatchCustomIntegration,
    DeleteCustomIntegration,
    ListCustomEventTypes,
    CreateCustomEventType,
    GetCustomEventType,
    DeleteCustomEventType,
    Count
};

// One of the 48 operations. The client, the command line and the practice service use these rows;
// paths are defined nowhere else.
struct Operation
{
    OperationId id;
    Resource resource;
    Verb verb;
    Effect effect;
    Repeat repeat;
    // Name in scripts.
    QLatin1StringView name;
    // Title in the interface specification, source text.
    const char *title;
    // Path parameters are in braces.
    QLatin1StringView path;
    Payload payload;
    // Content of a successful response.
    ResponseShape answer;
    // Reads the same record again, or the list that would contain a lost create.
    std::optional<OperationId> lookUp = std::nullopt;
    // The replacement of a deprecated operation.
    std::optional<OperationId> successor = std::nullopt;

    [[nodiscard]] constexpr bool writes() const { return effect != Effect::Read; }
    [[nodiscard]] constexpr bool deprecated() const { return successor.has_value(); }
};

[[nodiscard]] const Operation &operation(OperationId id);
[[nodiscard]] std::span<const Operation> operations();
[[nodiscard]] const Operation *operationNamed(QStringView name);
[[nodiscard]] QString titleOf(const Operation &operation);
[[nodiscard]] QByteArray verbName(Verb verb);
// Returns the scope that a key needs: area and kind of access, for example contacts:read.
[[nodiscard]] QString scopeOf(const Operation &operation);

} // namespace storedesk::catalogue
