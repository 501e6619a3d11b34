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
enum class Answer : quint8 { Nothing, Record, Page };

// What may be done with a request whose end is not known: read it again (Read), send it again
// (Write), look whether it arrived (LookUp), or only ask the user (Event).
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

// One of the 48 operations. Client, command line and practice service read these rows and nothing
// else spells a path.
struct Operation
{
    OperationId id;
    Resource resource;
    Verb verb;
    Effect effect;
    Repeat repeat;
    QLatin1StringView name; // as scripts write it
    const char *title; // as the interface specification calls it, source text
    QLatin1StringView path; // path parameters stand in braces
    Payload payload;
    Answer answer; // what a success brings
    // Reads the same record again, or the list a lost create would show up in.
    std::optional<OperationId> lookUp = std::nullopt;
    // A deprecated operation names what to use instead.
    std::optional<OperationId> successor = std::nullopt;

    [[nodiscard]] constexpr bool writes() const { return effect != Effect::Read; }
    [[nodiscard]] constexpr bool deprecated() const { return successor.has_value(); }
};

[[nodiscard]] const Operation &operation(OperationId id);
[[nodiscard]] std::span<const Operation> operations();
[[nodiscard]] const Operation *operationNamed(QStringView name);
[[nodiscard]] QString titleOf(const Operation &operation);
[[nodiscard]] QByteArray verbName(Verb verb);
// The scope a key needs: area and kind of access, for example contacts:read.
[[nodiscard]] QString scopeOf(const Operation &operation);

} // namespace storedesk::catalogue
