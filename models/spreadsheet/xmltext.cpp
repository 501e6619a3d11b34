// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "xmltext.h"

#include <QChar>

#include <array>
#include <optional>

namespace storedesk::spreadsheet {

void appendCharacter(char32_t code, QByteArray &to)
{
    if (code == 0 || code > QChar::LastValidCodePoint || QChar::isSurrogate(code))
        code = QChar::ReplacementCharacter;
    const auto tail = [&to, code](unsigned shift) {
        to.append(static_cast<char>(0x80U | ((code >> shift) & 0x3FU)));
    };
    if (code < 0x80) {
        to.append(static_cast<char>(code));
    } else if (code < 0x800) {
        to.append(static_cast<char>(0xC0U | (code >> 6U)));
        tail(0);
    } else if (code < 0x10000) {
        to.append(static_cast<char>(0xE0U | (code >> 12U)));
        tail(6);
        tail(0);
    } else {
        to.append(static_cast<char>(0xF0U | (code >> 18U)));
        tail(12);
        tail(6);
        tail(0);
    }
}

static std::optional<char32_t> characterOf(QByteArrayView entity)
{
    struct Named
    {
        QByteArrayView name;
        char32_t code;
    };
    static constexpr std::array known{Named{"amp", U'&'}, Named{"lt", U'<'}, Named{"gt", U'>'},
                                      Named{"quot", U'"'}, Named{"apos", U'\''}};
    for (const auto &[name, code] : known) {
        if (entity == name)
            return code;
    }
    if (!entity.startsWith('#'))
        return std::nullopt;
    const bool hexadecimal = entity.size() > 1 && (entity.at(1) == 'x' || entity.at(1) == 'X');
    bool good = false;
    const auto code = entity.sliced(hexadecimal ? 2 : 1).toUInt(&good, hexadecimal ? 16 : 10);
    return good ? std::optional(static_cast<char32_t>(code)) : std::nullopt;
}

void appendResolved(QByteArrayView raw, QByteArray &to)
{
    for (auto at = raw.indexOf('&'); at >= 0; at = raw.indexOf('&')) {
        to.append(raw.first(at));
        raw = raw.sliced(at);
        const auto end = raw.first(std::min<qsizetype>(raw.size(), 12)).indexOf(';');
        const auto code = end < 0 ? std::nullopt : characterOf(raw.sliced(1, end - 1));
        if (code) {
            appendCharacter(*code, to);
            raw = raw.sliced(end + 1);
        } else {
            to.append('&');
            raw = raw.sliced(1);
        }
    }
    to.append(raw);
}

// Returns the code in an escape such as _x000D_ at this position.
static std::optional<char16_t> escapeAt(QByteArrayView text, qsizetype at)
{
    static constexpr qsizetype length = 7;
    if (at + length > text.size() || text.at(at) != '_' || text.at(at + 1) != 'x'
        || text.at(at + length - 1) != '_')
        return std::nullopt;
    bool good = false;
    const auto digits = text.sliced(at + 2, 4);
    const auto code = digits.toUShort(&good, 16);
    const bool plain = good && !digits.contains('+') && !digits.contains(' ');
    return plain ? std::optional(static_cast<char16_t>(code)) : std::nullopt;
}

void resolveEscapes(QByteArray &text, qsizetype from)
{
    const auto begin = text.indexOf("_x", from);
    if (begin < 0)
        return;
    const auto rest = text.mid(begin);
    text.truncate(begin);
    for (qsizetype at = 0; at < rest.size();) {
        const auto code = escapeAt(rest, at);
        if (!code) {
            text.append(rest.at(at++));
            continue;
        }
        at += 7;
        const auto low = QChar::isHighSurrogate(*code) ? escapeAt(rest, at) : std::nullopt;
        if (low && QChar::isLowSurrogate(*low)) {
            at += 7;
            appendCharacter(QChar::surrogateToUcs4(*code, *low), text);
        } else {
            appendCharacter(*code, text);
        }
    }
}

} // namespace storedesk::spreadsheet
