// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "events/samplevalue.h"

namespace storedesk::events {

// Parses pasted or dropped text: one or several consecutive JSON documents, a list of them, or a
// curl command with one in its body. Each document is a sample of the same event.
[[nodiscard]] base::Result<std::vector<SampleValue>> samplesOf(const QString &text);

} // namespace storedesk::events
