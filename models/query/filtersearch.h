// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "bytesearch/rawsearch.h"
#include "query/filter.h"

namespace storedesk::query {

// Returns a search for a text that every matching row must contain, or nothing if the filter
// requires no such text.
[[nodiscard]] std::optional<bytesearch::RawSearch> searchOf(const Filter &filter,
                                                            const csv::TableSource &source);

} // namespace storedesk::query
