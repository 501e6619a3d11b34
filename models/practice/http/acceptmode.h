// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace storedesk::practice {

// The reaction of the service's address to a new connection.
enum class AcceptMode : quint8 {
    Accepting,
    // As if no program were listening.
    Refusing,
    // Never completes the handshake.
    Hanging
};

} // namespace storedesk::practice
