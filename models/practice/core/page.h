// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/exchange.h"

#include <QJsonArray>

#include <functional>

namespace storedesk::practice {

enum class Paging : quint8 {
    // Page numbers, with absolute links in both directions.
    Page,
    // An opaque cursor, with a relative link to the next page.
    Cursor
};

// Reads at most `limit` elements, after skipping `offset` elements.
using Rows = std::function<QJsonArray(qint64 offset, int limit)>;

// Returns the response to a list operation: the requested slice with its links, or 400 if the query
// is invalid.
[[nodiscard]] PracticeResponse pageOf(const PracticeRequest &request, Paging paging,
                                      const Rows &rows);

} // namespace storedesk::practice
