// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "redactionshapes.h"

#include <algorithm>
#include <array>

namespace storedesk::base {

using Ascii = QByteArrayView;

static bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

static bool isLetter(char byte)
{
    const char lower = static_cast<char>(byte | 0x20);
    return (lower >= 'a' && lower <= 'z') || static_cast<unsigned char>(byte) >= 0x80;
}

static bool isHex(char byte)
{
    return isDigit(byte) || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'f');
}

static bool isWord(char byte)
{
    return isDigit(byte) || isLetter(byte) || byte == '-' || byte == '_';
}

// Returns whether a character may precede the @. In a URL, unencoded separators end the name;
// elsewhere they might be part of it.
static bool isLocalPart(const PlainText &text, qsizetype at, bool inAddress)
{
    const char byte = text.at(at);
    if (isWord(byte) || Ascii("!#$%*+.^`|~'").contains(byte))
        return true;
    return Ascii("/=?&{}").contains(byte) && !(inAddress && text.bare(at));
}

void findEmails(const PlainText &text, HiddenSpans &spans)
{
    const auto &bytes = text.bytes();
    for (auto at = bytes.indexOf('@'); at >= 0; at = bytes.indexOf('@', at + 1)) {
        const bool inAddress = !text.bare(at);
        auto begin = at;
        while (begin > 0 && isLocalPart(text, begin - 1, inAddress))
            --begin;
        auto end = at + 1;
        while (end < text.size() && (isWord(text.at(end)) || text.at(end) == '.'))
            ++end;
        if (begin < at && end > at + 1)
            spans.push_back({begin, end, Hidden::Email});
    }
}

// Returns the length of the date that starts here, or 0. 2026-01-31 and 31/01/2026 are not phone
// numbers.
static qsizetype dateLength(const PlainText &text, qsizetype at)
{
    static constexpr std::array forms{Ascii("dddd-dd-dd"), Ascii("dd/dd/dddd")};
    for (const auto form : forms) {
        if (at + form.size() > text.size())
            continue;
        const auto matches = [&](qsizetype index) {
            return form.at(index) == 'd' ? isDigit(text.at(at + index))
                                         : text.at(at + index) == form.at(index);
        };
        qsizetype index = 0;
        while (index < form.size() && matches(index))
            ++index;
        const bool goesOn = at + form.size() < text.size() && isDigit(text.at(at + form.size()));
        if (index == form.size() && !goesOn)
            return form.size();
    }
    return 0;
}

// Returns digits with at most two consecutive separators between them, starting at a digit.
static HiddenSpan digitsFrom(const PlainText &text, qsizetype begin, int &digits)
{
    auto end = begin;
    int separators = 0;
    for (auto at = begin; at < text.size() && separators <= 2; ++at) {
        if (isDigit(text.at(at))) {
            if (separators > 0 && dateLength(text, at) > 0)
                break;
            ++digits;
            separators = 0;
            end = at + 1;
        } else if (Ascii(" -./()").contains(text.at(at))) {
            ++separators;
        } else {
            break;
        }
    }
    return {begin, end, Hidden::Phone};
}

static qsizetype endOfDigits(const PlainText &text, qsizetype at)
{
    while (at < text.size() && isDigit(text.at(at)))
        ++at;
    return at;
}

// Recognises record ids (24 hexadecimal digits) and UUIDs (36 characters with dashes).
static bool standsInId(const PlainText &text, qsizetype at)
{
    static constexpr qsizetype longest = 36;
    const auto isPart = [&text](qsizetype index) {
        return isHex(text.at(index)) || text.at(index) == '-';
    };
    auto begin = at;
    while (begin > 0 && at - begin <= longest && isPart(begin - 1))
        --begin;
    auto end = at;
    while (end < text.size() && end - begin <= longest && isPart(end))
        ++end;
    // Skips the dash in export-550e8400-….
    while (begin < at && text.at(begin) == '-')
        ++begin;
    const auto dashes = QByteArrayView(text.bytes()).sliced(begin, end - begin).count('-');
    return (end - begin == 24 && dashes == 0) || (end - begin == 36 && dashes == 4);
}

// Returns the position of the plus before a number, ignoring spaces and brackets in between; -1 if
// there is none.
static qsizetype plusBefore(const PlainText &text, qsizetype at)
{
    while (at > 0 && (text.at(at - 1) == '(' || text.at(at - 1) == ' '))
        --at;
    return at > 0 && text.at(at - 1) == '+' ? at - 1 : -1;
}

void findPhones(const PlainText &text, HiddenSpans &spans)
{
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!isDigit(text.at(at)))
            continue;
        if (const auto length = dateLength(text, at); length > 0) {
            at += length - 1;
            continue;
        }
        int digits = 0;
        auto span = digitsFrom(text, at, digits);
        const auto plus = plusBefore(text, at);
        const bool international = plus >= 0;
        // Digits inside a word belong to an identifier.
        const bool inWord = (at > 0 && isLetter(text.at(at - 1))) || standsInId(text, at);
        if (international)
            span.begin = plus;
        if (international ? digits >= 6 : digits >= 9 && !inWord)
            spans.push_back(span);
        // A phone number may follow an identifier after a space, so only the digits of the
        // identifier are skipped.
        else if (inWord)
            span.end = endOfDigits(text, at);
        at = span.end - 1;
    }
}

static bool isSecret(char byte)
{
    return (isWord(byte) && static_cast<unsigned char>(byte) < 0x80)
        || Ascii("+/=.~").contains(byte);
}

// host:8080/path has the form of a key but is not a key.
static bool isPort(const PlainText &text, qsizetype at)
{
    const auto begin = at;
    while (at < text.size() && isDigit(text.at(at)))
        ++at;
    const auto digits = at - begin;
    return digits >= 1 && digits <= 5
        && (at == text.size() || !isSecret(text.at(at)) || text.at(at) == '/');
}

void findKeys(const PlainText &text, HiddenSpans &spans)
{
    static constexpr qsizetype shortestId = 4;
    static constexpr qsizetype shortestSecret = 12;
    const auto &bytes = text.bytes();
    for (auto at = bytes.indexOf(':'); at >= 0; at = bytes.indexOf(':', at + 1)) {
        auto begin = at;
        while (begin > 0 && isWord(text.at(begin - 1)))
            --begin;
        auto end = at + 1;
        while (end < text.size() && isSecret(text.at(end)))
            ++end;
        const bool isUrl = end > at + 1 && text.at(at + 1) == '/';
        if (at - begin >= shortestId && end - at > shortestSecret && !isUrl
            && !isPort(text, at + 1))
            spans.push_back({begin, end, Hidden::Key});
    }
}

// "practice-service" is one of our own terms; a key continues with eight hexadecimal digits.
static bool isPracticeId(QByteArrayView id)
{
    return id.size() == 8 && std::ranges::all_of(id, isHex);
}

void findPracticeKeys(const PlainText &text, HiddenSpans &spans)
{
    static constexpr Ascii name("practice-");
    const auto &bytes = text.bytes();
    for (auto at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) {
        auto end = at + name.size();
        if (!isPracticeId(
                QByteArrayView(bytes).sliced(end).first(std::min<qsizetype>(8, text.size() - end))))
            continue;
        while (end < text.size() && (isSecret(text.at(end)) || text.at(end) == ':'))
            ++end;
        spans.push_back({at, end, Hidden::Key});
        at = end - 1;
    }
}

static qsizetype skip(const PlainText &text, qsizetype at, Ascii characters)
{
    while (at < text.size() && characters.contains(text.at(at)))
        ++at;
    return at;
}

static qsizetype lineEnd(const PlainText &text, qsizetype at)
{
    while (at < text.size() && text.at(at) != '\n' && text.at(at) != '\r')
        ++at;
    return at;
}

// Finds the value after "Authorization:" or "Authorization=", up to the end of its string or line.
static void findHeader(const PlainText &text, const QByteArray &lower, HiddenSpans &spans)
{
    static constexpr Ascii name("authorization");
    for (auto at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + 1)) {
        auto value = skip(text, at + name.size(), "\"' \t");
        if (value == text.size() || (text.at(value) != ':' && text.at(value) != '='))
            continue;
        value = skip(text, value + 1, " \t");
        if (value < text.size() && text.at(value) == '"')
            spans.push_back({value + 1, text.closing(value), Hidden::Key});
        else
            spans.push_back({value, lineEnd(text, value), Hidden::Key});
        at = spans.back().end - 1;
    }
}

void findCredentials(const PlainText &text, HiddenSpans &spans)
{
    const auto lower = text.bytes().toLower();
    findHeader(text, lower, spans);
    for (const auto scheme : {Ascii("apikey"), Ascii("bearer"), Ascii("basic")}) {
        for (auto at = lower.indexOf(scheme); at >= 0; at = lower.indexOf(scheme, at + 1)) {
            const auto behind = at + scheme.size();
            const auto begin = skip(text, behind, " \t+:=\"'");
            auto end = begin;
            while (end < text.size() && (isSecret(text.at(end)) || text.at(end) == ':'))
                ++end;
            if (begin > behind && end - begin >= 8)
                spans.push_back({begin, end, Hidden::Key});
            at = std::max(at, end - 1);
        }
    }
}

} // namespace storedesk::base
