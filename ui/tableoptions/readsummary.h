// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/readoptions.h"
#include "tablefile/tableopener.h"

namespace storedesk::ui::tableoptions {

// A file and the options with which it is currently read.
struct ReadSummary
{
    QString path;
    tablefile::OpenedTable opened = {};
    csv::Dialect dialect = {};
    bool header = true;
    // The options that the user has set instead of the detected ones.
    sheet::ReadOptions reading = {};
    // Number of columns that had no unique name.
    qint64 renamed = 0;
    // Whether text from the file may be shown.
    bool mayName = true;
};

// Returns a sentence that explains why the current reading options were chosen.
[[nodiscard]] QString proofOf(const ReadSummary &file);

// Returns a name, for example “Windows-1252”.
[[nodiscard]] QString nameOfEncoding(const QByteArray &encoding);
[[nodiscard]] QString nameOfDelimiter(char delimiter);

} // namespace storedesk::ui::tableoptions
