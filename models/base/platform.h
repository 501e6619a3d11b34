// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// Functions specific to an operating system, with a plain fallback for the others.
namespace storedesk::base {

// Makes all files that this program creates private to the user. Called first in main().
void keepNewFilesPrivate();
// Disables core dumps, which would contain keys.
void forbidMemoryDumps();
// Lets the user interface take precedence over the calling thread.
void lowerThreadPriority();

} // namespace storedesk::base
