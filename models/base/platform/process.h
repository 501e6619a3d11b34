// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <chrono>

// What this process asks of the operating system. See platformchoice.h for the fallbacks.
namespace storedesk::base {

// Makes all files that this program creates private to the user. Called first in main().
void keepNewFilesPrivate();
// Disables core dumps, which would contain keys.
void forbidMemoryDumps();
// Lets the user interface take precedence over the calling thread.
void lowerThreadPriority();
// Returns the time since the computer was started, including time asleep. The fallback does not
// count time asleep on every system.
[[nodiscard]] std::chrono::nanoseconds uptimeWithSleep();
// Returns the file name of this program. Works without an application object on Linux.
[[nodiscard]] QString programName();
// Catches the next signal that asks this program to end, once per program. Returns a descriptor
// that becomes readable with the signal; a second signal ends the program at once. The fallback
// catches nothing and returns -1. The command line watches signals in a thread instead, because it
// must also end while it is busy.
[[nodiscard]] int catchTermination();
// Returns whether the fallbacks were chosen.
[[nodiscard]] bool isPlainPlatform();

} // namespace storedesk::base
