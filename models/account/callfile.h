// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/callrecord.h"

#include <vector>

namespace storedesk::account {

// Returns the calls as a file that can be shared. Keys and personal data are masked.
[[nodiscard]] QByteArray callsAsJson(const std::vector<api::CallRecord> &records);

} // namespace storedesk::account
