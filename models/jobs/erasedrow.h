// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/jobrow.h"

namespace storedesk::jobs {

// Returns a sentence that says when a privacy request removed the content of the row. Empty if the
// content was not removed.
[[nodiscard]] QString erasedWords(const journal::JobRow &row);

} // namespace storedesk::jobs
