// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/columnformat.h"

#include <QByteArray>

#include <optional>

namespace storedesk::table {

// The cell as a value of JSON that is no text: a number with all its digits, true, false, or null
// when nothing stands in it. None: it is a text, as are all codes, dates and what does not fit the
// format of its column.
[[nodiscard]] std::optional<QByteArray> jsonValueOf(QByteArrayView cell,
                                                    const ColumnFormat &format);

} // namespace storedesk::table
