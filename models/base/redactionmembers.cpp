// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "redactionshapes.h"

namespace storedesk::base {

static constexpr qsizetype longestMember = 128;

static qsizetype skipSpace(const PlainText &text, qsizetype at)
{
    while (at < text.size() && QByteArrayView(" \t\r\n").contains(text.at(at)))
        ++at;
    return at;
}

// Returns the position after the matching closing bracket. Skips strings.
static qsizetype behindBrackets(const PlainText &text, qsizetype at)
{
    int level = 0;
    for (; at < text.size(); ++at) {
        const char byte = text.at(at);
        if (byte == '"')
            at = text.closing(at);
        else if (byte == '{' || byte == '[')
            ++level;
        else if ((byte == '}' || byte == ']') && --level == 0)
            return at + 1;
    }
    return text.size();
}

static HiddenSpan valueAt(const PlainText &text, qsizetype at)
{
    if (at == text.size())
        return {at, at, Hidden::Value};
    if (text.at(at) == '"')
        return {at + 1, text.closing(at), Hidden::Value};
    if (text.at(at) == '{' || text.at(at) == '[')
        return {at, behindBrackets(text, at), Hidden::Value};
    auto end = at;
    while (end < text.size() && !QByteArrayView(",}]\r\n\"").contains(text.at(end)))
        ++end;
    return {at, end, Hidden::Value};
}

void findMarkedMembers(const PlainText &text, const QSet<QByteArray> &marked, HiddenSpans &spans)
{
    const auto &bytes = text.bytes();
    for (auto at = bytes.indexOf('"'); at >= 0; at = bytes.indexOf('"', at + 1)) {
        const auto close = bytes.indexOf('"', at + 1);
        if (close < 0)
            return;
        if (close - at > longestMember || !marked.contains(bytes.mid(at + 1, close - at - 1)))
            continue;
        const auto colon = skipSpace(text, close + 1);
        if (colon == text.size() || text.at(colon) != ':')
            continue;
        const auto span = valueAt(text, skipSpace(text, colon + 1));
        if (span.begin < span.end)
            spans.push_back(span);
        at = std::max(close, span.end - 1);
    }
}

static bool isName(char byte)
{
    return (byte >= '0' && byte <= '9') || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z')
        || byte == '_' || byte == '-' || byte == '.' || static_cast<unsigned char>(byte) >= 0x80;
}

// An unquoted value extends to the next item or line end, a quoted value to its closing quote.
static qsizetype endOfItem(const PlainText &text, qsizetype value)
{
    auto end = value;
    // An encoded separator is part of the value.
    while (end < text.size()
           && !(text.bare(end) && QByteArrayView("&\r\n\"").contains(text.at(end))))
        ++end;
    const bool quoted = end == value && end < text.size() && text.at(end) == '"';
    return quoted ? text.closing(value) : end;
}

// Finds name=value in addresses and forms, and name: value in headers.
void findMarkedItems(const PlainText &text, const QSet<QByteArray> &marked, HiddenSpans &spans)
{
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text.at(at) != '=' && text.at(at) != ':')
            continue;
        auto begin = at;
        while (begin > 0 && at - begin < longestMember && isName(text.at(begin - 1)))
            --begin;
        if (!marked.contains(text.bytes().mid(begin, at - begin)))
            continue;
        const auto value = skipSpace(text, at + 1);
        const auto end = endOfItem(text, value);
        if (end > value)
            spans.push_back({value, end, Hidden::Value});
        at = std::max(at, end - 1);
    }
}

} // namespace storedesk::base
