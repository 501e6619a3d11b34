// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"
#include "catalogue/operation.h"
#include "ui/forms/fieldform.h"
#include "ui/host/pageaddress.h"

#include <QJsonObject>

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

// Returns the page address of a record from its patch operation and path values.
[[nodiscard]] PageAddress recordPlace(catalogue::OperationId patch, const QStringList &values);
// Returns the name of the record, or the value that identifies it if there is no name.
[[nodiscard]] QString recordTitle(catalogue::OperationId patch, const QStringList &values,
                                  const QJsonObject &record);
// Returns the noun for one record, as used in a sentence, for example "contact".
[[nodiscard]] QString kindWord(catalogue::Resource resource);

// Returns the fields that the request body may contain; for contacts, this includes the account's
// custom fields.
[[nodiscard]] catalogue::FieldSet editedFields(PageHost &host, catalogue::OperationId operation,
                                               catalogue::FieldLocation place);
// Returns the layout of the edit form for this resource.
[[nodiscard]] FormShape editedShape(catalogue::Resource resource);

} // namespace storedesk::ui::forms
