// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <optional>
#include <string_view>

// Parses dates sent by the service without allocation. All results are milliseconds since 1970,
// UTC.
namespace storedesk::catalogue::isodate {

// Parses yyyy-mm-dd and accepts only valid calendar days.
[[nodiscard]] std::optional<qint64> day(std::string_view text) noexcept;

// Parses yyyy-mm-ddThh:mm, then optional seconds and fraction, then Z or an offset such as +02:00.
// The offset is required, because the time would be ambiguous without it.
[[nodiscard]] std::optional<qint64> moment(std::string_view text) noexcept;

} // namespace storedesk::catalogue::isodate
