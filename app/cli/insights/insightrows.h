// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/insights/insightrequest.h"
#include "insights/insightanswer.h"

#include <QByteArrayList>

namespace storedesk::cli {

// A table to be printed. The first row has the headings.
using PrintedRows = QList<QByteArrayList>;

// Returns the main table of a result: its first list, with members of objects as columns. A result
// without a list becomes one row for each value.
[[nodiscard]] PrintedRows rowsOf(const QJsonObject &result);

// Formats the rows with aligned columns for reading.
[[nodiscard]] QByteArray alignedText(const PrintedRows &rows);
[[nodiscard]] QByteArray csvText(const PrintedRows &rows);

} // namespace storedesk::cli
