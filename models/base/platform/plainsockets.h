// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/platform/sockets.h"

// What differs between systems behind sockets.h, with calls that all systems with BSD sockets have.
namespace storedesk::base::plain {

[[nodiscard]] Socket newSocket();
[[nodiscard]] int acceptedSocket(int listener);
bool waitForSockets(std::span<WatchedSocket> sockets, int milliseconds);
[[nodiscard]] std::unique_ptr<SocketWaker> socketWaker();
void resetSocket(int socket);

} // namespace storedesk::base::plain
