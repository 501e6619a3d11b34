// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/answerengine.h"

namespace storedesk::insightsource {

// Returns the emails and names of contacts in the account's offline copy. May be called in any
// thread. Reads the whole copy, so it returns nothing for more contacts than a table shows.
[[nodiscard]] QHash<QString, insights::KnownContact> contactsInMirror(const QString &accountFolder,
                                                                      const QStringList &ids);

} // namespace storedesk::insightsource
