// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>

// Functions specific to an operating system, with a plain fallback for the others. The CMake option
// STOREDESK_PLAIN_PLATFORM chooses the fallbacks everywhere, so that they can be tested on Linux.
namespace storedesk::base {

// Makes all files that this program creates private to the user. Called first in main().
void keepNewFilesPrivate();
// Disables core dumps, which would contain keys.
void forbidMemoryDumps();
// Lets the user interface take precedence over the calling thread.
void lowerThreadPriority();
// Waits until the content of the open file is on the disk. Returns false if the disk reports an
// error. Devices and some file systems can't do this, which is not an error.
[[nodiscard]] bool synchronise(int descriptor);
// Locks the file for other programs for as long as it is open. A crash releases the lock. The
// fallback locks nothing.
[[nodiscard]] bool lockWhileOpen(int descriptor);
// Returns the time since the computer was started, including time asleep. The fallback does not
// count time asleep on every system.
[[nodiscard]] std::chrono::nanoseconds uptimeWithSleep();
// Catches the next signal that asks this program to end, once per program. Returns a descriptor
// that becomes readable with the signal; a second signal ends the program at once. The fallback
// catches nothing and returns -1. The command line watches signals in a thread instead, because it
// must also end while it is busy.
[[nodiscard]] int catchTermination();
// Returns whether the fallbacks were chosen.
[[nodiscard]] bool isPlainPlatform();

} // namespace storedesk::base
