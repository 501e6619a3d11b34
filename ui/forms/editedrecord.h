// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"
#include "catalogue/operation.h"
#include "ui/forms/fieldform.h"
#include "ui/frame/place.h"

#include <QJsonObject>

namespace storedesk::ui {
class Frame;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

// Where a record lives in the console, from the operation that changes it and its path.
[[nodiscard]] Place recordPlace(catalogue::OperationId patch, const QStringList &values);
// As the person knows it: its name, else the value it is reached by.
[[nodiscard]] QString recordTitle(catalogue::OperationId patch, const QStringList &values,
                                  const QJsonObject &record);
// One of them inside a sentence: "contact".
[[nodiscard]] QString kindWord(catalogue::Resource resource);

// The fields a body of the operation may have; for contacts with those of the account.
[[nodiscard]] catalogue::FieldSet editedFields(Frame &frame, catalogue::OperationId operation,
                                               catalogue::Place place);
// How its form is laid out.
[[nodiscard]] FormShape editedShape(catalogue::Resource resource);

} // namespace storedesk::ui::forms
