// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// Values that are also used outside the table of settings.
namespace storedesk::settings::value {

inline constexpr auto readOnly = "read-only";
inline constexpr auto confirm = "confirm";
inline constexpr auto free = "free";

inline constexpr auto systemProxy = "system";
inline constexpr auto manualProxy = "manual";
inline constexpr auto noProxy = "none";

} // namespace storedesk::settings::value
