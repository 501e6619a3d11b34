// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QStringList>

namespace storedesk::sheet {

// Saves rows, the first of which has the titles, as CSV for spreadsheets, or as Excel if the file
// name ends in xlsx. Numbers have a decimal point in CSV and are real numbers in Excel. Blocks the
// calling thread and never leaves a partial file.
[[nodiscard]] base::Result<void> savePivot(const QList<QStringList> &rows, const QString &path,
                                           const QString &temporaryFolder);

} // namespace storedesk::sheet
