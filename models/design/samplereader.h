// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "design/samplevalue.h"

namespace storedesk::design {

// What somebody pasted or dropped: one or several documents of JSON behind each other, a list of
// them, or a curl command with one in its body. Each one is a sample of the same event.
[[nodiscard]] base::Result<std::vector<SampleValue>> samplesOf(const QString &text);

} // namespace storedesk::design
