// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace storedesk::desk {
class Desk;
}

namespace storedesk::jobs {

// What of this computer names one of these contact fields, in sentences: matchings that imports
// remember, and jobs that have not finished. Recipes lie where people put them, so nobody knows
// those.
[[nodiscard]] QStringList fieldUses(desk::Desk &desk, const QStringList &ids);

} // namespace storedesk::jobs
