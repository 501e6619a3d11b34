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

// Returns the fields of a reply grouped under headings, in catalogue order. Objects and lists of
// objects are not included.
[[nodiscard]] std::vector<FieldGroup> groupsOf(catalogue::Resource resource);
// Returns the lists of objects in a reply, such as the lines of a purchase or the options of a
// field.
[[nodiscard]] std::vector<const catalogue::Field *> listsOf(catalogue::Resource resource);
// Returns the columns of such a list.
[[nodiscard]] std::vector<const catalogue::Field *> columnsOf(catalogue::Resource resource,
                                                              const catalogue::Field &list);

// Returns the fields highlighted in the header of a record.
[[nodiscard]] std::vector<const catalogue::Field *> figuresOf(catalogue::Resource resource);
// Returns the name or number of the record; empty if it has none.
[[nodiscard]] QString nameOf(catalogue::Resource resource, const QJsonObject &record);
// Returns the values that distinguish the record from other records with the same name.
[[nodiscard]] QString keysOf(catalogue::Resource resource, const QJsonObject &record);

} // namespace storedesk::ui::details
