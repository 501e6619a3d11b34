// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// What QFile can't do with an open file, named by its descriptor (QFile::handle()).
namespace storedesk::base {

// Waits until the content of the open file is on the disk. Returns false if the disk reports an
// error. Devices and some file systems can't do this, which is not an error. The fallback leaves
// it to the system.
[[nodiscard]] bool synchronise(int descriptor);
// Locks the file for other programs for as long as it is open. A crash releases the lock. The
// fallback locks nothing.
[[nodiscard]] bool lockWhileOpen(int descriptor);

} // namespace storedesk::base
