// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

// Format checks for strings. Each reads UTF-8 bytes once, from left to right, without allocation.
namespace storedesk::catalogue::valuechecks {

// Accepts well-formed UTF-8 without null bytes.
[[nodiscard]] bool isText(std::string_view text) noexcept;
// Requires a local part, one @, and a domain of at least two labels.
[[nodiscard]] bool isEmail(std::string_view text) noexcept;
// Requires + and 7 to 15 digits without spaces. With nationalToo, the + and the prefix may be
// missing.
[[nodiscard]] bool isPhone(std::string_view text, bool nationalToo) noexcept;
// Requires http or https, a host, and no character that would end a URL.
[[nodiscard]] bool isUrl(std::string_view text) noexcept;
[[nodiscard]] bool isObjectId(std::string_view text) noexcept;
[[nodiscard]] bool isColour(std::string_view text) noexcept;
[[nodiscard]] bool isPointer(std::string_view text) noexcept;
[[nodiscard]] bool isIdentifier(std::string_view text) noexcept;
[[nodiscard]] bool isPhonePrefix(std::string_view text) noexcept;
// Accepts digits with an optional minus. Leading zeros are allowed.
[[nodiscard]] bool isInteger(std::string_view text) noexcept;
[[nodiscard]] bool startsWithZero(std::string_view integer) noexcept;
// Accepts an integer, optionally followed by a dot and digits.
[[nodiscard]] bool isDecimal(std::string_view text) noexcept;
// The text must satisfy isDecimal().
[[nodiscard]] double numberOf(std::string_view decimal) noexcept;

// Returns whether a well-formed text has more than this many characters.
[[nodiscard]] bool isLongerThan(std::string_view text, std::size_t characters) noexcept;

} // namespace storedesk::catalogue::valuechecks
