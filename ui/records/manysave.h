// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "ui/records/manymodel.h"

#include <functional>

namespace storedesk::ui::records {

// The rows of many look-ups as a table of texts: header first. What a cell holds is what the
// service wrote, not how it is shown.
[[nodiscard]] QStringList headerOf(const ManyModel &model);
[[nodiscard]] QStringList cellsOf(const jobs::LookupRow &row,
                                  const std::vector<const catalogue::Field *> &fields,
                                  const QStringList &stateWords);
[[nodiscard]] QStringList stateWords(bool running);

// Work for another thread: writes these rows into a file that is there whole or not at all; cells
// that a spreadsheet would take for a formula are made harmless. Answers how many rows it wrote.
[[nodiscard]] std::function<base::Result<qint64>()>
savingOf(const ManyModel &model, std::vector<jobs::LookupRow> rows, const QString &path);

} // namespace storedesk::ui::records
