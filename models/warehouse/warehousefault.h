// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

namespace storedesk::warehouse {

enum class WarehouseFaultKind : quint8 {
    // The settings or the arguments are wrong.
    Usage,
    // The server cannot be reached, or the connection was lost.
    NoConnection,
    // The server asks for a password, and none is known.
    NeedsPassword,
    // The server refused the login or a statement.
    Refused,
    // Storedesk must not change this database.
    Guard,
    Cancelled
};

// The reason that something could not be done in the warehouse.
struct WarehouseFault
{
    WarehouseFaultKind kind = WarehouseFaultKind::Refused;
    base::Problem problem = {};

    bool operator==(const WarehouseFault &) const = default;
};

template <typename Value>
using Outcome = tl::expected<Value, WarehouseFault>;

[[nodiscard]] inline tl::unexpected<WarehouseFault> fault(WarehouseFaultKind kind,
                                                          base::Problem problem)
{
    return tl::unexpected(WarehouseFault{.kind = kind, .problem = std::move(problem)});
}

} // namespace storedesk::warehouse
