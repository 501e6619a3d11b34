// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

namespace storedesk::practice {

// How the service's address answers a new connection.
enum class AcceptMode : quint8 {
    Accepting,
    Refusing, // as if no program were there
    Hanging // never completes the handshake
};

} // namespace storedesk::practice
