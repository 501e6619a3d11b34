// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <tl/expected.hpp>

namespace storedesk::base {

// An error for the user: what happened, why, and what to do next.
struct Problem
{
    QString what;
    QString why = {};
    QString next = {};

    bool operator==(const Problem &) const = default;
};

template <typename Value>
using Result = tl::expected<Value, Problem>;

} // namespace storedesk::base
