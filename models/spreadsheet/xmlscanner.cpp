// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "xmlscanner.h"

#include "spreadsheet/words.h"
#include "spreadsheet/xmltext.h"

#include <algorithm>
#include <cstring>

namespace storedesk::spreadsheet {

static constexpr qsizetype longestEntity = 12;

XmlScanner::XmlScanner(QIODevice &device)
    : m_in(device)
{ }

void XmlScanner::fail(const QString &why)
{
    if (m_why.isEmpty())
        m_why = why;
    m_in.close();
}

bool XmlScanner::fill()
{
    if (m_in.fill())
        return true;
    if (m_in.isFull())
        fail(SpreadsheetWords::tr("It contains a tag that is too large."));
    return false;
}

quint32 XmlScanner::printOf(QByteArrayView name)
{
    const auto at = [name](qsizetype place) {
        return static_cast<quint32>(static_cast<unsigned char>(name.at(place)));
    };
    return name.isEmpty() ? 0
                          : static_cast<quint32>(name.size()) << 24U | at(0) << 16U
            | at(name.size() / 2) << 8U | at(name.size() - 1);
}

XmlScanner::Token XmlScanner::stop()
{
    if (m_open > 0 && !failed())
        fail(SpreadsheetWords::tr("It ends unexpectedly."));
    return Token::Stop;
}

XmlScanner::Token XmlScanner::next()
{
    if (m_closed) {
        m_closed = false;
        m_depth = m_open--;
        return Token::End;
    }
    for (;;) {
        if (m_inLiteral)
            return literal();
        if (m_in.at == m_in.end && !fill())
            return stop();
        if (*m_in.at != '<')
            return text();
        if (m_in.end - m_in.at < 2 && !fill())
            return stop();
        if (m_in.at[1] == '!' || m_in.at[1] == '?') {
            if (!passDeclaration() && !m_inLiteral)
                return stop();
            continue;
        }
        const auto *const end = wholeTag();
        if (!end)
            return stop();
        return m_in.at[1] == '/' ? endTag() : startTag(m_in.at + 1, end);
    }
}

const char *XmlScanner::tagEnd(const char *begin) const
{
    for (const auto *at = begin; at < m_in.end; ++at) {
        if (*at == '>')
            return at;
        if (*at != '"' && *at != '\'')
            continue;
        // Most values are short, so a loop is faster than a function call.
        const char quote = *at++;
        while (at < m_in.end && *at != quote)
            ++at;
    }
    return nullptr;
}

const char *XmlScanner::wholeTag()
{
    for (;;) {
        if (const auto *const end = tagEnd(m_in.at + 1))
            return end;
        if (!fill()) {
            fail(SpreadsheetWords::tr("It ends unexpectedly."));
            return nullptr;
        }
    }
}

static QByteArrayView withoutPrefix(QByteArrayView name)
{
    const auto colon = name.indexOf(':');
    return colon < 0 ? name : name.sliced(colon + 1);
}

XmlScanner::Token XmlScanner::startTag(const char *begin, const char *end)
{
    const bool closed = end > begin && end[-1] == '/';
    const auto *const last = closed ? end - 1 : end;
    const auto *nameEnd = begin;
    while (nameEnd < last && !isSpace(*nameEnd))
        ++nameEnd;
    if (m_open + 1 >= deepest) {
        fail(SpreadsheetWords::tr("Its tags are nested too deeply."));
        return Token::Stop;
    }
    const QByteArrayView whole(begin, nameEnd);
    m_name = withoutPrefix(whole);
    m_attributes = QByteArrayView(nameEnd, last);
    m_in.at = end + 1;
    m_depth = ++m_open;
    m_tags[static_cast<std::size_t>(m_open)] = printOf(whole);
    m_closed = closed;
    return Token::Start;
}

XmlScanner::Token XmlScanner::endTag()
{
    const auto *const end = static_cast<const char *>(
        std::memchr(m_in.at, '>', static_cast<std::size_t>(m_in.end - m_in.at)));
    auto whole = QByteArrayView(m_in.at + 2, end);
    while (!whole.isEmpty() && isSpace(whole.back()))
        whole.chop(1);
    if (m_open < 1 || m_tags[static_cast<std::size_t>(m_open)] != printOf(whole)) {
        fail(SpreadsheetWords::tr("Its tags do not match."));
        return Token::Stop;
    }
    m_name = withoutPrefix(whole);
    m_attributes = {};
    m_in.at = end + 1;
    m_depth = m_open--;
    return Token::End;
}

XmlScanner::Token XmlScanner::text()
{
    const auto *end = m_in.at;
    for (;;) {
        end = static_cast<const char *>(
            std::memchr(m_in.at, '<', static_cast<std::size_t>(m_in.end - m_in.at)));
        if (end)
            break;
        if (static_cast<std::size_t>(m_in.end - m_in.at) > XmlBytes::usualRoom / 2 || !fill()) {
            end = m_in.end;
            break;
        }
    }
    // An entity must not be split.
    if (end == m_in.end && !m_in.isOver()) {
        const auto tail = std::min<qsizetype>(end - m_in.at, longestEntity);
        const auto entity = QByteArrayView(end - tail, end).lastIndexOf('&');
        if (entity >= 0 && !QByteArrayView(end - tail + entity, end).contains(';')
            && end - tail + entity > m_in.at)
            end = end - tail + entity;
    }
    m_text = QByteArrayView(m_in.at, end);
    m_literal = false;
    m_depth = m_open;
    m_in.at = end;
    return Token::Text;
}

XmlScanner::Token XmlScanner::literal()
{
    static constexpr QByteArrayView close = "]]>";
    if (m_in.end - m_in.at < close.size() && !fill()) {
        fail(SpreadsheetWords::tr("It ends unexpectedly."));
        return Token::Stop;
    }
    const QByteArrayView here(m_in.at, m_in.end);
    const auto found = here.indexOf(close);
    m_inLiteral = found < 0;
    m_text = here.first(found < 0 ? here.size() - std::min<qsizetype>(here.size(), 2) : found);
    m_in.at += m_text.size() + (found < 0 ? 0 : close.size());
    m_literal = true;
    m_depth = m_open;
    return Token::Text;
}

bool XmlScanner::passOver(QByteArrayView end)
{
    for (;;) {
        const QByteArrayView here(m_in.at, m_in.end);
        if (const auto found = here.indexOf(end); found >= 0) {
            m_in.at += found + end.size();
            return true;
        }
        m_in.at += here.size() - std::min(here.size(), end.size() - 1);
        if (!fill()) {
            fail(SpreadsheetWords::tr("It ends unexpectedly."));
            return false;
        }
    }
}

bool XmlScanner::passDeclaration()
{
    static constexpr QByteArrayView cdata = "<![CDATA[";
    while (m_in.end - m_in.at < cdata.size() && fill()) { }
    const QByteArrayView here(m_in.at, m_in.end);
    if (here.startsWith("<?"))
        return passOver("?>");
    if (here.startsWith("<!--")) {
        m_in.at += 4;
        return passOver("-->");
    }
    if (here.startsWith(cdata)) {
        m_in.at += cdata.size();
        m_inLiteral = true;
        return false;
    }
    // Document types can define entities that expand each other endlessly, and no office program
    // writes one.
    fail(SpreadsheetWords::tr("It has a document type declaration, which spreadsheets don't use."));
    return false;
}

void XmlScanner::appendText(QByteArray &to) const
{
    if (m_literal)
        to.append(m_text);
    else
        appendResolved(m_text, to);
}

std::optional<QByteArrayView> XmlScanner::onlyChild(QByteArrayView open, QByteArrayView close)
{
    static constexpr qsizetype longest = 64;
    const auto *const begin = m_in.at + open.size();
    const auto room = m_in.end - m_in.at - open.size() - close.size();
    if (m_closed || room <= 0
        || std::memcmp(m_in.at, open.data(), static_cast<std::size_t>(open.size())) != 0)
        return std::nullopt;
    const auto *const last = begin + std::min<qsizetype>(room, longest);
    const auto *end = begin;
    while (end < last && *end != '<' && *end != '&')
        ++end;
    if (std::memcmp(end, close.data(), static_cast<std::size_t>(close.size())) != 0)
        return std::nullopt;
    m_in.at = end + close.size();
    m_depth = m_open--;
    return QByteArrayView(begin, end);
}

void XmlScanner::skip()
{
    const int outside = m_depth;
    for (auto token = next(); token != Token::Stop; token = next()) {
        if (token == Token::End && m_depth == outside)
            return;
    }
}

std::optional<QByteArray> XmlScanner::attribute(QByteArrayView name) const
{
    for (auto one = attributes(); one.next();) {
        if (one.name() == name)
            return one.text();
    }
    return std::nullopt;
}

} // namespace storedesk::spreadsheet
