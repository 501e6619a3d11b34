// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/columnrepair.h"

#include <QStringList>

namespace storedesk::importcheck {

// Returns a unique name for each column. Repeated headings are numbered, because stored changes
// name columns by their headings.
[[nodiscard]] QStringList distinctColumns(const QStringList &columns);
// Replaces the numbers of the columns by their names, so that the repairs fit other files.
[[nodiscard]] std::vector<ColumnRepair> namedRepairs(const std::vector<Repair> &repairs,
                                                     const QStringList &columns);
// Replaces the names by the numbers in a file. Leaves out repairs of columns that it does not have.
[[nodiscard]] std::vector<Repair> numberedRepairs(const std::vector<ColumnRepair> &repairs,
                                                  const QStringList &columns);

} // namespace storedesk::importcheck
