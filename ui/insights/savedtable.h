// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "ui/tables/clipboardtable.h"

#include <QVariant>

namespace storedesk::ui::insights {

// A table to save.
struct SavedTable
{
    CopiedTable shown = {};
    // The values of the cells, for spreadsheets. Empty if they are the shown texts.
    QList<QVariantList> values = {};
    // By column. Missing columns are text.
    QList<bool> isNumber = {};
};

// Writes an Excel workbook with real numbers if the file name ends in .xlsx, and otherwise the
// shown texts as CSV. An existing file is replaced only after the new one was written completely.
// Slow: call it in the background. Temporary files are stored in the private folder.
[[nodiscard]] base::Result<void> writeTable(const SavedTable &table, const QString &path,
                                            const QString &temporaryFolder);

} // namespace storedesk::ui::insights
