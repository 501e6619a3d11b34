// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "sheet/reading.h"

class QCommandLineParser;

namespace storedesk::cli {

// --delimiter, --encoding and --sheet: how check, import, import-purchases and bulk read their
// table.
void addReadingOptions(QCommandLineParser &parser);
// A problem names the possible values.
[[nodiscard]] base::Result<sheet::Reading> readingFrom(const QCommandLineParser &parser);
// Whether the file has the sheet that the reading names. A problem lists the sheets it has.
[[nodiscard]] base::Result<void> checkSheet(const QString &file, const sheet::Reading &reading);

} // namespace storedesk::cli
