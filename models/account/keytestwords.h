// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "account/keytest.h"

namespace storedesk::account {

// Returns the name of the area as used on pages, for example "Integrations, event types".
[[nodiscard]] QString titleOf(const TestedArea &area);
// Returns a description such as "Can be read, 31 fields".
[[nodiscard]] QString wordsOf(const TestedArea &area, const QString &storeName);
// Returns a short text for the column “Read access”.
[[nodiscard]] QString readCellOf(const TestedArea &area, const QString &storeName);
// Returns a short text for the column “Write access”. The service does not reveal the permission
// without a change.
[[nodiscard]] QString writeCellOf(const TestedArea &area);
// Returns the reason the test failed, with a separate headline for each cause.
[[nodiscard]] base::Problem failureOf(const http::Error &error, const QString &host);
// Returns a summary such as "7 areas can be used · 2 are locked · 1 was not tried."
[[nodiscard]] QString summaryOf(const KeyTest &test);

} // namespace storedesk::account
