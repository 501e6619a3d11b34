// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <chrono>

// Limits of the service in addition to those of single fields.
namespace storedesk::catalogue::limits {

// Maximum number of days in a range.
inline constexpr int exportDays = 31;
inline constexpr int queuedExports = 5;
inline constexpr int queuedImports = 10;
inline constexpr int importMegabytes = 50;
inline constexpr qint64 importBytes = importMegabytes * 1024LL * 1024;
inline constexpr int customFields = 140;
inline constexpr int eventKilobytes = 512;
inline constexpr qint64 eventBytes = eventKilobytes * 1024LL;
// The URL of a file is valid for this long after the record has been read. Reading the record again
// creates a new URL.
inline constexpr std::chrono::minutes lifeOfAddress{100};

} // namespace storedesk::catalogue::limits
