// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/exchange.h"

#include <QJsonArray>

#include <functional>

namespace storedesk::practice {

enum class Paging : quint8 {
    Page, // page numbers and absolute links both ways
    Cursor // an opaque mark and a relative link onwards
};

// Reads at most `limit` elements behind the first `offset` ones.
using Rows = std::function<QJsonArray(qint64 offset, int limit)>;

// The answer to every list operation: the slice that the query asks for, in the envelope with its
// links, or 400 when the query makes no sense.
[[nodiscard]] Answer pageOf(const Request &request, Paging paging, const Rows &rows);

} // namespace storedesk::practice
