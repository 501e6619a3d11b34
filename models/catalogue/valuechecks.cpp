// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "valuechecks.h"

#include <QByteArrayView>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <limits>

namespace storedesk::catalogue::valuechecks {

enum Class : std::uint8_t {
    Digit = 1,
    Hexadecimal = 2,
    Letter = 4,
    // Allowed before the @ of an email address.
    LocalPart = 8,
    // Allowed in a label of a domain name.
    Domain = 16,
    Url = 32,
    Identifier = 64,
};

static constexpr bool contains(std::string_view set, char character)
{
    return set.find(character) != std::string_view::npos;
}

static constexpr unsigned mark(bool belongs, unsigned classes)
{
    return belongs ? classes : 0;
}

static consteval std::array<std::uint8_t, 256> allClasses()
{
    constexpr std::string_view notLocal = "\"(),:;<>@[\\]";
    constexpr std::string_view notUrl = "\"<>\\^`{}";
    std::array<std::uint8_t, 256> classes{};
    for (unsigned at = 0x21; at < 256; ++at) {
        const char character = static_cast<char>(at);
        const char lower = static_cast<char>(at | 0x20U);
        const bool ascii = at < 0x7f;
        const bool digit = character >= '0' && character <= '9';
        const bool letter = ascii && lower >= 'a' && lower <= 'z';
        // Part of a multi-byte character.
        const bool other = at >= 0x80;
        unsigned set = mark(digit, Digit | Hexadecimal) | mark(letter, Letter);
        set |= mark(letter && lower <= 'f', Hexadecimal);
        set |= mark(other || (ascii && !contains(notLocal, character)), LocalPart);
        set |= mark(other || digit || letter || character == '-', Domain);
        set |= mark(other || (ascii && !contains(notUrl, character)), Url);
        set |= mark(digit || letter || contains("-_[]()", character), Identifier);
        classes[at] = static_cast<std::uint8_t>(set);
    }
    return classes;
}

static constexpr auto classes = allClasses();

static bool is(char character, Class wanted) noexcept
{
    return (classes[static_cast<unsigned char>(character)] & wanted) != 0;
}

static bool all(std::string_view text, Class wanted) noexcept
{
    return std::ranges::all_of(text, [wanted](char character) { return is(character, wanted); });
}

// Checks eight bytes at a time while they are ASCII without null bytes.
static std::size_t plainPrefix(std::string_view text) noexcept
{
    constexpr std::uint64_t ones = 0x0101010101010101;
    constexpr std::uint64_t highBits = 0x8080808080808080;
    std::size_t at = 0;
    for (; at + sizeof(std::uint64_t) <= text.size(); at += sizeof(std::uint64_t)) {
        std::uint64_t block = 0;
        std::memcpy(&block, text.data() + at, sizeof block);
        if (((block | (block - ones)) & highBits) != 0)
            return at;
    }
    // The signedness of char depends on the platform.
    while (at < text.size() && static_cast<signed char>(text[at]) > 0)
        ++at;
    return at;
}

bool isText(std::string_view text) noexcept
{
    const auto rest = text.substr(plainPrefix(text));
    if (rest.empty())
        return true;
    return QByteArrayView(rest.data(), static_cast<qsizetype>(rest.size())).isValidUtf8()
        && rest.find('\0') == std::string_view::npos;
}

// Checks labels of letters, digits and inner hyphens, separated by dots.
static bool isDomain(std::string_view domain, int leastLabels) noexcept
{
    constexpr std::size_t longestLabel = 63;
    int labels = 0;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= domain.size(); ++at) {
        if (at < domain.size() && domain[at] != '.') {
            if (!is(domain[at], Domain))
                return false;
            continue;
        }
        if (at == begin || at - begin > longestLabel || domain[begin] == '-'
            || domain[at - 1] == '-')
            return false;
        ++labels;
        begin = at + 1;
    }
    return labels >= leastLabels;
}

// Checks the part before the @: no dot at either end, and no two consecutive dots.
static bool isLocalPart(std::string_view text) noexcept
{
    char before = '.';
    for (const char character : text) {
        if (!is(character, LocalPart) || (character == '.' && before == '.'))
            return false;
        before = character;
    }
    return before != '.';
}

bool isEmail(std::string_view text) noexcept
{
    constexpr std::size_t longest = 254;
    constexpr std::size_t longestLocal = 64;
    const auto at = text.find('@');
    if (at == std::string_view::npos || at == 0 || at > longestLocal || text.size() > longest)
        return false;
    const auto domain = text.substr(at + 1);
    return isLocalPart(text.substr(0, at)) && isDomain(domain, 2)
        && !all(domain.substr(domain.rfind('.') + 1), Digit) && isText(text);
}

bool isPhone(std::string_view text, bool nationalToo) noexcept
{
    constexpr std::size_t most = 15;
    const bool international = text.starts_with('+');
    if (international)
        text.remove_prefix(1);
    else if (!nationalToo)
        return false;
    const std::size_t least = international ? 7 : 4;
    if (text.size() < least || text.size() > most || !all(text, Digit))
        return false;
    return !international || text.front() != '0';
}

static bool startsWithIgnoringCase(std::string_view text, std::string_view start) noexcept
{
    return text.size() >= start.size()
        && std::ranges::equal(text.substr(0, start.size()), start, {}, [](char character) {
               return is(character, Letter) ? static_cast<char>(character | 0x20) : character;
           });
}

bool isUrl(std::string_view text) noexcept
{
    if (startsWithIgnoringCase(text, "https://"))
        text.remove_prefix(8);
    else if (startsWithIgnoringCase(text, "http://"))
        text.remove_prefix(7);
    else
        return false;
    const auto end = std::ranges::find_if(text, [](char character) {
        return character == '/' || character == '?' || character == '#';
    });
    auto host = text.substr(0, static_cast<std::size_t>(end - text.begin()));
    if (const auto colon = host.find(':'); colon != std::string_view::npos) {
        constexpr std::size_t longestPort = 5;
        const auto port = host.substr(colon + 1);
        if (port.empty() || port.size() > longestPort || !all(port, Digit))
            return false;
        host = host.substr(0, colon);
    }
    return isDomain(host, 1) && all(text, Url) && isText(text);
}

bool isObjectId(std::string_view text) noexcept
{
    return text.size() == 24 && all(text, Hexadecimal);
}

bool isColour(std::string_view text) noexcept
{
    return text.size() == 7 && text.front() == '#' && all(text.substr(1), Hexadecimal);
}

bool isPointer(std::string_view text) noexcept
{
    if (!text.empty() && text.front() != '/')
        return false;
    for (auto tilde = text.find('~'); tilde != std::string_view::npos;
         tilde = text.find('~', tilde + 1)) {
        if (tilde + 1 == text.size() || (text[tilde + 1] != '0' && text[tilde + 1] != '1'))
            return false;
    }
    return isText(text);
}

bool isIdentifier(std::string_view text) noexcept
{
    // Reserved because every record already has a member with this name.
    constexpr std::string_view reserved = "id";
    return !text.empty() && is(text.front(), Letter) && all(text, Identifier) && text != reserved;
}

bool isPhonePrefix(std::string_view text) noexcept
{
    constexpr std::size_t longest = 4;
    return !text.empty() && text.size() <= longest && text.front() != '0' && all(text, Digit);
}

static std::string_view withoutSign(std::string_view number) noexcept
{
    return number.substr(number.starts_with('-') ? 1 : 0);
}

bool isInteger(std::string_view text) noexcept
{
    const auto digits = withoutSign(text);
    return !digits.empty() && all(digits, Digit);
}

bool startsWithZero(std::string_view integer) noexcept
{
    const auto digits = withoutSign(integer);
    return digits.size() > 1 && digits.front() == '0';
}

bool isDecimal(std::string_view text) noexcept
{
    const auto dot = text.find('.');
    if (dot == std::string_view::npos)
        return isInteger(text);
    const auto fraction = text.substr(dot + 1);
    return isInteger(text.substr(0, dot)) && !fraction.empty() && all(fraction, Digit);
}

double numberOf(std::string_view decimal) noexcept
{
    double value = 0;
    const auto read = std::from_chars(decimal.data(), decimal.data() + decimal.size(), value,
                                      std::chars_format::fixed);
    if (read.ec == std::errc())
        return value;
    return decimal.starts_with('-') ? -std::numeric_limits<double>::infinity()
                                    : std::numeric_limits<double>::infinity();
}

bool isLongerThan(std::string_view text, std::size_t characters) noexcept
{
    if (text.size() <= characters)
        return false;
    const auto starts = std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U; });
    return static_cast<std::size_t>(starts) > characters;
}

} // namespace storedesk::catalogue::valuechecks
