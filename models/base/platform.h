// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// What is of one operating system, with a plain fallback for the others.
namespace storedesk::base {

// From now on nobody else may read what this program creates. The first thing main() does.
void keepNewFilesPrivate();
// No memory images on disk after a crash: they would hold keys.
void forbidMemoryDumps();
// The calling thread gives way to the window from now on.
void lowerThreadPriority();

} // namespace storedesk::base
