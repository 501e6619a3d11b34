// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"

#include <QJsonObject>
#include <QLocale>

namespace storedesk::itemmodels {

// Returns the member with the display name of a record.
[[nodiscard]] QLatin1StringView nameMemberOf(catalogue::Resource resource);
// Returns the display title of a record: "Activities, 1 Jan 2026 – 31 Oct 2026". Never empty if the
// record has a key.
[[nodiscard]] QString recordTitle(catalogue::Resource resource, const QJsonObject &record,
                                  const QLocale &locale = {});

} // namespace storedesk::itemmodels
