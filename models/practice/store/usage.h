// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLatin1StringView>
#include <QString>

namespace storedesk::practice {

class Store;

// Members of segments that list the records they use. Records in use cannot be deleted.
namespace uses {
inline constexpr auto fields = QLatin1StringView("usedFields");
inline constexpr auto integrations = QLatin1StringView("usedIntegrations");
} // namespace uses

// Returns the name of a segment that uses this field or integration, or an empty string if there is
// none.
[[nodiscard]] QString userOf(Store &store, QLatin1StringView what, const QString &id);

} // namespace storedesk::practice
