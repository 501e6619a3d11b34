// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/jsonscanner.h"

#include <QRegularExpression>

namespace storedesk::events {

using Kind = SampleValue::Kind;
using namespace Qt::StringLiterals;

static constexpr int deepest = 64;

const SampleValue *SampleValue::member(QStringView name) const
{
    const auto at = names.indexOf(name);
    return at < 0 ? nullptr : &elements[static_cast<std::size_t>(at)];
}

JsonScanner::JsonScanner(QStringView text)
    : m_text(text)
{
    if (m_text.startsWith(QChar::ByteOrderMark))
        ++m_at;
}

void JsonScanner::skipSpace()
{
    while (m_at < m_text.size() && m_text[m_at].isSpace())
        ++m_at;
}

bool JsonScanner::atEnd()
{
    skipSpace();
    return m_at >= m_text.size();
}

bool JsonScanner::take(QChar character)
{
    skipSpace();
    if (m_at >= m_text.size() || m_text[m_at] != character)
        return false;
    ++m_at;
    return true;
}

bool JsonScanner::parseWord(QLatin1StringView word)
{
    if (!m_text.sliced(m_at).startsWith(word))
        return false;
    m_at += word.size();
    return true;
}

void JsonScanner::skipSeparator()
{
    (void)take(u',');
}

std::optional<SampleValue> JsonScanner::read()
{
    return readValue(0);
}

std::optional<SampleValue> JsonScanner::readValue(int depth)
{
    skipSpace();
    if (m_at >= m_text.size() || depth > deepest)
        return std::nullopt;
    if (m_text[m_at] == u'{')
        return readObject(depth);
    if (m_text[m_at] == u'[')
        return readList(depth);
    if (m_text[m_at] == u'"') {
        auto text = readText();
        if (!text)
            return std::nullopt;
        return SampleValue{.kind = Kind::Text, .text = *std::move(text)};
    }
    for (const auto word : {"true"_L1, "false"_L1}) {
        if (parseWord(word))
            return SampleValue{.kind = Kind::Boolean, .text = word};
    }
    if (parseWord("null"_L1))
        return SampleValue{};
    return readNumber();
}

std::optional<SampleValue> JsonScanner::readObject(int depth)
{
    SampleValue object{.kind = Kind::Object};
    (void)take(u'{');
    if (take(u'}'))
        return object;
    do {
        skipSpace();
        auto name = readText();
        if (!name || !take(u':'))
            return std::nullopt;
        auto value = readValue(depth + 1);
        if (!value)
            return std::nullopt;
        object.names.append(*std::move(name));
        object.elements.push_back(*std::move(value));
    } while (take(u','));
    if (!take(u'}'))
        return std::nullopt;
    return object;
}

std::optional<SampleValue> JsonScanner::readList(int depth)
{
    SampleValue list{.kind = Kind::List};
    (void)take(u'[');
    if (take(u']'))
        return list;
    do {
        auto value = readValue(depth + 1);
        if (!value)
            return std::nullopt;
        list.elements.push_back(*std::move(value));
    } while (take(u','));
    if (!take(u']'))
        return std::nullopt;
    return list;
}

std::optional<SampleValue> JsonScanner::readNumber()
{
    static const QRegularExpression form(
        u"-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?"_s);
    const auto match = form.match(m_text, m_at, QRegularExpression::NormalMatch,
                                  QRegularExpression::AnchorAtOffsetMatchOption);
    if (!match.hasMatch())
        return std::nullopt;
    m_at = match.capturedEnd();
    return SampleValue{.kind = Kind::Number, .text = match.captured()};
}

std::optional<QString> JsonScanner::readText()
{
    if (m_at >= m_text.size() || m_text[m_at] != u'"')
        return std::nullopt;
    QString text;
    for (++m_at; m_at < m_text.size(); ++m_at) {
        const auto character = m_text[m_at];
        if (character == u'"') {
            ++m_at;
            return text;
        }
        if (character == u'\n')
            return std::nullopt;
        if (character != u'\\') {
            text.append(character);
            continue;
        }
        const auto escaped = readEscaped();
        if (!escaped)
            return std::nullopt;
        text.append(*escaped);
    }
    return std::nullopt;
}

// Starts at the backslash and ends at the last character of the escape.
std::optional<QChar> JsonScanner::readEscaped()
{
    static constexpr auto letters = "\"\\/bfnrt"_L1;
    static constexpr auto meanings = "\"\\/\b\f\n\r\t"_L1;
    if (++m_at >= m_text.size())
        return std::nullopt;
    for (qsizetype at = 0; at < letters.size(); ++at) {
        if (m_text[m_at] == letters[at])
            return QChar(meanings[at]);
    }
    bool good = false;
    if (m_text[m_at] != u'u' || m_at + 4 >= m_text.size())
        return std::nullopt;
    const auto code = m_text.sliced(m_at + 1, 4).toUShort(&good, 16);
    m_at += 4;
    return good ? std::optional(QChar(code)) : std::nullopt;
}

} // namespace storedesk::events
