// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

namespace storedesk::local {
class ContactMatcher;
}

namespace storedesk::jobs {

// Takes the rows of these contacts out of every table in the folder; how many tables had some. A
// table is written anew as a whole, or stays as it was. Any thread.
[[nodiscard]] base::Result<qint64> eraseFromTables(const QString &folder,
                                                   const local::ContactMatcher &contacts);

} // namespace storedesk::jobs
