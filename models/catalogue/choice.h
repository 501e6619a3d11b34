// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLatin1StringView>

// Values of choices that code refers to by name. The rows of the catalogue use these constants, so
// that a misspelt value does not compile. No other file contains such a value.
namespace storedesk::catalogue::choice {

using namespace Qt::StringLiterals;

// States of exports, imports and workflows.
namespace state {
inline constexpr auto active = "active"_L1;
inline constexpr auto cancelled = "cancelled"_L1;
inline constexpr auto draft = "draft"_L1;
inline constexpr auto error = "error"_L1;
inline constexpr auto finalised = "finalised"_L1;
inline constexpr auto finished = "finished"_L1;
inline constexpr auto inProgress = "inProgress"_L1;
inline constexpr auto paused = "paused"_L1;
inline constexpr auto queued = "queued"_L1;
} // namespace state

namespace exporttype {
inline constexpr auto dataExplorer = "data-explorer"_L1;
} // namespace exporttype

namespace couponsettype {
// A coupon set with one code for all contacts.
inline constexpr auto single = "single"_L1;
} // namespace couponsettype

namespace importtype {
inline constexpr auto contacts = "contacts"_L1;
inline constexpr auto coupons = "coupons"_L1;
inline constexpr auto products = "products"_L1;
} // namespace importtype

namespace origin {
inline constexpr auto api = "api"_L1;
} // namespace origin

} // namespace storedesk::catalogue::choice
