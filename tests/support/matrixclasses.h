// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/operation.h"
#include "support/matrixplan.h"

#include <algorithm>

namespace support {

namespace catalogue = storedesk::catalogue;

// Assigns an operation to a class in the retry matrix, which is a column of plans.
struct OperationClass
{
    const char *request;
    Plan FaultPlan::*column;
};

// All 48 operations, typed from the API documentation and not from the program's own table.
// clang-format off
inline constexpr std::array operationClasses{
    OperationClass{"GET /contacts/{email}",                                             &FaultPlan::read},
    OperationClass{"DELETE /contacts/{email}",                                          &FaultPlan::remove},
    OperationClass{"PATCH /contacts/{email}",                                           &FaultPlan::patch},
    OperationClass{"GET /contacts/email/{email}",                                       &FaultPlan::read},
    OperationClass{"DELETE /contacts/email/{email}",                                    &FaultPlan::remove},
    OperationClass{"PATCH /contacts/email/{email}",                                     &FaultPlan::patch},
    OperationClass{"GET /contacts/external-id/{externalId}",                            &FaultPlan::read},
    OperationClass{"DELETE /contacts/external-id/{externalId}",                         &FaultPlan::remove},
    OperationClass{"PATCH /contacts/external-id/{externalId}",                          &FaultPlan::patch},
    OperationClass{"POST /purchases/",                                                  &FaultPlan::create},
    OperationClass{"GET /purchases/{id}",                                               &FaultPlan::read},
    OperationClass{"DELETE /purchases/{id}",                                            &FaultPlan::remove},
    OperationClass{"GET /purchases/purchase-id/{id}",                                   &FaultPlan::read},
    OperationClass{"DELETE /purchases/purchase-id/{id}",                                &FaultPlan::removeAgain},
    OperationClass{"GET /products/{id}",                                                &FaultPlan::read},
    OperationClass{"DELETE /products/{id}",                                             &FaultPlan::remove},
    OperationClass{"GET /products/product-id/{id}",                                     &FaultPlan::read},
    OperationClass{"DELETE /products/product-id/{id}",                                  &FaultPlan::remove},
    OperationClass{"PATCH /products/product-id/{id}",                                   &FaultPlan::patch},
    OperationClass{"GET /exports/",                                                     &FaultPlan::read},
    OperationClass{"POST /exports/",                                                    &FaultPlan::create},
    OperationClass{"POST /exports/type/data-explorer",                                  &FaultPlan::create},
    OperationClass{"GET /exports/{id}",                                                 &FaultPlan::read},
    OperationClass{"DELETE /exports/{id}",                                              &FaultPlan::remove},
    OperationClass{"GET /imports/",                                                     &FaultPlan::read},
    OperationClass{"POST /imports/",                                                    &FaultPlan::create},
    OperationClass{"GET /imports/{id}",                                                 &FaultPlan::read},
    OperationClass{"DELETE /imports/{id}",                                              &FaultPlan::remove},
    OperationClass{"GET /coupon-sets/",                                                 &FaultPlan::read},
    OperationClass{"GET /coupon-sets/{id}",                                             &FaultPlan::read},
    OperationClass{"GET /workflows/",                                                   &FaultPlan::read},
    OperationClass{"GET /workflows/{id}",                                               &FaultPlan::read},
    OperationClass{"GET /store/",                                                       &FaultPlan::read},
    OperationClass{"GET /contact-fields/",                                              &FaultPlan::read},
    OperationClass{"POST /contact-fields/",                                             &FaultPlan::create},
    OperationClass{"GET /contact-fields/{id}",                                          &FaultPlan::read},
    OperationClass{"DELETE /contact-fields/{id}",                                       &FaultPlan::remove},
    OperationClass{"POST /custom-events/alias/{alias}",                                 &FaultPlan::event},
    OperationClass{"POST /custom-events/id/{id}",                                       &FaultPlan::event},
    OperationClass{"GET /custom-integrations/",                                         &FaultPlan::read},
    OperationClass{"POST /custom-integrations/",                                        &FaultPlan::create},
    OperationClass{"GET /custom-integrations/{id}",                                     &FaultPlan::read},
    OperationClass{"PATCH /custom-integrations/{id}",                                   &FaultPlan::patch},
    OperationClass{"DELETE /custom-integrations/{id}",                                  &FaultPlan::remove},
    OperationClass{"GET /custom-integrations/{id}/custom-event-types/",                 &FaultPlan::read},
    OperationClass{"POST /custom-integrations/{id}/custom-event-types/",                &FaultPlan::create},
    OperationClass{"GET /custom-integrations/{id}/custom-event-types/{eventTypeId}",    &FaultPlan::read},
    OperationClass{"DELETE /custom-integrations/{id}/custom-event-types/{eventTypeId}", &FaultPlan::remove},
};
// clang-format on
static_assert(operationClasses.size() == 48);

// Returns null if the table does not contain the operation.
[[nodiscard]] inline const OperationClass *classOf(const catalogue::Operation &operation)
{
    const auto request = catalogue::verbName(operation.verb) + ' ' + operation.path.data();
    const auto *found = std::ranges::find_if(
        operationClasses, [&request](const OperationClass &row) { return request == row.request; });
    return found == operationClasses.end() ? nullptr : found;
}

} // namespace support
