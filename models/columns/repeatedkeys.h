// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <functional>
#include <span>
#include <vector>

namespace storedesk::columns {

// A place with the same key as an earlier one.
struct RepeatedKey
{
    // The first place with the key.
    quint32 first = 0;
    quint32 place = 0;

    bool operator==(const RepeatedKey &) const = default;
};

// Fills in the keys from a place on. A key of 0 stands for none.
using KeyReader = std::function<void(std::size_t begin, std::span<quint64> keys)>;

// Finds all keys that appear more than once, on all cores, sorted by place. Keys are expected to be
// hashes.
[[nodiscard]] std::vector<RepeatedKey> repeatedKeys(std::size_t count, const KeyReader &read);

} // namespace storedesk::columns
