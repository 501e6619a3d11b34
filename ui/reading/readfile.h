// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/reading.h"
#include "table/tableopener.h"

namespace storedesk::ui::reading {

// A file and how it is read now.
struct ReadFile
{
    QString path;
    table::OpenedTable opened = {};
    table::Dialect dialect = {};
    bool header = true;
    sheet::Reading reading = {}; // what was not guessed
    qint64 renamed = 0; // columns without a name of their own
    bool mayName = true; // words out of the file may be shown
};

// What speaks for the way it is read now.
[[nodiscard]] QString proofOf(const ReadFile &file);

// “Windows-1252”
[[nodiscard]] QString nameOfEncoding(const QByteArray &encoding);
[[nodiscard]] QString nameOfDelimiter(char delimiter);

} // namespace storedesk::ui::reading
