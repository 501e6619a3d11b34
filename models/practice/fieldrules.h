// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/requests.h"

namespace storedesk::practice {

// The rules of a contact field that join several members, or that no table can say.
void checkContactField(const QJsonObject &body, FaultList &faults);
// The same for an event type.
void checkEventType(const QJsonObject &body, FaultList &faults);

} // namespace storedesk::practice
