// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/readoptions.h"
#include "tablefile/tableopener.h"

namespace storedesk::ui::tableoptions {

// A file and the options it is currently read with.
struct ReadSummary
{
    QString path;
    tablefile::OpenedTable opened = {};
    csv::Dialect dialect = {};
    bool header = true;
    // The options that the user has set instead of the detected ones.
    sheet::ReadOptions reading = {};
    // The number of columns that had no unique name.
    qint64 renamed = 0;
    // Whether text from the file may be shown.
    bool mayName = true;
};

// Explains why the current reading options were chosen.
[[nodiscard]] QString proofOf(const ReadSummary &file);

// For example “Windows-1252”.
[[nodiscard]] QString nameOfEncoding(const QByteArray &encoding);
[[nodiscard]] QString nameOfDelimiter(char delimiter);

} // namespace storedesk::ui::tableoptions
