// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <chrono>

// What the service allows beyond what a single field says.
namespace storedesk::catalogue::limits {

inline constexpr int exportDays = 31; // of a range, at most
inline constexpr int queuedExports = 5;
inline constexpr int queuedImports = 10;
inline constexpr int importMegabytes = 50;
inline constexpr qint64 importBytes = importMegabytes * 1024LL * 1024;
inline constexpr int customFields = 140;
inline constexpr int eventKilobytes = 512;
inline constexpr qint64 eventBytes = eventKilobytes * 1024LL;
// An address of a file works for so long after it was read; reading the record makes a new one.
inline constexpr std::chrono::minutes lifeOfAddress{100};

} // namespace storedesk::catalogue::limits
