// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/insights/insightrequest.h"

namespace storedesk::cli {

// Answers one question, or all of them, from a warehouse. Returns the exit code.
[[nodiscard]] int answerFromWarehouse(const InsightRequest &request);

} // namespace storedesk::cli
