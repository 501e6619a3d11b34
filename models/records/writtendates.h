// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/type.h"

#include <QString>

namespace storedesk::records {

[[nodiscard]] bool isDated(catalogue::Type type);
// Converts a date in a common format to the format that the API expects for this field type. For
// example, 25/12/1990, 1990-12-25 and 25 dic 1990 become 1990-12-25, or midnight of that day in
// UTC. Text that is not a date or is already correct is returned unchanged.
[[nodiscard]] QString wireDate(catalogue::Type type, const QString &cell, bool monthFirst);

} // namespace storedesk::records
