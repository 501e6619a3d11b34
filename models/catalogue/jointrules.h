// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/faultlist.h"

namespace storedesk::catalogue {

// Rules that join several members of a body, or that no table of fields can say. They add to what
// Checker found.

void checkContactField(const QJsonObject &body, FaultList &faults);
void checkEventType(const QJsonObject &body, FaultList &faults);

// Addresses and phone numbers are each contact's own: fields of these types have no default.
[[nodiscard]] bool mayHaveDefault(QStringView type);

} // namespace storedesk::catalogue
