// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/type.h"

#include <QString>

namespace storedesk::jobs {

[[nodiscard]] bool isDated(catalogue::Type type);
// A date as people and programs write it, as a field of this type wants it on the wire: 25/12/1990,
// 1990-12-25 and 25 dic 1990 become 1990-12-25, or midnight of it in UTC. What is no date, or is
// right already, stays as it is.
[[nodiscard]] QString wireDate(catalogue::Type type, const QString &cell, bool monthFirst);

} // namespace storedesk::jobs
