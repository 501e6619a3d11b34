// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/recipe.h"
#include "schedules/schedule.h"

namespace storedesk::ui::schedules {

// Returns the conditions under which an unattended import with this recipe is stopped, in the form
// "there are more than 5,000 rows".
[[nodiscard]] QStringList guardTexts(const storedesk::imports::Recipe &recipe);
// Returns the limits of a schedule that watches a folder with this recipe.
[[nodiscard]] QStringList guardTexts(const storedesk::schedules::Schedule &schedule,
                                     const storedesk::imports::Recipe &recipe);

} // namespace storedesk::ui::schedules
