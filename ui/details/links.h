// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/field.h"
#include "ui/host/pageaddress.h"

#include <QJsonValue>

#include <optional>

namespace storedesk::ui::details {

// Returns the address of the record that a value of this field identifies, if any.
[[nodiscard]] std::optional<PageAddress>
linkOf(catalogue::Resource resource, const catalogue::Field &field, const QJsonValue &value);

// Returns the resource that a value of this field identifies, even if such a record cannot be
// opened. Contacts, for example, cannot be read by the service's id.
[[nodiscard]] std::optional<catalogue::Resource> identifiedBy(catalogue::Resource resource,
                                                              const catalogue::Field &field);

} // namespace storedesk::ui::details
