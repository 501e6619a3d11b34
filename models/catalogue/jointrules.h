// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldfaults.h"

namespace storedesk::catalogue {

// Rules that involve several members of a body, or that field tables cannot express. They append to
// the faults found by Checker.

void checkContactField(const QJsonObject &body, FieldFaults &faults);
void checkEventType(const QJsonObject &body, FieldFaults &faults);

// Email addresses and phone numbers are unique to a contact, so fields of these types have no
// default.
[[nodiscard]] bool mayHaveDefault(QStringView type);

} // namespace storedesk::catalogue
