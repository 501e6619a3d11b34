// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"

namespace storedesk::api {

// In the Closing state, the result has been decided but not emitted, and nothing can change it.
enum class DeliveryState : quint8 { Queued, Sending, Waiting, LookingUp, Closing, Finished };

// Returns the state that the call reports.
[[nodiscard]] constexpr Call::State callStateOf(DeliveryState state)
{
    switch (state) {
    case DeliveryState::Sending:
        return Call::State::Sending;
    case DeliveryState::Waiting:
        return Call::State::Waiting;
    case DeliveryState::LookingUp:
        return Call::State::LookingUp;
    default:
        return Call::State::Queued;
    }
}

} // namespace storedesk::api
