// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"

#include <QJsonObject>
#include <QLocale>

namespace storedesk::items {

// The field that names a record to a person.
[[nodiscard]] QLatin1StringView nameMemberOf(catalogue::Resource resource);
// A record as a person would call it: "Activities, 1 Jan 2026 – 31 Oct 2026". Never empty while the
// record has a key.
[[nodiscard]] QString recordTitle(catalogue::Resource resource, const QJsonObject &record,
                                  const QLocale &locale = {});

} // namespace storedesk::items
