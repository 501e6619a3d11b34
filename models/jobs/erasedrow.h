// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/jobrow.h"

namespace storedesk::jobs {

// Says that a privacy request removed the content of the row, and when. Empty if none did.
[[nodiscard]] QString erasedWords(const journal::JobRow &row);

} // namespace storedesk::jobs
