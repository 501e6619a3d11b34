// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "desk/keytest.h"

namespace storedesk::desk {

// "Integrations, event types": the area as pages call it.
[[nodiscard]] QString titleOf(const TestedArea &area);
// "Can be read, 31 fields".
[[nodiscard]] QString wordsOf(const TestedArea &area, const QString &storeName);
// Why the test failed, with a headline of its own for each of the ways it can: what, why, next.
[[nodiscard]] base::Problem failureOf(const api::Error &error, const QString &host);
// "7 areas can be used · 2 are locked · 1 was not tried."
[[nodiscard]] QString summaryOf(const KeyTest &test);

} // namespace storedesk::desk
