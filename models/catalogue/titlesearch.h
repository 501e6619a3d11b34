// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"

#include <QStringList>

namespace storedesk::catalogue {

// Returns the titles of all fields with this key, in every language of the program.
[[nodiscard]] QStringList titlesInAllLanguages(Resource resource, QStringView key);

} // namespace storedesk::catalogue
