// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "journal/jobkind.h"

#include <span>

namespace storedesk::jobs {

// Returns all kinds of jobs, one row for each kind.
[[nodiscard]] std::span<const journal::JobKind *const> jobKinds();
// Returns null for a job created by a later version.
[[nodiscard]] const journal::JobKind *kindOf(const journal::JobOutline &outline);
// Returns RowUnit::Request for an unknown kind.
[[nodiscard]] journal::RowUnit unitOf(const journal::JobOutline &outline);

// Counts rows as the user sees them, for a job of any kind. Reads the journal in the calling
// thread.
[[nodiscard]] base::Result<journal::Balance> balanceOf(journal::Journal &journal);

} // namespace storedesk::jobs
