// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace storedesk::practice {

// How the service's address reacts to a new connection.
enum class AcceptMode : quint8 {
    Accepting,
    // Reacts as if no program were listening.
    Refusing,
    // Never completes the handshake.
    Hanging
};

} // namespace storedesk::practice
