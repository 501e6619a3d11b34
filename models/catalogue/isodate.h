// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <optional>
#include <string_view>

// Dates as the service writes them, read without allocation. All answers are milliseconds since
// 1970, UTC.
namespace storedesk::catalogue::isodate {

// yyyy-mm-dd, a day that the calendar has.
[[nodiscard]] std::optional<qint64> day(std::string_view text) noexcept;

// yyyy-mm-ddThh:mm, then seconds and their fraction if wanted, then Z or an offset such as +02:00.
// Without an offset nobody could say which moment is meant.
[[nodiscard]] std::optional<qint64> moment(std::string_view text) noexcept;

} // namespace storedesk::catalogue::isodate
