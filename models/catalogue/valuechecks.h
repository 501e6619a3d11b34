// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>

// What a text looks like. Each of these reads UTF-8 bytes once, from left to right, and allocates
// nothing.
namespace storedesk::catalogue::valuechecks {

// Well-formed UTF-8 without zeros.
[[nodiscard]] bool isText(std::string_view text) noexcept;
// Something before one @, and a domain of at least two labels behind it.
[[nodiscard]] bool isEmail(std::string_view text) noexcept;
// + and 7 to 15 digits, without spaces; the + and the prefix may be missing when national numbers
// are welcome.
[[nodiscard]] bool isPhone(std::string_view text, bool nationalToo) noexcept;
// http or https, a host, and nothing that would end an address.
[[nodiscard]] bool isUrl(std::string_view text) noexcept;
[[nodiscard]] bool isObjectId(std::string_view text) noexcept;
[[nodiscard]] bool isColour(std::string_view text) noexcept;
[[nodiscard]] bool isPointer(std::string_view text) noexcept;
[[nodiscard]] bool isIdentifier(std::string_view text) noexcept;
[[nodiscard]] bool isPhonePrefix(std::string_view text) noexcept;
// Digits, and a minus before them if wanted. Zeros in front are let through.
[[nodiscard]] bool isInteger(std::string_view text) noexcept;
[[nodiscard]] bool startsWithZero(std::string_view integer) noexcept;
// An integer, and a dot with digits behind it if wanted.
[[nodiscard]] bool isDecimal(std::string_view text) noexcept;
// Of something that isDecimal().
[[nodiscard]] double numberOf(std::string_view decimal) noexcept;

// Whether a well-formed text has more characters than this.
[[nodiscard]] bool isLongerThan(std::string_view text, std::size_t characters) noexcept;

} // namespace storedesk::catalogue::valuechecks
