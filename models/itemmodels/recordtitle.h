// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"

#include <QJsonObject>
#include <QLocale>

namespace storedesk::itemmodels {

// Returns the member that contains a record's display name.
[[nodiscard]] QLatin1StringView nameMemberOf(catalogue::Resource resource);
// Returns a record's display title, such as "Activities, 1 Jan 2026 – 31 Oct 2026". Never empty if
// the record has a key.
[[nodiscard]] QString recordTitle(catalogue::Resource resource, const QJsonObject &record,
                                  const QLocale &locale = {});

} // namespace storedesk::itemmodels
