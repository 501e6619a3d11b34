// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "sheet/readoptions.h"

class QCommandLineParser;

namespace storedesk::cli {

// Adds --delimiter, --encoding and --sheet, which determine how check, import, import-purchases and
// bulk read their table.
void addReadingOptions(QCommandLineParser &parser);
// If a value is invalid, the problem names the possible values.
[[nodiscard]] base::Result<sheet::ReadOptions> readingFrom(const QCommandLineParser &parser);
// Checks whether the file has the sheet named in the options. If not, the problem lists the
// existing sheets.
[[nodiscard]] base::Result<void> checkSheet(const QString &file, const sheet::ReadOptions &reading);

} // namespace storedesk::cli
