// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "ui/lookups/bulklookupmodel.h"

#include <functional>

namespace storedesk::ui::lookups {

// The rows of a bulk lookup as a table of texts, header first. Cells contain the values of the
// service, not the formatted texts.
[[nodiscard]] QStringList headerOf(const BulkLookupModel &model);
[[nodiscard]] QStringList cellsOf(const storedesk::jobs::LookupRow &row,
                                  const std::vector<const catalogue::Field *> &fields,
                                  const QStringList &stateWords);
[[nodiscard]] QStringList stateWords(bool running);

// Returns a function that writes the rows in another thread and returns their number. The file is
// replaced only when complete, and cells that a spreadsheet would interpret as a formula are
// escaped.
[[nodiscard]] std::function<base::Result<qint64>()>
savingOf(const BulkLookupModel &model, std::vector<storedesk::jobs::LookupRow> rows,
         const QString &path);

} // namespace storedesk::ui::lookups
