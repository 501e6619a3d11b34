// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/terminal/visible.h"

#include <algorithm>
#include <array>

namespace storedesk::cli {

namespace {

struct Range
{
    char32_t first;
    char32_t last;
};

// clang-format off
constexpr std::array hidden{
    // All control characters except tab and line feed.
    Range{0x0000, 0x0008}, Range{0x000B, 0x001F},
    Range{0x007F, 0x009F},
    // Zero-width characters, and characters that change the writing direction.
    Range{0x061C, 0x061C}, Range{0x200B, 0x200F},
    Range{0x2028, 0x202E}, Range{0x2060, 0x2069},
    Range{0xFEFF, 0xFEFF}, Range{0xFFF9, 0xFFFB},
};
// clang-format on

bool isHidden(char32_t code)
{
    return std::ranges::any_of(
        hidden, [code](const Range &range) { return code >= range.first && code <= range.last; });
}

QByteArray escaped(const char *mark, char32_t code, int digits)
{
    return mark + QByteArray::number(static_cast<uint>(code), 16).rightJustified(digits, '0');
}

// Returns the number of bytes in the character at this position, or 0 if it is invalid.
qsizetype lengthOf(QByteArrayView text)
{
    const auto lead = static_cast<uchar>(text.front());
    const qsizetype length = lead < 0x80 ? 1
        : lead < 0xC2                    ? 0
        : lead < 0xE0                    ? 2
        : lead < 0xF0                    ? 3
        : lead < 0xF5                    ? 4
                                         : 0;
    if (length > text.size())
        return 0;
    const auto follows = [](char byte) {
        return (static_cast<uchar>(byte) & 0xC0) == 0x80;
    };
    return length > 0 && std::all_of(text.begin() + 1, text.begin() + length, follows) ? length : 0;
}

char32_t codeOf(QByteArrayView character)
{
    const auto lead = static_cast<uchar>(character.front());
    auto code =
        static_cast<char32_t>(character.size() == 1 ? lead : lead & (0x7F >> character.size()));
    for (const char byte : character.sliced(1))
        code = (code << 6) | (static_cast<uchar>(byte) & 0x3F);
    return code;
}

} // namespace

QByteArray visible(QByteArrayView text)
{
    QByteArray shown;
    shown.reserve(text.size());
    while (!text.isEmpty()) {
        const auto length = lengthOf(text);
        if (length == 0) {
            shown += escaped("\\x", static_cast<uchar>(text.front()), 2);
            text = text.sliced(1);
            continue;
        }
        const auto character = text.first(length);
        const auto code = codeOf(character);
        // The CR is the first byte of a CR LF line ending.
        if (code == '\r' && text.size() > 1 && text[1] == '\n')
            shown += '\r';
        else if (isHidden(code))
            shown += escaped("\\u", code, 4);
        else
            shown += character;
        text = text.sliced(length);
    }
    return shown;
}

} // namespace storedesk::cli
