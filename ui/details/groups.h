// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/field.h"

#include <QJsonObject>

#include <vector>

namespace storedesk::ui::details {

struct FieldGroup
{
    QString title;
    std::vector<const catalogue::Field *> fields;
};

// The fields of an answer under the headings they are read by, in the order of the catalogue.
// Objects and lists of objects are not among them.
[[nodiscard]] std::vector<FieldGroup> groupsOf(catalogue::Resource resource);
// The lists of objects that an answer can have: lines of a purchase, options of a field.
[[nodiscard]] std::vector<const catalogue::Field *> listsOf(catalogue::Resource resource);
// The columns of such a list.
[[nodiscard]] std::vector<const catalogue::Field *> columnsOf(catalogue::Resource resource,
                                                              const catalogue::Field &list);

// The fields that stand large in the head of a record: what one looks for first.
[[nodiscard]] std::vector<const catalogue::Field *> figuresOf(catalogue::Resource resource);
// As a person knows the record: its name, its number. Empty: it has none.
[[nodiscard]] QString nameOf(catalogue::Resource resource, const QJsonObject &record);
// What tells it from others of that name.
[[nodiscard]] QString keysOf(catalogue::Resource resource, const QJsonObject &record);

} // namespace storedesk::ui::details
