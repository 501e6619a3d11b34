// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "practice/core/faultrule.h"

namespace storedesk::practice {

// Parses OPERATION|*|file:FAULT[=VALUE][@N|@N-M|%P].
[[nodiscard]] base::Result<FaultRule> parseFaultRule(const QString &text);
// The inverse of parseFaultRule().
[[nodiscard]] QString textOf(const FaultRule &rule);

} // namespace storedesk::practice
