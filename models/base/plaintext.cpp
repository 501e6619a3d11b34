// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "plaintext.h"

#include <QChar>
#include <QString>

#include <utility>

namespace storedesk::base {

static int hexValue(char byte)
{
    if (byte >= '0' && byte <= '9')
        return byte - '0';
    const char lower = static_cast<char>(byte | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

// Returns the value of the given number of hexadecimal digits, or -1.
static int hexNumber(QByteArrayView text, qsizetype at, int digits)
{
    if (at + digits > text.size())
        return -1;
    int value = 0;
    for (int index = 0; index < digits; ++index) {
        const int digit = hexValue(text.at(at + index));
        if (digit < 0)
            return -1;
        value = value * 16 + digit;
    }
    return value;
}

PlainText::PlainText(QByteArrayView wrapped)
{
    undoPercents(wrapped);
    undoBackslashes();
}

// Decodes %40, and also %2540, because a byte that was encoded twice is still one byte.
void PlainText::undoPercents(QByteArrayView wrapped)
{
    m_bytes.reserve(wrapped.size());
    m_begins.reserve(static_cast<std::size_t>(wrapped.size()) + 1);
    m_backslashes.reserve(static_cast<std::size_t>(wrapped.size()));
    for (qsizetype at = 0; at < wrapped.size();) {
        const auto begin = at;
        char byte = wrapped.at(at++);
        while (byte == '%') {
            const int value = hexNumber(wrapped, at, 2);
            if (value < 0)
                break;
            byte = static_cast<char>(value);
            at += 2;
        }
        put(byte, begin);
    }
    m_begins.push_back(wrapped.size());
}

void PlainText::undoBackslashes()
{
    if (!m_bytes.contains('\\'))
        return;
    const auto bytes = std::exchange(m_bytes, {});
    const auto begins = std::exchange(m_begins, {});
    m_backslashes.clear();
    for (qsizetype at = 0; at < bytes.size();) {
        if (bytes.at(at) == '\\') {
            at = undoRun(bytes, begins, at);
        } else {
            put(bytes.at(at), begins[static_cast<std::size_t>(at)]);
            ++at;
        }
    }
    m_begins.push_back(begins.back());
}

// Decodes a run of backslashes and the escaped letter. JSON inside JSON doubles them at each level.
qsizetype PlainText::undoRun(const QByteArray &bytes, const std::vector<qsizetype> &begins,
                             qsizetype at)
{
    const auto begin = begins[static_cast<std::size_t>(at)];
    auto end = at;
    while (end < bytes.size() && bytes.at(end) == '\\')
        ++end;
    const char letter = end < bytes.size() ? bytes.at(end) : '\0';
    if (letter == '"' || letter == '/') {
        put(letter, begin, end - at);
        return end + 1;
    }
    if (letter == 'n' || letter == 'r' || letter == 't') {
        put(letter == 't' ? '\t' : '\n', begin);
        return end + 1;
    }
    const int code = letter == 'u' ? hexNumber(bytes, end + 1, 4) : -1;
    if (code < 0) {
        put('\\', begin);
        return end;
    }
    // Halves of a surrogate pair become replacement characters, which also count as part of a word.
    for (const char byte : QString(QChar(static_cast<char16_t>(code))).toUtf8())
        put(byte, begin);
    return end + 5;
}

void PlainText::put(char byte, qsizetype begin, qsizetype backslashes)
{
    m_bytes.append(byte);
    m_begins.push_back(begin);
    m_backslashes.push_back(backslashes);
}

qsizetype PlainText::begin(qsizetype index) const
{
    return m_begins[static_cast<std::size_t>(index)];
}

bool PlainText::bare(qsizetype index) const
{
    return begin(index + 1) - begin(index) == 1;
}

// A string opened after n backslashes is closed by a quote after n backslashes, or after n plus any
// number of complete escaped backslashes at its nesting level. Fewer than n mean that the enclosing
// string ends.
qsizetype PlainText::closing(qsizetype opening) const
{
    const auto level = m_backslashes[static_cast<std::size_t>(opening)];
    for (auto at = m_bytes.indexOf('"', opening + 1); at >= 0; at = m_bytes.indexOf('"', at + 1)) {
        const auto found = m_backslashes[static_cast<std::size_t>(at)];
        if (found < level || found % (2 * (level + 1)) == level)
            return at;
    }
    return size();
}

} // namespace storedesk::base
