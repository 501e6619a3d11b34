// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <algorithm>
#include <array>
#include <optional>

namespace storedesk::base {

// Returns the value with the given name in a table of permanent names, which has one entry per
// value, in the order of the enumeration.
template <typename Enum, std::size_t count>
[[nodiscard]] std::optional<Enum> valueNamed(const std::array<QLatin1StringView, count> &names,
                                             const QString &name)
{
    const auto found = std::ranges::find(names, name);
    if (found == names.end())
        return std::nullopt;
    return static_cast<Enum>(found - names.begin());
}

} // namespace storedesk::base
