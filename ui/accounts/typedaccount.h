// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profiles/profile.h"

namespace storedesk::ui::accounts {

// The input of the form for an account, except for the key.
struct TypedAccount
{
    profiles::Profile profile;
    // Whether the type of the store was chosen.
    bool hasKind = false;

    bool operator==(const TypedAccount &) const = default;
};

} // namespace storedesk::ui::accounts
