// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>

// Memory for large tables that are accessed at random. The operating system maps it with large
// pages if it can, which saves most of the time for translating addresses. See platformchoice.h for
// the fallback, which uses the usual pages.
namespace storedesk::base {

// Ends the program if there is no memory, like Qt's containers.
[[nodiscard]] void *allocateLarge(std::size_t size);
// The size must be the one that was allocated.
void releaseLarge(void *memory, std::size_t size);
// Returns unused memory of any size to the operating system, which takes some milliseconds. For the
// end of work that needed much more memory than its result.
void returnUnusedMemory();

} // namespace storedesk::base
