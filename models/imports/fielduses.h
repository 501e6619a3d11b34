// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace storedesk::jobs {
class JobManager;
}

namespace storedesk::imports {

// Describes the uses of these contact fields on this computer, one sentence each: column mappings
// remembered by imports, recipes of the account, and unfinished jobs. Recipes that users store
// elsewhere cannot be searched.
[[nodiscard]] QStringList fieldUses(const QString &accountFolder,
                                    const jobs::JobManager &jobManager, const QStringList &ids);

} // namespace storedesk::imports
